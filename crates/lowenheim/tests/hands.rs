//! Action cards: none is ever lost, and the discard pile comes back (HEI-107, R-11 to,
//!

use crate::table;

use chance::{Bound, Bytes32, Scripted, Sealed, Secret};
use decider::{Audience, Entry};
use lowenheim::Command;
use lowenheim::Event;
use lowenheim::command::{Accept, Discard, Give, Refill};
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::figures::Faction;
use lowenheim::state::{State, Step};
use table::{Table, all_cards};

fn discarding(cards: &[ActionCard]) -> Command {
    Command::Refill(Refill { discard: cards.to_vec() })
}

fn giving(to: Faction, cards: &[ActionCard]) -> Command {
    Command::Give(Give { to, cards: cards.to_vec() })
}

fn taking(from: Faction) -> Command {
    Command::Accept(Accept { from })
}

fn whole_deck() -> Pile<ActionCard> {
    Pile::of(ActionCard::PRINTED)
}

fn sealed(secret: &Secret) -> Sealed<'_> {
    Sealed::new(secret, 0, Bound::to_place(Bytes32([1; 32]), Bytes32([2; 32])))
}

#[test]
fn everybody_is_dealt_six_hidden_cards() {
    let table = Table::opened(&mut Scripted::default());
    for faction in Faction::ALL {
        assert_eq!(table.state.hands[&faction].len(), 6, "{faction}");
    }
    assert_eq!(table.state.draw_pile.len(), 66);
    assert_eq!(all_cards(&table.state), whole_deck());
}

#[test]
fn a_refill_is_read_by_its_own_seat_alone() {
    let mut table = Table::at(1, Step::Refill);
    let faction = Faction::Bretonnia;
    table.deals(faction, &[ActionCard::Food; 4]);
    let entries =
        table.play(faction, discarding(&[ActionCard::Food]), &mut Scripted::default()).unwrap();
    let own = Audience::Seats(vec![faction.seat()]);
    let mut hidden = 0;
    for entry in &entries {
        match entry {
            Entry::Drawn(_) | Entry::Event(Event::CardTaken(_)) => {
                assert_eq!(entry.audience(), own);
                hidden += 1;
            }
            _ => assert_eq!(entry.audience(), Audience::Everyone),
        }
    }
    assert_eq!(hidden, 6, "three draws and three cards taken");
    assert_eq!(table.state.hands[&faction].len(), 6);
    assert_eq!(table.refuses(faction, discarding(&[])).0, "not_your_turn", "once a step");
}

#[test]
fn an_empty_draw_pile_is_made_anew_in_the_middle_of_a_refill() {
    let mut table = Table::at(1, Step::Refill);
    let faction = Faction::CityGuard;
    table.deals(faction, &[ActionCard::Attack, ActionCard::Water, ActionCard::Water]);
    // All but one card of the draw pile have been spent.
    let mut spent = std::mem::take(&mut table.state.draw_pile);
    assert!(spent.take(ActionCard::Healing));
    table.state.draw_pile.add(ActionCard::Healing);
    table.state.discard_pile = spent;
    let discarded = table.state.discard_pile.len();
    let events = table.accepts(faction, discarding(&[ActionCard::Water]), []);
    let kinds: Vec<&str> = events.iter().map(Event::kind).collect();
    assert_eq!(
        kinds,
        [
            "lowenheim.cards_discarded",
            "lowenheim.card_taken",
            "lowenheim.deck_reshuffled",
            "lowenheim.card_taken",
            "lowenheim.card_taken",
            "lowenheim.card_taken",
            "lowenheim.faction_done",
        ]
    );
    assert!(matches!(&events[2], Event::DeckReshuffled(all) if all.cards == discarded + 1));
    assert_eq!(table.holds(faction, ActionCard::Healing), 1);
    assert!(table.state.discard_pile.is_empty());
    assert_eq!(all_cards(&table.state), whole_deck());
}

#[test]
fn when_no_card_is_left_nothing_is_drawn() {
    let mut table = Table::at(1, Step::Refill);
    let faction = Faction::Cathay;
    table.deals(faction, &[ActionCard::Blank; 3]);
    table.state.draw_pile = Pile::default();
    table.accepts(faction, discarding(&[ActionCard::Blank]), []);
    assert_eq!(table.state.hands[&faction].len(), 3, "the discarded card came back");
    assert!(table.state.draw_pile.is_empty() && table.state.discard_pile.is_empty());
}

