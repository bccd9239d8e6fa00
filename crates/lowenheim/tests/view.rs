//! Who sees what of a siege.

use crate::seeded;

use decider::By;
use lowenheim::figures::{Faction, FigureKind, Side};
use lowenheim::state::{State, Step};
use lowenheim::view::{SiegeView, WhereaboutsView, view_for};
use messages::Language;
use seeded::Game;

fn seat(faction: Faction) -> By {
    By::Seat(faction.seat())
}

fn readers() -> Vec<Option<By>> {
    let seats = Faction::ALL.map(|faction| Some(seat(faction)));
    seats.into_iter().chain([None, Some("seat/onlooker".parse().unwrap())]).collect()
}

fn json(state: &State, reader: Option<&By>) -> String {
    serde_json::to_string(&view_for(state, reader, Language::English)).unwrap()
}

/// Is this the secret of somebody else?
fn is_foreign(reader: Option<&By>, owner: Option<Faction>) -> bool {
    let own = match reader {
        Some(By::Seat(seat)) => Faction::of_seat(seat),
        _ => None,
    };
    own.is_none() || owner != own
}

#[test]
fn no_word_of_a_briefing_reaches_another_seat() {
    let state = Game::new(1).state;
    for (owner, briefing) in state.briefings.iter() {
        // What two factions think of each other may be said in the same words.
        let texts: Vec<&String> =
            briefing.background.iter().chain(&briefing.special_rules).collect();
        for reader in readers() {
            let view = json(&state, reader.as_ref());
            for text in &texts {
                let shown = view.contains(&serde_json::to_string(text).unwrap());
                assert_eq!(shown, !is_foreign(reader.as_ref(), Some(*owner)), "{reader:?}: {text}");
            }
        }
    }
}

#[test]
fn the_tunnel_and_the_sewers_are_known_to_few() {
    let state = Game::new(1).state;
    for reader in readers().into_iter().chain([Some(By::Organiser)]) {
        let view = view_for(&state, reader.as_ref(), Language::English);
        let names: Vec<String> =
            view.city.hexes.iter().filter_map(|hex| hex.name.clone()).collect();
        let organiser = reader == Some(By::Organiser);
        let palace = organiser || reader == Some(seat(Faction::PalaceGuard));
        assert_eq!(names.iter().any(|name| name.contains("tunnel")), palace);
        assert!(names.iter().any(|name| name.contains("Tomb")));
        let guard = organiser || reader == Some(seat(Faction::CityGuard));
        assert_eq!(view.city.doors.is_some(), guard);
    }
}

fn own_view(game: &Game, faction: Faction) -> SiegeView {
    view_for(&game.state, Some(&seat(faction)), Language::English)
}

#[test]
fn a_seat_sees_its_own_and_the_organiser_everything() {
    let game = Game::new(2);
    let view = own_view(&game, Faction::Cathay);
    assert_eq!((view.you, view.your_turn), (Some(Faction::Cathay), true));
    assert_eq!(view.hand.as_ref(), game.state.hands.get(&Faction::Cathay));
    assert!(view.briefing.unwrap().profiles.contains_key(&FigureKind::Swordfighter));
    let swordfighter = view.figures.iter().find(|it| it.kind == FigureKind::Swordfighter).unwrap();
    assert_eq!((swordfighter.wounds, swordfighter.max_wounds), (Some(1), Some(1)));
    let knight = view.figures.iter().find(|it| it.kind == FigureKind::FootKnight).unwrap();
    assert_eq!((knight.wounds, knight.profile, knight.attacks_left), (None, None, None));
    assert_eq!(view.factions.iter().filter(|it| it.hand.is_some()).count(), 1);

    let all = view_for(&game.state, Some(&By::Organiser), Language::English);
    assert!(all.factions.iter().all(|it| it.hand.is_some() && it.briefing.is_some()));
    assert!(all.figures.iter().all(|it| it.profile.is_some()));
    assert!(all.hand.is_none() && all.briefing.is_none() && all.you.is_none());

    let public = view_for(&game.state, None, Language::English);
    assert!(public.factions.iter().all(|it| it.hand.is_none() && it.hand_count == 6));
    assert_eq!(public.figures.len(), 61);
    assert_eq!(public.city.hexes.len(), 26 * 20);
}

#[test]
fn a_view_follows_the_game() {
    let mut game = Game::new(12);
    game.play_until(4, Step::Movement);
    let view = view_for(&game.state, None, Language::English);
    assert_eq!((view.turn, view.step.as_ref().unwrap().number.as_str()), (4, "6"));
    assert_eq!(view.events.len(), 4);
    assert_eq!(view.acting.len(), 1);
    let enemies = view.figures.iter().filter(|it| it.side == Side::Enemy).count();
    assert_eq!(view.bands.iter().map(|band| band.figures.len()).sum::<usize>(), enemies);
    assert!(view.bands.iter().all(|band| band.head.is_some()));
    for faction in &view.factions {
        let there = |place| {
            let own = view.figures.iter().filter(|it| it.faction == Some(faction.faction));
            u32::try_from(own.filter(|it| it.whereabouts == place).count()).unwrap()
        };
        assert_eq!(faction.figures_on_map, there(WhereaboutsView::Map));
        assert_eq!(faction.in_temple, there(WhereaboutsView::Temple));
        assert_eq!(faction.starved, there(WhereaboutsView::Starved));
    }
    game.play_until(99, Step::Over);
    let view = view_for(&game.state, None, Language::English);
    assert_eq!(view.scores.unwrap().len(), 6);
    assert!(view.outcome.is_some() && !view.can_proceed);
}
