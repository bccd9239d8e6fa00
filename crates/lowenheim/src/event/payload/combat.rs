//! Blows and shots.

use crate::figures::{Faction, FigureId, FigureKind, Profile};
use crate::tables::Weapon;
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::payloads! {
    /// A stat line is known to everybody from now on.
    ProfileRevealed {
        /// Whose.
        kind: FigureKind,
        /// The line.
        profile: Profile,
    }
    /// An Attack card is played.
    AttackCardPlayed {
        /// By whom.
        faction: Faction,
        /// For which hex.
        hex: Hex,
    }
    /// One attack is fought out.
    AttackFought {
        /// Who strikes.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
        /// The fight roll.
        fight: FightRoll,
        /// The strength roll, if the fight roll hit.
        strength: Option<StrengthRoll>,
        /// The effect die, if the strength roll went home.
        effect: Option<u32>,
        /// What came of it.
        result: AttackResult,
    }
    /// Insults, and no more.
    InsultsExchanged {
        /// Whose movement begins.
        faction: Faction,
        /// The die.
        die: u32,
    }
    /// Insults are followed by blows.
    FeudErupted {
        /// Whose movement begins.
        faction: Faction,
        /// The die.
        die: u32,
        /// Who stays where they are and must attack.
        figures: Vec<FigureId>,
    }
    /// A spell or a cannon attacks one figure.
    RangedAttackMade {
        /// With what.
        weapon: Weapon,
        /// Whom.
        target: FigureId,
        /// The strength roll.
        strength: StrengthRoll,
        /// The effect die, if it went home.
        effect: Option<u32>,
        /// What came of it.
        result: AttackResult,
    }
    /// A figure loses a Wound.
    FigureWounded {
        /// Who.
        figure: FigureId,
        /// Wounds left; none: one less, of a stat line that is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u32>,
    }
    /// A figure lies on its side.
    FigureStunned {
        /// Who.
        figure: FigureId,
    }
    /// A figure leaves the map at 0 Wounds.
    FigureFell {
        /// Who.
        figure: FigureId,
        /// To the Temple, or out of the game.
        to_temple: bool,
    }
    /// An Elf fought beside the City Guard.
    ElvesHelped {
        /// In which turn.
        turn: u32,
    }
    /// The two dice of a fight roll (HEI-156).
    FightRoll {
        /// Attacker's Fight and bonuses, without the die.
        attacker_value: u32,
        /// Attacker's die.
        attacker_die: u32,
        /// Defender's Fight and bonuses, without the die.
        defender_value: u32,
        /// Defender's die.
        defender_die: u32,
        /// What was added, to whom and why.
        bonuses: Vec<Bonus>,
        /// Did it hit?
        hit: bool,
    }
    /// The die of a strength roll (HEI-160).
    StrengthRoll {
        /// Attacker's Strength.
        strength: u32,
        /// The die.
        die: u32,
        /// Defender's Toughness.
        toughness: u32,
        /// Did it go home?
        home: bool,
    }
    /// Something added to a fight roll.
    Bonus {
        /// To the attacker; otherwise to the defender.
        attacker: bool,
        /// Why.
        reason: BonusReason,
    }
}

/// Why something was added to a fight roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BonusReason {
    /// Defends a barricade (HEI-157).
    Barricade,
    /// Two or more friends in the hex (HEI-158).
    Company,
}

/// What came of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackResult {
    /// The fight roll missed.
    Missed,
    /// It hit, but did not go home.
    Withstood,
    /// A mere flesh wound (HEI-164).
    FleshWound,
    /// The target is stunned (HEI-163).
    Stunned,
    /// The target loses a Wound (HEI-162).
    Wounded,
}
