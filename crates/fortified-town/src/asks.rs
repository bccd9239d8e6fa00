//! Questions that stop everything else until they are answered: who shoots at a moving enemy, who is stunned,
//! where one retreats to, who takes an empty place.

use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::{Reason, Refusal};
use decider::Clause;
use messages::{Part, Saying};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A question to one side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "TownAsk")]
pub enum Ask {
    /// Who shoots at somebody who moves ([ST-29](crate::clauses::ST_29))?
    Fire {
        /// Of whom.
        of: Side,
        /// Who moves: several where they carry or push something together.
        targets: Vec<ManId>,
        /// Where they still want to go.
        rest: Vec<Spot>,
        /// Who may shoot.
        may: Vec<ManId>,
    },
    /// Which attacker is stunned ([ST-41](crate::clauses::ST_41))?
    Stun {
        /// Of whom.
        of: Side,
        /// Which there are.
        attackers: Vec<ManId>,
    },
    /// Where does somebody retreat to ([ST-38](crate::clauses::ST_38))?
    Retreat {
        /// Of whom.
        of: Side,
        /// Who.
        man: ManId,
        /// Away from whom.
        from: Vec<ManId>,
        /// How many hexes.
        hexes: u32,
        /// Where to, each as good as the other.
        to: Vec<Spot>,
        /// Where to by a jump from the rampart ([ST-38](crate::clauses::ST_38)).
        jumps: Vec<Spot>,
    },
    /// Where does somebody come out from beneath a rampart ([ST-59](crate::clauses::ST_59))?
    ComeOut {
        /// Of whom.
        of: Side,
        /// Who.
        man: ManId,
        /// Where they could.
        to: Vec<Spot>,
    },
    /// Who takes the place that has become empty ([ST-40](crate::clauses::ST_40))?
    Advance {
        /// Of whom.
        of: Side,
        /// Which.
        into: Spot,
        /// Who could.
        who: Vec<ManId>,
    },
}

impl Ask {
    /// Who answers.
    #[must_use]
    pub const fn of(&self) -> Side {
        match self {
            Self::Fire { of, .. }
            | Self::Stun { of, .. }
            | Self::Retreat { of, .. }
            | Self::ComeOut { of, .. }
            | Self::Advance { of, .. } => *of,
        }
    }

    /// The clause that asks.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Fire { .. } => crate::clauses::ST_29,
            Self::Stun { .. } => crate::clauses::ST_41,
            Self::Retreat { .. } => crate::clauses::ST_38,
            Self::ComeOut { .. } => crate::clauses::ST_59,
            Self::Advance { .. } => crate::clauses::ST_40,
        }
    }

    pub(crate) fn question(&self) -> Saying {
        match self {
            Self::Fire { targets, of, .. } => {
                let who = targets.iter().map(Part::thing).collect();
                said!("ask-fire", who = Part::Row(who), side = *of)
            }
            Self::Stun { of, .. } => said!("ask-stun", side = *of),
            Self::Retreat { man, of, .. } => said!("ask-retreat", who = man, side = *of),
            Self::ComeOut { man, of, .. } => said!("ask-come-out", who = man, side = *of),
            Self::Advance { into, of, .. } => said!("ask-advance", place = *into, side = *of),
        }
    }

    pub(crate) fn answers(&self) -> Saying {
        let listed = |all: Vec<String>| all.join(", ");
        match self {
            Self::Fire { may, .. } => said!("answer-fire", may = Part::to_type(may)),
            Self::Stun { attackers, .. } => said!("answer-stun", may = Part::to_type(attackers)),
            Self::Retreat { man, to, jumps, .. } => {
                let may = listed(to.iter().chain(jumps).map(ToString::to_string).collect());
                let stay = if to.is_empty() { "yes" } else { "no" };
                said!("answer-retreat", who = man.word(), may = may, stay = stay)
            }
            Self::ComeOut { man, to, .. } => {
                let may = listed(to.iter().map(ToString::to_string).collect());
                said!("answer-come-out", who = man.word(), may = may)
            }
            Self::Advance { who, .. } => {
                said!("answer-advance", may = Part::to_type(who))
            }
        }
    }

    /// The refusal of whatever is no answer to this question.
    pub(crate) fn first(&self) -> Refusal {
        Refusal::new(Reason::AnswerFirst, self.clause(), self.question()).allowing(self.answers())
    }
}
