//! The structs that stand in the log and in views: each a list of public fields.

/// Declares payloads of events and commands: structs that stand in the log. A member that is not theirs is
/// no slip to be passed over: it is refused. Their fields are the facts of the sentence that tells them
/// ([`Facts`](crate::Facts)). The room that declares them knows `serde` and `schemars`;
/// what is written above a payload or a field, goes to it.
///
/// ```
/// rulebook::payloads! {
///     /// A turn begins.
///     TurnBegun {
///         /// From 1.
///         turn: u32,
///     }
/// }
///
/// let begun: TurnBegun = serde_json::from_str(r#"{ "turn": 3 }"#)?;
/// assert_eq!(begun, TurnBegun { turn: 3 });
/// assert!(serde_json::from_str::<TurnBegun>(r#"{ "turn": 3, "step": 1 }"#).is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! payloads {
    ($($(#[$about:meta])* $name:ident { $($(#[$field_about:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            #[derive(
                Clone, Debug, PartialEq, Eq,
                ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
            )]
            $(#[$about])*
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$field_about])* pub $field: $type,)*
            }

            impl<S> $crate::Facts<S> for $name
            where
                $($type: $crate::AsFact<S>,)*
            {
                #[allow(unused_variables, reason = "some have no fields")]
                fn facts(
                    &self,
                    state: &S,
                    words: ::messages::Words<'_>,
                ) -> Vec<(&'static str, ::messages::Fact)> {
                    vec![$((
                        stringify!($field), $crate::AsFact::fact(&self.$field, state, words)
                    ),)*]
                }
            }
        )+
    };
}

/// Declares what readers see: structs that are written and never read. The room that declares them knows
/// `serde` and `schemars`; what is written above a view or a field, goes to it.
///
/// ```
/// rulebook::views! {
///     /// A game as one reader sees it.
///     #[schemars(rename = "GameView")]
///     View {
///         /// From 1.
///         turn: u32,
///     }
/// }
///
/// assert_eq!(serde_json::json!(View { turn: 3 }), serde_json::json!({ "turn": 3 }));
/// ```
#[macro_export]
macro_rules! views {
    ($($(#[$about:meta])* $name:ident { $($(#[$field_about:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            #[derive(
                Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize,
                ::schemars::JsonSchema,
            )]
            $(#[$about])*
            pub struct $name {
                $($(#[$field_about])* pub $field: $type,)*
            }
        )+
    };
}
