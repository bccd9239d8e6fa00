//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use decider::Clause;
use messages::{Catalogue, Saying};
use std::fmt;
use std::sync::LazyLock;

/// The sentences of refusals.
pub(crate) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("refusal/en.ftl"), include_str!("refusal/nl.ftl"))
        .with_names(crate::story::NAMES)
});

/// A refusal's sentence: its key, then its facts.
macro_rules! said {
    ($($saying:tt)+) => { messages::saying!(&$crate::refusal::SENTENCES, $($saying)+) };
}
pub(crate) use said;

macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident = $code:literal;)+) => {
        /// The reasons for a refusal, in the order in which they are checked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $($(#[$doc])* $reason,)+
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$(Self::$reason,)+];

            /// The stable code that programs match on.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$reason => $code,)+ }
            }
        }
    };
}

reasons! {
    /// The sender does not play in this campaign, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
    /// The campaign is over.
    CampaignOver = "campaign_over";
    /// Another phase is on.
    WrongPhase = "wrong_phase";
    /// Somebody has still something to decide.
    NotAllDone = "not_all_done";
    /// One has said that one has nothing more to do.
    DoneAlready = "done_already";
    /// No such space on the map.
    NoSuchSpace = "no_such_space";
    /// It is no castle, or not one's own.
    NotYourCastle = "not_your_castle";
    /// The castle is under attack.
    UnderAttack = "under_attack";
    /// No such troop, or not of one's peoples.
    NoSuchTroop = "no_such_troop";
    /// No such banner, or not one's own.
    NotYourBanner = "not_your_banner";
    /// No such unit or individual, or not one's own.
    NotYourPiece = "not_your_piece";
    /// They are not in the same space.
    ElsewherePiece = "elsewhere";
    /// No room for it.
    NoRoom = "no_room";
    /// No more banners are allowed.
    TooManyBanners = "too_many_banners";
    /// No more units this turn.
    TooManyUnits = "too_many_units";
    /// Not enough crowns.
    NoCrowns = "no_crowns";
    /// There is nothing of the kind.
    NothingThere = "nothing_there";
    /// No link leads there.
    NoLink = "no_link";
    /// The march is too long.
    TooFar = "too_far";
    /// It does not fit into a tunnel.
    TunnelTooLow = "tunnel_too_low";
    /// One does not march into a castle of another.
    CastleShut = "castle_shut";
    /// The banner need not, or may not, retreat.
    NoRetreat = "no_retreat";
    /// No such fight, or it is settled.
    NoSuchFight = "no_such_fight";
    /// A ruling that cannot be.
    BadRuling = "bad_ruling";
}

/// The rules say no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason, with its stable code.
    pub reason: Reason,
    /// The clause that forbids it.
    pub clause: Clause,
    /// What is wrong, as a sentence that names the things.
    pub facts: Saying,
    /// What would be allowed, if that can be said.
    pub allowed: Option<Saying>,
}

impl Refusal {
    /// A refusal with its facts as a full sentence.
    #[must_use]
    pub fn new(reason: Reason, clause: Clause, facts: Saying) -> Self {
        Self { reason, clause, facts, allowed: None }
    }

    /// Adds what would be allowed, as a full sentence.
    #[must_use]
    pub fn allowing(mut self, allowed: Saying) -> Self {
        self.allowed = Some(allowed);
        self
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.facts, self.clause)?;
        match &self.allowed {
            Some(allowed) => write!(f, " {allowed}"),
            None => Ok(()),
        }
    }
}

impl<T> From<Refusal> for Result<T, decider::Stop<Refusal>> {
    fn from(refusal: Refusal) -> Self {
        Err(decider::Stop::Refused(refusal))
    }
}

impl From<Refusal> for decider::Stop<Refusal> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

#[cfg(test)]
mod tests {
    const ENGLISH: &str = include_str!("refusal/en.ftl");
    const DUTCH: &str = include_str!("refusal/nl.ftl");

    #[test]
    fn each_refusal_is_said_in_every_language() {
        let sources = [
            include_str!("fights.rs"),
            include_str!("map.rs"),
            include_str!("muster.rs"),
            include_str!("notation.rs"),
            include_str!("orders.rs"),
            include_str!("retreats.rs"),
            include_str!("setup.rs"),
            include_str!("turn.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
