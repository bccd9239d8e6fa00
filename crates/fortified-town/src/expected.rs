//! What fell in a log, held against what ten dice would have done: for those who count many games.

use crate::Event;
use crate::combat;
use crate::days::walls;
use crate::event::Blow;
use crate::missiles::Hit;
use crate::odds::{FACES, Passing, blows, counted, hits, of_ten_dice};
use crate::state::State;
use crate::{fire, oil, ramming, shooting, tables};
use std::collections::BTreeMap;

/// One roll of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// What was rolled for: a weapon, the column of a combat, an engine, a torch.
    pub roll: String,
    /// What could come of it.
    pub outcomes: Vec<Outcome>,
}

/// Something that could come of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// What, by its word.
    pub what: &'static str,
    /// By how many of ten dice.
    pub of_ten: u32,
    /// Did it?
    pub happened: bool,
}

/// What an event that stands for a roll says, with the state before it; none: it stands for none.
///
/// # Errors
/// A sentence that says what the event claims and its die does not do.
pub fn expected(state: &State, event: &Event) -> Result<Option<Expected>, String> {
    let wrong = || format!("{event:?}");
    Ok(Some(match event {
        Event::ShotTaken(it) => {
            let aim =
                shooting::shot(state, &it.shooter, &it.target).map_err(|no| format!("{no:?}"))?;
            let same = (aim.hit(it.die), aim.position(it.die)) == (it.hit, it.position);
            same.then(|| table(aim.weapon.word(), &Hit::ALL, Hit::word, &hits(&aim), it.hit))
                .ok_or_else(wrong)?
        }
        Event::CombatFought(it) => {
            let side = state.men.get(&it.defender).map(|man| man.side.other()).ok_or_else(wrong)?;
            let plan = combat::plan(state, side, &it.defender, &it.attackers)
                .map_err(|no| format!("{no:?}"))?;
            let column = format!("{}:{}", it.odds.0, it.odds.1);
            let same = plan.blow(it.die) == it.blow
                && tables::ODDS.get(plan.column) == Some(&it.odds)
                && plan.modifier == it.modifier;
            same.then(|| table(&column, &Blow::ALL, Blow::word, &blows(&plan), it.blow))
                .ok_or_else(wrong)?
        }
        Event::SalvoShot(it) => {
            let hit = ramming::battering(it.points, it.die).0;
            if walls::hits(state, it.hex) + hit != it.hits {
                return Err(wrong());
            }
            let below = tables::BATTERING_POINTS.iter().rfind(|&&least| it.points >= least);
            let roll = format!("salvo of {}", below.ok_or_else(wrong)?);
            tried(&roll, &|die| ramming::battering(it.points, die).0 > 0, it.die, hit > 0)?
        }
        Event::RamStruck(it) => {
            let hits = |die| ramming::battering(tables::RAM_STRIKES, die).0 > 0;
            tried("ram", &hits, it.die, it.hit)?
        }
        Event::DoorStruck(it) => tried("axe", &ramming::axes_hit, it.die, it.hit)?,
        Event::MineSprung(it) if walls::can_be_battered(state, it.hex) => {
            let hit = it.hits > walls::hits(state, it.hex);
            tried("mine", &|die| die >= tables::MINE_HITS, it.die, hit)?
        }
        Event::TopplingTried(it) => {
            let adds = it.total - i32::try_from(it.die).unwrap_or_default();
            let topples =
                |die: u32| i32::try_from(die).unwrap_or_default() + adds >= tables::TOPPLES;
            tried("toppling", &topples, it.die, it.toppled)?
        }
        Event::FireTried(it) if it.man.is_some() => {
            let oil = it.oil.is_some();
            let roll = if oil { "torch with oil" } else { "torch" };
            tried(roll, &|die| fire::lights(oil, die), it.die, it.lit)?
        }
        Event::FireTried(it) => {
            tried("oil on an engine", &|die| die >= tables::OIL_LIGHTS, it.die, it.lit)?
        }
        Event::QuenchingTried(it) => {
            tried("fire-fighting", &|die| die >= tables::PUTS_OUT, it.die, it.out)?
        }
        Event::FireJumped(it) => {
            tried("fire that spreads", &|die| die >= tables::CATCHES, it.die, it.lit)?
        }
        Event::OilStruck(it) => {
            let all = counted(FACES.map(oil::scalds));
            table("boiling oil", &Hit::ALL, Hit::word, &all, oil::scalds(it.die))
        }
        Event::Infiltrated(it) => {
            let comes = it.total > tables::INFILTRATION_STOPS;
            if comes != it.through {
                return Err(wrong());
            }
            let place = state.men.get(&it.man).and_then(|man| Some((man.side, man.place?)));
            let adds = crate::steps::past_enemies(state, &it.man, place.ok_or_else(wrong)?);
            let all = counted(crate::odds::totals(adds).map(Passing::of));
            table("past an enemy", &Passing::ALL, Passing::word, &all, Passing::of(it.total))
        }
        _ => return Ok(None),
    }))
}

fn table<T: Ord + Copy>(
    roll: &str,
    all: &[T],
    word: impl Fn(T) -> &'static str,
    of_ten: &BTreeMap<T, u32>,
    happened: T,
) -> Expected {
    let outcome = |&what: &T| Outcome {
        what: word(what),
        of_ten: of_ten.get(&what).copied().unwrap_or(0),
        happened: what == happened,
    };
    Expected { roll: roll.to_owned(), outcomes: all.iter().map(outcome).collect() }
}

fn tried(
    roll: &str,
    succeeds: &dyn Fn(u32) -> bool,
    die: u32,
    happened: bool,
) -> Result<Expected, String> {
    if succeeds(die) != happened {
        return Err(format!("{roll}: a {die} is said to have done what it does not"));
    }
    let of_ten = of_ten_dice(succeeds);
    let outcomes = vec![Outcome { what: "succeeds", of_ten, happened }];
    Ok(Expected { roll: roll.to_owned(), outcomes })
}
