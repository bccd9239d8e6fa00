//! Everything that happens can be told, and what is hidden stays hidden in the telling.

use crate::seeded;

use board::Hex;
use decider::{Audience, Fact};
use lowenheim::Event;
use lowenheim::city::{City, Place, Section};
use lowenheim::decks::ActionCard;
use lowenheim::event::{
    AttackFought, AttackResult, BarricadeBuilt, BarricadeDestroyed, BridgeWasDown, CardTaken,
    DamageBorne, DecisionOverridden, FightRoll, FigureAbsent, FigureTaken, FiguresMoved,
    FireFought, FireGrown, FireStarted, HexBurntDown, RuinStood, SectionWasOpen, StrengthRoll,
    TradeSeen,
};
use lowenheim::figures::Faction;
use lowenheim::state::{BandTarget, Decision, Effect, Goal, Ruling, Walk};
use lowenheim::state::{Damage, Marker};
use lowenheim::story::{
    decision_sentence, draw_sentence, hidden_sentence, roll_sentence, sentence,
};
use messages::Language;
use seeded::Game;
use std::collections::BTreeSet;

fn told(event: impl Into<Event>) -> String {
    sentence(&event.into(), &City::default(), Language::English)
}

fn fight(
    dice: [u32; 2],
    hit: bool,
    strength: Option<(u32, bool)>,
    effect: Option<u32>,
    result: AttackResult,
) -> AttackFought {
    AttackFought {
        attacker: "foot-soldier-3".parse().unwrap(),
        target: "skaven-7".parse().unwrap(),
        fight: FightRoll {
            attacker_value: 4,
            attacker_die: dice[0],
            defender_value: 4,
            defender_die: dice[1],
            bonuses: Vec::new(),
            hit,
        },
        strength: strength.map(|(die, home)| StrengthRoll { strength: 4, die, toughness: 7, home }),
        effect,
        result,
    }
}

#[test]
fn the_game_master_is_told_with_both_values_and_his_reason() {
    let automatic = Some(Ruling::Strength { skaven: 21, ogres: 0 });
    let chosen = Ruling::Strength { skaven: 12, ogres: 1 };
    let event = DecisionOverridden { automatic, chosen, reason: "It is enough.".to_owned() };
    assert_eq!(
        told(event),
        "The game master decides: 12 skaven and a Rat Ogre, not 21 skaven. (It is enough.)"
    );
    let effect = Effect::Wound { figure: "skaven-7".parse().unwrap() };
    let chosen = Ruling::Effect { effect };
    let event = DecisionOverridden { automatic: None, chosen, reason: "Poison.".to_owned() };
    assert_eq!(told(event), "The game master decides: Skaven 7 is wounded. (Poison.)");
    let walks = ["skaven-1", "skaven-2"].map(|figure| Walk {
        figure: figure.parse().unwrap(),
        goal: Goal::Target,
        path: vec![Hex::new(5, 16); if figure == "skaven-1" { 1 } else { 2 }],
    });
    let target = BandTarget::Place(Place::A);
    let decision = Decision::March { band: 1, target, walks: walks.into() };
    assert_eq!(
        decision_sentence(&decision, &City::default(), Language::English),
        "Band 1 walks: Skaven 1 stays; Skaven 2 to 5,16."
    );
    let told = hidden_sentence(
        "lowenheim.decision_prepared",
        &Audience::Seats(Vec::new()),
        Language::English,
    );
    assert_eq!(told, "The game master weighs what the enemy does.");
}

#[test]
fn attacks_are_told_as_players_tell_them() {
    assert_eq!(
        told(fight([5, 2], true, Some((3, false)), None, AttackResult::Withstood)),
        "Foot Soldier 3 strikes Skaven 7: 4+5 against 4+2, hits; Strength 4+3 does not beat \
         Toughness 7."
    );
    assert_eq!(
        told(fight([2, 2], false, None, None, AttackResult::Missed)),
        "Foot Soldier 3 strikes Skaven 7: 4+2 against 4+2, misses."
    );
    assert_eq!(
        told(fight([6, 5], true, Some((5, true)), Some(4), AttackResult::Wounded)),
        "Foot Soldier 3 strikes Skaven 7: 4+6 against 4+5, hits; Strength 4+5 beats Toughness 7; \
         effect 4, wounded."
    );
}

#[test]
fn what_earlier_sieges_have_left_is_told_as_old() {
    let (hex, figure) = (Hex::new(11, 1), "mannheim".parse().unwrap());
    assert_eq!(told(FigureAbsent { figure }), "Captain Mannheim is not in the city.");
    // So the first logs say it.
    let taken = FigureTaken { figure, demand: 0 };
    assert_eq!(told(taken), told(FigureAbsent { figure }));
    assert_eq!(
        told(DamageBorne { figure, damage: Damage::Leg }),
        "Captain Mannheim has borne a mark since an earlier siege: a bad leg, Move −1."
    );
    assert_eq!(told(RuinStood { hex }), "11,1 has been a ruin since an earlier siege.");
    assert_eq!(
        told(BridgeWasDown { bridge: Place::J }),
        "The stone bridge has been down since an earlier siege."
    );
    let (section, opened) = (Section::GuardsCorner, Vec::new());
    assert_eq!(
        told(SectionWasOpen { section, hex, opened }),
        "The Guards' Corner in 11,1 has been open since an earlier siege."
    );
}

