//! What can be ordered: the table of contents of a rulebook's orders.

use crate::notation::{Form, NotOrder, OrderText, Words};
use decider::{Audience, By, Seat};
use messages::Fact;
use std::fmt::Display;

/// The commands of a rule system, as [`commands!`](crate::commands) declares them. Their text form is their
/// [`Display`] and [`FromStr`](std::str::FromStr).
pub trait Command: Clone + Display + 'static {
    /// What an order is given in.
    type State;

    /// How orders are written, all of them, in the order of the rulebook.
    const FORMS: &'static [Form];

    /// Reads what stands behind the verb.
    ///
    /// # Errors
    /// [`NotOrder`] with the word that is wrong.
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder>;

    /// Writes all of it.
    fn write(&self, line: &mut OrderText);

    /// Who may read the order itself.
    fn readers(&self) -> Readers;

    /// What the order does, in a few words; none: the state decides what is said of it.
    fn label(&self, scene: &Scene<'_, Self::State>) -> Option<String>;

    /// Reads an order as people type it.
    ///
    /// # Errors
    /// [`NotOrder`] with the word that is wrong.
    fn parse(text: &str) -> Result<Self, NotOrder> {
        let mut words = Words::new(text, Self::FORMS)?;
        let command = Self::read(&mut words)?;
        words.end()?;
        Ok(command)
    }
}

/// Who may read an order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Readers {
    /// Everybody.
    Everyone,
    /// Whoever gives it; nobody, when no seat does.
    Sender,
    /// Whoever gives it, and a seat.
    SenderAnd(Seat),
}

impl Readers {
    /// The audience of an order that somebody gives.
    #[must_use]
    pub fn of(self, by: &By) -> Audience {
        let sender = match by {
            By::Seat(seat) => vec![seat.clone()],
            By::Organiser | By::Rules => Vec::new(),
        };
        match self {
            Self::Everyone => Audience::Everyone,
            Self::Sender => Audience::Seats(sender),
            Self::SenderAnd(other) => Audience::Seats([sender, vec![other]].concat()),
        }
    }
}

/// In which state, by whom and in which language an order is told.
pub struct Scene<'s, S> {
    /// The state in which it is given.
    pub state: &'s S,
    /// Who may give it.
    pub by: &'s By,
    /// The sentences of the rulebook.
    pub words: messages::Words<'s>,
}

