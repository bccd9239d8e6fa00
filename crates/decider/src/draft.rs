//! A draft: the records that an order would cause, while they are being decided.

use crate::{Audience, By, Contradiction, Decider, Fact, Stop};
use chance::{
    Blind, Chance, Clause, Dice, Draw, Fall, Forecast, Need, Pick, Share, Shortfall, Source,
};

/// Dice that fell while an order was decided; becomes a `dice.rolled` record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rolled {
    /// The clause, purpose and dice.
    pub need: Need,
    /// What fell.
    pub fall: Fall,
}

/// A card drawn while an order was decided; becomes a `card.drawn` record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// The clause that calls for the draw.
    pub clause: Clause,
    /// The deck's name.
    pub deck: &'static str,
    /// The card's name.
    pub card: String,
    /// How many cards lay in the pile.
    pub of: u32,
    /// Where in the pile.
    pub pick: Pick,
    /// Who may see the card.
    pub audience: Audience,
}

/// One line of a draft, in the order in which it happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Entry<E> {
    /// A fact of a rule system.
    Event(E),
    /// Dice fell.
    Rolled(Rolled),
    /// A card was drawn.
    Drawn(Drawn),
}

/// What an order would cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decided<E> {
    /// The lines of the draft, in the order in which they happened.
    pub entries: Vec<Entry<E>>,
    /// What else came into play. It stands in no log.
    pub marks: Vec<Mark>,
}

/// Something of the book that came into play and that no line of the draft names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Mark {
    /// A clause was carried out.
    Clause(Clause),
    /// Something that the book lists was used: an item or an ability, by its word.
    Thing(&'static str),
}

impl Mark {
    /// The clause, if it is one.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Clause(clause) => Some(clause),
            Self::Thing(_) => None,
        }
    }
}

impl From<Clause> for Mark {
    fn from(clause: Clause) -> Self {
        Self::Clause(clause)
    }
}

/// Where a draft's lines go: a list, or the list of an outer rule system.
trait Lines<D: Decider> {
    fn push(&mut self, entry: Entry<D::Event>);
    fn mark(&mut self, mark: Mark);
    /// A fact was recorded, and this is the state with it.
    fn changed(&mut self, _: &D::State) {}
    fn has_chance(&self) -> bool;
}

impl<D: Decider> Lines<D> for Decided<D::Event> {
    fn push(&mut self, entry: Entry<D::Event>) {
        self.entries.push(entry);
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    fn has_chance(&self) -> bool {
        self.entries.iter().any(|entry| !matches!(entry, Entry::Event(_)))
    }
}

struct Within<'l, Outer, Wrap, Watch> {
    outer: &'l mut dyn Lines<Outer>,
    wrap: Wrap,
    watch: Watch,
}

impl<Inner, Outer, Wrap, Watch> Lines<Inner> for Within<'_, Outer, Wrap, Watch>
where
    Inner: Decider,
    Outer: Decider,
    Wrap: Fn(Inner::Event) -> Outer::Event,
    Watch: FnMut(&Inner::State),
{
    fn push(&mut self, entry: Entry<Inner::Event>) {
        self.outer.push(match entry {
            Entry::Event(event) => Entry::Event((self.wrap)(event)),
            Entry::Rolled(rolled) => Entry::Rolled(rolled),
            Entry::Drawn(drawn) => Entry::Drawn(drawn),
        });
    }

    fn mark(&mut self, mark: Mark) {
        self.outer.mark(mark);
    }

    fn changed(&mut self, state: &Inner::State) {
        (self.watch)(state);
    }

    fn has_chance(&self) -> bool {
        self.outer.has_chance()
    }
}

/// What `decide` works on: the state so far, who sent the order, and the only way to fate.
pub struct Draft<'d, D: Decider> {
    state: &'d mut D::State,
    by: &'d By,
    chance: &'d mut dyn Chance,
    lines: &'d mut dyn Lines<D>,
}

