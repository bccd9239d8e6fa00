//! `given` lines of a siege over days.

use super::{placed, read};
use fortified_town::State;
use fortified_town::men::{ManId, Reserve, Side};
use fortified_town::siege::{Mine, ReliefForce, Siege, SiegeStep};
use fortified_town::works::{Engine, EngineId, Ladder, LadderAt};
use std::collections::BTreeSet;
use std::sync::Arc;

/// What a line says of the days; false: nothing.
pub(super) fn line(state: &mut State, words: &[&str]) -> Result<bool, String> {
    match words {
        ["siege", "turn", turn, "day", day, step, side] => {
            let step = Some((read::<SiegeStep>(step)?, read::<Side>(side)?));
            let (turn, day) = (read(turn)?, read(day)?);
            state.siege = Some(Siege { turn, day, step, ..Siege::default() });
            Arc::make_mut(&mut state.town).field = Some([22, 12]);
            (state.phase, state.turn, state.outcome) = (None, 0, None);
        }
        ["camp", "engine", id, more @ ..] => {
            let kind = id.rsplit_once('-').map_or(*id, |(kind, _)| kind);
            let lost = more.first().map_or(Ok(0), |lost| read(lost))?;
            let top = more.get(1).map(|top| read(top)).transpose()?;
            let facing = read("NE")?;
            let (docked, ramp) = (None, false);
            let engine = Engine {
                kind: read(kind)?,
                at: None,
                facing,
                top,
                docked,
                ramp,
                lost,
                burnt: false,
                building: false,
            };
            state.works.engines.insert(read::<EngineId>(id)?, engine);
        }
        ["ladder", id, "stored", side] => {
            let at = LadderAt::Stored { side: read(side)? };
            state.works.ladders.insert(read(id)?, Ladder { at });
        }
        ["wall", hex, "hits", hits] => {
            state.works.hits.insert(read(hex)?, read(hits)?);
        }
        // Who has the first player turn of a fight.
        ["fought", side] => state.first = Some(read(side)?),
        ["holds", "lines", last] => {
            let last: u8 = read(last)?;
            let hexes: Vec<_> = state.town.hexes().collect();
            for hex in hexes {
                if state.town.line(hex).is_some_and(|line| line <= last) {
                    state.held.insert(hex, Side::Besiegers);
                }
            }
        }
        [first, ..] if SIEGE.contains(first) => {
            // Those who relieve the town are placed as others are.
            if let ["relief", id, more @ ..] = words
                && !state.men.contains_key(&read::<ManId>(id)?)
            {
                placed(state, Side::Besieged, id, "0,0".parse().unwrap(), more)?;
                state.men.get_mut(&read::<ManId>(id)?).unwrap().place = None;
            }
            of_the_siege(state.siege.as_mut().ok_or("say first when the siege is")?, words)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}

const SIEGE: [&str; 17] = [
    "rations",
    "store",
    "hungry",
    "starving",
    "laid",
    "mine",
    "relief",
    "reversed",
    "promised",
    "border",
    "turns",
    "fascines",
    "battle",
    "commander",
    "yesterday",
    "inside",
    "raging",
];

fn of_the_siege(siege: &mut Siege, words: &[&str]) -> Result<(), String> {
    let ids = |ids: &[&str]| -> Result<BTreeSet<ManId>, String> {
        ids.iter().map(|id| read(id)).collect()
    };
    match words {
        ["rations", side, rations] => {
            siege.rations.insert(read(side)?, read(rations)?);
        }
        ["store", rations] => siege.refuge_store = read(rations)?,
        ["hungry", side] => {
            siege.hungry.insert(read(side)?);
        }
        ["starving", side] => {
            siege.starving.insert(read(side)?);
        }
        ["laid", engine, hex] => {
            siege.laid.insert(read(engine)?, read(hex)?);
        }
        ["mine", hex, "since", since, engineers @ ..] => {
            let (hex, engineers) = (read(hex)?, ids(engineers)?);
            siege.mines.push(Mine { hex, engineers, since: read(since)? });
        }
        ["relief", id, ..] => {
            siege.relief.insert(read(id)?);
        }
        ["reversed"] => siege.reversed = true,
        ["promised", "turn", turn, more @ ..] => {
            let by_sea = more.first() == Some(&"sea");
            let knights = Reserve {
                class: read("knight")?,
                number: 2,
                mounted: false,
                called: vec!["Hadewych".into()],
            };
            let turn = read(turn)?;
            siege.promised = Some(ReliefForce { turn, by_sea, men: vec![knights] });
        }
        ["border"] => siege.rules.border = true,
        ["turns", turns] => siege.rules.turns = Some(read(turns)?),
        ["fascines", hexes] => siege.fascines = read(hexes)?,
        ["battle", party @ ..] => {
            siege.battle.get_or_insert_default().party = ids(party)?;
        }
        ["commander", side, id] => {
            siege.commanders.insert(read(side)?, read(id)?);
        }
        ["inside"] => (siege.inside, siege.inside_was) = (true, true),
        ["raging", after] => {
            siege.battle.get_or_insert_default().after = Some(read(after)?);
        }
        ["yesterday", "blockade"] => (siege.blockaded, siege.ships_barred) = (true, true),
        _ => return Err(format!("`{}` says nothing of a siege; see README.md", words.join(" "))),
    }
    Ok(())
}
