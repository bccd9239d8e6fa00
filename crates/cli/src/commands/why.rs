//! `wapenrol why`: what a fight has done to somebody on the map, or what the realm has given them, and the record that
//! says so.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use campaign::{AnyView, System};
use projections::{CampaignView, CauseSeen};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol why CAMPAIGN archers-1        why is this unit as it is?
  wapenrol why CAMPAIGN bridge-j         and why is this bridge down?
  wapenrol why CAMPAIGN north            why does this player begin there?
  wapenrol why CAMPAIGN 31               why is this region theirs from the first turn?

It names the line that changed it last in a fight or in the realm, and the roll; `wapenrol roll` proves that one.
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
        let Some((engagement, fact)) = self.cause(view.as_ref())? else {
            let message = format!("no fight and no realm has changed `{}`", self.what);
            return Err(Failure::new(Kind::Refused, "no_cause", message));
        };
        let told = client.cause(campaign, by, engagement, fact)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
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
    if let Some(roll) = told.roll {
        let sentence = told.roll_sentence.as_deref().unwrap_or_default();
        let _ = writeln!(text, "roll {roll}: {sentence}");
    }
    let _ = writeln!(text, "line {}: {}", told.record, told.sentence);
}