#[test]
fn no_card_is_ever_lost() {
    let secret = Secret::new([7; 32]);
    let mut chance = sealed(&secret);
    let mut table = Table::opened(&mut chance);
    let mut reshuffles = 0;
    for turn in 1..=30 {
        table.go_to(turn, Step::Refill);
        for faction in Faction::ALL {
            let hand = table.state.hands[&faction].in_order();
            let entries = table.play(faction, discarding(&hand[4..]), &mut chance).unwrap();
            reshuffles += entries
                .iter()
                .filter(|entry| matches!(entry, Entry::Event(Event::DeckReshuffled(_))))
                .count();
            assert_eq!(table.state.hands[&faction].len(), 6);
            assert_eq!(all_cards(&table.state), whole_deck(), "turn {turn}, {faction}");
        }
    }
    assert!(reshuffles > 3, "{reshuffles}");
}

#[test]
fn no_card_is_lost_in_a_siege_without_players() {
    for seed in 0..8 {
        let secret = Secret::new([seed; 32]);
        let mut chance = sealed(&secret);
        let mut table = Table::opened(&mut chance);
        table.passes_to_the_end(&mut chance, |state| {
            assert_eq!(all_cards(state), whole_deck(), "turn {}, {:?}", state.turn, state.step);
            assert_eq!(state.event_pile.len() + seen(state), 17, "one card a turn (HEI-135)");
        });
        assert!(table.state.outcome.is_some());
    }
}

fn seen(state: &State) -> u32 {
    u32::try_from(state.events_seen.len()).unwrap()
}

#[test]
fn a_refill_names_at_most_two_cards_of_the_hand() {
    let mut table = Table::at(1, Step::Refill);
    let faction = Faction::ElvenGuard;
    table.deals(faction, &[ActionCard::Food, ActionCard::Food, ActionCard::Blank]);
    let three = [ActionCard::Food, ActionCard::Food, ActionCard::Blank];
    assert_eq!(table.refuses(faction, discarding(&three)), ("bad_list", "HEI-134"));
    let blanks = [ActionCard::Blank, ActionCard::Blank];
    assert_eq!(table.refuses(faction, discarding(&blanks)), ("no_such_card", "HEI-134"));
}

#[test]
fn gifts_are_seen_by_number_alone() {
    let mut table = Table::at(1, Step::Trading);
    let (from, to) = (Faction::CityGuard, Faction::Cathay);
    table.deals(from, &[ActionCard::Food, ActionCard::Attack]);
    table.deals(to, &[]);
    let gift = giving(to, &[ActionCard::Food, ActionCard::Attack]);
    let both = Audience::Seats(vec![from.seat(), to.seat()]);
    let entries = table.play(from, gift, &mut Scripted::default()).unwrap();
    assert_eq!(entries.len(), 1, "nothing is given before it is taken");
    assert_eq!(entries[0].audience(), both);
    let entries = table.play(to, taking(from), &mut Scripted::default()).unwrap();
    assert_eq!(entries[0].audience(), both);
    assert!(matches!(&entries[1], Entry::Event(Event::TradeSeen(seen)) if seen.count == 2));
    assert_eq!(table.state.hands[&to].len(), 2);
    assert_eq!(table.refuses(from, giving(to, &[ActionCard::Food])).0, "no_such_card");
    assert_eq!(table.refuses(to, giving(to, &[ActionCard::Food])).0, "given_to_self");
    assert_eq!(table.refuses(to, giving(from, &[])).0, "bad_list");
    assert_eq!(all_cards(&table.state), whole_deck());
}

#[test]
fn nobody_ends_trading_above_six_cards() {
    let mut table = Table::at(1, Step::Trading);
    let (rich, done) = (Faction::CityGuard, Faction::Bretonnia);
    table.deals(rich, &[ActionCard::Blank; 8]);
    table.deals(done, &[ActionCard::Food; 5]);
    table.accepts(done, Command::Done, []);
    let two = giving(done, &[ActionCard::Blank; 2]);
    assert_eq!(table.refuses(rich, two), ("hand_too_big", "HEI-141"));
    table.accepts(rich, giving(done, &[ActionCard::Blank]), []);
    table.accepts(done, taking(rich), []);
    assert_eq!(table.refuses(rich, Command::Done), ("hand_too_big", "HEI-141"));
    let discard = |count| Command::Discard(Discard { cards: vec![ActionCard::Blank; count] });
    assert_eq!(table.refuses(rich, discard(2)), ("too_much", "HEI-141"));
    assert_eq!(table.refuses(rich, discard(0)), ("hand_too_big", "HEI-141"));
    table.accepts(rich, discard(1), []);
    assert_eq!(table.refuses(rich, discard(1)), ("too_much", "HEI-141"));
    table.accepts(rich, Command::Done, []);
    assert_eq!(table.refuses(rich, giving(done, &[ActionCard::Blank])).0, "not_your_turn");
    assert_eq!(all_cards(&table.state), whole_deck());
}
