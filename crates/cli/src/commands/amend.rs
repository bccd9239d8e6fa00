//! `wapenrol amend`: one earlier order is corrected, and the rest is not lost.

use crate::about::{About, somebody};
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::spaced;
use chronicle::{CampaignId, Uuid};
use clap::ArgGroup;
use decider::By;
use projections::{AmendmentPreview, FollowedOrder, PieceChange, VerdictWord};
use server::body::{AmendBody, EditBody, WantedBody};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("what").required(true)
        .args(["replace", "insert_after", "strike", "throw_again"]),
    after_help = "\
Examples:
  wapenrol amend CAMPAIGN --strike 120 --preview
  wapenrol amend CAMPAIGN --strike 120 --reason 'Anna was not there.'
  wapenrol amend CAMPAIGN --replace 120 --with 'strike mannheim skaven-3' --reason 'The wrong one.'
  wapenrol amend CAMPAIGN --insert-after 118 --for cathay --with done --reason 'Forgotten.'
  wapenrol amend CAMPAIGN --throw-again 121 --faces 120=3,5 --reason 'It fell off the table.'

Later orders are decided again, and dice stay as they fell. Only the organiser amends. The old \
timeline stays in the log."
)]
pub(crate) struct Amend {
    /// The campaign's id
    campaign: CampaignId,
    /// Put another order in the place of this one, named by any of its lines
    #[arg(long, value_name = "SEQ", requires = "with")]
    replace: Option<u64>,
    /// Put an order behind this line
    #[arg(long, value_name = "SEQ", requires_all = ["with", "by"])]
    insert_after: Option<u64>,
    /// Take this order out
    #[arg(long, value_name = "SEQ")]
    strike: Option<u64>,
    /// Let this roll or draw fall again
    #[arg(long, value_name = "SEQ")]
    throw_again: Option<u64>,
    /// The order that is put in, as it is typed
    #[arg(long, value_name = "ORDER")]
    with: Option<String>,
    /// For whom it is given
    #[arg(long = "for", value_name = "SEAT", value_parser = somebody)]
    by: Option<By>,
    #[command(flatten)]
    correcting: Correcting,
    #[command(flatten)]
    about: About,
}

/// How earlier orders are corrected, by an amendment or by a ruling.
#[derive(Debug, clap::Args)]
pub(super) struct Correcting {
    /// Faces thrown for new rolls of an order: its number, then the faces; 0 is the one put in
    #[arg(long, value_name = "SEQ=FACES", value_parser = faces)]
    pub(super) faces: Vec<(u64, Vec<u32>)>,
    /// Leave out later orders that would be refused
    #[arg(long)]
    pub(super) leave_out: bool,
    /// Say what it would come to, and change nothing
    #[arg(long)]
    pub(super) preview: bool,
    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT", required_unless_present = "preview")]
    pub(super) reason: Option<String>,
}

impl Correcting {
    /// The amendment, on whatever head there is.
    pub(super) fn body(&self, edit: EditBody) -> AmendBody {
        AmendBody {
            batch: Uuid::nil(),
            head: 0,
            edit,
            faces: self.faces.iter().cloned().collect(),
            leave_out: self.leave_out,
            reason: self.reason.clone().unwrap_or_default(),
        }
    }
}

fn faces(text: &str) -> Result<(u64, Vec<u32>), String> {
    let wrong = || format!("`{text}` names no faces; write for example 120=3,5");
    let (order, faces) = text.split_once('=').ok_or_else(wrong)?;
    let faces = faces.split(',').map(|face| face.trim().parse().map_err(|_| wrong()));
    Ok((order.parse().map_err(|_| wrong())?, faces.collect::<Result<_, String>>()?))
}

impl Amend {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let with = WantedBody::Notation(self.with.clone().unwrap_or_default());
        let by = self.by.as_ref().map(ToString::to_string);
        let edit = match (self.replace, self.insert_after, self.strike, self.throw_again) {
            (Some(order), ..) => EditBody::Replace { order, by, with },
            (_, Some(after), ..) => EditBody::Insert {
                after,
                by: by.unwrap_or_default(),
                scope: Some(client.scope(self.campaign, None, self.about.scope.as_ref())?),
                with,
            },
            (_, _, Some(order), _) => EditBody::Strike { order },
            (_, _, _, roll) => EditBody::ThrowAgain { roll: roll.unwrap_or_default() },
        };
        let body = self.correcting.body(edit);
        if self.correcting.preview {
            let preview = client.preview_amendment(self.campaign, body)?;
            context.printer.answer(&preview, |text| tell(&preview, text))?;
            return Ok(());
        }
        let answer = client.amend(self.campaign, body)?;
        context.printer.answer(&answer, |text| {
            tell(&answer.amended, text);
            let _ = writeln!(text, "amended");
            let _ = writeln!(text, "receipt {}", answer.accepted.head);
        })?;
        Ok(())
    }
}

pub(super) fn tell(preview: &AmendmentPreview, text: &mut String) {
    let counts = &preview.counts;
    let _ = writeln!(
        text,
        "behind line {}: {} later orders unchanged, {} with a new result, {} need a new roll, \
         {} hang on one, {} refused",
        preview.to,
        counts.unchanged,
        counts.new_result,
        counts.needs_roll,
        counts.depends,
        counts.refused,
    );
    orders(preview, text);
    pieces(&preview.pieces, text);
}

/// What becomes of each order that does not follow as it was.
pub(super) fn orders(preview: &AmendmentPreview, text: &mut String) {
    let orders = preview.edited.iter().chain(&preview.later);
    for order in orders.filter(|order| order.verdict != VerdictWord::Unchanged) {
        let FollowedOrder { order: number, verdict, sentence, why, becomes, .. } = order;
        let number = number.map_or_else(|| "new".to_owned(), |seq| seq.to_string());
        let said = |words: &Option<String>| words.clone().unwrap_or_default();
        let (verdict, sentence, why) = (spaced(verdict), said(sentence), said(why));
        let _ = writeln!(text, "{number:>6} {verdict}: {sentence} {why}");
        for becomes in becomes {
            let _ = writeln!(text, "         {becomes}");
        }
    }
}

/// What stands otherwise on the board.
pub(super) fn pieces(pieces: &[PieceChange], text: &mut String) {
    for piece in pieces {
        let place = |hex: &Option<String>| hex.clone().unwrap_or_else(|| "-".to_owned());
        let (name, change) = (&piece.name, spaced(&piece.change));
        let _ = if piece.from == piece.to {
            writeln!(text, "now {name} {change}")
        } else {
            writeln!(text, "now {name} {change}: {} to {}", place(&piece.from), place(&piece.to))
        };
    }
}
