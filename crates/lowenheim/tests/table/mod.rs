//! A table at which tests play: the built-in siege, with steps and hands as a test wants them.
#![allow(dead_code, reason = "every test file uses another part")]

use crate::opening;

use chance::{Chance, Scripted};
use decider::{By, Decider, Entry, Stop, run};
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::event::{FigurePlaced, FiguresMoved, StepBegun, TurnBegun};
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{Actors, State, Step};
use lowenheim::{Command, Event, Refusal, Siege};
use opening::{Host, Wish, built_in};

pub(crate) struct Table {
    pub(crate) state: State,
}

impl Table {
    /// The built-in siege, opened: the council of war.
    pub(crate) fn opened(chance: &mut dyn Chance) -> Self {
        let mut table = Self { state: State::default() };
        table.wish(&By::Organiser, Wish::Open(Box::new(built_in())), chance).unwrap();
        table
    }

    /// The built-in siege at a step of a turn, with everybody still to act.
    pub(crate) fn at(turn: u32, step: Step) -> Self {
        let mut table = Self::opened(&mut Scripted::default());
        table.go_to(turn, step);
        table
    }

    pub(crate) fn go_to(&mut self, turn: u32, step: Step) {
        let order = Faction::ALL.to_vec();
        self.happens(TurnBegun { turn, order: order.clone() });
        let players_act = matches!(step.actors(), Actors::Together | Actors::InOrder);
        let factions = if players_act { order } else { Vec::new() };
        self.happens(StepBegun { step, factions });
    }

    pub(crate) fn happens(&mut self, event: impl Into<Event>) {
        Siege::evolve(&mut self.state, &event.into()).unwrap();
    }

    fn wish(
        &mut self,
        by: &By,
        wish: Wish,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Entry<Event>>, Stop<Refusal>> {
        let mut draft = self.state.clone();
        let entries = run::<Host>(&mut draft, by, chance, &wish)?;
        self.state = draft;
        Ok(entries)
    }

    /// A player's order with dice and cards from `chance`.
    pub(crate) fn play(
        &mut self,
        faction: Faction,
        command: Command,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Entry<Event>>, Stop<Refusal>> {
        self.wish(&By::Seat(faction.seat()), Wish::Play(command), chance)
    }

    /// A player's order that is accepted and uses up all these dice; returns its events.
    pub(crate) fn accepts<const DICE: usize>(
        &mut self,
        faction: Faction,
        command: Command,
        dice: [u32; DICE],
    ) -> Vec<Event> {
        let mut chance = Scripted::new(dice);
        let entries = self.play(faction, command, &mut chance).unwrap();
        assert_eq!(chance.unused(), 0, "dice that nobody asked for");
        let events = entries.into_iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Rolled(_) | Entry::Drawn(_) => None,
        });
        events.collect()
    }

    /// A player's order that is refused: its code and clause.
    pub(crate) fn refuses(
        &mut self,
        faction: Faction,
        command: Command,
    ) -> (&'static str, &'static str) {
        match self.play(faction, command, &mut Scripted::default()) {
            Err(Stop::Refused(refusal)) => (refusal.reason.code(), refusal.clause_id()),
            other => panic!("not refused: {other:?}"),
        }
    }

    /// The organiser lets the rules go on by one thing, with these dice and card positions.
    pub(crate) fn proceeds<const DICE: usize>(
        &mut self,
        dice: [u32; DICE],
        pick: u32,
    ) -> Vec<&'static str> {
        let mut chance = Scripted::new(dice).with_picks([pick]);
        let proceed = Command::Proceed(lowenheim::command::Proceed { all: false });
        let entries = self.wish(&By::Organiser, Wish::Play(proceed), &mut chance).unwrap();
        assert_eq!(chance.unused(), 0, "dice that nobody asked for");
        let kinds = entries.iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event.kind()),
            Entry::Rolled(_) | Entry::Drawn(_) => None,
        });
        kinds.collect()
    }

    /// The organiser passes for everybody, and lets the rules go on, until the siege is over.
    pub(crate) fn passes_to_the_end(
        &mut self,
        chance: &mut dyn Chance,
        mut look: impl FnMut(&State),
    ) {
        while self.state.step != Some(Step::Over) {
            let command = match self.state.to_act.first() {
                Some(&faction) => Command::PassFor(lowenheim::command::PassFor { faction }),
                None => Command::Proceed(lowenheim::command::Proceed { all: false }),
            };
            self.wish(&By::Organiser, Wish::Play(command), chance).unwrap();
            look(&self.state);
        }
    }

    /// Gives a faction exactly these cards, out of the draw pile; its old hand goes back there.
    pub(crate) fn deals(&mut self, faction: Faction, cards: &[ActionCard]) {
        let old = std::mem::take(self.state.hands.entry(faction).or_default());
        for card in old.in_order() {
            self.state.draw_pile.add(card);
        }
        for &card in cards {
            assert!(self.state.draw_pile.take(card), "{card} is not in the draw pile");
            self.state.hands.entry(faction).or_default().add(card);
        }
    }

    /// How many of a card a faction holds.
    pub(crate) fn holds(&self, faction: Faction, card: ActionCard) -> u32 {
        self.state.hands[&faction].count(card)
    }

    /// Sets a skaven on the map.
    pub(crate) fn skaven_in(&mut self, number: u16, hex: &str) -> FigureId {
        let figure = FigureId::new(FigureKind::Skaven, number);
        let hex = hex.parse().unwrap();
        self.happens(FigurePlaced { figure, hex, band: Some(1), wounds: None });
        figure
    }

    /// Sets a figure elsewhere on the map.
    pub(crate) fn stands(&mut self, figure: &str, hex: &str) -> FigureId {
        let figure: FigureId = figure.parse().unwrap();
        let path = vec![self.state.hex_of(figure).unwrap(), hex.parse().unwrap()];
        self.happens(FiguresMoved { figures: vec![figure], path, markers: Vec::new() });
        figure
    }
}

/// All action cards, wherever they lie.
pub(crate) fn all_cards(state: &State) -> Pile<ActionCard> {
    let laid = [&state.draw_pile, &state.discard_pile, &state.face_down];
    let piles = state.hands.values().chain(laid);
    let mut all = Pile::default();
    for card in piles.flat_map(Pile::in_order) {
        all.add(card);
    }
    all
}
