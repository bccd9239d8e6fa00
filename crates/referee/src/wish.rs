//! What an order wants, made ready for the rules: read, bounded, and as it will stand in the log.

use crate::{Code, Order, Rejected, Wanted, codec::engagement_of, scenario};
use campaign::{
    BattleSetup, CampaignCommand, Command, Game, MapSetup, OpenBattle, OpenFight, OpenMap, State,
};
use chronicle::Scope;
use decider::By;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};
use std::fmt::Display;

/// An order's command, typed and as JSON.
pub(crate) struct Wish {
    pub(crate) command: Command,
    pub(crate) json: Box<RawValue>,
}

const LONGEST_NONCE: usize = 1024;
const MOST_FACES: usize = 10_000;

/// Reads a command for a scope.
pub(crate) fn read(state: &State, scope: &Scope, wanted: &Wanted) -> Result<Wish, Rejected> {
    match engagement_of(scope) {
        None => campaign_command(wanted),
        Some(number) => {
            let Some((number, engagement)) =
                number.and_then(|number| state.engagements.get_key_value(&number))
            else {
                return Err(unknown_scope(state, scope));
            };
            let number = *number;
            match engagement.game {
                Game::Siege(_) => {
                    let (command, json) = said(wanted, lowenheim::notation::parse_command)?;
                    Ok(Wish { command: Command::Siege { engagement: number, command }, json })
                }
                Game::Map(_) => {
                    let (command, json) = said(wanted, campaign_map::notation::parse_command)?;
                    Ok(Wish { command: Command::Map { engagement: number, command }, json })
                }
                Game::Battle(_) => {
                    let (command, json) = said(wanted, te_wapen::notation::parse_command)?;
                    Ok(Wish { command: Command::Battle { engagement: number, command }, json })
                }
            }
        }
    }
}

/// An order to an engagement, in either way in which it can be said.
fn said<C: DeserializeOwned + Serialize, E: Display>(
    wanted: &Wanted,
    parse: impl FnOnce(&str) -> Result<C, E>,
) -> Result<(C, Box<RawValue>), Rejected> {
    match wanted {
        Wanted::Json(value) => Ok((from_json(value)?, raw(value)?)),
        Wanted::Notation(text) => {
            let command =
                parse(text).map_err(|error| Rejected::new(Code::BadNotation, error.to_string()))?;
            let json = raw(&command)?;
            Ok((command, json))
        }
    }
}

fn campaign_command(wanted: &Wanted) -> Result<Wish, Rejected> {
    let Wanted::Json(value) = wanted else {
        return Err(Rejected::new(
            Code::BadNotation,
            "Orders for the campaign as a whole have no short form; typed orders belong to a scope \
             such as `engagement/1`.",
        ));
    };
    let elsewhere = |way: &str| {
        Rejected::new(Code::MalformedCommand, format!("This is not given as an order: {way}."))
    };
    if value.get("rewind").is_some() {
        return Err(elsewhere("the head is moved by a rewind, with a reason"));
    }
    match from_json::<CampaignCommand>(value)? {
        CampaignCommand::ReplaceKey(_) => {
            Err(elsewhere("keys are replaced by asking for a new one"))
        }
        CampaignCommand::OpenSiege(scenario) => {
            Ok(Wish { command: Command::OpenSiege(scenario), json: raw(value)? })
        }
        CampaignCommand::OpenMap(setup) => {
            let MapSetup { scenario, books } = *setup;
            let library = scenario::library_with(&books)?;
            let open = Command::OpenMap(Box::new(OpenMap { scenario, library }));
            Ok(Wish { command: open, json: raw(value)? })
        }
        CampaignCommand::OpenFight(asked) => {
            let (library, city) = (scenario::library()?.clone(), scenario::built_in_siege()?);
            let open = Command::OpenFight(Box::new(OpenFight { asked, library, city }));
            Ok(Wish { command: open, json: raw(value)? })
        }
        CampaignCommand::FightOut(asked) => {
            Ok(Wish { command: Command::FightOut(asked), json: raw(value)? })
        }
        CampaignCommand::CloseFight(asked) => {
            Ok(Wish { command: Command::CloseFight(asked), json: raw(value)? })
        }
        CampaignCommand::OpenBattle(setup) => {
            let BattleSetup { scenario, seats: roles } = *setup;
            let library = scenario::library()?.clone();
            let open = OpenBattle { scenario, library, roles };
            Ok(Wish { command: Command::OpenBattle(Box::new(open)), json: raw(value)? })
        }
    }
}

fn from_json<T: DeserializeOwned>(value: &serde_json::Value) -> Result<T, Rejected> {
    T::deserialize(value).map_err(|error| {
        Rejected::new(Code::MalformedCommand, format!("The command cannot be read: {error}."))
    })
}

pub(crate) fn raw(value: &impl Serialize) -> Result<Box<RawValue>, Rejected> {
    to_raw_value(value).map_err(Rejected::bug)
}

pub(crate) fn unknown_scope(state: &State, scope: &Scope) -> Rejected {
    let known: Vec<String> =
        state.engagements.keys().map(|number| format!("`engagement/{number}`")).collect();
    let known = if known.is_empty() { "none yet".to_owned() } else { known.join(", ") };
    Rejected::new(
        Code::UnknownScope,
        format!("There is no `{scope}` in this campaign. Its engagements: {known}."),
    )
}

/// The sender must sit at the table.
pub(crate) fn check_sender(state: &State, by: &By) -> Result<(), Rejected> {
    match by {
        By::Organiser => Ok(()),
        By::Seat(seat) if state.seats.contains(seat) => Ok(()),
        By::Seat(seat) => {
            let known: Vec<String> = state.seats.iter().map(|seat| format!("`{seat}`")).collect();
            Err(Rejected::new(
                Code::UnknownSeat,
                format!("Nobody sits at `{seat}` here; there are {}.", known.join(", ")),
            ))
        }
        By::Rules => Err(Rejected::new(
            Code::UnknownSeat,
            "The rules send no orders; orders come from `organiser` or from `seat/<name>`.",
        )),
    }
}

/// Form of what stands beside the command.
pub(crate) fn check_form(order: &Order) -> Result<(), Rejected> {
    check_batch_id(&order.batch)?;
    if let Some(nonce) = &order.nonce {
        let hex = nonce.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
        if !hex || nonce.len() > LONGEST_NONCE || !nonce.len().is_multiple_of(2) {
            return Err(Rejected::new(
                Code::BadNonce,
                format!(
                    "The nonce must be lower-case hex, two digits for each byte and at most \
                     {LONGEST_NONCE} digits; 32 random digits are usual."
                ),
            ));
        }
    }
    if order.thrown.as_ref().is_some_and(|faces| faces.len() > MOST_FACES) {
        return Err(Rejected::new(
            Code::UnusedFaces,
            format!("No order uses more than {MOST_FACES} faces."),
        ));
    }
    Ok(())
}

pub(crate) fn check_batch_id(batch: &chronicle::Uuid) -> Result<(), Rejected> {
    let rfc = batch.get_variant() == uuid::Variant::RFC4122;
    if batch.get_version_num() == 7 && rfc {
        return Ok(());
    }
    Err(Rejected::new(
        Code::BadBatchId,
        format!("`{batch}` is no UUID of version 7, as the id of an order must be."),
    ))
}
