//! The story in plain words: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod blows;
mod deeds;
mod master;
mod rolls;
mod told;

pub use crate::words::{damage_name, name, objective_name};
pub use master::decision_sentence;
pub(crate) use master::ruling_label;
pub use rolls::{draw_sentence, hidden_sentence, roll_sentence};
pub use told::title;
pub(crate) use told::told;

use crate::Event;
use crate::city::City;
use crate::event::{FigureIsAt, Secret};
use crate::figures::{Faction, Side};
use crate::state::Artefact;
use crate::words::{Names, spot, words};
use messages::{Language, Words, say};

/// What happened, in one sentence or two. The city lends names to hexes.
#[must_use]
pub fn sentence(event: &Event, city: &City, language: Language) -> String {
    let w = words(language);
    let at = |hex| spot(hex, city, w);
    match event {
        Event::FallSetRight(it) => {
            let (who, reason) = (w.figure(it.figure), it.reason.text().to_owned());
            match it.after {
                FigureIsAt::Hex(hex) => {
                    say!(w, "stands-again", who = who, hex = at(hex), reason = reason)
                }
                _ => say!(w, "fell-after-all", who = who, reason = reason),
            }
        }
        Event::BriefingGiven(it) => say!(w, "briefing-given", faction = w.faction(it.faction)),
        Event::EnemyProfiled(_) => say!(w, "enemy-profiled"),
        Event::SiegeOpened(it) => {
            say!(w, "siege-opened", title = told(&it.title, w), turns = it.options.turns)
        }
        Event::FactionMustered(it) => {
            let figures = say!(w, "figures", count = it.roster.values().sum::<u32>());
            let background = told(&it.background, w);
            say!(
                w,
                "faction-mustered",
                faction = w.faction(it.faction),
                figures = figures,
                background = background
            )
        }
        Event::FigurePlaced(it) => match it.figure.kind().side() {
            Side::City => say!(w, "stands-in", who = w.figure(it.figure), hex = at(it.hex)),
            Side::Enemy => say!(w, "comes-up", who = w.figure(it.figure), hex = at(it.hex)),
        },
        Event::TurnBegun(it) => match it.order.first() {
            Some(first) => {
                say!(w, "turn-begun-first", turn = it.turn, faction = w.faction(*first))
            }
            None => say!(w, "turn-begun", turn = it.turn),
        },
        Event::StepBegun(it) => deeds::step_begun(it.step, w),
        Event::StepEnded(it) => deeds::step_ended(it, w),
        Event::DeckReshuffled(it) => {
            say!(w, "deck-reshuffled", cards = say!(w, "cards", count = it.cards))
        }
        Event::ConferenceCalled(it) => deeds::conference_called(it, w),
        Event::DemandMade(it) => deeds::demand_made(it, w),
        Event::DemandSettled(it) if it.short == 0 => {
            say!(w, "demand-met", number = it.demand.to_string())
        }
        Event::DemandSettled(it) => {
            let cards = say!(w, "cards", count = it.short);
            say!(w, "demand-failed", number = it.demand.to_string(), cards = cards)
        }
        Event::GunMoved(it) => deeds::gun_moved(it, city, w),
        Event::LossNamed(it) if it.figures.is_empty() => {
            say!(w, "loss-unnamed", faction = w.faction(it.faction))
        }
        Event::LossNamed(it) => say!(
            w,
            "loss-named",
            faction = w.faction(it.faction),
            who = w.people(&it.figures),
            number = it.demand.to_string()
        ),
        // Nobody's demand: so the first logs say who is elsewhere on the map of the campaign.
        Event::FigureTaken(it) if it.demand == 0 => {
            say!(w, "figure-absent", figure = w.figure(it.figure))
        }
        Event::FigureTaken(it) => say!(w, "figure-taken", who = w.figure(it.figure)),
        Event::BandArrived(it) => deeds::band_arrived(it, city, w),
        Event::BandsOrdered(it) => {
            say!(w, "bands-ordered", bands = numbers(&it.order, w), count = it.order.len())
        }
        Event::BandActivated(it) => master::makes_for(it.band, it.target, w),
        Event::FiguresMoved(it) => deeds::figures_moved(it, city, w),
        Event::ProfileRevealed(it) => {
            let line = it.profile;
            say!(
                w,
                "profile-revealed",
                who = w.name(it.kind.name()),
                move = line.movement,
                fight = line.fight,
                attacks = line.attacks,
                strength = line.strength,
                toughness = line.toughness,
                wounds = line.wounds
            )
        }
        Event::AttackFought(it) => blows::attack_fought(it, w),
        Event::InsultsExchanged(it) => match it.faction {
            Faction::ElvenGuard => say!(w, "insult-elves"),
            _ => say!(w, "insult-cathay"),
        },
        Event::RangedAttackMade(it) => blows::ranged_attack(it, w),
        Event::BoostGiven(it) => blows::boost_given(it, w),
        Event::ControlTested(it) => blows::control_tested(it, city, w),
        Event::TheftSeen(it) => say!(
            w,
            "theft-seen",
            faction = w.faction(it.to),
            cards = say!(w, "cards", count = it.count),
            other = w.faction(it.from)
        ),
        Event::TradeOffered(it) if it.cards.is_empty() => {
            say!(w, "trade-taken-back", from = w.faction(it.from), to = w.faction(it.to))
        }
        Event::TradeOffered(it) => say!(
            w,
            "trade-offered",
            from = w.faction(it.from),
            to = w.faction(it.to),
            cards = w.cards(&it.cards)
        ),
        Event::TradeSeen(it) => say!(
            w,
            "cards-given",
            from = w.faction(it.from),
            to = w.faction(it.to),
            cards = say!(w, "cards", count = it.count)
        ),
        Event::FigureDischarged(it) => deeds::figure_discharged(it, city, w),
        Event::FiguresEscaped(it) => deeds::figures_escaped(it, w),
        Event::FireStarted(it) => match it.spread_from {
            None => say!(w, "fire-started", hex = at(it.hex)),
            Some(from) => say!(w, "fire-spread", from = from.to_string(), hex = at(it.hex)),
        },
        Event::FireFought(it) => deeds::fire_fought(it, city, w),
        Event::FireGrown(it) => {
            say!(w, "fire-grown", hex = at(it.hex), turns = say!(w, "turns", count = it.turns))
        }
        Event::ArtefactUsed(it) => deeds::artefact_used(it, w),
        Event::DemonLeft(it) => deeds::demon_left(it, w),
        Event::UpkeepLapsed(it) => deeds::upkeep_lapsed(it, w),
        Event::FiguresTeleported(it) => say!(
            w,
            "teleported",
            who = w.people(&it.figures),
            count = it.figures.len(),
            to = at(it.to),
            from = at(it.from)
        ),
        Event::PlaceHeld(it) => deeds::place_held(it, w),
        Event::SiegeEnded(it) => deeds::siege_ended(it, w),
        Event::ScoresCounted(it) => {
            let points: Vec<String> = it
                .scores
                .iter()
                .map(|score| format!("{} {}", w.faction(score.faction), score.points))
                .collect();
            let winners = it.scores.iter().filter(|score| score.wins);
            let names: Vec<String> = winners.map(|score| w.faction(score.faction)).collect();
            say!(
                w,
                "score",
                points = w.list(&points),
                winners = names.len(),
                names = w.list(&names)
            )
        }
        Event::SecretKept(it) => secret(&it.secret, it.faction, w),
        Event::DecisionPrepared(it) => {
            say!(w, "decision-prepared", decision = master::pending(&it.decision, city, w))
        }
        Event::DecisionOverridden(it) => master::overridden(it, city, w),
        Event::ClausesDisclosed(it) => deeds::clauses_disclosed(it, w),
        Event::StoryTold(it) if it.game_master => say!(w, "told-master", text = it.text.clone()),
        Event::StoryTold(it) => match it.faction {
            Some(faction) => say!(w, "told", faction = w.faction(faction), text = it.text.clone()),
            None => it.text.clone(),
        },
        event => event.sentence(city, w).unwrap_or_default(),
    }
}

