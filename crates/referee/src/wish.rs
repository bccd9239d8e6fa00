//! What an order wants, made ready for the rules: read, bounded, and as it will stand in the log.

use crate::{Code, Order, Rejected, Wanted, codec::engagement_of, rejected::said, scenario};
use campaign::{
    BattleSetup, CampaignCommand, Command, Game, MapSetup, OpenBattle, OpenFight, OpenMap, State,
};
use chronicle::Scope;
use decider::By;
use messages::Saying;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::value::{RawValue, to_raw_value};

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
                    let (command, json) = said(wanted, |text| {
                        lowenheim::notation::parse_command(text).map_err(|it| {
                            let (wrong, right) = (it.wrong, it.right);
                            said!(
                                "notation-at",
                                position = it.position,
                                wrong = wrong,
                                right = right
                            )
                        })
                    })?;
                    Ok(Wish { command: Command::Siege { engagement: number, command }, json })
                }
                Game::Map(_) => {
                    let (command, json) = said(wanted, |text| {
                        campaign_map::notation::parse_command(text).map_err(|it| it.0)
                    })?;
                    Ok(Wish { command: Command::Map { engagement: number, command }, json })
                }
                Game::Battle(_) => {
                    let (command, json) = said(wanted, |text| {
                        te_wapen::notation::parse_command(text)
                            .map_err(|it| said!("notation", wrong = it.wrong, right = it.right))
                    })?;
                    Ok(Wish { command: Command::Battle { engagement: number, command }, json })
                }
            }
        }
    }
}

/// An order to an engagement, in either way in which it can be said.
fn said<C: DeserializeOwned + Serialize>(
    wanted: &Wanted,
    parse: impl FnOnce(&str) -> Result<C, Saying>,
) -> Result<(C, Box<RawValue>), Rejected> {
    match wanted {
        Wanted::Json(value) => Ok((from_json(value)?, raw(value)?)),
        Wanted::Notation(text) => {
            let command = parse(text).map_err(|wrong| Rejected::new(Code::BadNotation, wrong))?;
            let json = raw(&command)?;
            Ok((command, json))
        }
    }
}

fn campaign_command(wanted: &Wanted) -> Result<Wish, Rejected> {
    let Wanted::Json(value) = wanted else {
        return Err(Rejected::new(Code::BadNotation, said!("no-short-form")));
    };
    let elsewhere = |message| Rejected::new(Code::MalformedCommand, message);

    if value.get("rewind").is_some() {
        return Err(elsewhere(said!("not-an-order-rewind")));
    }
    match from_json::<CampaignCommand>(value)? {
        CampaignCommand::ReplaceKey(_) => Err(elsewhere(said!("not-an-order-key"))),
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
        Rejected::new(
            Code::MalformedCommand,
            said!("unreadable-command", error = error.to_string()),
        )
    })
}

pub(crate) fn raw(value: &impl Serialize) -> Result<Box<RawValue>, Rejected> {
    to_raw_value(value).map_err(Rejected::bug)
}

pub(crate) fn unknown_scope(state: &State, scope: &Scope) -> Rejected {
    let known: Vec<String> =
        state.engagements.keys().map(|number| format!("`engagement/{number}`")).collect();
    let scope = scope.to_string();
    let message = if known.is_empty() {
        said!("unknown-scope-none", scope = scope)
    } else {
        said!("unknown-scope", scope = scope, known = known.join(", "))
    };
    Rejected::new(Code::UnknownScope, message)
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
                said!("nobody-sits", seat = seat.to_string(), known = known.join(", ")),
            ))
        }
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
    Ok(())
}

pub(crate) fn check_batch_id(batch: &chronicle::Uuid) -> Result<(), Rejected> {
    let rfc = batch.get_variant() == uuid::Variant::RFC4122;
    if batch.get_version_num() == 7 && rfc {
        return Ok(());
    }
    Err(Rejected::new(Code::BadBatchId, said!("bad-batch-id", batch = batch.to_string())))
}
