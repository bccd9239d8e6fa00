//! What one player may not know of another: purses, hands, piles, sealed bids. Realms that differ only in what a
//! reader may not see are the same to that reader: in views, in what they could order, in what is waited for, in
//! what they are refused, and in every record.

use crate::table::{Numbers, greedy, opened, played, random, scenario};
use chance::Scripted;
use decider::{Audience, By, Decider as _, Entry, Fact as _, run};
use lowenherz::cards::{Action, ActionCard, Card, Face, Letter, Pile};
use lowenherz::colours::Colour;
use lowenherz::event::{
    ActionBegun, BidSealed, CardKept, CardTurned, DecisionLaid, OfferMade, PileOpened,
    PoliticsDealt, TrialBegun,
};
use lowenherz::options::options;
use lowenherz::state::{Bid, RoundStep, Talk};
use lowenherz::view::view_for;
use lowenherz::{Command, Event, Realm, State};
use messages::Language;
use rulebook::{Command as _, RuleSystem as _};

const TRIAL: &str = "money-1 crown boundaries-2";

fn happen(state: &mut State, event: impl Into<Event>) {
    Realm::evolve(state, &event.into()).unwrap();
}

/// The basic set-up, with a card open, and whatever a test changes before it.
fn realm(change: impl Fn(&mut State)) -> State {
    let mut of = scenario("first-realm");
    of.start = Some(Colour::Ochre);
    let mut state = opened(of, &mut Numbers::new(1)).0;
    change(&mut state);
    let face: Face = TRIAL.parse().unwrap();
    let card = ActionCard { letter: Letter::B, number: 9, face };
    state.deck.push(card);
    happen(&mut state, CardTurned { by: Colour::Ochre, card, left: 25 });
    state
}

/// In that realm, ochre and lilac try their power for the crown.
fn in_trial(change: impl Fn(&mut State)) -> State {
    let mut state = realm(change);
    for (by, slot) in [(Colour::Ochre, 2), (Colour::Lilac, 2), (Colour::Gray, 1), (Colour::Red, 1)]
    {
        happen(&mut state, DecisionLaid { by, slots: vec![slot] });
    }
    let choosers = vec![Colour::Ochre, Colour::Lilac];
    happen(&mut state, TrialBegun { slot: 2, choosers, talks: true });
    state
}

/// In that realm, lilac carries the crown out.
fn with_crown(change: impl Fn(&mut State)) -> State {
    let mut state = realm(change);
    happen(&mut state, ActionBegun { by: Colour::Lilac, slot: 2, action: Action::Crown });
    state
}

fn readers() -> Vec<Option<By>> {
    let others = [Colour::Ochre, Colour::Gray, Colour::Red];
    let seats = others.map(|colour| Some(By::Seat(colour.seat())));
    std::iter::once(None).chain(seats).collect()
}

/// Everything that a reader is shown of a state, and told when they order whatever comes to their mind.
fn shown(state: &State, reader: Option<&By>) -> Vec<String> {
    let mut all = vec![
        format!("{:?}", view_for(state, reader, Language::English)),
        format!("{:?}", Realm::pending(state)),
        format!("{:?}", Realm::progress(state)),
        // How soon somebody orders who has no choice, everybody sees.
        format!("{:?}", Colour::ALL.map(|colour| Realm::only_order(state, &colour.seat()))),
    ];
    let Some(by) = reader else { return all };
    all.push(format!("{:?}", options(state, by, Language::English)));
    let orders = [
        "turn-up",
        "decide 1",
        "decide 1 ally 0,0 5,2",
        "offer 3",
        "withdraw",
        "accept 1",
        "duel",
        "bid 2",
        "bid 0 with treasure-8",
        "wall 7,4:E",
        "knight 1,1",
        "extend 0,0 by 2,1",
        "look upper",
        "take treasure-15",
        "dissolve 0,0 5,2",
        "done",
        "proceed",
        "settle 2,1 3,1",
    ];
    for order in orders {
        let command: Command = order.parse().unwrap();
        let told = match run::<Realm>(&mut state.clone(), by, &mut Scripted::default(), &command) {
            Ok(entries) => records(&entries, Some(by)).join("; "),
            Err(stop) => format!("{stop:?}"),
        };
        all.push(format!("{order}: {told}"));
    }
    all
}

