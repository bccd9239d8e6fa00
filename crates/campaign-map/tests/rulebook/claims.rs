//! `now` lines: what a test claims, answered with what is true.

use crate::rulebook::given::read;
use crate::table::rows;
use campaign_map::map::{Link, MAPS, Map};
use campaign_map::names::General;
use campaign_map::pieces::{BannerId, PieceId};
use campaign_map::renegades::{self, Waiting};
use campaign_map::roster::TroopId;
use campaign_map::{State, verdict, view};
use decider::Seat;

/// The true version of a claim.
pub(crate) fn answer(state: &State, claim: &str) -> Result<String, String> {
    let words: Vec<&str> = claim.split(' ').collect();
    Ok(match words.as_slice() {
        ["turn", ..] => format!("turn {} {}", state.turn, state.phase),
        ["general", title, syllables, origin, reputation, ..] => {
            let spoken: Result<Vec<u32>, String> = syllables.split('+').map(read).collect();
            let name = General::of_faces(read(title)?, &spoken?, read(origin)?, read(reputation)?);
            let name = name.ok_or("these faces give no name")?;
            format!("general {title} {syllables} {origin} {reputation} {name}")
        }
        ["map", word, ..] => {
            let text = MAPS.iter().find(|(name, _)| name == word).ok_or("no such map")?.1;
            let map: Map = toml::from_str(text).map_err(|wrong| wrong.to_string())?;
            let links = |gate: bool| {
                let all = map.spaces().flat_map(|space| map.links(space));
                all.filter(|(_, link)| (*link == Link::Gate) == gate).count() / 2
            };
            let (regions, castles) = (map.regions.len(), map.castles.len());
            let sound = map.check().map_or_else(|wrong| wrong.to_string(), |()| "sound".to_owned());
            format!(
                "map {word} {regions} regions {castles} castles {} links {} gates {sound}",
                links(false),
                links(true)
            )
        }
        ["graph", links @ ..] => {
            let links: Vec<&&str> = links.iter().take_while(|word| **word != "is").collect();
            let told: Vec<String> = links.iter().map(|link| (**link).to_owned()).collect();
            let sound = graph(&told)?
                .check()
                .map_or_else(|wrong| wrong.to_string(), |()| "sound".to_owned());
            format!("graph {} is {sound}", told.join(" "))
        }
        ["city", ..] => {
            let cities = state.map.castles.iter().filter_map(|castle| {
                Some(format!("{} {} is {}", castle.id, castle.name, castle.city.as_ref()?))
            });
            format!("city {}", cities.collect::<Vec<_>>().join(", "))
        }
        ["cost", troop, ..] => {
            let rows = rows();
            let row = rows.get(&read::<TroopId>(troop)?).ok_or("no such troop")?;
            format!("cost {troop} {}", row.cost())
        }
        ["seat", seat, ..] => {
            let seat: Seat = read(seat)?;
            let view = view::view_for(state, None, messages::Language::English);
            let player = view.players.into_iter().find(|player| player.seat == seat);
            let player = player.ok_or("no such player")?;
            let (allowed, holding) = (player.banners_allowed, verdict::holding(state, &seat));
            format!(
                "seat {seat} {} crowns {} castles holds {holding} points {} banners {allowed} income {}",
                player.crowns, player.castles, player.points, player.income
            )
        }
        ["space", space, ..] => {
            let id = read(space)?;
            let owner = state.owner(&id).map_or("nobody", Seat::name);
            let space_state = state.spaces.get(&id).ok_or("no such space")?;
            let mut told = format!("space {space} of {owner}");
            if let Some(until) = space_state.razed_until {
                told.push_str(&format!(" razed until {until}"));
            }
            if let Some(by) = &space_state.fortified_by {
                told.push_str(&format!(" fortified by {by}"));
            }
            let damage: Vec<&str> = space_state.damage.keys().map(String::as_str).collect();
            if !damage.is_empty() {
                told.push_str(&format!(" damage {}", damage.join("+")));
            }
            let garrison: Vec<&str> = state.garrison(&id).map(|(id, _)| id.word()).collect();
            if !garrison.is_empty() {
                told.push_str(&format!(" kept by {}", garrison.join("+")));
            }
            told
        }
        ["banner", banner, ..] => {
            let id: BannerId = read(banner)?;
            match state.banners.get(&id) {
                None => format!("banner {banner} is gone"),
                Some(of) => {
                    let with: Vec<&str> = state.with_banner(&id).map(|(id, _)| id.word()).collect();
                    let beaten = if of.beaten { " beaten" } else { "" };
                    format!("banner {banner} at {}{beaten} with {}", of.at, with.join("+"))
                }
            }
        }
        ["piece", piece, ..] => {
            let of = state.pieces.get(&read::<PieceId>(piece)?).ok_or("no such piece")?;
            let place = serde_json::to_value(&of.place).map_err(|wrong| wrong.to_string())?;
            format!("piece {piece} {} of {} in {}", of.wounds, of.of, testkit::compact(&place))
        }
        ["fight", number, ..] => {
            let fight = state.fights.get(&read::<u32>(number)?).ok_or("no such fight")?;
            let party = |party: &campaign_map::state::Party| {
                let seat = party.seat.as_ref().map_or("nobody", Seat::name);
                let banners: Vec<&str> = party.banners.iter().map(BannerId::word).collect();
                format!("{seat} {} {} pieces", banners.join("+"), party.pieces.len())
            };
            let next: Vec<&str> = fight.next.iter().map(Seat::name).collect();
            let castle = fight.castle.as_ref().map_or("no castle", |castle| castle.word());
            let city = fight.city.as_deref().map_or(String::new(), |city| format!(" city {city}"));
            format!(
                "fight {number} {} over {} {castle}{city} walls {}: {}, against {}, then {}",
                fight.terrain,
                fight.over,
                fight.walls,
                party(&fight.attacker),
                party(&fight.defender),
                if next.is_empty() { "nobody".to_owned() } else { next.join("+") }
            )
        }
        ["homes", ..] => {
            let view = view::view_for(state, None, messages::Language::English);
            let prologue = view.prologue.ok_or("no realm came before")?;
            let homes = prologue.homes.iter().map(|(seat, home)| format!("{seat} {home}"));
            let free: Vec<&str> = prologue.free_homes.iter().map(|home| home.word()).collect();
            let chooses = prologue.chooses.as_ref().map_or("nobody", Seat::name);
            format!(
                "homes {}; {chooses} chooses of {}",
                homes.collect::<Vec<_>>().join(", "),
                free.join("+")
            )
        }
        ["truces", ..] => {
            let view = view::view_for(state, None, messages::Language::English);
            let all = view.truces.into_iter();
            let all = all.map(|it| format!("{}-{} until {}", it.seats[0], it.seats[1], it.until));
            format!("truces {}", all.collect::<Vec<_>>().join(", ")).trim_end().to_owned()
        }
        ["renegade", ..] => match renegades::waiting(state) {
            None => "renegade of nobody".to_owned(),
            Some(Waiting::Opponent { holder, opponents }) => {
                let opponents: Vec<&str> = opponents.into_iter().map(Seat::name).collect();
                format!("renegade of {holder} leaves {}", opponents.join("|"))
            }
            Some(Waiting::Unit { holder, opponent, units }) => {
                let units: Vec<&str> = units.into_iter().map(PieceId::word).collect();
                format!("renegade of {holder} leaves {opponent}: {}", units.join("|"))
            }
        },
        ["waits", ..] => {
            let all = <campaign_map::CampaignMap as rulebook::RuleSystem>::pending(state);
            let all = all.iter().map(|it| {
                let seats: Vec<&str> = it.roles.iter().map(Seat::name).collect();
                format!("{:?} of {}", it.what, seats.join("+")).to_lowercase()
            });
            format!("waits for {}", all.collect::<Vec<_>>().join(", ")).trim_end().to_owned()
        }
        ["written", ..] => {
            let seats: Vec<&str> = state.written.keys().map(Seat::name).collect();
            format!("written by {}", seats.join("+"))
        }
        ["winner", ..] => match &state.outcome {
            None => "winner nobody yet".to_owned(),
            Some(outcome) => {
                let seats: Vec<&str> = outcome.winners.iter().map(Seat::name).collect();
                let how = if outcome.by_castles { "by castles" } else { "by points" };
                format!("winner {} {how}", seats.join("+"))
            }
        },
        _ => return Err(format!("`{claim}` claims nothing that I can look up")),
    })
}

/// A map from its links, such as `1-2 2-3`.
fn graph(links: &[String]) -> Result<Map, String> {
    let mut ids: Vec<&str> = links.iter().flat_map(|link| link.split('-')).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut text =
        "title = \"a graph\"\ncastle = []\nhome = []\n[[province]]\nid = 1\nname = \"P\"\n"
            .to_owned();
    for (at, id) in ids.iter().enumerate() {
        let beside: Vec<String> = links
            .iter()
            .filter_map(|link| link.split_once('-'))
            .filter_map(|(one, other)| match () {
                () if one == *id => Some(other),
                () if other == *id => Some(one),
                () => None,
            })
            .map(|other| format!("\"{other}\""))
            .collect();
        text.push_str(&format!(
            "[[region]]\nid = \"{id}\"\nname = \"{id}\"\nprovince = 1\nterrain = \"plain\"\nland = [{}]\nat = [{at}, 0]\n",
            beside.join(", ")
        ));
    }
    toml::from_str(&text).map_err(|wrong| wrong.to_string())
}
