//! What an order does, in a few words, for who chooses from a list.

use crate::asks::Ask;
use crate::command::Command;
use crate::event::Blow;
use crate::foretold::{Foretold, Wall};
use crate::missiles::Hit;
use crate::odds;
use crate::refusal::NAMES;
use crate::state::State;
use messages::{Catalogue, Language, Words, say};
use rulebook::{AsFact, Command as _, Scene};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("label/en.ftl");
const DUTCH: &str = include_str!("label/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// The words in which orders are told.
pub(super) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

pub(super) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    match command {
        Command::SetRight(_) => say!(words, "order-set-right"),
        Command::Done if state.deploying.is_some() => say!(words, "all-placed"),
        Command::Done => {
            let phase = state.phase.map(|(_, phase)| phase);
            say!(words, "phase-over", phase = phase.fact(state, words))
        }
        Command::Stay => match state.asked.first() {
            Some(Ask::Retreat { man, .. }) => {
                say!(words, "stay-and-bleed", man = man.fact(state, words))
            }
            Some(Ask::Advance { into, .. }) => {
                say!(words, "stay-behind", place = into.fact(state, words))
            }
            _ => say!(words, "stay-behind", place = "none"),
        },
        Command::Dig(dig) if dig.hexes.is_empty() => say!(words, "dig-nobody"),
        Command::CallOff => say!(words, "call-back"),
        Command::FormUp => say!(words, "form-up"),
        Command::Assault => say!(words, "assault-today"),
        Command::Blockade => say!(words, "blockade-today"),
        Command::Withdraw => say!(words, "withdraw-to-citadel"),
        Command::Rest => say!(words, "rest-today"),
        Command::Pass => say!(words, "do-nothing"),
        Command::Offer => say!(words, "offer-terms"),
        Command::GiveUp => say!(words, "go-home"),
        Command::Accept => say!(words, "take-initiative"),
        Command::Decline => say!(words, "decline-initiative"),
        order => order.label(scene).unwrap_or_default(),
    }
}

/// An order with what ten dice would do.
pub(super) fn with_odds(order: String, foretold: &Foretold, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    let low = |number: u32| faces(1, number, words);
    let high = |number: u32| faces(11 - number.min(10), 10, words);
    let odds = match foretold {
        Foretold::Shot(shot) => {
            let of = |hit: Hit| shot.hits.get(&hit).copied().unwrap_or(0);
            let (hits, kills) = (10 - of(Hit::Miss), of(Hit::Killed));
            say!(words, "odds-shot", faces = low(hits), number = hits, kills = kills)
        }
        Foretold::Fight(fight) => {
            let of = |blows: &[Blow]| -> u32 {
                blows.iter().filter_map(|blow| fight.blows.get(blow)).sum()
            };
            let back = of(&[Blow::AttackerStunned, Blow::AttackersRetreat]);
            let harms = of(&[Blow::DefenderWounded, Blow::DefenderKilled]);
            let number = of(&[Blow::DefenderRetreats, Blow::DefenderStunned]) + harms;
            let odds = fight.odds.fact(state, words);
            let (hits, fails) = (high(number), low(back));
            say!(
                words,
                "odds-fight",
                odds = odds,
                faces = hits,
                number = number,
                harms = harms,
                fails = fails,
                back = back
            )
        }
        Foretold::Past(past) => {
            let number = odds::comes_so_far(past);
            say!(words, "odds-past", faces = high(number), number = number)
        }
        Foretold::Try(number) => {
            say!(words, "odds-try", faces = high(*number), number = *number)
        }
        Foretold::Salvos(walls) => {
            let all: Vec<String> = walls.iter().map(|wall| told(wall, words)).collect();
            say!(words, "odds-salvo", walls = all.join("; "))
        }
        Foretold::Mines(walls) => {
            let all: Vec<String> = walls.iter().map(|wall| told(wall, words)).collect();
            say!(words, "odds-mine", walls = all.join("; "))
        }
        Foretold::Oil(oil) => {
            let of = |hit: Hit| oil.hits.get(&hit).copied().unwrap_or(0);
            let (kills, wounds) = (of(Hit::Killed), of(Hit::Wounded));
            let (people, lights) = (oil.people.len() as u64, oil.lights.unwrap_or(0));
            let (killed, wounded) = (low(kills), faces(kills + 1, kills + wounds, words));
            say!(
                words,
                "odds-oil",
                people = people,
                killed = killed,
                wounded = wounded,
                lights = lights,
                burns = high(lights)
            )
        }
        Foretold::Terms([none, one, two, _, more]) => {
            let (none, one, two, more) = (*none, *one, *two, *more);
            say!(words, "odds-terms", none = none, one = one, two = two, more = more)
        }
        Foretold::Tomorrow(number) => say!(words, "odds-tomorrow", number = *number),
    };
    say!(words, "with-odds", order = order, odds = odds)
}

