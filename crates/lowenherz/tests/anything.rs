//! People who order anything, in turn or not: what is accepted breaks nothing, what is refused has a reason, and
//! nothing of ours is ever contradicted.

use crate::table::{Numbers, greedy, opened, scenario};
use decider::{By, Stop, run};
use lowenherz::cards::{Card, Pile};
use lowenherz::colours::Colour;
use lowenherz::command::{
    Accept, Decide, Dissolve, Extend, Knight, Look, MakeBid, MakeOffer, Play, Settle, TakeCard,
    Wall,
};
use lowenherz::space::{Side, Space};
use lowenherz::state::RoundStep;
use lowenherz::{Command, Realm, State, bot, invariants};
use std::collections::BTreeSet;

/// Draws whatever can be named in an order.
struct Whatever<'n>(&'n mut Numbers);

impl Whatever<'_> {
    fn below(&mut self, count: usize) -> usize {
        self.0.below(u32::try_from(count).unwrap()) as usize
    }

    fn one<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }

    fn space(&mut self) -> Space {
        self.one(&Space::all().collect::<Vec<_>>())
    }

    fn side(&mut self) -> Side {
        self.one(&Side::all().collect::<Vec<_>>())
    }

    /// A castle more often than not.
    fn castle(&mut self, state: &State) -> Space {
        let castles: Vec<Space> = state.board.castles.keys().copied().collect();
        if castles.is_empty() || self.below(8) == 0 { self.space() } else { self.one(&castles) }
    }

    /// A knight more often than not.
    fn knight(&mut self, state: &State) -> Space {
        let knights: Vec<Space> = state.board.knights.keys().copied().collect();
        if knights.is_empty() || self.below(8) == 0 { self.space() } else { self.one(&knights) }
    }

    /// Beside a piece more often than not.
    fn near(&mut self, state: &State) -> Space {
        let from = self.knight(state);
        self.one(&from.neighbours().collect::<Vec<_>>())
    }

    fn treasures(&mut self) -> Vec<Card> {
        (0..self.below(3).saturating_sub(1)).map(|_| self.one(&Card::ALL)).collect()
    }

    fn play(&mut self, state: &State) -> Play {
        let (own, other) = (self.castle(state), self.castle(state));
        match self.below(3) {
            0 => Play::Dissolve { own, other, treasures: self.treasures() },
            1 => Play::Ally { own, other },
            _ => {
                let (take, place) = (self.knight(state), self.near(state));
                Play::Renegade { own, other, take, place, treasures: self.treasures() }
            }
        }
    }

    fn order(&mut self, state: &State) -> Command {
        match self.below(16) {
            0 => Command::Settle(Settle { castle: self.space(), knight: self.space() }),
            1 => Command::Turn,
            2 | 3 => {
                let slots = (0..=self.below(2)).map(|_| self.0.below(4)).collect();
                let plays = (0..self.below(3)).map(|_| self.play(state)).collect();
                Command::Decide(Decide { slots, plays })
            }
            4 => Command::Offer(MakeOffer { ducats: self.0.below(16) }),
            5 => Command::Withdraw,
            6 => Command::Accept(Accept { number: self.0.below(4) }),
            7 => Command::Duel,
            8 => {
                let ducats = self.0.below(16);
                Command::Bid(MakeBid { ducats, treasures: self.treasures() })
            }
            9 => Command::Wall(Wall { sides: (0..=self.below(3)).map(|_| self.side()).collect() }),
            10 => {
                let space = self.near(state);
                Command::Knight(Knight { space, treasures: self.treasures() })
            }
            11 => {
                let castle = self.castle(state);
                let spaces = (0..=self.below(3)).map(|_| self.near(state)).collect();
                Command::Extend(Extend { castle, spaces })
            }
            12 => Command::Look(Look { pile: self.one(&Pile::ALL) }),
            13 => Command::Take(TakeCard { card: self.one(&Card::ALL) }),
            14 => {
                let (own, other) = (self.castle(state), self.castle(state));
                Command::Dissolve(Dissolve { own, other, treasures: self.treasures() })
            }
            _ => Command::Done,
        }
    }
}

#[test]
fn whatever_is_ordered_is_accepted_or_refused_and_breaks_nothing() {
    let (mut accepted, mut reasons) = (0, BTreeSet::new());
    for (word, seed) in
        [("first-realm", 1), ("three-princes", 2), ("two-heirs", 3), ("new-land", 4)]
    {
        let mut numbers = Numbers::new(seed);
        let (mut state, _) = opened(scenario(word), &mut numbers);
        for turn in 0..1200 {
            if state.step == RoundStep::Over {
                break;
            }
            let next = bot::next(&state).unwrap();
            let (by, order) = match turn % 6 {
                // The realm goes on in between.
                0 => (By::Seat(next.seat()), greedy(&state, next, &mut numbers)),
                1 => {
                    let stranger = ["rules", "seat/nobody", "organiser"][turn / 6 % 3];
                    (stranger.parse().unwrap(), Whatever(&mut numbers).order(&state))
                }
                _ => {
                    let somebody = Whatever(&mut numbers).one(&Colour::ALL);
                    let by = if turn % 6 == 2 { somebody } else { next };
                    (By::Seat(by.seat()), Whatever(&mut numbers).order(&state))
                }
            };
            let text = order.to_string();
            assert_eq!(text.parse::<Command>().as_ref(), Ok(&order), "{text}");
            let mut working = state.clone();
            match run::<Realm>(&mut working, &by, &mut numbers, &order) {
                Ok(_) => {
                    accepted += 1;
                    state = working;
                    let broken = invariants::check(&state);
                    assert!(broken.is_empty(), "{word}, after {by}: {text}: {broken:?}");
                }
                Err(Stop::Refused(refusal)) => {
                    reasons.insert(refusal.reason);
                    let told = refusal.to_string();
                    assert!(!told.contains(['⟦', '{']), "{text}: {told}");
                }
                Err(stop) => panic!("{word}, {by}: {text}: {stop:?}"),
            }
        }
    }
    assert!(accepted > 500, "{accepted}");
    assert!(reasons.len() > 18, "{reasons:?}");
}
