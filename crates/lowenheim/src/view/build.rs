//! Puts a view together, one allowed thing after the other.

use super::city::city_view;
use super::reader::Reader;
use super::{
    AttackCardView, BandView, BriefingView, CommandCardView, DecksView, EnemyView, EventCardView,
    FactionView, GameMasterView, MarkerView, ObjectiveView, PassageView, PendingView, ScoreView,
    SiegeView, SilverHairView, StepView, WerewolfView,
};
use super::{demands, figures, wizardry};
use crate::cards::hands;
use crate::city::Place;
use crate::figures::{Faction, FigureId, Side};
use crate::state::{Actors, Score, State, Whereabouts};
use crate::words::{Names, capital};
use crate::{intruders, master, story, tables, turn, werewolf, words};
use decider::By;
use messages::{Language, Words};

/// What a reader sees of a siege; no reader: what everybody may see.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>, language: Language) -> SiegeView {
    let (by, w) = (reader, words::words(language));
    let reader = Reader::new(reader, state);
    let you = match reader {
        Reader::Seat(faction) => Some(faction),
        Reader::All | Reader::Public => None,
    };
    SiegeView {
        title: story::told(&state.title, w),
        turn: state.turn,
        turns: state.options.turns,
        step: state.step.map(|id| StepView {
            id,
            number: w.name(id.number()),
            name: w.name(id.name()),
        }),
        acting: Faction::ALL.into_iter().filter(|&faction| state.may_act(faction)).collect(),
        you,
        your_turn: you.is_some_and(|faction| state.may_act(faction)),
        can_proceed: turn::is_automatic(state)
            && (!state.master_decides() || matches!(reader, Reader::All)),
        game_master: state.options.game_master.then(|| game_master(state, by, reader, language)),
        outcome: state.outcome,
        city: city_view(state, reader, w),
        figures: figures::figures(state, reader, w),
        factions: Faction::ALL.map(|faction| faction_view(state, reader, faction, w)).into(),
        hand: you.and_then(|faction| state.hands.get(&faction).cloned()),
        hand_limit: you.map_or(tables::HAND, |faction| hands::limit(state, faction)),
        briefing: you.and_then(|faction| briefing(state, faction, w)),
        markers: markers(state, w),
        spells: wizardry::spells(state, reader, w),
        decks: DecksView {
            draw: state.draw_pile.len(),
            discard: state.discard_pile.clone(),
            face_down: state.face_down.len(),
            events_left: state.event_pile.len(),
            commands_left: state.command_pile.len(),
        },
        events: events(state, w),
        commands: commands(state, w),
        werewolf: werewolf(state, reader),
        silver_hair: silver_hair(state, reader),
        demands: demands::demands(state, w),
        artefacts: wizardry::artefacts(state, reader, w),
        reserve: demands::reserve(state),
        guns: demands::guns(state),
        attack_cards: attack_cards(state),
        passage_refused: passages(state),
        bands: bands(state),
        enemy: enemy(state),
        scores: scores(state, language),
    }
}

fn game_master(
    state: &State,
    by: Option<&By>,
    reader: Reader,
    language: Language,
) -> GameMasterView {
    let pending = state.pending.as_ref().filter(|_| matches!(reader, Reader::All));
    GameMasterView {
        you: by.is_some_and(|by| master::is_master(state, by)),
        decides: state.master_decides(),
        pending: pending.map(|decision| PendingView {
            decision: decision.clone(),
            sentence: story::decision_sentence(decision, &state.city, language),
        }),
    }
}

fn faction_view(state: &State, reader: Reader, faction: Faction, w: Words<'_>) -> FactionView {
    let open = reader.sees_secrets_of(faction);
    let own = || state.figures.iter().filter(|(id, _)| id.kind().faction() == Some(faction));
    let count = |is: fn(&Whereabouts) -> bool| {
        let there = own().filter(|(_, figure)| is(&figure.whereabouts)).count();
        rulebook::count(there)
    };
    let background = state.backgrounds.get(&faction);
    let players_act = matches!(state.actors(), Some(Actors::Together | Actors::InOrder));
    FactionView {
        faction,
        name: w.faction(faction),
        leader: FigureId::new(faction.leader(), 0),
        home: Place::home_of(faction),
        hand_count: state.hands.get(&faction).map_or(0, crate::decks::Pile::len),
        hand: if open { state.hands.get(&faction).cloned() } else { None },
        briefing: if open { briefing(state, faction, w) } else { None },
        done: players_act && !state.to_act.contains(&faction),
        background: background.map(|text| story::told(text, w)).unwrap_or_default(),
        figures_on_map: count(|place| matches!(place, Whereabouts::Map(_))),
        in_temple: count(|place| matches!(place, Whereabouts::Temple)),
        starved: count(|place| matches!(place, Whereabouts::Starved)),
        gone: count(|place| matches!(place, Whereabouts::Gone)),
        vote: state.votes.get(&faction).copied(),
    }
}