fn told(wall: &Wall, words: Words<'_>) -> String {
    let Wall { hex, of_ten, hits, needed, .. } = wall;
    let faces = faces(11 - of_ten.min(&10), 10, words);
    let hex = hex.to_string();
    say!(
        words,
        "odds-wall",
        hex = hex,
        faces = faces,
        number = *of_ten,
        hits = *hits,
        needed = *needed
    )
}

/// Faces of a die from one to another.
fn faces(from: u32, to: u32, words: Words<'_>) -> String {
    match to.checked_sub(from) {
        None => say!(words, "no-face"),
        Some(0) => to.to_string(),
        Some(_) => say!(words, "faces", from = from, to = to),
    }
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, label, with_odds, words};
    use crate::asks::Ask;
    use crate::command::Command;
    use crate::cover::Cover;
    use crate::event::Blow;
    use crate::foretold::{Foretold, Oil, Wall};
    use crate::men::Side;
    use crate::missiles::Hit;
    use crate::odds::{self, Passing};
    use crate::state::{Phase, State};
    use decider::By;
    use messages::{Language, faults};
    use rulebook::{Command as _, Scene};

    #[test]
    fn both_languages_say_the_same_things() {
        let by_row: Vec<String> =
            Command::FORMS.iter().map(|form| format!("\"order-{}\"", form.verb)).collect();
        let sources = [
            include_str!("label.rs"),
            include_str!("../label.rs"),
            include_str!("../options.rs"),
            &by_row.concat(),
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    fn told(state: &State, order: &str, language: Language) -> String {
        let scene = Scene { state, by: &By::Organiser, words: words(language) };
        label(&order.parse().unwrap(), &scene)
    }

    #[test]
    fn every_order_is_told_in_both_languages() {
        let more = [
            "move foot-soldier-1 9,22 10,22:top",
            "shoot archer-11 foot-soldier-1",
            "hold",
            "hold here",
            "hold phase",
            "light 6,3 foot-soldier-1 oil",
            "pivot ram-1 right",
        ];
        for order in Command::FORMS.iter().map(|form| form.example).chain(more) {
            let [english, dutch] =
                Language::ALL.map(|language| told(&State::default(), order, language));
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
        }
        let order = "move foot-soldier-1 9,22 10,22:top";
        let english = "Move foot-soldier-1 to 10,22 on top";
        assert_eq!(told(&State::default(), order, Language::English), english);
        let dutch = "Verplaats foot-soldier-1 naar 10,22 bovenop";
        assert_eq!(told(&State::default(), order, Language::Dutch), dutch);
        let push = told(&State::default(), "push siege-tower-1 9,23", Language::Dutch);
        assert_eq!(push, "Duw belegeringstoren 1 naar 9,23");
    }

    #[test]
    fn the_state_says_what_is_over_and_what_stays_empty() {
        let ask = Ask::Advance {
            of: Side::Besiegers,
            into: "3,10".parse().unwrap(),
            who: vec!["foot-soldier-1".parse().unwrap()],
        };
        let state = State {
            phase: Some((Side::Besiegers, Phase::Combat)),
            asked: vec![ask],
            ..State::default()
        };
        assert_eq!(told(&state, "done", Language::English), "End the combat");
        assert_eq!(told(&state, "stay", Language::English), "Let nobody advance to 3,10");
        assert_eq!(told(&state, "stay", Language::Dutch), "Laat niemand oprukken naar 3,10");
        let ask = Ask::Retreat {
            of: Side::Besieged,
            man: "townsman-1".parse().unwrap(),
            from: vec!["foot-soldier-1".parse().unwrap()],
            hexes: 1,
            to: Vec::new(),
            jumps: vec!["5,10".parse().unwrap()],
        };
        let state = State { asked: vec![ask], ..State::default() };
        assert_eq!(told(&state, "stay", Language::English), "Let townsman-1 stay and be wounded");
    }

    /// What is said of an order with these odds, in English and in Dutch.
    fn said(foretold: &Foretold) -> [String; 2] {
        Language::ALL.map(|language| {
            let (state, words) = (State::default(), words(language));
            let scene = Scene { state: &state, by: &By::Organiser, words };
            let order = label(&"aim archer-1 townsman-1".parse().unwrap(), &scene);
            with_odds(order, foretold, &scene)
        })
    }

    #[test]
    fn whoever_chooses_reads_what_ten_dice_would_do() {
        let people = |id: &str| id.parse().unwrap();
        let shot = |hits: &[(Hit, u32)]| {
            let (target, hits) = (people("townsman-1"), hits.iter().copied().collect());
            Foretold::Shot(odds::Shot { target, range: 4, cover: Cover::None, hits })
        };
        let fight = |blows: &[(Blow, u32)]| {
            Foretold::Fight(odds::Fight {
                target: people("knight-1"),
                attackers: vec![people("archer-1")],
                attack: 3,
                defence: 8,
                odds: (1, 3),
                modifier: 0,
                blows: blows.iter().copied().collect(),
            })
        };
        let wall = |of_ten, hits| {
            let (hex, points, needed) = ("3,10".parse().unwrap(), Some(9), 4);
            Wall { hex, points, of_ten, hits, needed }
        };
        let oil = |people: &[&str], lights| {
            let people = people.iter().map(|id| id.parse().unwrap()).collect();
            let hits = [(Hit::Killed, 3), (Hit::Wounded, 4), (Hit::Driven, 3)].into();
            Foretold::Oil(Oil { people, hits, lights })
        };
        let all = [
            (shot(&[(Hit::Miss, 10)]), "hits on nothing: 0 of 10"),
            (shot(&[(Hit::Miss, 9), (Hit::Driven, 1)]), "hits on 1: 1 of 10"),
            (
                shot(&[(Hit::Miss, 6), (Hit::Driven, 2), (Hit::Killed, 2)]),
                "hits on 1 to 4: 4 of 10, kills 2",
            ),
            (
                fight(&[
                    (Blow::AttackerStunned, 3),
                    (Blow::AttackersRetreat, 4),
                    (Blow::Nothing, 2),
                    (Blow::DefenderRetreats, 1),
                ]),
                "1:3: hits on 10: 1 of 10; turns on the attackers on 1 to 7: 7 of 10",
            ),
            (
                fight(&[
                    (Blow::DefenderRetreats, 3),
                    (Blow::DefenderStunned, 2),
                    (Blow::DefenderWounded, 2),
                    (Blow::DefenderKilled, 3),
                ]),
                "1:3: hits on 1 to 10: 10 of 10, wounds or kills 5",
            ),
            (
                Foretold::Past([(Passing::Wounded, 5), (Passing::Through, 5)].into()),
                "gets past the enemy unhurt on 6 to 10: 5 of 10",
            ),
            (Foretold::Try(4), "succeeds on 7 to 10: 4 of 10"),
            (
                Foretold::Salvos(vec![wall(6, 0), wall(1, 3)]),
                "each salvo hits 3,10 on 5 to 10: 6 of 10, 0 of 4 hits so far; 3,10 on 10: 1 of 10, 3 of 4 hits so far",
            ),
            (
                Foretold::Mines(vec![wall(7, 0)]),
                "at an assault after a whole strategic turn it hits 3,10 on 4 to 10: 7 of 10, 0 of 4 hits so far",
            ),
            (
                oil(&["knight-1"], None),
                "one under it: killed on 1 to 3, wounded on 4 to 7, else driven back",
            ),
            (oil(&[], Some(5)), "reaches nobody; sets the engine on fire on 6 to 10: 5 of 10"),
            (
                Foretold::Terms([6, 4, 3, 3, 2]),
                "accepted by 6 of 10 without food, 4 with food for one strategic turn, 3 for two or three, 2 for more",
            ),
            (Foretold::Tomorrow(72), "the initiative of tomorrow, as both sides stand: 72 of 100"),
        ];
        for (foretold, wanted) in all {
            let [english, dutch] = said(&foretold);
            assert_eq!(english, format!("Let archer-1 aim at townsman-1 ({wanted})"));
            assert!(dutch.starts_with("Laat archer-1 ") && dutch.ends_with(')'), "{dutch}");
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['\u{27e6}', '{']), "{english} {dutch}");
        }
        let dutch = said(&shot(&[(Hit::Miss, 6), (Hit::Driven, 2), (Hit::Killed, 2)]))[1].clone();
        assert!(dutch.ends_with("(raak op 1 tot 4: 4 van de 10, dodelijk 2)"), "{dutch}");
    }
}
