//! `wapenrol why`: what a fight has done to somebody on the map, what the realm has given them or an order on the map has
//! changed, and the record that says so.

use crate::about::InCampaign;
use crate::client::Client;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use campaign::{AnyView, System};
use chronicle::Scope;
use projections::{CampaignView, CauseSeen};
use referee::Code;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol why CAMPAIGN archers-1        why is this unit as it is?
  wapenrol why CAMPAIGN bridge-j         and why is this bridge down?
  wapenrol why CAMPAIGN north            why does this player begin there?
  wapenrol why CAMPAIGN 31               why is this region theirs?

It names the line that changed it last, in a fight, in the realm or on the map, and the roll; `wapenrol roll` proves
that one.
`wapenrol show CAMPAIGN --scope engagement/1` lists who is on the map.")]
pub(crate) struct Why {
    #[command(flatten)]
    whose: InCampaign,
    /// A unit or individual of the map, something that is broken in a castle, a seat, or a space
    what: String,
}

impl Why {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let about = client.about(campaign, by)?;
        let maps = about.engagements.iter().filter(|it| it.system == System::Map);
        let scope = maps.map(|it| &it.scope).next();
        let view = scope.map(|scope| client.view(campaign, by, Some(scope), None)).transpose()?;
        let told = match self.cause(view.as_ref())? {
            Some((engagement, fact)) => client.cause(campaign, by, engagement, fact)?,
            None => self.on_the_map(&client, scope)?,
        };
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }

    /// What no fight and no realm has changed, an order on the map has, or nothing.
    fn on_the_map(&self, client: &Client, map: Option<&Scope>) -> Result<CauseSeen, Failure> {
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let number = map.and_then(|map| map.to_string().rsplit('/').next()?.parse().ok());
        let told = client.cause_of(campaign, by, number.unwrap_or(1), &self.what);
        told.map_err(|failure| match failure.code() == Code::UnknownRecord.text() {
            true => {
                let message = format!(
                    "nothing has changed `{}`: it is as it was when the campaign began",
                    self.what
                );
                Failure::new(Kind::Refused, "no_cause", message)
            }
            false => failure,
        })
    }

    /// The engagement and the how-manieth fact of it that has last changed that piece, or broken that.
    fn cause(&self, view: Option<&CampaignView>) -> Result<Option<(u32, u32)>, Failure> {
        let Some(AnyView::Map { map }) = view.map(|view| &view.seen) else {
            let message = "this campaign has no map";
            return Err(Failure::new(Kind::Refused, "wrong_system", message));
        };
        let piece = map.pieces.iter().find(|piece| piece.id.word() == self.what);
        let broken = || map.spaces.iter().find_map(|space| space.damage.get(&self.what));
        let player = || map.players.iter().find(|player| player.seat.name() == self.what);
        let space = || map.spaces.iter().find(|space| space.id.word() == self.what);
        let cause = match piece {
            Some(piece) => &piece.cause,
            None => match (broken(), player(), space()) {
                (Some(damage), ..) => &damage.cause,
                (None, Some(player), _) => &player.cause,
                (None, None, Some(space)) => &space.cause,
                (None, None, None) => {
                    let message =
                        format!("nobody and nothing on the map is called `{}`", self.what);
                    return Err(Failure::new(Kind::Refused, "no_such_piece", message).with(
                        "allowed",
                        "`wapenrol show CAMPAIGN --scope engagement/1` lists them.",
                    ));
                }
            },
        };
        Ok(cause.as_ref().map(|cause| (cause.engagement, cause.fact)))
    }
}

fn tell(told: &CauseSeen, text: &mut String) {
    let _ = writeln!(text, "{} ({})", told.title, told.scope);
    let _ = writeln!(text, "order {}: {}", told.order, told.order_sentence);
    match told.roll {
        Some(roll) => {
            let sentence = told.roll_sentence.as_deref().unwrap_or_default();
            let _ = writeln!(text, "roll {roll}: {sentence}");
        }
        None => text.push_str("no roll: the order alone brought it about\n"),
    }
    let _ = writeln!(text, "line {}: {}", told.record, told.sentence);
}