/// The caller has made sure that the reader may see it.
fn briefing(state: &State, faction: Faction, w: Words<'_>) -> Option<BriefingView> {
    let briefing = state.briefings.get(&faction)?;
    let own = state.profiles.iter().filter(|(kind, _)| kind.faction() == Some(faction));
    let told = |texts: &[String]| texts.iter().map(|text| story::told(text, w)).collect();
    let relations = briefing.relations.iter();
    Some(BriefingView {
        background: told(&briefing.background),
        relations: relations.map(|(&other, text)| (other, story::told(text, w))).collect(),
        objectives: told(&briefing.objectives),
        special_rules: told(&briefing.special_rules),
        profiles: own.map(|(&kind, &profile)| (kind, profile)).collect(),
    })
}

fn markers(state: &State, w: Words<'_>) -> Vec<MarkerView> {
    let view = |(&marker, there): (&crate::state::Marker, &crate::state::MarkerState)| MarkerView {
        marker,
        name: w.name(marker.name()),
        hex: there.hex,
        captured: there.captured,
        escaped: there.escaped,
    };
    state.markers.iter().map(view).collect()
}

fn events(state: &State, w: Words<'_>) -> Vec<EventCardView> {
    let seen = state.events_seen.iter();
    seen.map(|&(turn, card)| EventCardView { turn, card, name: capital(&w.name(card.name())) })
        .collect()
}

fn commands(state: &State, w: Words<'_>) -> Vec<CommandCardView> {
    let seen = state.commands_seen.iter();
    seen.map(|&(turn, card)| CommandCardView { turn, card, name: capital(&w.name(card.name())) })
        .collect()
}

/// What the reader may know of the ambassador: everybody what is seen, Bretonnia what is due.
fn werewolf(state: &State, reader: Reader) -> Option<WerewolfView> {
    let knows = reader.sees_secrets_of(Faction::Bretonnia);
    let turned = state.werewolf.turned_in;
    (knows || turned.is_some()).then(|| WerewolfView {
        card_due: knows.then(|| werewolf::is_due(state, Faction::Bretonnia)),
        until: turned.map(|turn| turn + tables::WEREWOLF_TURNS),
        runs_wild: intruders::runs(state),
    })
}

fn silver_hair(state: &State, reader: Reader) -> Option<SilverHairView> {
    let called = state.silver_hair.declared_in == Some(state.turn);
    let view = SilverHairView { called, used: state.silver_hair.used };
    reader.sees_secrets_of(Faction::Cathay).then_some(view)
}

fn attack_cards(state: &State) -> Vec<AttackCardView> {
    state.attack_cards.iter().map(|&(faction, hex)| AttackCardView { faction, hex }).collect()
}

fn passages(state: &State) -> Vec<PassageView> {
    state.passage_refused.iter().map(|&(owner, mover)| PassageView { owner, mover }).collect()
}

fn bands(state: &State) -> Vec<BandView> {
    let view = |number: u32| {
        let band = state.enemy.bands.get(&number)?;
        Some(BandView {
            band: number,
            arrived: band.arrived,
            aim: band.aim,
            head: intruders::head_of(state, number),
            figures: intruders::figures_of(state, number).map(|(figure, _)| figure).collect(),
        })
    };
    intruders::bands_on_map(state).into_iter().filter_map(view).collect()
}

fn enemy(state: &State) -> EnemyView {
    let slain = state.figures.iter().filter(|(id, figure)| {
        id.kind().side() == Side::Enemy && figure.whereabouts == Whereabouts::Gone
    });
    EnemyView {
        ogres_waiting: state.enemy.ogres_waiting,
        craters: state.enemy.craters.clone(),
        slain: rulebook::count(slain.count()),
        arrival_number: state.options.arrival_number,
        places_to_fall: state.options.places_to_fall,
    }
}

fn scores(state: &State, language: Language) -> Option<Vec<ScoreView>> {
    let view = |score: &Score| ScoreView {
        faction: score.faction,
        points: score.points,
        rank: score.rank,
        wins: score.wins,
        objectives: score
            .objectives
            .iter()
            .map(|line| ObjectiveView {
                objective: line.objective.clone(),
                name: words::objective_name(&line.objective, language),
                met: line.met,
            })
            .collect(),
    };
    if state.scores.is_empty() { None } else { Some(state.scores.iter().map(view).collect()) }
}
