//! What can happen: the table of contents of a rulebook's log.

/// Declares the enum of a rulebook's events: each names its payload, which has the same name, and the
/// kind under which it stands in the log. The room that declares them knows `serde` and `schemars`; what
/// is written above the enum, goes to it.
///
/// ```
/// #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
/// pub struct TurnBegun {
///     pub turn: u32,
/// }
///
/// rulebook::events! {
///     /// One event of a game; every variant only names its payload.
///     #[schemars(rename = "GameEvent")]
///     pub enum Event;
///
///     /// A turn begins.
///     TurnBegun = "game.turn_begun";
/// }
///
/// let event = Event::from(TurnBegun { turn: 3 });
/// assert_eq!((event.kind(), event.version()), ("game.turn_begun", 1));
///
/// let payload = event.serialize_payload(serde_json::value::Serializer)?;
/// assert_eq!(payload, serde_json::json!({ "turn": 3 }));
/// assert_eq!(Event::deserialize_payload("game.turn_begun", &payload).transpose()?, Some(event));
/// assert!(Event::deserialize_payload("other.turn_begun", &payload).is_none());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! events {
    (
        $(#[$about:meta])* pub enum $event:ident;
        $($(#[$doc:meta])* $name:ident = $kind:literal;)+
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
                match self { $(Self::$name(_) => 1,)+ }
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
}