impl<D: Decider> Draft<'_, D> {
    /// The state after everything recorded so far.
    #[must_use]
    pub fn state(&self) -> &D::State {
        self.state
    }

    /// Who sent the order.
    #[must_use]
    pub fn by(&self) -> &By {
        self.by
    }

    /// Records a fact and applies it to the working state.
    ///
    /// # Errors
    /// [`Stop::Broken`] when the fact contradicts the state: a bug of the rulebook.
    pub fn record(&mut self, event: D::Event) -> Result<(), Stop<D::Refusal>> {
        D::evolve(self.state, &event)?;
        self.lines.push(Entry::Event(event));
        self.lines.changed(self.state);
        Ok(())
    }

    /// Marks what comes into play here and no line of the draft names, for tables of many games in which
    /// nothing of the book should stay at zero. Changes nothing.
    pub fn mark(&mut self, marks: impl IntoIterator<Item = impl Into<Mark>>) {
        marks.into_iter().for_each(|mark| self.lines.mark(mark.into()));
    }

    /// Throws dice: one face for each die.
    ///
    /// # Errors
    /// [`Stop::Chance`] when the dice are still to be thrown or a face is impossible.
    pub fn roll(
        &mut self,
        clause: Clause,
        why: &'static str,
        dice: Dice,
    ) -> Result<Vec<u32>, Stop<D::Refusal>> {
        self.roll_shared(clause, why, dice, Vec::new())
    }

    /// [`Draft::roll`], where the rule says whose dice they are and what they must show.
    ///
    /// # Errors
    /// As [`Draft::roll`].
    pub fn roll_shared(
        &mut self,
        clause: Clause,
        why: &'static str,
        dice: Dice,
        shares: Vec<Share>,
    ) -> Result<Vec<u32>, Stop<D::Refusal>> {
        let need = Need { clause, why, dice, shares };
        let fall = self.chance.roll(&need)?;
        let faces = fall.faces.clone();
        self.lines.push(Entry::Rolled(Rolled { need, fall }));
        Ok(faces)
    }

    /// Throws one six-sided die.
    ///
    /// # Errors
    /// As [`Draft::roll`].
    pub fn roll_d6(&mut self, clause: Clause, why: &'static str) -> Result<u32, Stop<D::Refusal>> {
        Ok(self.roll(clause, why, Dice::new(1, 6))?.iter().sum())
    }

    /// Draws one card from a pile, held in the deck's printed order, and returns its position.
    ///
    /// # Errors
    /// [`Stop::Chance`] when this source draws no cards; [`Stop::Broken`] when the pile is empty.
    pub fn draw<C: ToString>(
        &mut self,
        clause: Clause,
        deck: &'static str,
        pile: &[C],
        audience: Audience,
    ) -> Result<usize, Stop<D::Refusal>> {
        let of = u32::try_from(pile.len()).unwrap_or(u32::MAX);
        if of == 0 {
            return Err(Contradiction::new(format!("{deck}: a draw from an empty pile")).into());
        }
        let whose = audience.to_string();
        let card = |index: u32| pile.get(index as usize).map(ToString::to_string);
        let open = audience == Audience::Everyone;
        let drawn = Draw { clause, deck, of, card: &card, whose: &whose, open };
        let pick = self.chance.draw(&drawn)?;
        let index = pick.index as usize;
        let card = pile
            .get(index)
            .ok_or_else(|| Contradiction::new(format!("{deck}: no card {index} of {of}")))?
            .to_string();
        self.lines.push(Entry::Drawn(Drawn { clause, deck, card, of, pick, audience }));
        Ok(index)
    }

    /// Lets an inner rule system decide on its part of the state; `wrap` names its events here.
    ///
    /// # Errors
    /// What `inner` answers.
    pub fn within<I: Decider, T>(
        &mut self,
        part: impl FnOnce(&mut D::State) -> &mut I::State,
        wrap: impl Fn(I::Event) -> D::Event,
        inner: impl FnOnce(&mut Draft<'_, I>) -> Result<T, Stop<I::Refusal>>,
    ) -> Result<T, Stop<I::Refusal>> {
        self.within_as(self.by, |state| Some(part(state)), wrap, inner)
    }

    /// [`Draft::within`], where the inner rule system knows the sender by another name, and where
    /// its part may be missing.
    ///
    /// # Errors
    /// What `inner` answers; [`Stop::Broken`] when there is no such part, for who decides has looked
    /// before.
    pub fn within_as<I: Decider, T>(
        &mut self,
        by: &By,
        part: impl FnOnce(&mut D::State) -> Option<&mut I::State>,
        wrap: impl Fn(I::Event) -> D::Event,
        inner: impl FnOnce(&mut Draft<'_, I>) -> Result<T, Stop<I::Refusal>>,
    ) -> Result<T, Stop<I::Refusal>> {
        let state = part(self.state).ok_or_else(no_part)?;
        let mut lines = Within { outer: &mut *self.lines, wrap, watch: |_: &I::State| () };
        inner(&mut Draft { state, by, chance: &mut *self.chance, lines: &mut lines })
    }

    /// [`Draft::within_as`], where the outer state keeps account of what becomes of the inner one: `watch`
    /// looks at it after each fact, as the outer `evolve` does besides handing the fact on.
    ///
    /// # Errors
    /// As [`Draft::within_as`].
    pub fn within_watched<I: Decider, W, T>(
        &mut self,
        by: &By,
        part: impl FnOnce(&mut D::State) -> Option<(&mut I::State, &mut W)>,
        wrap: impl Fn(I::Event) -> D::Event,
        watch: impl Fn(&mut W, &I::State),
        inner: impl FnOnce(&mut Draft<'_, I>) -> Result<T, Stop<I::Refusal>>,
    ) -> Result<T, Stop<I::Refusal>> {
        let (state, account) = part(self.state).ok_or_else(no_part)?;
        let watch = |state: &I::State| watch(account, state);
        let mut lines = Within { outer: &mut *self.lines, wrap, watch };
        inner(&mut Draft { state, by, chance: &mut *self.chance, lines: &mut lines })
    }
}

fn no_part() -> Contradiction {
    Contradiction::new("an inner rule system has no part of the state")
}

/// Decides one command on a working state and returns the lines of its draft. On any stop the
/// working state must be dropped.
///
/// # Errors
/// What `decide` answers. A refusal after a die fell would let players fish for dice, so it is
/// turned into [`Stop::Broken`].
pub fn run<D: Decider>(
    state: &mut D::State,
    by: &By,
    chance: &mut dyn Chance,
    command: &D::Command,
) -> Result<Vec<Entry<D::Event>>, Stop<D::Refusal>> {
    run_marked::<D>(state, by, chance, command).map(|decided| decided.entries)
}

/// [`run`], with what the rules marked on the way.
///
/// # Errors
/// As [`run`].
pub fn run_marked<D: Decider>(
    state: &mut D::State,
    by: &By,
    chance: &mut dyn Chance,
    command: &D::Command,
) -> Result<Decided<D::Event>, Stop<D::Refusal>> {
    let (lines, came) = run_so_far::<D>(state, by, chance, command);
    came.map(|()| lines)
}

/// What a decision has come to, and whether it stopped.
pub type SoFar<E, R> = (Decided<E>, Result<(), Stop<R>>);

/// [`run_marked`], with what happened before a stop.
pub fn run_so_far<D: Decider>(
    state: &mut D::State,
    by: &By,
    chance: &mut dyn Chance,
    command: &D::Command,
) -> SoFar<D::Event, D::Refusal> {
    let mut lines = Decided { entries: Vec::new(), marks: Vec::new() };
    let came = match D::decide(command, &mut Draft { state, by, chance, lines: &mut lines }) {
        Err(Stop::Refused(_)) if Lines::<D>::has_chance(&lines) => {
            Err(Contradiction::new("an order was refused after dice had fallen for it").into())
        }
        came => came,
    };
    (lines, came)
}

/// Looks blindly at a command: would it be accepted, and does fate decide anything? Opens nothing.
///
/// # Errors
/// The refusal that the command would meet.
pub fn forecast<D: Decider>(
    state: &D::State,
    by: &By,
    command: &D::Command,
) -> Result<Forecast, Stop<D::Refusal>>
where
    D::State: Clone,
{
    match run::<D>(&mut state.clone(), by, &mut Blind, command) {
        Ok(_) => Ok(Forecast::Certain),
        Err(Stop::Chance(Shortfall::NeedsDice(need))) => Ok(Forecast::Rolls(need)),
        Err(Stop::Chance(Shortfall::NeedsCard(clause))) => Ok(Forecast::Draws(clause)),
        Err(stop) => Err(stop),
    }
}

impl<E: Fact> Entry<E> {
    /// Who may read this line.
    #[must_use]
    pub fn audience(&self) -> Audience {
        match self {
            Self::Event(event) => event.audience(),
            Self::Rolled(_) => Audience::Everyone,
            Self::Drawn(drawn) => drawn.audience.clone(),
        }
    }

    /// Where the numbers of a chance line came from.
    #[must_use]
    pub fn source(&self) -> Option<&Source> {
        match self {
            Self::Event(_) => None,
            Self::Rolled(rolled) => Some(&rolled.fall.source),
            Self::Drawn(drawn) => Some(&drawn.pick.source),
        }
    }
}
