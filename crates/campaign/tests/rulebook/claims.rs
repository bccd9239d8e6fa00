//! `now` lines: what a test claims, answered with what is true.

use crate::rulebook::given::read;
use crate::table::MAP;
use campaign::{EngagementNumber, Game, State};
use campaign_map::pieces::PieceId;

/// The true version of a claim.
pub(crate) fn answer(state: &State, claim: &str) -> Result<String, String> {
    let words: Vec<&str> = claim.split(' ').collect();
    let map = state.map(MAP).ok_or("there is no map")?;
    Ok(match words.as_slice() {
        ["turn", ..] => format!("turn {} {}", map.turn, map.phase),
        ["piece", piece, ..] => {
            let id: PieceId = read(piece)?;
            let of = map.pieces.get(&id).ok_or("no such piece")?;
            let place = serde_json::to_value(&of.place).map_err(|wrong| wrong.to_string())?;
            let place = testkit::compact(&place);
            let mut told = format!("piece {piece} {} of {} in {place}", of.wounds, of.of);
            if of.lame {
                told.push_str(" lame");
            }
            let titles = of.titles.iter().map(|title| title.name());
            for item in of.items.iter().map(String::as_str).chain(titles) {
                told.push_str(&format!(" {item}"));
            }
            if let Some(cause) = &of.cause {
                told.push_str(&format!(" by fact {} of {}", cause.fact, cause.engagement));
            }
            told
        }
        ["space", space, ..] => {
            let id = read(space)?;
            let space_state = map.spaces.get(&id).ok_or("no such space")?;
            let owner = space_state.owner.as_ref().map_or("nobody", |seat| seat.name());
            let damage = space_state.damage.iter();
            let damage =
                damage.map(|(word, it)| format!("{word} {} crowns {} turns", it.crowns, it.turns));
            format!("space {space} of {owner} broken {}", damage.collect::<Vec<_>>().join(", "))
                .trim_end()
                .to_owned()
        }
        ["engagement", number, ..] => {
            let engagement = engagement(state, number)?;
            let roles = engagement.roles.given().map(|(role, seat)| format!("{role}={seat}"));
            let roles = roles.collect::<Vec<_>>().join(" ");
            let closed = if engagement.closed { " closed" } else { "" };
            format!("engagement {number} {} {roles}{closed}", engagement.system().word())
        }
        ["digs", number, ..] => {
            let battle = battle(state, number)?;
            let digger = battle.digger().ok_or("nobody digs")?;
            format!("digs {number} {digger} {}", battle.to_dig)
        }
        ["ground", number, ..] => {
            let battle = battle(state, number)?;
            let river = battle.field.hexes().filter(|hex| {
                battle.field.terrain(*hex) == Some(te_wapen::terrain::Terrain::River)
            });
            let walls: Vec<String> = battle.field.walls().map(|side| side.to_string()).collect();
            let (river, works) = (river.count(), battle.buildings.len());
            let turns = battle.options.turns.unwrap_or(0);
            let walls = if words.contains(&"walls") { walls.join(" ") } else { String::new() };
            format!("ground {number} {turns} turns {river} river {works} works walls {walls}")
                .trim_end()
                .to_owned()
        }
        ["terrain", number, hex, ..] => {
            let terrain = battle(state, number)?.field.terrain(read(hex)?);
            let terrain = terrain.map_or("nothing", |terrain| terrain.word());
            format!("terrain {number} {hex} {terrain}")
        }
        ["stands", number, piece, ..] => {
            let battle = battle(state, number)?;
            let of = battle.pieces.get(&read(piece)?).ok_or("no such piece in it")?;
            let moves: Vec<String> = of.profile.moves.iter().map(u32::to_string).collect();
            format!("stands {number} {piece} wounds {} moves {}", of.wounds, moves.join(" or "))
        }
        ["city", number, kind, ..] => {
            let siege = siege(state, number)?;
            let of = siege.figures.keys().filter(|figure| figure.kind().word() == *kind).count();
            format!("city {number} {kind} {of}")
        }
        ["figure", number, figure, ..] => {
            let siege = siege(state, number)?;
            let entry = siege.figures.get(&read(figure)?).ok_or("no such figure")?;
            let damages: Vec<String> =
                entry.damages.iter().map(|damage| format!(" {damage:?}").to_lowercase()).collect();
            let there = match entry.whereabouts {
                lowenheim::state::Whereabouts::Map(_) => "there",
                _ => "not there",
            };
            format!("figure {number} {figure} {there}{}", damages.concat())
        }
        [claim @ ("people" | "here"), number, side, ..] => {
            let town = town(state, number)?;
            let alive = |man: &&fortified_town::men::Man| {
                *claim == "people" || man.fate == fortified_town::men::Fate::Alive
            };
            let mut of_kind: std::collections::BTreeMap<String, u32> = [].into();
            for man in town.men.values().filter(|man| man.side.word() == *side).filter(alive) {
                let mounted = if man.mounted { "mounted-" } else { "" };
                *of_kind.entry(format!("{mounted}{}", man.class.word())).or_default() += 1;
            }
            let all = of_kind.iter().map(|(kind, count)| format!(" {kind} {count}"));
            format!("{claim} {number} {side}{}", all.collect::<String>())
        }
        ["day", number, ..] => {
            let siege = town(state, number)?.siege.as_ref().ok_or("it has no days")?;
            let (step, side) = siege.step.ok_or("it waits for nobody")?;
            format!("day {number} {} {step} {side}", siege.day)
        }
        ["coming", number, ..] => {
            let siege = town(state, number)?.siege.as_ref().ok_or("it has no days")?;
            let (relief, joining) = (siege.coming.len() + siege.relief.len(), siege.joining.len());
            format!("coming {number} {relief} to relieve it, {joining} to come in")
        }
        ["beaten", banner, ..] => {
            let of = map.banners.get(&read(banner)?).ok_or("no such banner")?;
            let beaten = if of.beaten { "beaten" } else { "not beaten" };
            format!("beaten {banner} {beaten} at {}", of.at)
        }
        ["camp", number, ..] => {
            let town = town(state, number)?;
            let siege = town.siege.as_ref().ok_or("it does not go on over days")?;
            let engines = town.works.engines.iter().map(|(id, engine)| {
                if engine.building { format!(" {id} unready") } else { format!(" {id}") }
            });
            let (ladders, fascines) = (town.works.ladders.len(), siege.fascines);
            let refuge = siege.refuge_store;
            let engines = engines.collect::<String>();
            format!("camp {number} {ladders} ladders fascines {fascines} refuge {refuge}{engines}")
        }
        ["works", number, ..] => {
            let works = &town(state, number)?.works;
            let forced = works.leaves.iter().filter(|(_, leaf)| leaf.forced);
            let forced: Vec<String> = forced.map(|(id, _)| id.to_string()).collect();
            let hexes = |hexes: &std::collections::BTreeSet<board::Hex>| -> Vec<String> {
                hexes.iter().map(|hex| hex.to_string()).collect()
            };
            let (rubble, burnt) = (hexes(&works.demolished), hexes(&works.burnt));
            let [forced, rubble, burnt] = [forced, rubble, burnt].map(|all| all.join("+"));
            format!("works {number} forced {forced} rubble {rubble} burnt {burnt}")
        }
        ["rations", number, ..] => {
            let siege = town(state, number)?.siege.as_ref().ok_or("no days")?;
            let store = siege.rations.get(&fortified_town::men::Side::Besieged);
            format!("rations {number} {}", store.copied().unwrap_or(0))
        }
        ["siege", castle, ..] => match map.sieges.get(&read(castle)?) {
            None => format!("siege {castle} none"),
            Some(siege) => {
                let fights: Vec<String> = siege.fights.iter().map(u32::to_string).collect();
                format!("siege {castle} by {} in {}", siege.by.name(), fights.join("+"))
            }
        },
        ["store", castle, ..] => {
            let space = map.spaces.get(&read(castle)?).ok_or("no such space")?;
            format!("store {castle} {}", space.rations.map_or("none".into(), |it| it.to_string()))
        }
        ["fight", number, ..] => {
            let fight = map.fights.get(&read(number)?).ok_or("no such fight")?;
            let how = match (fight.winner, fight.blockade) {
                (Some(winner), _) => winner.word(),
                (None, _) if fight.undecided => "undecided",
                (None, true) => "blockade",
                (None, false) => "open",
            };
            let engines = fight.engines.iter().map(|(it, count)| format!(" {count} {it}"));
            format!("fight {number} {how}{}", engines.collect::<String>())
        }
        ["crowns", seat, ..] => {
            let player = map.players.get(&read::<decider::Seat>(seat)?).ok_or("nobody")?;
            format!("crowns {seat} {}", player.crowns)
        }
        ["bands", number, ..] => {
            format!("bands {number} come on a {}", siege(state, number)?.options.arrival_number)
        }
        ["ruined", number, ..] => {
            let siege = siege(state, number)?;
            let ruins: Vec<String> = siege.ruins.iter().map(|hex| hex.to_string()).collect();
            let (bridges, walls) = (siege.bridges_down.len(), siege.mined.len());
            format!("ruined {number} {} bridges {bridges} walls {walls}", ruins.join("+"))
        }
        _ => return Err(format!("`{claim}` claims nothing that I can look up")),
    })
}

fn engagement<'s>(state: &'s State, number: &str) -> Result<&'s campaign::Engagement, String> {
    let number = EngagementNumber(read(number)?);
    state.engagement(number).ok_or_else(|| format!("there is no engagement {number}"))
}

fn battle<'s>(state: &'s State, number: &str) -> Result<&'s te_wapen::State, String> {
    match &engagement(state, number)?.game {
        Game::Battle(battle) => Ok(battle),
        _ => Err(format!("{number} is no battle")),
    }
}

fn town<'s>(state: &'s State, number: &str) -> Result<&'s fortified_town::State, String> {
    match &engagement(state, number)?.game {
        Game::Assault(town) => Ok(town),
        _ => Err(format!("{number} is no assault")),
    }
}

fn siege<'s>(state: &'s State, number: &str) -> Result<&'s lowenheim::State, String> {
    match &engagement(state, number)?.game {
        Game::Siege(siege) => Ok(siege),
        _ => Err(format!("{number} is no siege")),
    }
}