/// Records as an export for a reader holds them: their kind, and their payload if the reader may see it.
fn records(entries: &[Entry<Event>], reader: Option<&By>) -> Vec<String> {
    let record = |entry: &Entry<Event>| {
        let reads = entry.audience().admits(reader);
        match entry {
            Entry::Event(event) if reads => format!("{event:?}"),
            Entry::Event(event) => format!("{} for {}", event.kind(), event.audience()),
            Entry::Rolled(rolled) => format!("{rolled:?}"),
            Entry::Drawn(drawn) if reads => format!("{} {}", drawn.deck, drawn.card),
            Entry::Drawn(drawn) => format!("{} for {}", drawn.deck, drawn.audience),
        }
    };
    entries.iter().map(record).collect()
}

/// Two states look the same to everybody but lilac and the organiser, who can tell them apart.
fn same_but_for_lilac(one: &State, other: &State, what: &str) {
    for reader in readers() {
        let (one, other) = (shown(one, reader.as_ref()), shown(other, reader.as_ref()));
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{what}: {reader:?} can tell");
        }
    }
    for reader in [By::Seat(Colour::Lilac.seat()), By::Organiser] {
        assert_ne!(
            view_for(one, Some(&reader), Language::English),
            view_for(other, Some(&reader), Language::English),
            "{what}: {reader} cannot tell"
        );
    }
}

fn keep(state: &mut State, card: Card) {
    let pile = Pile::ALL.into_iter().find(|pile| state.pile(*pile).contains(&card)).unwrap();
    // The same piles, whatever is kept out of them: who looks through one later would know.
    happen(state, CardKept { by: Colour::Lilac, pile, card });
    let left = state.piles.get_mut(&pile.other()).unwrap();
    left.clear();
    state.piles.get_mut(&pile).unwrap().clear();
}

#[test]
fn what_somebody_holds_is_their_own() {
    type Situation = fn(Box<dyn Fn(&mut State)>) -> State;
    let situations: [Situation; 3] =
        [|change| realm(change), |change| in_trial(change), |change| with_crown(change)];
    for situation in situations {
        let [one, other, third] = [Card::Treasure15, Card::Parchment5, Card::Renegade]
            .map(|card| situation(Box::new(move |state| keep(state, card))));
        same_but_for_lilac(&one, &other, "a card");
        same_but_for_lilac(&one, &third, "a card that can be played");
        let [poor, rich] = [1, 40].map(|ducats| {
            situation(Box::new(move |state| {
                state.princes.get_mut(&Colour::Lilac).unwrap().ducats = ducats;
            }))
        });
        same_but_for_lilac(&poor, &rich, "a purse");
    }
}

/// Lilac offers ochre so many ducats.
fn offered(state: &State, ducats: u32) -> OfferMade {
    let (by, to, talk) = (Colour::Lilac, Colour::Ochre, state.talk);
    OfferMade { by, to, number: 1, ducats, talk }
}

#[test]
fn what_two_offer_each_other_is_theirs_where_the_house_says_so() {
    let trial = |ducats: u32| {
        let mut state = in_trial(|state| state.talk = Talk::BetweenTwo);
        let event = offered(&state, ducats);
        let entry = Entry::Event(Event::from(event.clone()));
        happen(&mut state, event);
        (state, entry)
    };
    let ((low, few), (high, many)) = (trial(0), trial(7));
    let [ochre, lilac] = [Colour::Ochre, Colour::Lilac].map(|colour| By::Seat(colour.seat()));
    for reader in readers().into_iter().filter(|reader| *reader != Some(ochre.clone())) {
        let reader = reader.as_ref();
        assert_eq!(shown(&low, reader), shown(&high, reader), "{reader:?}");
        let read = |entry| records(std::slice::from_ref(entry), reader);
        assert_eq!(read(&few), read(&many));
        // The price that is paid, too.
        let accepted = |state: &State| {
            let order = "accept 1".parse().unwrap();
            let none = &mut Scripted::default();
            let entries = run::<Realm>(&mut state.clone(), &ochre, none, &order).unwrap();
            records(&entries, reader)
        };
        assert_eq!(accepted(&low), accepted(&high), "{reader:?}");
    }
    for reader in [&ochre, &lilac, &By::Organiser] {
        let view = |state| view_for(state, Some(reader), Language::English).trial.unwrap().offers;
        assert_eq!((view(&low)[0].ducats, view(&high)[0].ducats), (0, 7), "{reader}");
    }
    // At an open table everybody hears them.
    let mut open = in_trial(|_| {});
    let event = offered(&open, 7);
    assert_eq!(event.talk, Talk::Open);
    happen(&mut open, event);
    assert_eq!(view_for(&open, None, Language::English).trial.unwrap().offers[0].ducats, 7);
}

