//! What is sent and answered about throws that wait for another person's device.

use crate::shapes::{BATCH, HASH, SIGNATURE};
use chance::Bytes32;
use chronicle::{PublicKey, Signature, Timestamp, Uuid};
use referee::{Rejected, SawThrow, ThrownRoll, TurnedCard, WaitingThrow};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An order whose typed faces wait until a device of another person has confirmed them; an event `throw` of the stream
/// of whoever holds a key, which is null when nothing waits any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "WaitingThrow")]
pub struct ThrowBody {
    /// What a witness signs, with `thrown`: the hash over `prev`, `intent` and `envelope`. Another when something else
    /// was written meanwhile.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub ask: Bytes32,
    /// The hash of the record that the order will stand behind.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub prev: Bytes32,
    /// The number of that record.
    pub after: u64,
    /// The intent of the order.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub intent: Bytes32,
    /// The envelope on the table, which stays closed.
    pub envelope: u64,
    /// The order's batch.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// Who gave it: `organiser` or `seat/<name>`.
    pub by: String,
    /// What it is about.
    pub scope: String,
    /// Since when it waits.
    #[schemars(with = "String")]
    pub since: Timestamp,
    /// The order's own list of faces and of cards' places in their piles: what is signed.
    pub thrown: Vec<u32>,
    /// The rolls that they are for.
    pub rolls: Vec<ThrownRollBody>,
    /// The cards that were turned up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<TurnedCardBody>,
    /// Whose devices may confirm or contest it: seats, or `organiser`.
    pub witnesses: Vec<String>,
}

/// One roll of an order that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ThrownRoll")]
pub struct ThrownRollBody {
    /// The clause that calls for it.
    pub clause: String,
    /// What for, as a code such as `fight`.
    pub why: String,
    /// Such as `2d6`.
    pub dice: String,
    /// What was typed.
    pub faces: Vec<u32>,
    /// The seat whose roll it is by the rules, if it is somebody's.
    pub roller: Option<String>,
}

/// A card that an order which waits has turned up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "TurnedCard")]
pub struct TurnedCardBody {
    /// The clause that calls for it.
    pub clause: String,
    /// The deck.
    pub deck: String,
    /// Which card was typed.
    pub card: String,
    /// Where in the pile it lay, from 0: its number in `thrown`.
    pub index: u32,
    /// How many cards lay in the pile.
    pub of: u32,
    /// How many of `rolls` came before it; so it is found in `thrown`.
    pub behind: usize,
}

impl From<TurnedCard> for TurnedCardBody {
    fn from(turned: TurnedCard) -> Self {
        let TurnedCard { clause, deck, card, index, of, behind } = turned;
        Self { clause, deck, card, index, of, behind }
    }
}

impl ThrowBody {
    /// What is shown of it, number by number, as it should stand in `thrown`: faces, and the places of cards in their
    /// piles.
    #[must_use]
    pub fn shown(&self) -> Vec<u32> {
        let cards = |behind: usize| {
            let those = self.cards.iter().filter(move |card| card.behind == behind);
            those.map(|card| card.index)
        };
        let mut shown: Vec<u32> = cards(0).collect();
        for (number, roll) in (1..).zip(&self.rolls) {
            shown.extend(&roll.faces);
            shown.extend(cards(number));
        }
        shown
    }
}

impl From<ThrownRoll> for ThrownRollBody {
    fn from(roll: ThrownRoll) -> Self {
        let ThrownRoll { clause, why, dice, faces, roller } = roll;
        Self { clause, why, dice: dice.to_string(), faces, roller }
    }
}

impl From<WaitingThrow> for ThrowBody {
    fn from(waits: WaitingThrow) -> Self {
        Self {
            ask: waits.ask,
            prev: waits.prev,
            after: waits.after,
            intent: waits.intent,
            envelope: waits.envelope,
            batch: waits.batch,
            by: waits.by.to_string(),
            scope: waits.scope.to_string(),
            since: waits.since,
            thrown: waits.thrown,
            rolls: waits.rolls.into_iter().map(Into::into).collect(),
            cards: waits.cards.into_iter().map(Into::into).collect(),
            witnesses: waits.witnesses.into_iter().collect(),
        }
    }
}

/// What another person says of a throw that waits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SawThrowBody {
    /// The order's batch.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// As it stood in the throw.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub ask: Bytes32,
    /// Was it thrown so? If not, nothing was rolled.
    pub confirms: bool,
    /// Who confirms: the device.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = HASH))]
    pub device: Option<PublicKey>,
    /// Who confirms: its signature over `chronicle/2 witness`, a zero byte, `ask` and `thrown` in canonical JSON.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SIGNATURE))]
    pub signature: Option<Signature>,
}

impl TryFrom<SawThrowBody> for SawThrow {
    type Error = Rejected;

    fn try_from(body: SawThrowBody) -> Result<Self, Rejected> {
        let SawThrowBody { batch, ask, confirms, device, signature } = body;
        let confirmed = device.zip(signature).filter(|_| confirms);
        if confirms && confirmed.is_none() {
            return Err(Rejected::witness_unsigned());
        }
        Ok(Self { batch, ask, confirmed })
    }
}
