//! `wapenrol confirm`: what somebody else threw was thrown so, or it was not.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use chronicle::{Signature, witness_message};
use serde_json::json;
use server::body::{SawThrowBody, ThrowBody};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol confirm CAMPAIGN --as red --show        what waits to be confirmed
  wapenrol confirm CAMPAIGN --as red               I saw it: it was thrown so
  wapenrol confirm CAMPAIGN --as red --contest     it was not: nothing was rolled, throw again

Where the policy of the dice is `--thrown witnessed`, nothing follows from what somebody types
before a device of another person has confirmed it, and nothing else is played meanwhile. Your device
must be bound to your seat (`wapenrol device bind`). An open page of your seat asks the same.")]
pub(crate) struct Confirm {
    #[command(flatten)]
    at: InCampaign,
    /// It was not thrown so: nothing was rolled
    #[arg(long, conflicts_with = "show")]
    contest: bool,
    /// Only tell what waits
    #[arg(long)]
    show: bool,
}

impl Confirm {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let (campaign, by) = (self.at.campaign, self.at.by.as_ref());
        let client = context.client()?;
        let waits = client.waiting_throw(campaign, by)?;
        if self.show {
            return Ok(context.printer.answer(&waits, |text| match &waits {
                Some(waits) => tell(waits, text),
                None => text.push_str("nothing waits to be confirmed\n"),
            })?);
        }
        let Some(waits) = waits else {
            let message = "nothing waits to be confirmed";
            return Err(Failure::new(Kind::Refused, "not_asked_for", message));
        };
        let (device, signature) = if self.contest {
            (None, None)
        } else {
            let key = context.device().read()?.ok_or_else(|| {
                let message = "this machine has no device's key; `wapenrol device bind` makes one";
                Failure::fault("no_device_key", message)
            })?;
            (Some(key.public()), Some(signed(&waits, &key)?))
        };
        let (batch, ask, confirms) = (waits.batch, waits.ask, !self.contest);
        let saw = SawThrowBody { batch, ask, confirms, device, signature };
        let answer = client.saw_throw(campaign, by, &saw)?;
        Ok(context.printer.answer(&answer, |text| {
            tell(&waits, text);
            match &answer {
                Some(answer) => {
                    let _ = writeln!(text, "confirmed; line {}", answer.head.seq);
                }
                None => text.push_str("contested: nothing was rolled\n"),
            }
        })?)
    }
}

/// The device's word, over what this terminal has hashed itself.
fn signed(waits: &ThrowBody, key: &chronicle::SigningKey) -> Result<Signature, Failure> {
    // The rolls and cards are shown, the list is signed.
    let shows_another = !waits.thrown.starts_with(&waits.shown());
    let ask = chronicle::ask(&waits.prev, &waits.intent, waits.envelope);
    if shows_another || ask != waits.ask {
        let message =
            "the server asks to sign something else than what it shows; nothing was signed";
        return Err(Failure::new(Kind::Refused, "foreign_intent", message));
    }
    Ok(key.sign(&witness_message(&waits.ask, &json!(waits.thrown).to_string())))
}

/// Faces that are signed too, and stand in no roll yet, such as dice behind a card that is not drawn before; none where
/// the rolls have more than what is signed.
fn further(waits: &ThrowBody) -> Option<&[u32]> {
    waits.thrown.get(waits.shown().len()..)
}

fn tell(waits: &ThrowBody, text: &mut String) {
    let _ = writeln!(text, "{} threw for {}:", waits.by, waits.scope);
    for roll in &waits.rolls {
        let faces: Vec<String> = roll.faces.iter().map(ToString::to_string).collect();
        let whose = roll.roller.as_deref().unwrap_or("the rules");
        let (faces, why) = (faces.join(" "), roll.why.replace('_', " "));
        let _ = writeln!(text, "  {faces}  ({}, {why}, {}; {whose})", roll.dice, roll.clause);
    }
    for turned in &waits.cards {
        let (card, deck, clause) = (&turned.card, &turned.deck, &turned.clause);
        let _ =
            writeln!(text, "  turned up {card}  (of the {} cards of {deck}, {clause})", turned.of);
    }
    if let Some(faces) = further(waits).filter(|faces| !faces.is_empty()) {
        let faces: Vec<String> = faces.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "  {}  (for what follows)", faces.join(" "));
    }
    let _ = writeln!(text, "  may confirm it: {}", waits.witnesses.join(", "));
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]
    use super::*;
    use chance::Bytes32;

    /// A throw as an honest server tells it: a strike, and a die behind a card.
    fn told() -> ThrowBody {
        let [prev, intent] = [Bytes32([1; 32]), Bytes32([2; 32])];
        let roll = json!({ "clause": "R-1", "why": "strike", "dice": "2d6", "faces": [5, 2],
                           "roller": "red" });
        serde_json::from_value(json!({
            "ask": chronicle::ask(&prev, &intent, 3), "prev": prev, "after": 7, "intent": intent,
            "envelope": 3, "batch": "01a218f2-fd69-7222-94a3-3eca52e8bf57", "by": "seat/red",
            "scope": "engagement/1", "since": "2026-11-26T18:00:00.000Z", "thrown": [5, 2, 4],
            "rolls": [roll], "witnesses": ["black"],
        }))
        .unwrap()
    }

    #[test]
    fn what_is_signed_is_what_is_shown() {
        let key = chronicle::SigningKey::from_seed(&[7; 32]);
        assert!(signed(&told(), &key).is_ok());
        let mut text = String::new();
        tell(&told(), &mut text);
        assert!(text.contains("5 2  (2d6") && text.contains("4  (for what follows)"), "{text}");

        let changes: [fn(&mut ThrowBody); 4] = [
            |it| it.thrown = vec![6, 6, 4],
            |it| it.thrown = vec![5],
            |it| it.rolls[0].faces = vec![6, 2],
            |it| it.envelope = 4,
        ];
        for change in changes {
            let mut lies = told();
            change(&mut lies);
            assert!(signed(&lies, &key).is_err(), "{lies:?}");
        }
    }
}
