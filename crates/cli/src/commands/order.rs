//! `wapenrol order`: one order, and what came of it.

use crate::about::{About, InCampaign};
use crate::client::{Client, OrderRequest};
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{self, on_terminal};
use crate::thrown::{Faces, Thrown};
use chronicle::{CampaignId, Uuid, kind};
use clap::ArgGroup;
use data_encoding::HEXLOWER;
use serde_json::Value;
use server::body::{Accepted, WantedBody};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("wanted").required(true).args(["notation", "json_command"]),
    after_help = "\
Examples:
  wapenrol order CAMPAIGN --as city-guard 'move foot-soldier-1 9,8 9,9'
  wapenrol order CAMPAIGN --as red move red-cavalry-1 6,4     the way there is found
  wapenrol order CAMPAIGN --as city-guard move mannheim+5 9,8 and five who stand there, too
  wapenrol order CAMPAIGN --as city-guard 'strike mannheim skaven-3' --thrown 5,2,6
  wapenrol order CAMPAIGN --as city-guard strike mannheim skaven-3 dice 5 2 6   the same
  wapenrol order CAMPAIGN --as organiser proceed card clubs-ace   turned up from a deck on your table
  wapenrol order CAMPAIGN --as city-guard 'move amon 9,8' --then 'move ben 9,9' --then done
  wapenrol order CAMPAIGN --as organiser proceed
  wapenrol order CAMPAIGN --as organiser open-fight 3
  wapenrol order CAMPAIGN --as cathay --json-command '{\"tell\":{\"text\":\"We hold.\"}}'

Without --thrown the dice are sealed, and without --cards the cards. With too few faces the answer names the dice to throw, nothing
is stored, and the same order is given again with all faces so far."
)]
pub(crate) struct Order {
    #[command(flatten)]
    whose: InCampaign,
    /// The order as people type it, with quotes or without; `options` lists those that are legal
    #[arg(value_name = "ORDER")]
    notation: Vec<String>,
    /// The order as JSON instead
    #[arg(long, value_name = "JSON", value_parser = json)]
    json_command: Option<Value>,
    /// Another order behind it, given with it: all of them, or none. Nothing is given behind dice, a card, or what comes to light
    #[arg(long, value_name = "ORDER", conflicts_with_all = ["thrown", "cards", "batch", "head"])]
    then: Vec<String>,
    #[command(flatten)]
    about: About,
    /// Faces that you threw, in order, such as 3,5,1
    #[arg(long, alias = "dice", value_name = "FACES", value_delimiter = ',', num_args = 0..=1)]
    thrown: Option<Vec<u32>>,
    /// Cards that you turned up, in order, such as clubs-ace; alone, it asks which may come
    #[arg(long, value_name = "CARDS", value_delimiter = ',', num_args = 0..=1)]
    cards: Option<Vec<String>>,
    /// Your part in sealed dice and cards: any text; without it 16 random bytes, or those of --batch
    #[arg(long, value_name = "TEXT")]
    nonce: Option<String>,
    /// The order's id; given again it gets the first answer again
    #[arg(long, value_name = "UUID")]
    batch: Option<Uuid>,
    /// The head that you saw; without it the head as it is now
    #[arg(long, value_name = "SEQ")]
    head: Option<u64>,
    /// Wait until somebody else has confirmed what you threw, where the policy of the dice wants it; in a terminal
    /// this is so by itself
    #[arg(long)]
    wait: bool,
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|error| format!("that is no JSON: {error}"))
}

impl Order {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let typed = self.notation.join(" ");
        let (notation, behind) = Thrown::behind(&typed)?;
        let wanted = match &self.json_command {
            Some(command) => WantedBody::Command(command.clone()),
            None => WantedBody::Notation(notation.to_owned()),
        };
        let thrown = match behind.faces {
            Faces::Typed(faces) => Some(faces),
            Faces::Untold | Faces::Sealed => self.thrown.clone(),
        };
        let order = OrderRequest {
            by: self.whose.by.clone(),
            scope: self.about.scope.clone(),
            wanted,
            nonce: self.nonce.as_ref().map(|text| HEXLOWER.encode(text.as_bytes())),
            thrown,
            cards: behind.cards.or_else(|| self.cards.clone()),
            batch: self.batch,
            head: self.head,
            waits: self.wait || on_terminal(),
        };
        if !self.then.is_empty() {
            return self.together(context, &client, &order);
        }
        let answer = client.give_or_find_the_way(self.whose.campaign, &order)?;
        let lines = if context.printer.json {
            Vec::new()
        } else {
            what_came(&client, self.whose.campaign, &order, &answer)?
        };
        context.printer.answer(&answer, |text| {
            for line in &lines {
                let _ = writeln!(text, "{line}");
            }
            let _ = writeln!(text, "receipt {}", answer.head);
        })?;
        Ok(())
    }
}

impl Order {
    fn together(
        &self,
        context: &Context,
        client: &Client,
        order: &OrderRequest,
    ) -> Result<(), Failure> {
        let campaign = self.whose.campaign;
        let given = match client.give_together(campaign, order, &self.then) {
            Err(refused) => match client.with_its_way(campaign, order)? {
                Some(found) => client.give_together(campaign, &found, &self.then)?,
                None => return Err(refused),
            },
            Ok(given) => given,
        };
        let mut lines = Vec::new();
        if !context.printer.json {
            for answer in &given.answers {
                lines.extend(what_came(client, self.whose.campaign, order, answer)?);
            }
        }
        context.printer.answer(&given, |text| {
            for line in &lines {
                let _ = writeln!(text, "{line}");
            }
            for notation in self.then.iter().skip(given.answers.len().saturating_sub(1)) {
                let _ = writeln!(text, "not given behind what came about: {notation}");
            }
            if let Some(last) = given.answers.last() {
                let _ = writeln!(text, "receipt {}", last.head);
            }
        })?;
        Ok(())
    }
}

/// The sentences of the lines that an order caused.
fn what_came(
    client: &Client,
    campaign: CampaignId,
    order: &OrderRequest,
    answer: &Accepted,
) -> Result<Vec<String>, Failure> {
    let (Some(first), Some(last)) = (answer.records.first(), answer.records.last()) else {
        return Ok(Vec::new());
    };
    let lines = client.log(campaign, order.by.as_ref(), first.seq)?;
    let of_it = lines.iter().take_while(|line| line.seq <= last.seq);
    // Who gave to the dice is told by `wapenrol roll`.
    let told = of_it.skip(1).filter(|line| line.kind != kind::CONTRIBUTED);
    Ok(told.map(printing::sentence).collect())
}