/// A field as a fact of a message. `S` is what has to be known to say it: the state, or what of it has names.
pub trait AsFact<S> {
    /// The fact.
    fn fact(&self, state: &S, words: messages::Words<'_>) -> Fact;
}

/// The fields of a payload as facts of the message that tells it.
pub trait Facts<S> {
    /// Every field, by its name.
    fn facts(&self, state: &S, words: messages::Words<'_>) -> Vec<(&'static str, Fact)>;
}

impl<S> AsFact<S> for u32 {
    fn fact(&self, _: &S, _: messages::Words<'_>) -> Fact {
        (*self).into()
    }
}

/// Faces of dice, one after the other.
impl<S> AsFact<S> for Vec<u32> {
    fn fact(&self, _: &S, _: messages::Words<'_>) -> Fact {
        self.iter().map(u32::to_string).collect::<Vec<_>>().join(", ").into()
    }
}

impl<S> AsFact<S> for crate::ClauseId {
    fn fact(&self, _: &S, _: messages::Words<'_>) -> Fact {
        self.id().to_owned().into()
    }
}

/// Messages choose between `yes` and `no`.
impl<S> AsFact<S> for bool {
    fn fact(&self, _: &S, _: messages::Words<'_>) -> Fact {
        if *self { "yes" } else { "no" }.into()
    }
}

/// Messages choose by `none`.
impl<S, T: AsFact<S>> AsFact<S> for Option<T> {
    fn fact(&self, state: &S, words: messages::Words<'_>) -> Fact {
        self.as_ref().map_or_else(|| "none".into(), |value| value.fact(state, words))
    }
}

impl<S> AsFact<S> for board::Hexside {
    fn fact(&self, _: &S, _: messages::Words<'_>) -> Fact {
        self.to_string().into()
    }
}

/// Declares the enum of a rulebook's commands, a row for each. Nothing of a row can be left out but the last
/// part, so that whoever adds a command has decided all of it:
///
/// - who may read the order: [`Readers`], an expression that may look at the payload;
/// - its name, and what belongs to it: nothing; fields; or a payload that is declared elsewhere and has a
///   [`Notation`](crate::notation::Notation) of its own;
/// - how each field is written where it is not one word: `as` a [`Phrase`](crate::notation::Phrase). Fields
///   stand in the order in which they are typed;
/// - its [`Form`]s: how it is written, one that is written correctly, and when it is given;
/// - what it does, in a few words. That is the message `order-` with the first word, and the fields as facts
///   ([`AsFact`]). A row with `told by the state` has no such message: the rulebook tells it by itself.
///
/// The room that declares them knows `serde` and `schemars`; what is written above the enum or a payload,
/// goes to it.
///
/// ```
/// use rulebook::notation::{After, Joined, When};
/// use rulebook::{Command as _, Readers::{Everyone, Sender}, Scene};
///
/// #[derive(Default)]
/// pub struct State;
///
/// rulebook::commands! {
///     /// One command of a game.
///     #[schemars(rename = "GameCommand")]
///     pub enum Command(it) for State;
///
///     /// Nothing more to do.
///     Everyone, Done = "done", "done", When::ANY;
///     /// Push a gun.
///     Everyone, Push(Push {
///         /// Its number.
///         gun: u32,
///         /// Over this side of its hex.
///         side: board::Hexside,
///     }) = "push GUN HEXSIDE", "push 1 4,12:SE", When::step("movement");
///     /// Bid in secret.
///     Sender, Bid(Bid {
///         /// How much, in ducats.
///         ducats: u32,
///         /// And these guns.
///         guns: Vec<u32> as After("with", Joined),
///     }) = "bid DUCATS [with GUN+GUN]", "bid 3 with 1+2", When::ANY; told by the state;
/// }
///
/// let order: Command = "push 1 4,12:se".parse()?;
/// assert_eq!(order, Command::Push(Push { gun: 1, side: "4,12:SE".parse().unwrap() }));
/// assert_eq!(order.to_string(), "push 1 4,12:SE");
/// assert_eq!(Command::parse("bid 3 with 1+2")?.to_string(), "bid 3 with 1+2");
/// assert_eq!((order.readers(), Command::Done.readers()), (Everyone, Everyone));
///
/// let wrong = Command::parse("push one 4,12:SE").unwrap_err();
/// assert_eq!((wrong.code, wrong.position), ("wrong_word", 6));
///
/// let words = messages::Catalogue::new("order-push = Push { $gun } over { $side }", "");
/// let words = words.in_language(messages::Language::English);
/// let scene = Scene { state: &State, by: &decider::By::Organiser, words };
/// assert_eq!(order.label(&scene).unwrap(), "Push 1 over 4,12:SE");
/// # Ok::<(), rulebook::notation::NotOrder>(())
/// ```
#[macro_export]
macro_rules! commands {
    (
        $(#[$about:meta])* pub enum $command:ident($it:ident) for $state:ty;
        $(
            $(#[$doc:meta])+
            $readers:expr, $name:ident
            $(($payload:ident $({
                $(#![$payload_about:meta])*
                $($(#[$field_about:meta])* $field:ident: $type:ty $(as $phrase:expr)?,)*
            })?))?
            $(= $form:literal, $example:literal, $when:expr;)+
            $(told by the $told:ident;)?
        )+
    ) => {
        #[derive(
            Clone, Debug, PartialEq, Eq,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
        )]
        $(#[$about])*
        #[serde(rename_all = "snake_case")]
        pub enum $command {
            $($(#[$doc])+ $name $(($payload))?,)+
        }

        $($($(
            #[doc = concat!("What belongs to `", stringify!($payload), "`.")]
            #[derive(
                Clone, Debug, PartialEq, Eq,
                ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
            )]
            $(#[$payload_about])*
            #[serde(deny_unknown_fields)]
            pub struct $payload {
                $($(#[$field_about])* pub $field: $type,)*
            }

            impl $crate::notation::Notation for $payload {
                fn read(
                    words: &mut $crate::notation::Words<'_>,
                ) -> Result<Self, $crate::notation::NotOrder> {
                    use $crate::notation::Phrase as _;
                    Ok(Self {
                        $($field: $crate::commands!(@phrase $($phrase)?).read(words)?,)*
                    })
                }

                fn write(&self, line: &mut $crate::notation::OrderText) {
                    use $crate::notation::Phrase as _;
                    $($crate::commands!(@phrase $($phrase)?).write(&self.$field, line);)*
                }
            }
        )?)?)+

        impl $crate::Command for $command {
            type State = $state;

            const FORMS: &'static [$crate::notation::Form] =
                &[$($($crate::notation::Form::new($form, $example, $when),)+)+];

            fn read(
                words: &mut $crate::notation::Words<'_>,
            ) -> Result<Self, $crate::notation::NotOrder> {
                $(
                    if [$($form),+].contains(&words.form().form) {
                        return Ok(Self::$name
                            $((<$payload as $crate::notation::Notation>::read(words)?))?);
                    }
                )+
                Err(words.missing(words.form().form))
            }

            fn write(&self, line: &mut $crate::notation::OrderText) {
                match self {
                    $(Self::$name $(($crate::commands!(@second $payload payload)))? => {
                        line.word($crate::verb([$($form),+][0]));
                        $($crate::notation::Notation::write(
                            $crate::commands!(@second $payload payload), line);)?
                    })+
                }
            }

            #[allow(unused_variables, reason = "only some rows look at their payload")]
            fn readers(&self) -> $crate::Readers {
                match self {
                    $(Self::$name $(($crate::commands!(@second $payload $it)))? => $readers,)+
                }
            }

            #[allow(unused_variables, reason = "what has no fields and what the state tells")]
            fn label(&self, scene: &$crate::Scene<'_, $state>) -> Option<String> {
                match self {
                    $(Self::$name $(($crate::commands!(@second $payload payload)))? => {
                        let key = format!("order-{}", $crate::verb([$($form),+][0]));
                        $crate::commands!(@label [$($told)?] scene.words.say(&key, &[$($($((
                            stringify!($field), $crate::AsFact::fact(&payload.$field, scene.state, scene.words)
                        ),)*)?)?]))
                    })+
                }
            }
        }

        impl ::std::fmt::Display for $command {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                let mut line = $crate::notation::OrderText::default();
                $crate::Command::write(self, &mut line);
                line.fmt(f)
            }
        }

        impl ::std::str::FromStr for $command {
            type Err = $crate::notation::NotOrder;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::Command::parse(text)
            }
        }
    };
    (@phrase) => { $crate::notation::Plain };
    (@phrase $phrase:expr) => { $phrase };
    (@second $first:tt $second:tt) => { $second };
    (@label [] $label:expr) => { Some($label) };
    (@label [$told:ident] $label:expr) => { None };
}

/// Declares an enum that stands in orders: one of several, each with a word of its own, behind which its fields
/// stand as in [`commands!`](crate::commands). The last one may have no word: what is not one of the others, it
/// is. The room that declares it knows `serde` and `schemars`; what is written above the enum, goes to it.
///
/// ```
/// use rulebook::notation::{OrderText, Notation as _, Rest};
///
/// rulebook::alternatives! {
///     /// What somebody does.
///     #[serde(rename_all = "snake_case")]
///     pub enum Deed;
///
///     /// Nothing.
///     "hold" Hold;
///     /// Along a way.
///     "march" March(Vec<board::Hex> as Rest);
///     /// Go there at once.
///     Jump { hex: board::Hex };
/// }
///
/// let mut line = OrderText::default();
/// Deed::March(vec!["4,12".parse().unwrap(), "4,13".parse().unwrap()]).write(&mut line);
/// assert_eq!(line.to_string(), "march 4,12 4,13");
/// ```
#[macro_export]
macro_rules! alternatives {
    (
        $(#[$about:meta])* pub enum $name:ident;
        $(
            $(#[$doc:meta])+ $($word:literal)? $variant:ident
            $({ $($(#[$field_about:meta])* $field:ident: $type:ty $(as $phrase:expr)?),* $(,)? })?
            $(($inner:ty $(as $inner_phrase:expr)?))?;
        )+
    ) => {
        #[derive(
            Clone, Debug, PartialEq, Eq,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
        )]
        $(#[$about])*
        pub enum $name {
            $(
                $(#[$doc])+ $variant
                $({ $($(#[$field_about])* $field: $type,)* })?
                $(($inner))?,
            )+
        }

        impl $crate::notation::Notation for $name {
            #[allow(unreachable_code, unused_imports, reason = "one without a word is the last")]
            fn read(
                words: &mut $crate::notation::Words<'_>,
            ) -> Result<Self, $crate::notation::NotOrder> {
                use $crate::notation::Phrase as _;
                words.must_be_one_of::<Self>()?;
                $(
                    if $crate::alternatives!(@is words $($word)?) {
                        return Ok(Self::$variant
                            $({ $($field: $crate::commands!(@phrase $($phrase)?).read(words)?,)* })?
                            $(({
                                let inner: $inner =
                                    $crate::commands!(@phrase $($inner_phrase)?).read(words)?;
                                inner
                            }))?);
                    }
                )+
                Err(words.missing(stringify!($name)))
            }

            #[allow(unused_imports, reason = "some have no fields")]
            fn write(&self, line: &mut $crate::notation::OrderText) {
                use $crate::notation::Phrase as _;
                match self {
                    $(Self::$variant
                        $({ $($field),* })? $(($crate::commands!(@second $inner inner)))? => {
                        $(line.word($word);)?
                        $($($crate::commands!(@phrase $($phrase)?).write($field, line);)*)?
                        $({
                            let inner: &$inner = inner;
                            $crate::commands!(@phrase $($inner_phrase)?).write(inner, line);
                        })?
                    })+
                }
            }

            fn first_words() -> Option<Vec<&'static str>> {
                let mut all = Vec::new();
                $($crate::alternatives!(@first all [$($word)?] $($inner)? $($($type)*)?);)+
                Some(all)
            }
        }
    };
    (@is $words:ident) => { true };
    (@is $words:ident $word:literal) => { $words.take_word($word) };
    (@first $all:ident [$word:literal] $($rest:tt)*) => { $all.push($word) };
    (@first $all:ident [] $first:tt $($rest:tt)*) => {
        $all.extend(<$first as $crate::notation::Notation>::first_words()?)
    };
}
