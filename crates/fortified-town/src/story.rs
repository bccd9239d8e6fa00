//! The story in plain words: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod days;
mod rolls;

pub use rolls::{draw_sentence, roll_sentence};

use crate::Event;
use crate::asks::Ask;
use crate::event::{AssaultEnded, AssaultOpened, ManMoved};
use crate::men::{ManId, Side};
use crate::refusal::NAMES;
use crate::spot::{Floor, Spot};
use crate::state::{Phase, State};
use decider::Audience;
use messages::{Catalogue, Fact, Language, Words, say};
use rulebook::{AsFact, Facts};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("story/en.ftl");
const DUTCH: &str = include_str!("story/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// What happened, in one sentence or two; the state is the one behind it.
#[must_use]
pub fn sentence(state: &State, event: &Event, language: Language) -> String {
    let words = words(language);
    match event {
        Event::AssaultOpened(it) => assault_opened(it, words),
        Event::ManPlaced(it) => say!(
            words,
            "man-placed",
            man = it.man.fact(state, words),
            side = it.is.side.fact(state, words),
            place = it.is.place.fact(state, words),
            mounted = it.is.mounted.fact(state, words),
        ),
        Event::ShotTaken(it) => {
            // Who moves is not driven back but slowed down.
            let moving = matches!(state.phase, Some((_, Phase::Movement)));
            let more = [("moving", moving.fact(state, words))];
            words.say("shot-taken", &fields(it, more, state, words))
        }
        Event::ManMoved(it) => {
            let more = [("how", how(it, state).into())];
            words.say("man-moved", &fields(it, more, state, words))
        }
        Event::Asked(it) => asked(&it.ask, state, words),
        Event::CombatFought(it) => {
            let count = ("count", it.attackers.len().into());
            let more = [count, ("changed", signed(it.modifier).into())];
            words.say("combat-fought", &fields(it, more, state, words))
        }
        Event::MechanismMoved(it) => say!(
            words,
            "mechanism-moved",
            mechanism = it.mechanism.word(),
            worked = it.worked.fact(state, words),
        ),
        Event::TopplingTried(it) => {
            let added = i32::try_from(it.die).map_or(0, |die| it.total - die);
            let count = ("count", it.by.len().into());
            let more = [count, ("changed", signed(added).into())];
            words.say("toppling-tried", &fields(it, more, state, words))
        }
        Event::DeploymentBegun(it) => match it.side {
            Some(side) => say!(words, "deployment-begun", side = side.word()),
            None => say!(words, "deployment-over"),
        },
        Event::ManCameOut(it) => match it.to {
            Some(_) => words.say("man-came-out", &fields(it, [], state, words)),
            None => words.say("man-stayed-beneath", &fields(it, [], state, words)),
        },
        Event::AssaultEnded(it) => assault_ended(it, state, words),
        Event::SiegeOpened(it) => days::siege_opened(it, state, words),
        Event::ReliefPromised(it) => say!(words, "relief-promised", turn = it.relief.turn),
        Event::MinersSent(it) => days::miners_sent(it, state, words),
        Event::SiegeRested(_) => say!(words, "siege-rested"),
        Event::SiegeResumed(it) => days::siege_resumed(it, words),
        Event::WoundedTended(it) => days::wounded_tended(it, state, words),
        Event::FightingBegun(it) => days::fighting_begun(it, state, words),
        Event::FightingEnded(it) => days::fighting_ended(it, state, words),
        Event::SiegeEnded(it) => days::siege_ended(it, words),
        event => event.sentence(state, words).unwrap_or_default(),
    }
}

/// What those may know who may not read an event; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(audience: &Audience, language: Language) -> String {
    let words = words(language);
    let first = match audience {
        Audience::Seats(seats) => seats.first(),
        Audience::Everyone => None,
    };
    match first {
        Some(seat) => say!(words, "hidden-side", side = seat.to_string()),
        None => say!(words, "hidden"),
    }
}

