//! The payloads of the siege's events, chapter by chapter.

macro_rules! payloads {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )+
    };
}

mod cards;
mod combat;
mod demands;
mod enemy;
mod magic;
mod master;
mod movement;
mod opening;
mod turn;
mod upkeep;
mod verdict;

pub use cards::*;
pub use combat::*;
pub use demands::*;
pub use enemy::*;
pub use magic::*;
pub use master::*;
pub use movement::*;
pub use opening::*;
pub use turn::*;
pub use upkeep::*;
pub use verdict::*;
