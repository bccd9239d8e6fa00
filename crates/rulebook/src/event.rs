//! What can happen: the table of contents of a rulebook's log.

use decider::{Audience, Clause, Contradiction, Seat};

/// Declares the enum of a rulebook's events, a row for each. Nothing of a row can be left out, so that
/// whoever adds an event has decided all of it:
///
/// - its payload, which has the same name, and the kind under which it stands in the log (with `version 2`
///   behind it when the payload's schema is no longer the first one);
/// - who may read it: `Everyone`, or [`only`](crate::only) some seats;
/// - the clause that it carries out, or `None`;
/// - the function that applies it to the state; [`changes_nothing`](crate::changes_nothing) when it only
///   tells; or `bookkeeping`, which is no play: it counts wherever the head is, so that no rewind undoes it
///   and no correction repeats it.
///
/// Where the enum is `told with` something, such as the state, the sentence about an event is the message that
/// its kind names, and its fields are the facts ([`Facts`](crate::Facts)). A row that is `told by the story` has
/// no such message: the rulebook chooses the words.
///
/// A row `shows what was hidden` where somebody learns by the event what they could not see before: a card from a
/// hand, sealed bids, who was in hiding. Dice and drawn cards are records of their own and need no such word.
///
/// Audience and clause are expressions; a row that names its payload, `CardTaken(it)`, can look at it there.
/// The room that declares them knows `decider`, `serde` and `schemars`; what is written above the enum, goes
/// to it.
///
/// ```
/// use decider::{Audience::Everyone, Clause, Contradiction, Fact as _, Seat};
/// use rulebook::only;
///
/// const GAM_001: Clause = Clause::new("GAM-001");
///
/// #[derive(Default)]
/// pub struct State {
///     turn: u32,
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// pub struct TurnBegun {
///     pub turn: u32,
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// pub struct NoteKept {
///     #[schemars(with = "String")]
///     pub seat: Seat,
/// }
///
/// #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// pub struct HandShown {
///     pub cards: u32,
/// }
///
/// fn turn_begun(state: &mut State, event: &TurnBegun) -> Result<(), Contradiction> {
///     state.turn = event.turn;
///     Ok(())
/// }
///
/// rulebook::events! {
///     /// One event of a game; every variant only names its payload.
///     #[schemars(rename = "GameEvent")]
///     pub enum Event for State;
///
///     /// A turn begins.
///     TurnBegun = "game.turn_begun",
///         Everyone, GAM_001, turn_begun;
///     /// Somebody notes something in secret.
///     NoteKept(it) = "game.note_kept" version 2,
///         only([it.seat.clone()]), None, bookkeeping;
///     /// Somebody lays down their hand.
///     HandShown = "game.hand_shown",
///         Everyone, None, rulebook::changes_nothing, shows what was hidden;
/// }
///
/// let event = Event::from(TurnBegun { turn: 3 });
/// assert_eq!((event.kind(), event.version()), ("game.turn_begun", 1));
/// assert_eq!((event.audience(), event.clause()), (Everyone, Some("GAM-001")));
///
/// let mut state = State::default();
/// event.apply(&mut state)?;
/// assert_eq!(state.turn, 3);
///
/// let payload = event.serialize_payload(serde_json::value::Serializer).unwrap();
/// assert_eq!(payload, serde_json::json!({ "turn": 3 }));
/// let read = Event::deserialize_payload("game.turn_begun", &payload).unwrap();
/// assert_eq!(read.unwrap(), event);
/// assert!(Event::deserialize_payload("other.turn_begun", &payload).is_none());
///
/// let note = Event::from(NoteKept { seat: "cathay".parse().unwrap() });
/// assert!(note.is_bookkeeping() && !event.is_bookkeeping());
/// assert!(Event::from(HandShown { cards: 3 }).reveals() && !event.reveals());
/// assert_eq!((note.version(), note.audience()), (2, only(["cathay".parse().unwrap()])));
/// # Ok::<(), Contradiction>(())
/// ```
///
/// A row that does not say whether a rewind may touch it does not compile:
///
/// ```compile_fail
/// # use decider::Audience::Everyone;
/// # pub struct State;
/// # #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// # pub struct TurnBegun { pub turn: u32 }
/// rulebook::events! {
///     /// One event of a game.
///     pub enum Event for State;
///
///     /// A turn begins.
///     TurnBegun = "game.turn_begun", Everyone, None;
/// }
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])* pub enum $event:ident for $state:ty, told with $scene:ty;
        $($row:tt)+
    ) => {
        $crate::events! { $(#[$about])* pub enum $event for $state; $($row)+ }
        $crate::events! { @sentences $event, $scene; $($row)+ }
    };
    (@sentences $event:ident, $scene:ty;
        $($(#[$doc:meta])* $name:ident $(($it:ident))? = $kind:literal $(version $version:literal)?,
            $audience:expr, $clause:expr, $($chapter:ident)::+ $(, told by the $story:ident)?
            $(, shows what was $hidden:ident)?;)+
    ) => {
        impl $event {
            /// What happened, where the fields of the payload say it all; none: the story tells it.
            #[must_use]
            pub fn sentence(&self, state: &$scene, words: ::messages::Words<'_>) -> Option<String> {
                match self {
                    $(Self::$name(payload) =>
                        $crate::events!(@sentence [$($story)?] $kind, payload, state, words),)+
                }
            }

            /// The messages that [`sentence`](Self::sentence) says.
            #[must_use]
            pub fn messages() -> Vec<String> {
                let all: [Option<String>; Self::KINDS.len()] =
                    [$($crate::events!(@message [$($story)?] $kind),)+];
                all.into_iter().flatten().collect()
            }

            /// The events that are told by the story, for the test that asks whether it tells them.
            #[must_use]
            pub fn told_by_the_story() -> Vec<&'static str> {
                let all: [Option<&'static str>; Self::KINDS.len()] =
                    [$($crate::events!(@story [$($story)?] stringify!($name)),)+];
                all.into_iter().flatten().collect()
            }
        }
    };
    (@story [] $name:expr) => { None };
    (@story [$story:ident] $name:expr) => { Some($name) };
    (@sentence [] $kind:literal, $payload:ident, $state:ident, $words:ident) => {
        Some($words.say(&$crate::message_of($kind), &$crate::Facts::facts($payload, $state, $words)))
    };
    (@sentence [$story:ident] $kind:literal, $payload:ident, $state:ident, $words:ident) => { None };
    (@message [] $kind:literal) => { Some($crate::message_of($kind)) };
    (@message [$story:ident] $kind:literal) => { None::<String> };
    (
        $(#[$about:meta])* pub enum $event:ident for $state:ty;
        $($(#[$doc:meta])* $name:ident $(($it:ident))? = $kind:literal $(version $version:literal)?,
            $audience:expr, $clause:expr, $($chapter:ident)::+ $(, told by the $story:ident)?
            $(, shows what was $hidden:ident)?;)+
    ) => {
        #[derive(Clone, Debug, PartialEq, Eq, ::schemars::JsonSchema)]
        $(#[$about])*
        #[schemars(tag = "kind", content = "data")]
        pub enum $event {
            $($(#[$doc])* #[schemars(rename = $kind)] $name($name),)+
        }

        $(impl From<$name> for $event {
            fn from(payload: $name) -> Self { Self::$name(payload) }
        })+

        impl ::decider::Fact for $event {
            #[allow(unused_variables, reason = "only some rows look at their payload")]
            fn audience(&self) -> ::decider::Audience {
                match self { $(Self::$name(payload) => { $(let $it = payload;)? $audience })+ }
            }
        }

        impl $event {
            /// Every kind, in the order in which they are declared.
            pub const KINDS: &'static [&'static str] = &[$($kind,)+];

            /// The kind under which the event stands in the log.
            #[must_use]
            pub const fn kind(&self) -> &'static str {
                match self { $(Self::$name(_) => $kind,)+ }
            }

            /// The version of the payload's schema.
            #[must_use]
            pub const fn version(&self) -> u32 {
                match self { $(Self::$name(_) => $crate::events!(@version $($version)?),)+ }
            }

            /// The clause that the event carries out, by its id; none where it only keeps order.
            #[must_use]
            #[allow(unused_variables, reason = "only some rows look at their payload")]
            pub fn clause(&self) -> Option<&str> {
                match self {
                    $(Self::$name(payload) => {
                        $(let $it = payload;)?
                        $crate::CarriedOut::id($clause)
                    })+
                }
            }

            /// Is it no play: does it count wherever the head is, so that no rewind undoes it and no
            /// correction repeats it?
            #[must_use]
            pub const fn is_bookkeeping(&self) -> bool {
                match self { $(Self::$name(_) => $crate::events!(@bookkeeping $($chapter)::+),)+ }
            }

            /// Does somebody learn by it what was hidden from them? Nobody takes an order back by which they
            /// have looked, or have shown something.
            #[must_use]
            pub const fn reveals(&self) -> bool {
                match self { $(Self::$name(_) => $crate::events!(@reveals $($hidden)?),)+ }
            }

            /// Applies the event, with the function of its chapter. Frozen for ever: old logs are folded
            /// with it.
            ///
            /// # Errors
            /// [`Contradiction`](decider::Contradiction) when it cannot follow this state.
            #[allow(unused_variables, reason = "bookkeeping has no state")]
            pub fn apply(&self, state: &mut $state) -> Result<(), ::decider::Contradiction> {
                match self {
                    $(Self::$name(payload) => $crate::events!(@apply state, payload, $($chapter)::+),)+
                }
            }

            /// Writes the payload alone, without its kind.
            ///
            /// # Errors
            /// What the serializer answers.
            pub fn serialize_payload<S: ::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                match self { $(Self::$name(payload) => ::serde::Serialize::serialize(payload, serializer),)+ }
            }

            /// Reads a payload of one kind; `None` for a kind that is not of this rulebook.
            ///
            /// # Errors
            /// What the deserializer answers.
            pub fn deserialize_payload<'de, D: ::serde::Deserializer<'de>>(
                kind: &str,
                deserializer: D,
            ) -> Option<Result<Self, D::Error>> {
                match kind {
                    $($kind => Some(
                        <$name as ::serde::Deserialize<'de>>::deserialize(deserializer).map(Self::$name),
                    ),)+
                    _ => None,
                }
            }
        }
    };
    (@version) => { 1 };
    (@version $version:literal) => { $version };
    (@reveals) => { false };
    (@reveals $hidden:ident) => { true };
    (@bookkeeping bookkeeping) => { true };
    (@bookkeeping $chapter:path) => { false };
    (@apply $state:ident, $payload:ident, bookkeeping) => { Ok(()) };
    (@apply $state:ident, $payload:ident, $chapter:path) => { $chapter($state, $payload) };
}

/// The message that tells an event: its kind without the room, `siege.figure_fell` by `figure-fell`.
#[must_use]
pub fn message_of(kind: &str) -> String {
    kind.rsplit('.').next().unwrap_or_default().replace('_', "-")
}

/// What a row of [`events!`](crate::events!) can name as the clause that its event carries out.
pub trait CarriedOut<'e> {
    /// The clause's id, if there is a clause.
    fn id(self) -> Option<&'e str>;
}

impl CarriedOut<'static> for Clause {
    fn id(self) -> Option<&'static str> {
        Some(Clause::id(self))
    }
}

impl CarriedOut<'static> for Option<Clause> {
    fn id(self) -> Option<&'static str> {
        self.map(Clause::id)
    }
}

/// As it stands in the payload.
impl<'e> CarriedOut<'e> for &'e str {
    fn id(self) -> Option<&'e str> {
        Some(self)
    }
}

/// The audience of an event that only some seats may read, and the organiser and the game master.
#[must_use]
pub fn only<const SEATS: usize>(seats: [Seat; SEATS]) -> Audience {
    Audience::Seats(seats.into())
}

/// Applies an event that only tells: what came of it stands in the events behind it.
///
/// # Errors
/// None.
pub const fn changes_nothing<State, Payload>(
    _: &mut State,
    _: &Payload,
) -> Result<(), Contradiction> {
    Ok(())
}