#[test]
fn groups_are_named_together() {
    let figures = ["mannheim", "foot-soldier-1", "foot-soldier-2"];
    let moved = FiguresMoved {
        figures: figures.map(|figure| figure.parse().unwrap()).into(),
        path: vec!["4,12".parse().unwrap(), "4,13".parse().unwrap()],
        markers: vec![Marker::Queen],
    };
    assert_eq!(
        told(moved),
        "Captain Mannheim and Foot Soldiers 1 and 2 go from 4,12 to 4,13 with Queen Elenwe."
    );
    let (from, to) = (Faction::CityGuard, Faction::Cathay);
    assert_eq!(
        told(TradeSeen { from, to, count: 2 }),
        "City Guard gives Blue Lotus Society 2 cards."
    );
}

#[test]
fn fires_and_barricades_are_told() {
    let (faction, hex) = (Faction::ElvenGuard, "11,1".parse().unwrap());
    let spread_from = Some("12,1".parse().unwrap());
    assert_eq!(told(FireStarted { hex, spread_from: None }), "Fire breaks out in 11,1.");
    assert_eq!(told(FireStarted { hex, spread_from }), "The fire spreads from 12,1 to 11,1.");
    let cards = vec![ActionCard::Water; 2];
    assert_eq!(
        told(FireFought { faction, hex, cards, die: 4, out: true }),
        "Elven Guard fights the fire in 11,1 with 2 Water: 2+4, and it is out."
    );
    assert_eq!(
        told(FireFought { faction, hex, cards: Vec::new(), die: 5, out: false }),
        "Elven Guard fights the fire in 11,1: 0+5, but it burns on."
    );
    assert_eq!(told(FireGrown { hex, turns: 1 }), "11,1 has burnt for 1 turn.");
    assert_eq!(told(HexBurntDown { hex }), "11,1 has burnt down to a ruin.");
    let hexside = "4,12:SE".parse().unwrap();
    assert_eq!(
        told(BarricadeBuilt { faction, hexside }),
        "Elven Guard builds a barricade at 4,12:SE."
    );
    assert_eq!(
        told(BarricadeDestroyed { faction, hexside }),
        "Elven Guard pulls down the barricade at 4,12:SE."
    );
}

#[test]
fn others_see_that_a_card_is_taken_and_not_which() {
    let taken: Event = CardTaken { faction: Faction::CityGuard, card: ActionCard::Food }.into();
    assert_eq!(sentence(&taken, &City::default(), Language::English), "City Guard takes 1 Food.");
    assert_eq!(
        hidden_sentence(taken.kind(), &taken.audience(), Language::English),
        "City Guard takes a card."
    );
}

#[test]
fn dice_and_draws_are_told() {
    let dice = "2d6".parse().unwrap();
    assert_eq!(
        roll_sentence("HEI-156", "fight", dice, &[5, 2], Language::English),
        "Fight roll, 2d6: 5 and 2 (HEI-156)."
    );
    assert_eq!(
        draw_sentence("event", Some("stone-bridge"), 17, Language::English),
        "Stone bridge destroyed is drawn from the event deck of 17 cards."
    );
    assert_eq!(
        draw_sentence("action", None, 1, Language::English),
        "A card is drawn from the action deck of 1 card."
    );
}

#[test]
fn every_event_of_whole_games_has_a_sentence() {
    let mut kinds = BTreeSet::new();
    for seed in 40..44 {
        let mut game = Game::new(seed);
        while !game.is_over() {
            game.step();
        }
        for event in &game.events {
            let told = sentence(event, &game.state.city, Language::English);
            let dutch = sentence(event, &game.state.city, Language::Dutch);
            assert!(!dutch.contains(['⟦', '{']) && !told.contains(['⟦', '{']), "{dutch}");
            assert!(told.ends_with(['.', '!', '?', '"', '’']), "{}: {told}", event.kind());
            assert!(!told.contains("  ") && !told.contains("lowenheim."), "{told}");
            assert!(event.clause().is_none_or(|clause| !clause.is_empty()));
            kinds.insert(event.kind());
            if event.audience() != Audience::Everyone {
                let hidden = hidden_sentence(event.kind(), &event.audience(), Language::English);
                assert!(hidden.ends_with('.') && !hidden.starts_with("Somebody"), "{hidden}");
                for (card, _) in ActionCard::PRINTED {
                    assert!(!hidden.contains(card.name()), "{hidden}");
                }
            }
        }
    }
    assert!(kinds.len() > 30, "only {} kinds were met", kinds.len());
}
