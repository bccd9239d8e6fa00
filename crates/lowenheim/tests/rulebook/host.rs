//! The siege as the test harness sees it: opened, then played.

pub(crate) use crate::opening::{Host, Wish, built_in};

use crate::rulebook::{claims, given, shown};
use chance::Scripted;
use decider::{By, Decider, run};
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::event::{CardTaken, CardsDiscarded, DeckReshuffled, ProfileRevealed};
use lowenheim::figures::Faction;
use lowenheim::{Command, Event, Refusal, Siege, State};
use testkit::Rulebook;

/// The rulebook under test.
pub(crate) struct TheSiege {
    opened: State,
    start: State,
}

impl TheSiege {
    /// Opens the built-in siege, takes all cards back into the draw pile, and lays the stat lines
    /// open: a test gives the cards that it needs, and says so when stat lines shall be unknown.
    pub(crate) fn new() -> Self {
        let mut state = State::default();
        let chance = &mut Scripted::default();
        run::<Host>(&mut state, &By::Organiser, chance, &Wish::Open(Box::new(built_in())))
            .expect("the built-in siege opens");
        gather_cards(&mut state);
        let opened = state.clone();
        for (&kind, &profile) in opened.profiles.iter() {
            happen(&mut state, ProfileRevealed { kind, profile });
        }
        Self { opened, start: state }
    }
}

/// Applies an event that a test brings about.
pub(crate) fn happen(state: &mut State, event: impl Into<Event>) {
    Siege::evolve(state, &event.into()).expect("the event fits");
}

/// All action cards go back into the draw pile: somebody takes the rest and discards everything.
fn gather_cards(state: &mut State) {
    let rest = state.draw_pile.in_order();
    for card in rest {
        happen(state, CardTaken { faction: Faction::CityGuard, card });
    }
    for faction in Faction::ALL {
        let cards = state.hands.get(&faction).map(Pile::in_order).unwrap_or_default();
        happen(state, CardsDiscarded { faction, cards });
    }
    let cards = Pile::of(ActionCard::PRINTED).len();
    happen(state, DeckReshuffled { cards });
}

impl Rulebook for TheSiege {
    type Rules = Host;

    fn start(&self) -> State {
        self.start.clone()
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        match line {
            "nothing yet" => *state = State::default(),
            "the siege is opened" => *state = self.start.clone(),
            "nobody knows a stat line" => *state = self.opened.clone(),
            _ => {
                for event in given::events(state, line)? {
                    Siege::evolve(state, &event).map_err(|wrong| wrong.to_string())?;
                }
            }
        }
        Ok(())
    }

    fn order(&self, line: &str) -> Result<(By, Wish), String> {
        let (who, order) = line
            .split_once(": ")
            .ok_or_else(|| format!("`{line}` is no order; write `city-guard: done`"))?;
        let seat = Faction::ALL.into_iter().find(|faction| faction.seat_name() == who);
        let by = match (who, seat) {
            ("organiser", _) => By::Organiser,
            (_, Some(faction)) => By::Seat(faction.seat()),
            _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
        };
        if order == "open the siege" {
            return Ok((by, Wish::Open(Box::new(built_in()))));
        }
        let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
        Ok((by, Wish::Play(command)))
    }

    fn event(&self, event: &Event) -> String {
        shown::event(event)
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} {}", refusal.reason.code(), refusal.clause_id())
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        match lowenheim::invariants::check(state).first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}