#[test]
fn a_sealed_bid_is_seen_by_its_maker_alone() {
    let sealed = |ducats: u32, talks: bool| {
        let mut state = in_trial(|_| {});
        let bid = Bid { ducats, treasures: Vec::new() };
        happen(&mut state, BidSealed { by: Colour::Lilac, bid });
        let offer = offered(&state, 1);
        happen(&mut state, offer);
        if let RoundStep::Trial(trial) = &mut state.step {
            trial.talks = talks;
        }
        state
    };
    for talks in [true, false] {
        let (low, high) = (sealed(0, talks), sealed(9, talks));
        for reader in readers() {
            // Whoever bids last opens all bids, and then everybody sees them.
            let before = |state: &State| {
                let all = shown(state, reader.as_ref());
                all.into_iter().filter(|told| !told.contains("BidsOpened")).collect::<Vec<_>>()
            };
            assert_eq!(before(&low), before(&high), "{reader:?}");
        }
        let lilac = By::Seat(Colour::Lilac.seat());
        let view = |state| view_for(state, Some(&lilac), Language::English).trial.unwrap().own;
        assert_eq!(view(&low).map(|bid| bid.ducats), Some(0));
        assert_eq!(view(&high).map(|bid| bid.ducats), Some(9));
        let organiser = view_for(&high, Some(&By::Organiser), Language::English);
        assert_eq!(organiser.trial.unwrap().own, None);
    }
}

#[test]
fn nobody_knows_what_lies_in_a_pile_but_whoever_looks() {
    let dealt = |first: Card, second: Card| {
        with_crown(|state| {
            let mut piles = state.piles.clone();
            for cards in piles.values_mut() {
                for card in cards.iter_mut() {
                    *card = match *card {
                        it if it == first => second,
                        it if it == second => first,
                        it => it,
                    };
                }
                cards.sort_unstable();
            }
            happen(state, PoliticsDealt { piles });
        })
    };
    let as_it_was = dealt(Card::Alliance, Card::Alliance);
    let changed = dealt(Card::Treasure8, Card::Treasure15);
    assert_ne!(as_it_was, changed);
    for reader in readers().into_iter().chain([Some(By::Seat(Colour::Lilac.seat()))]) {
        let view = |state| view_for(state, reader.as_ref(), Language::English);
        assert_eq!(view(&as_it_was), view(&changed), "{reader:?}");
        let listed = |state| reader.as_ref().map(|by| options(state, by, Language::English));
        assert_eq!(listed(&as_it_was), listed(&changed), "{reader:?}");
    }
    // Who looks through it sees it, and leaves no trace for others but that they did, and took something.
    let lilac = By::Seat(Colour::Lilac.seat());
    let taken = |state: &State, card: &str| {
        let (mut state, mut log) = (state.clone(), Vec::new());
        for order in ["look lower".to_owned(), format!("take {card}")] {
            let order = order.parse().unwrap();
            log.extend(run::<Realm>(&mut state, &lilac, &mut Scripted::default(), &order).unwrap());
        }
        (state, log)
    };
    let pile = |state: &State| state.pile(Pile::Lower).to_vec();
    let (one, other) =
        (taken(&as_it_was, pile(&as_it_was)[0].word()), taken(&changed, pile(&changed)[6].word()));
    for reader in readers() {
        let reads = |log| records(log, reader.as_ref());
        assert_eq!(reads(&one.1), reads(&other.1), "{reader:?}");
        let view = |state| view_for(state, reader.as_ref(), Language::English);
        assert_eq!(view(&one.0), view(&other.0), "{reader:?}");
    }
    assert_ne!(records(&one.1, Some(&lilac)), records(&other.1, Some(&lilac)));
}

