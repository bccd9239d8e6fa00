//! The fights of a map as people type and read them: to open one, to let the bots fight it out, and to tell the map
//! how it has ended. They are named by their numbers on the map; in a fight itself its own number is left out.

use crate::command::{CloseFight, FightAsked, FightOut};
use crate::refusal::{SENTENCES, said};
use crate::state::{EngagementNumber, State};
use crate::{Campaign, CampaignCommand, Command, titles};
use decider::By;
use messages::{Language, Saying, say};
use rulebook::ForecastView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Opens a fight as an engagement.
const OPEN: &str = "open-fight";
/// Lets the bots fight one out.
const FIGHT_OUT: &str = "fight-out";
/// Tells the map how one has ended.
const CLOSE: &str = "close-fight";

/// An order about a fight of a map that would be accepted now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FightOrder {
    /// As people type it.
    pub notation: String,
    /// What it does.
    pub label: String,
    /// What decides besides.
    pub forecast: ForecastView,
    /// As it is sent, in the scope of the campaign.
    pub command: CampaignCommand,
}

/// A fight that was opened: its map, its number there, and the engagement in which it is played.
type Played = (EngagementNumber, u32, EngagementNumber);

/// The fight that is played in an engagement; none: it is no fight of a map.
fn played(state: &State, engagement: EngagementNumber) -> Option<Played> {
    let carried = state.engagement(engagement)?.carried.as_ref()?;
    Some((carried.map, carried.fight, engagement))
}

/// Every order about a fight that a sender could give at the map, or in the fight itself.
#[must_use]
pub fn fight_orders(
    state: &State,
    here: EngagementNumber,
    by: &By,
    language: Language,
) -> Vec<FightOrder> {
    let mut all = Vec::new();
    match (state.map(here), played(state, here)) {
        (Some(map), _) => {
            for &fight in map.fights.keys() {
                let number = fight.to_string();
                all.push((
                    here,
                    fight,
                    CampaignCommand::OpenFight(FightAsked { map: here, fight }),
                    format!("{OPEN} {number}"),
                ));
                if let Some(engagement) = state.fought_as(here, fight) {
                    all.extend(ending(here, fight, engagement, &number));
                }
            }
        }
        (None, Some((map, fight, engagement))) => all.extend(ending(map, fight, engagement, "")),
        (None, None) => {}
    }
    let words = SENTENCES.in_language(language);
    let orders = all.into_iter().filter_map(|(map, fight, command, notation)| {
        let forecast = decider::forecast::<Campaign>(state, by, &asked(&command)?).ok()?;
        let map = state.map(map)?;
        let name = titles::fight_name(map, fight, language);
        let label = match &command {
            CampaignCommand::OpenFight(_) => say!(words, "order-open-fight", fight = name),
            CampaignCommand::FightOut(_) => say!(words, "order-fight-out", fight = name),
            _ => say!(words, "order-close-fight", fight = name),
        };
        Some(FightOrder {
            notation: notation.trim_end().to_owned(),
            label,
            forecast: forecast.into(),
            command,
        })
    });
    orders.collect()
}

type Wanted = (EngagementNumber, u32, CampaignCommand, String);

/// The orders that end a fight, called by what the sender says for its number.
fn ending(
    map: EngagementNumber,
    fight: u32,
    engagement: EngagementNumber,
    number: &str,
) -> [Wanted; 2] {
    let out = CampaignCommand::FightOut(FightOut { engagement });
    let close = CampaignCommand::CloseFight(CloseFight { engagement });
    [
        (map, fight, out, format!("{FIGHT_OUT} {number}")),
        (map, fight, close, format!("{CLOSE} {number}")),
    ]
}

fn asked(command: &CampaignCommand) -> Option<Command> {
    Some(match *command {
        CampaignCommand::OpenFight(asked) => Command::OpenFight(asked),
        CampaignCommand::FightOut(asked) => Command::FightOut(asked),
        CampaignCommand::CloseFight(asked) => Command::CloseFight(asked),
        _ => return None,
    })
}

/// What somebody typed at a map or in a fight of one, as it is sent in the scope of the campaign. None: it is no order
/// about a fight.
///
/// # Errors
/// Which fight is meant, is not said or cannot be read; or it has not been opened.
pub fn typed_fight_order(
    state: &State,
    here: EngagementNumber,
    text: &str,
) -> Option<Result<CampaignCommand, Saying>> {
    let mut words = text.split_whitespace();
    let verb = words.next().filter(|verb| [OPEN, FIGHT_OUT, CLOSE].contains(verb))?;
    let own = played(state, here);
    if own.is_none() && state.map(here).is_none() {
        return None;
    }
    Some(read(state, here, own, verb, words.collect::<Vec<_>>().as_slice()))
}

fn read(
    state: &State,
    here: EngagementNumber,
    own: Option<Played>,
    verb: &str,
    words: &[&str],
) -> Result<CampaignCommand, Saying> {
    let map = own.map_or(here, |(map, ..)| map);
    let fight = match (words, own) {
        ([], Some((_, fight, _))) => Some(fight),
        ([number], _) => number.parse().ok(),
        _ => None,
    };
    let Some(fight) = fight else { return Err(which_fight(state, map, verb)) };
    if verb == OPEN {
        return Ok(CampaignCommand::OpenFight(FightAsked { map, fight }));
    }
    let Some(engagement) = state.fought_as(map, fight) else {
        let known = state.map(map).is_some_and(|map| map.fights.contains_key(&fight));
        let unopened = || said!("typed-not-opened", fight = fight);
        return Err(if known { unopened() } else { which_fight(state, map, verb) });
    };
    Ok(if verb == FIGHT_OUT {
        CampaignCommand::FightOut(FightOut { engagement })
    } else {
        CampaignCommand::CloseFight(CloseFight { engagement })
    })
}

/// Asks for the number of a fight, with those that are to be fought.
fn which_fight(state: &State, map: EngagementNumber, verb: &str) -> Saying {
    let fights = state.map(map).into_iter().flat_map(|map| &map.fights);
    let open = fights.filter(|(_, fight)| fight.is_open()).map(|(number, _)| number.to_string());
    let known: Vec<String> = open.collect();
    if known.is_empty() {
        return said!("typed-no-fight");
    }
    said!("typed-which-fight", verb = verb, known = known.join(", "))
}
