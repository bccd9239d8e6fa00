//! What an order wants, made ready for the rules: read, bounded, and as it will stand in the log.

use crate::{Code, Order, Rejected, Wanted, codec::engagement_of, rejected::said};
use campaign::{CampaignCommand, Command, State, seats_to_type, typed_fight_order};
use chronicle::Scope;
use decider::By;
use messages::Part;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use std::borrow::Cow;
use std::fmt::Display;

/// An order's command, typed and as JSON.
pub(crate) struct ParsedOrder {
    pub(crate) command: Command,
    pub(crate) json: Box<RawValue>,
}

const LONGEST_NONCE: usize = 1024;
const MOST_FACES: usize = 10_000;
const MOST_CARDS: usize = 1_000;

/// Reads a command for a scope.
pub(crate) fn read(state: &State, scope: &Scope, wanted: &Wanted) -> Result<ParsedOrder, Rejected> {
    match engagement_of(scope) {
        None => campaign_command(wanted),
        Some(number) => {
            let Some((number, engagement)) =
                number.and_then(|number| state.engagements.get_key_value(&number))
            else {
                return Err(unknown_scope(state, scope));
            };
            let number = *number;
            let system = engagement.system();
            let (command, json) = match wanted {
                Wanted::Json(value) => {
                    let command = system.read_command(value).map_err(unreadable)?;
                    (command, raw(value)?)
                }
                Wanted::Notation(text) => {
                    let wrong = |wrong| Rejected::new(Code::BadNotation, wrong);
                    let command = system.parse(text).map_err(wrong)?;
                    let json = raw(&command)?;
                    (command, json)
                }
            };
            Ok(ParsedOrder { command: Command::Play { engagement: number, command }, json })
        }
    }
}

/// An order about a fight that was typed at its map, or in it, as it stands in the log: in the scope of the campaign.
/// Every other order is left as it is.
///
/// # Errors
/// `bad_notation`: it does not say which fight is meant.
pub(crate) fn addressed<'o>(state: &State, order: &'o Order) -> Result<Cow<'o, Order>, Rejected> {
    let Wanted::Notation(text) = &order.command else { return Ok(Cow::Borrowed(order)) };
    let here = engagement_of(&order.scope).flatten();
    let Some(typed) = here.and_then(|here| typed_fight_order(state, here, text)) else {
        return Ok(Cow::Borrowed(order));
    };
    let command = typed.map_err(|wrong| Rejected::new(Code::BadNotation, wrong))?;
    let command = Wanted::Json(serde_json::to_value(command).map_err(Rejected::bug)?);
    Ok(Cow::Owned(Order { scope: Scope::Campaign, command, ..order.clone() }))
}

fn campaign_command(wanted: &Wanted) -> Result<ParsedOrder, Rejected> {
    let Wanted::Json(value) = wanted else {
        return Err(Rejected::new(Code::BadNotation, said!("no-short-form")));
    };
    let elsewhere = |message| Rejected::new(Code::MalformedCommand, message);

    if value.get("rewind").is_some() {
        return Err(elsewhere(said!("not-an-order-rewind")));
    }
    let command = match from_json::<CampaignCommand>(value)?.into_setup() {
        Ok(setup) => Command::Open(Box::new(setup.opening()?)),
        Err(CampaignCommand::OpenFight(asked)) => Command::OpenFight(asked),
        Err(CampaignCommand::FightOut(asked)) => Command::FightOut(asked),
        Err(CampaignCommand::CloseFight(asked)) => Command::CloseFight(asked),
        Err(_) => return Err(elsewhere(said!("not-an-order-key"))),
    };
    Ok(ParsedOrder { command, json: raw(value)? })
}

fn from_json<T: DeserializeOwned>(value: &serde_json::Value) -> Result<T, Rejected> {
    T::deserialize(value).map_err(unreadable)
}

fn unreadable(error: impl Display) -> Rejected {
    Rejected::new(Code::MalformedCommand, said!("unreadable-command", error = error.to_string()))
}

pub(crate) fn raw(value: &impl Serialize) -> Result<Box<RawValue>, Rejected> {
    to_raw_value(value).map_err(Rejected::bug)
}

pub(crate) fn unknown_scope(state: &State, scope: &Scope) -> Rejected {
    let known = state.engagements.keys().map(|number| state.called(*number).to_type());
    let known: Vec<Part> = known.collect();
    let scope = scope.to_string();
    let message = if known.is_empty() {
        said!("unknown-scope-none", scope = scope)
    } else {
        said!("unknown-scope", scope = scope, known = Part::Row(known))
    };
    Rejected::new(Code::UnknownScope, message)
}

/// A part of a campaign as sentences call it.
pub(crate) fn scope_called(state: &State, scope: &Scope) -> Part {
    match engagement_of(scope).flatten() {
        Some(number) => state.called(number).part(),
        None => Part::Text(scope.to_string()),
    }
}

/// The sender must sit at the table.
pub(crate) fn check_sender(state: &State, by: &By) -> Result<(), Rejected> {
    match by {
        By::Organiser => Ok(()),
        By::Seat(seat) if state.seats.contains(seat) => Ok(()),
        By::Seat(seat) => Err(Rejected::new(
            Code::UnknownSeat,
            said!("nobody-sits", seat = seat.to_string(), known = seats_to_type(&state.seats)),
        )),
        By::Rules => Err(Rejected::new(Code::UnknownSeat, said!("rules-send-nothing"))),
    }
}

/// Form of what stands beside the command.
pub(crate) fn check_form(order: &Order) -> Result<(), Rejected> {
    check_batch_id(&order.batch)?;
    if let Some(nonce) = &order.nonce {
        let hex = nonce.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        if !hex || nonce.len() > LONGEST_NONCE || !nonce.len().is_multiple_of(2) {
            return Err(Rejected::new(Code::BadNonce, said!("bad-nonce", longest = LONGEST_NONCE)));
        }
    }
    if order.thrown.as_ref().is_some_and(|faces| faces.len() > MOST_FACES) {
        return Err(Rejected::new(Code::UnusedFaces, said!("too-many-faces", most = MOST_FACES)));
    }
    if order.cards.as_ref().is_some_and(|cards| cards.len() > MOST_CARDS) {
        return Err(Rejected::new(Code::UnusedCards, said!("too-many-cards", most = MOST_CARDS)));
    }
    Ok(())
}

pub(crate) fn check_batch_id(batch: &chronicle::Uuid) -> Result<(), Rejected> {
    let rfc = batch.get_variant() == uuid::Variant::RFC4122;
    if batch.get_version_num() == 7 && rfc {
        return Ok(());
    }
    Err(Rejected::new(Code::BadBatchId, said!("bad-batch-id", batch = batch.to_string())))
}