/// The fields of a payload, and what its message names besides.
fn fields<const MORE: usize>(
    payload: &impl Facts<State>,
    more: [(&'static str, Fact); MORE],
    state: &State,
    words: Words<'_>,
) -> Vec<(&'static str, Fact)> {
    let mut facts = payload.facts(state, words);
    facts.extend(more);
    facts
}

fn assault_opened(opened: &AssaultOpened, words: Words<'_>) -> String {
    let called = |side: Side| {
        let name = opened.sides.get(&side).map_or(side.name(), String::as_str);
        words.name(name)
    };
    say!(
        words,
        "assault-opened",
        title = words.name(&opened.title),
        town = words.name(&opened.town.name),
        besiegers = called(Side::Besiegers),
        besieged = called(Side::Besieged),
    )
}

/// How somebody gets to a place.
fn how(moved: &ManMoved, state: &State) -> &'static str {
    let rides = state.men.get(&moved.man).is_some_and(|man| man.mounted);
    let (Some(to), before) = (moved.path.last(), moved.path.iter().rev().nth(1)) else {
        return "walks";
    };
    let from = before.unwrap_or(&moved.from);
    match to.floor {
        Floor::Ladder => "climbs",
        Floor::Ground if *from == Spot::ladder(to.hex) => "descends",
        Floor::Ground | Floor::Top if from.floor == Floor::Ladder => "mounts",
        Floor::Ground | Floor::Top if rides => "rides",
        Floor::Ground | Floor::Top => "walks",
    }
}

fn asked(ask: &Ask, state: &State, words: Words<'_>) -> String {
    let side = ask.of().word();
    match ask {
        Ask::Fire { targets, .. } => {
            say!(words, "asked-fire", side = side, targets = targets.fact(state, words))
        }
        Ask::Stun { .. } => say!(words, "asked-stun", side = side),
        Ask::Retreat { man, .. } => {
            say!(words, "asked-retreat", side = side, man = man.fact(state, words))
        }
        Ask::ComeOut { man, .. } => {
            say!(words, "asked-come-out", side = side, man = man.fact(state, words))
        }
        Ask::Advance { into, .. } => {
            say!(words, "asked-advance", side = side, into = into.fact(state, words))
        }
    }
}

fn assault_ended(ended: &AssaultEnded, state: &State, words: Words<'_>) -> String {
    let captured = ("captured", ended.cut_off.len().into());
    let winner = ("winner", ended.outcome.winner().word().into());
    let left = ("left", ended.left_behind.len().into());
    let goes_on = ("siege", state.siege.is_some().fact(state, words));
    let more = [captured, winner, ("fires", ended.burnt.len().into()), left, goes_on];
    words.say("assault-ended", &fields(ended, more, state, words))
}

/// What is added to a die or taken from it; nothing where it is nothing.
fn signed(by: i32) -> String {
    if by == 0 { String::new() } else { format!(" ({by:+})") }
}

/// Somebody as people say it: by their own name, else by class and number.
#[must_use]
pub fn person(state: &State, id: &ManId, language: Language) -> String {
    crate::label::name(state.men.get(id), id, words(language))
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, hidden_sentence, roll_sentence, sentence};
    use crate::Event;
    use crate::asks::Ask;
    use crate::cover::Cover;
    use crate::event::{
        Asked, AssaultEnded, Blow, CombatFought, LadderTaken, ManMoved, MechanismMoved, ShotTaken,
        TopplingTried,
    };
    use crate::men::{Class, Fate, Man, ManId, Side};
    use crate::missiles::Hit;
    use crate::spot::Spot;
    use crate::state::{Degree, Outcome, Phase, State};
    use crate::town::Mechanism;
    use chance::Dice;
    use decider::Audience;
    use messages::{Language, faults};

    fn id(word: &str) -> ManId {
        word.parse().unwrap()
    }

    fn spot(word: &str) -> Spot {
        word.parse().unwrap()
    }

    fn people() -> State {
        let mut state = State::default();
        for (word, class, side, called) in [
            ("foot-soldier-1", Class::FootSoldier, Side::Besiegers, None),
            ("foot-soldier-3", Class::FootSoldier, Side::Besiegers, None),
            ("archer-1", Class::Archer, Side::Besieged, None),
            ("townsman-2", Class::Townsman, Side::Besieged, Some("Grete")),
            (
                "knight-1",
                Class::Knight,
                Side::Besiegers,
                Some("King Gozan Iron Hand from the East"),
            ),
        ] {
            let man = Man {
                side,
                class,
                called: called.map(str::to_owned),
                mounted: false,
                wounded: false,
                stunned: false,
                hungry: false,
                fate: Fate::Alive,
                place: None,
            };
            state.men.insert(id(word), man);
        }
        state
    }

    /// In English and in Dutch.
    fn told(state: &State, event: impl Into<Event>) -> [String; 2] {
        let event = event.into();
        [Language::English, Language::Dutch].map(|language| sentence(state, &event, language))
    }

    #[test]
    fn a_general_of_the_map_is_called_in_the_language_of_who_reads() {
        let (man, from) = (id("knight-1"), spot("1,10"));
        let moved = ManMoved { man, from, path: vec![spot("3,10")], left: 1 };
        assert_eq!(
            told(&people(), moved),
            [
                "King Gozan Iron Hand from the East moves to 3,10 and has 1 point left.",
                "Koning Gozan IJzeren Hand uit het Oosten gaat naar 3,10 en heeft 1 punt over.",
            ]
        );
    }

    #[test]
    fn a_move_says_where_to_and_what_is_left() {
        let moved = |to, left| {
            let (man, from) = (id("foot-soldier-3"), spot("1,10"));
            ManMoved { man, from, path: vec![spot(to)], left }
        };
        let state = people();
        assert_eq!(
            told(&state, moved("3,10", 2)),
            [
                "Foot soldier 3 moves to 3,10 and has 2 points left.",
                "Voetsoldaat 3 gaat naar 3,10 en heeft 2 punten over.",
            ]
        );
        assert_eq!(
            told(&state, moved("2,10:ladder", 1)),
            [
                "Foot soldier 3 gets on the ladder in 2,10 and has 1 point left.",
                "Voetsoldaat 3 gaat op de stormladder in 2,10 en heeft 1 punt over.",
            ]
        );
        assert_eq!(
            told(&state, moved("10,22:top", 0)),
            [
                "Foot soldier 3 moves to 10,22 on top and has no points left.",
                "Voetsoldaat 3 gaat naar 10,22 bovenop en heeft geen punten over.",
            ]
        );
    }

    #[test]
    fn a_combat_says_who_at_which_odds_and_what_comes_of_it() {
        let fought = CombatFought {
            defender: id("townsman-2"),
            attackers: vec![id("foot-soldier-1"), id("foot-soldier-3")],
            press: None,
            attack: 10,
            defence: 2,
            odds: (4, 1),
            modifier: -2,
            die: 8,
            blow: Blow::DefenderStunned,
        };
        let alone = CombatFought {
            attackers: vec![id("foot-soldier-1")],
            press: Some(id("foot-soldier-3")),
            attack: 8,
            modifier: 0,
            die: 1,
            blow: Blow::AttackersRetreat,
            ..fought.clone()
        };
        assert_eq!(
            told(&people(), fought),
            [
                "Foot soldier 1 and Foot soldier 3 attack Grete at 4:1 (10 against 2) and roll 8 \
                 (-2): the defender is stunned.",
                "Voetsoldaat 1 en Voetsoldaat 3 vallen Grete aan met 4:1 (10 tegen 2) en gooien 8 \
                 (-2): de verdediger is verdoofd.",
            ]
        );
        assert_eq!(
            told(&people(), alone),
            [
                "Foot soldier 1, with Foot soldier 3 pressing from behind, attacks Grete at 4:1 (8 \
                 against 2) and rolls 1: the attacker is driven back.",
                "Voetsoldaat 1, met Voetsoldaat 3 die van achteren druk geeft, valt Grete aan met \
                 4:1 (8 tegen 2) en gooit 1: de aanvaller wordt teruggedreven.",
            ]
        );
    }

    #[test]
    fn a_shot_says_how_far_and_whoever_moves_is_slowed_down() {
        let shot = ShotTaken {
            shooter: id("archer-1"),
            target: id("foot-soldier-1"),
            range: 12,
            cover: Cover::Light,
            die: 6,
            position: 9,
            hit: Hit::Driven,
        };
        let mut state = people();
        assert_eq!(
            told(&state, shot.clone()),
            [
                "Archer 1 shoots at Foot soldier 1, 12 hexes away in light cover, and rolls 6: a \
                 hit that drives them back.",
                "Boogschutter 1 schiet op Voetsoldaat 1, 12 vakken ver in lichte dekking, en gooit \
                 6: een treffer die terugdrijft.",
            ]
        );
        state.phase = Some((Side::Besiegers, Phase::Movement));
        let open = ShotTaken { range: 1, cover: Cover::None, ..shot };
        assert_eq!(
            told(&state, open),
            [
                "Archer 1 shoots at Foot soldier 1, 1 hex away, and rolls 6: a hit that slows them \
                 down.",
                "Boogschutter 1 schiet op Voetsoldaat 1, 1 vak ver, en gooit 6: een treffer die \
                 vertraagt.",
            ]
        );
    }

    #[test]
    fn ladders_questions_and_windlasses_have_words() {
        let by = [id("foot-soldier-1"), id("foot-soldier-3")];
        let taken = LadderTaken { ladder: "ladder-2".parse().unwrap(), by, left: [7, 5] };
        assert_eq!(
            told(&people(), taken),
            [
                "Foot soldier 1 and Foot soldier 3 pick up ladder 2 and have 7 and 5 points left.",
                "Voetsoldaat 1 en Voetsoldaat 3 rapen stormladder 2 op en hebben 7 en 5 punten over.",
            ]
        );
        let tried = TopplingTried {
            ladder: "ladder-2".parse().unwrap(),
            by: [(id("townsman-2"), 6)].into(),
            die: 10,
            total: 9,
            toppled: true,
            broken: true,
        };
        assert_eq!(
            told(&people(), tried),
            [
                "Grete tries to topple ladder 2 and rolls 10 (-1): it falls and breaks.",
                "Grete probeert stormladder 2 om te duwen en gooit 10 (-1): ze valt om en breekt.",
            ]
        );
        let ask = Ask::Stun { of: Side::Besieged, attackers: vec![id("foot-soldier-1")] };
        assert_eq!(
            told(&people(), Asked { ask }),
            [
                "The besieged choose which attacker is stunned.",
                "De belegerden kiezen welke aanvaller verdoofd is.",
            ]
        );
        let raised = MechanismMoved { mechanism: Mechanism::Drawbridge, worked: true };
        assert_eq!(
            told(&people(), raised),
            ["The drawbridge is raised.", "De ophaalbrug is opgehaald."]
        );
    }

    #[test]
    fn the_end_names_only_what_is_lost() {
        let ended = |cut_off| AssaultEnded {
            left_behind: Vec::new(),
            outcome: Outcome::BeatenOff,
            cut_off,
            points: 7,
            degree: Degree::Decisive,
            burnt: vec![],
        };
        let over = "Nobody of the besiegers is left: the assault is beaten off. The besieged win a \
                    decisive victory, with 7 casualty points of their own.";
        let [english, _] = told(&people(), ended(vec![]));
        assert_eq!(english, over);
        let [english, _] = told(&people(), ended(vec![id("archer-1")]));
        assert_eq!(english, format!("{over} Cut off and captured: Archer 1."));
    }

    #[test]
    fn what_is_hidden_names_the_side_and_no_more() {
        let seats = Audience::Seats(vec![Side::Besiegers.seat()]);
        let hidden = hidden_sentence(&seats, Language::English);
        assert_eq!(hidden, "The besiegers do something that the enemy does not see.");
        let hidden = hidden_sentence(&Audience::Seats(vec![]), Language::English);
        assert_eq!(hidden, "Something happens that only the organiser may see.");
    }

    #[test]
    fn dice_say_what_for() {
        let rolled = |language| roll_sentence("ST-30", "shot", Dice::new(1, 10), &[4], language);
        assert_eq!(rolled(Language::English), "Shot, 1d10: 4 (ST-30).");
        assert_eq!(rolled(Language::Dutch), "Schot, 1d10: 4 (ST-30).");
    }

    #[test]
    fn both_languages_say_the_same_things() {
        for name in Event::told_by_the_story() {
            let tells = include_str!("story.rs").contains(&format!("Event::{name}("));
            assert!(tells, "no row and no story tells of {name}");
        }
        let by_row: String =
            Event::messages().iter().map(|key| format!("say!(\"{key}\")")).collect();
        let sources = [
            include_str!("story.rs"),
            include_str!("story/rolls.rs"),
            include_str!("story/days.rs"),
            include_str!("label.rs"),
            &by_row,
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }
}