/// A whole realm in which nobody answers but lilac, who takes this or that card and bids it or not: until bids are
/// opened or the king dies, others read the same records.
#[test]
fn whole_realms_tell_others_no_more() {
    let log = |wanted: usize, reader: Option<&By>| {
        let mut of = scenario("first-realm");
        of.start = Some(Colour::Lilac);
        let mut numbers = Numbers::new(5);
        let mut state = opened(of, &mut numbers).0;
        let (mut read, mut taken) = (Vec::new(), 0);
        for _ in 0..400 {
            let lilac = By::Seat(Colour::Lilac.seat());
            let crown = state.acting().filter(|it| it.by == Colour::Lilac);
            let (by, order) = match (&state.step, crown) {
                (RoundStep::Over, _) => break,
                (RoundStep::Action(_), Some(acting)) if acting.action == Action::Crown => {
                    let order = match acting.looking {
                        None => "look upper".to_owned(),
                        Some(pile) => {
                            taken += 1;
                            let cards = state.pile(pile);
                            format!("take {}", cards[wanted % cards.len()])
                        }
                    };
                    (lilac, order)
                }
                (RoundStep::Decisions, _) if state.next_to_decide() == Some(Colour::Lilac) => {
                    let crown = (1..=3).find(|slot| state.action(*slot) == Some(Action::Crown));
                    (lilac, format!("decide {}", crown.unwrap_or(1)))
                }
                _ => (By::Organiser, "proceed".to_owned()),
            };
            let entries = run::<Realm>(&mut state, &by, &mut numbers, &order.parse().unwrap());
            let entries = entries.unwrap();
            if state.step == RoundStep::Over {
                break;
            }
            read.extend(records(&entries, reader));
            read.extend(shown(&state, reader).into_iter().take(3));
        }
        assert!(taken > 1, "lilac took {taken} cards");
        read
    };
    for reader in readers() {
        let (one, other) = (log(0, reader.as_ref()), log(3, reader.as_ref()));
        assert!(one.len() > 200);
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{reader:?}");
        }
        assert_eq!(one.len(), other.len());
    }
    let lilac = By::Seat(Colour::Lilac.seat());
    assert_ne!(log(0, Some(&lilac)), log(3, Some(&lilac)));
}

#[test]
fn orders_that_are_secret_are_read_by_their_sender_alone() {
    let by = By::Seat(Colour::Lilac.seat());
    let own = Audience::Seats(vec![Colour::Lilac.seat()]);
    for form in Command::FORMS {
        let command: Command = form.example.parse().unwrap();
        let secret = matches!(command, Command::Bid(_) | Command::Offer(_) | Command::Take(_));
        let readers = command.readers().of(&by);
        assert_eq!(readers == own, secret, "{}", form.example);
    }
}

/// Whoever passes where they have no choice orders at the same moments with any purse, hand and pile.
#[test]
fn a_pass_tells_nothing_of_purses_hands_and_piles() {
    let only = |state: &State| Colour::ALL.map(|colour| Realm::only_order(state, &colour.seat()));
    let mut passes = 0;
    let mut look = |state: &State, _: &State, _: &[Event]| {
        let as_it_is = only(state);
        passes += as_it_is.iter().flatten().count();
        for (ducats, hand) in [(0, Card::Renegade), (0, Card::Treasure15), (900, Card::Parchment5)]
        {
            let mut other = state.clone();
            for prince in other.princes.values_mut() {
                prince.ducats = ducats;
                prince.hand.fill(hand);
            }
            for pile in other.piles.values_mut() {
                pile.fill(hand);
            }
            assert_eq!(as_it_is, only(&other), "round {}: {:?}", state.round, state.step);
        }
    };
    for word in ["first-realm", "two-heirs", "three-on-new-land"] {
        for seed in 1..=3 {
            let players = |colour: Colour| if colour == Colour::Ochre { random } else { greedy };
            played(scenario(word), seed, &players, &mut look);
        }
    }
    assert!(passes > 0);
}

/// Two cards of a pile that are alike are no choice, and whoever looks through it alone knows that they are.
#[test]
fn whoever_looks_through_a_pile_is_waited_for() {
    let only = |state: &State| Realm::only_order(state, &Colour::Lilac.seat());
    let with_piles = |cards: &[Card]| {
        with_crown(|state| {
            for pile in Pile::ALL {
                state.piles.insert(pile, cards.to_vec());
            }
        })
    };
    // Where both piles are empty there is nothing to look through, whatever lilac holds.
    assert_eq!(only(&with_piles(&[])), Some(Command::Done));
    for cards in [[Card::Renegade; 2], [Card::Renegade, Card::Treasure15]] {
        let mut state = with_piles(&cards);
        assert_eq!(only(&state), None);
        happen(&mut state, PileOpened { by: Colour::Lilac, pile: Pile::ALL[0] });
        assert_eq!(only(&state), None);
    }
}