/// What only one faction knows.
fn secret(secret: &Secret, faction: Faction, w: Words<'_>) -> String {
    let what = || w.name(Artefact::Box.name());
    match secret {
        Secret::CardHandedIn { card } => {
            say!(w, "card-handed-in", faction = w.faction(faction), cards = w.cards(&[*card]))
        }
        Secret::SpiritCalled { .. } => say!(w, "spirit-called"),
        Secret::Note { text } => {
            say!(w, "note", faction = w.faction(faction), text = text.clone())
        }
        Secret::BoxTaken { wizard } => {
            say!(w, "box-taken", who = w.figure(*wizard), what = what())
        }
        Secret::BoxMeant { turn, cards: none } if none.is_empty() => {
            say!(w, "box-shut", what = what(), turn = *turn)
        }
        Secret::BoxMeant { turn, cards } => {
            say!(w, "box-meant", what = what(), turn = *turn, cards = w.cards(cards))
        }
    }
}

fn numbers(bands: &[u32], w: Words<'_>) -> String {
    let numbers: Vec<String> = bands.iter().map(u32::to_string).collect();
    w.list(&numbers)
}

#[cfg(test)]
mod tests {
    use crate::Event;
    use crate::decks::ActionCard;
    use crate::figures::Faction;
    use crate::state::Step;
    use crate::words::{STORY, words};
    use messages::{Language, faults};

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
            include_str!("story/blows.rs"),
            include_str!("story/deeds.rs"),
            include_str!("story/rolls.rs"),
            include_str!("story/master.rs"),
            include_str!("words.rs"),
            &by_row,
        ];
        let [english, dutch] = STORY;
        assert_eq!(faults(english, dutch, &sources), Vec::<String>::new());
    }

    #[test]
    fn factions_and_steps_have_dutch_names() {
        let dutch = words(Language::Dutch);
        for faction in Faction::ALL {
            assert_ne!(dutch.name(faction.name()), faction.name());
        }
        for step in [Step::Council, Step::Refill, Step::EnemyMovement, Step::Holding, Step::Vote] {
            assert_ne!(dutch.name(step.name()), step.name());
        }
        assert_eq!(dutch.name(ActionCard::Attack.name()), "Aanval");
    }
}
