//! The payloads of the battle's events, in the order of `Event`.

use crate::cards::Card;
use crate::field::Field;
use crate::goal::Goal;
use crate::ground::Ground;
use crate::items::Trinket;
use crate::pieces::{Colour, Items, PieceId, Profile};
use crate::scenario::Deployment;
use crate::scenario::Options;
use crate::spells::Spell;
use crate::state::{Cloud, Outcome};
use crate::troops::Library;
use board::{Hex, Hexside};
use rulebook::ClauseId;
use rulebook::set_right::Because;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

rulebook::payloads! {
    /// The battle begins.
    BattleOpened {
        /// The scenario's name.
        title: String,
        /// The modules in play.
        modules: BTreeSet<u32>,
        /// The table.
        field: Field,
        /// If nobody drew it, what it was made from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drawn: Option<DrawnField>,
        /// The names of the armies.
        armies: BTreeMap<Colour, String>,
        /// Rules that the scenario sets.
        options: Options,
        /// Troops that can appear later.
        library: Library,
        /// Buildings, and how many hits each endures.
        buildings: BTreeMap<Hex, u32>,
        /// What each army wins by besides the end of the other.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        goals: BTreeMap<Colour, Vec<Goal>>,
        /// Armies that are set up by those who lead them, one after the other.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deployments: Vec<Deployment>,
        /// Buildings with a door for everybody on foot.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        doors: BTreeSet<Hex>,
    }
    /// A unit or an individual takes its place.
    PiecePlaced {
        /// Who.
        piece: PieceId,
        /// Its army.
        colour: Colour,
        /// A name of its own.
        called: Option<String>,
        /// Where; none: it waits to be set up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<Hex>,
        /// What it can do, with all that items, steeds and dice make of it.
        profile: Profile,
        /// What it carries.
        items: Items,
        /// Magic points.
        magic_points: u32,
        /// Fireballs in a ring.
        fireballs: u32,
        /// Activation counters.
        counters: u32,
    }
    /// A turn begins.
    #[schemars(rename = "BattleTurnBegun")]
    TurnBegun {
        /// From 1.
        turn: u32,
    }
    /// A card is turned up.
    CardTurned {
        /// Which.
        card: Card,
        /// Who acts.
        colour: Colour,
        /// How many it activates.
        activations: u32,
    }
    /// A card is laid aside, since nobody of its army is ready.
    CardIgnored {
        /// Which.
        card: Card,
    }
    /// A turn ends.
    TurnEnded {
        /// Which.
        turn: u32,
        /// The Joker that ends it; none: nobody is left to act.
        joker: Option<Card>,
        /// Who keeps counters, and how many.
        marked: BTreeMap<PieceId, u32>,
    }
    /// Pieces are activated and get a counter.
    PiecesActivated {
        /// Chosen.
        pieces: Vec<PieceId>,
        /// Attached to one of them.
        along: Vec<PieceId>,
    }
    /// Wounds are healed.
    PieceHealed {
        /// Who.
        piece: PieceId,
        /// What heals it.
        clause: ClauseId,
        /// What it endures now.
        wounds: u32,
    }
    /// A piece moves.
    PieceMoved {
        /// Who.
        piece: PieceId,
        /// The hexes that it entered.
        path: Vec<Hex>,
        /// Attached individuals that moved along.
        along: Vec<PieceId>,
        /// Whom this move bars from fighting.
        barred: Vec<PieceId>,
    }
    /// Moving is over for this card.
    MovingEnded {
    }
    /// An attack is fought out.
    #[schemars(rename = "BattleAttackFought")]
    AttackFought {
        /// Who.
        attacker: PieceId,
        /// Whom.
        target: PieceId,
        /// In hexes.
        distance: u32,
        /// What makes the number of dice, beginning with the profile.
        dice: Vec<DicePart>,
        /// What hits.
        hit_at: u32,
        /// What fell.
        faces: Vec<u32>,
        /// Dice that hit.
        hits: u32,
        /// Retreats that are not ignored, in hexes.
        retreat: u32,
    }
    /// The dice of an attack have fallen, and one of them may be rolled again.
    AttackRolled {
        /// Who attacks, and has a Blade of Accuracy with it.
        attacker: PieceId,
        /// Whom.
        target: PieceId,
        /// What fell.
        faces: Vec<u32>,
        /// What hits.
        hit_at: u32,
    }
    /// A piece loses wounds.
    PieceWounded {
        /// Who.
        piece: PieceId,
        /// How many.
        lost: u32,
        /// How many are left.
        left: u32,
        /// What wounds it.
        clause: ClauseId,
    }
    /// A piece is gone.
    PieceEliminated {
        /// Who.
        piece: PieceId,
        /// Why.
        clause: ClauseId,
    }
    /// A piece is driven back by one hex.
    PieceRetreated {
        /// Who.
        piece: PieceId,
        /// Attached individuals.
        along: Vec<PieceId>,
        /// Where to.
        hex: Hex,
    }
    /// The enemy has left its hex, and the victor may follow.
    FollowUpOffered {
        /// The victor.
        piece: PieceId,
        /// The hex.
        hex: Hex,
    }
    /// The victor follows.
    FollowedUp {
        /// Who.
        piece: PieceId,
        /// Attached individuals.
        along: Vec<PieceId>,
        /// Where to.
        hex: Hex,
    }
    /// A spell is cast.
    #[schemars(rename = "BattleSpellCast")]
    SpellCast {
        /// Who.
        caster: PieceId,
        /// Which.
        spell: Spell,
        /// Magic points that it costs.
        price: u32,
        /// Magic points that are left to whoever paid.
        left: u32,
        /// Who paid, if not the caster: their unit, from its Banner of Magic
        /// ([WAP-187](crate::clauses::WAP_187)).
        #[serde(default, skip_serializing_if = "Option::is_none")]
        payer: Option<PieceId>,
        /// Cast from a Ring of Fire: fireballs that are left in it.
        ring: Option<u32>,
        /// Seen through a Crystal of Sight.
        crystal: bool,
    }
    /// A spell does nothing.
    SpellFailed {
        /// Who cast it.
        caster: PieceId,
        /// Why.
        clause: ClauseId,
    }
    /// Dice of a spell, or of thorns.
    SpellStruck {
        /// Whom.
        target: PieceId,
        /// What strikes.
        clause: ClauseId,
        /// What hits.
        hit_at: u32,
        /// What fell.
        faces: Vec<u32>,
        /// Dice that hit.
        hits: u32,
    }
    /// Activation counters of a piece.
    CountersChanged {
        /// Whose.
        piece: PieceId,
        /// How many it has now.
        counters: u32,
        /// Why.
        clause: ClauseId,
    }
    /// Somebody is elsewhere at once, and does not attack in this activation.
    PieceTeleported {
        /// Who cast it.
        caster: PieceId,
        /// Who goes.
        with: Vec<PieceId>,
        /// Where to.
        hex: Hex,
    }
    /// A cloud of fog.
    CloudRaised {
        /// Where, and for how long.
        cloud: Cloud,
    }
    /// Who has fallen stands again.
    PieceRaised {
        /// Who.
        piece: PieceId,
        /// Where.
        hex: Hex,
        /// What it endures.
        wounds: u32,
        /// Activation counters.
        counters: u32,
    }
    /// Somebody is set up before the first card.
    #[schemars(rename = "BattlePieceDeployed")]
    PieceDeployed {
        /// Who.
        piece: PieceId,
        /// Where.
        hex: Hex,
    }
    /// All of an army stand where they should.
    #[schemars(rename = "BattleDeploymentEnded")]
    DeploymentEnded {
        /// Which.
        army: Colour,
    }
    /// The defender digs a wall.
    WallDug {
        /// Where.
        side: Hexside,
    }
    /// The defender leaves the rest undug.
    DiggingEnded {}
    /// Thorns lie in wait.
    ThornsGrown {
        /// Where.
        hex: Hex,
    }
    /// Somebody walks into thorns.
    ThornsSprung {
        /// Where.
        hex: Hex,
        /// Who.
        piece: PieceId,
    }
    /// Somebody walks into a trap, and now everybody sees it.
    TrapSprung {
        /// The trap.
        trap: PieceId,
        /// Whose it is.
        colour: Colour,
        /// Where.
        hex: Hex,
        /// What it can do.
        profile: Profile,
        /// Who.
        piece: PieceId,
    }
    /// A stone circle gives back a magic point.
    MagicRegained {
        /// Who.
        piece: PieceId,
        /// How many it has now.
        magic_points: u32,
    }
    /// An assassin tries.
    AssassinationTried {
        /// Who.
        assassin: PieceId,
        /// Whom.
        victim: PieceId,
        /// Its die less that of the victim.
        difference: i32,
        /// In which turn.
        turn: u32,
    }
    /// A shapechanger changes, or changes back.
    FormChanged {
        /// Who.
        piece: PieceId,
        /// What it can do now.
        profile: Profile,
        /// The last turn in this form; none: its own form.
        until: Option<u32>,
        /// What it endures.
        wounds: u32,
    }
    /// An item is used up.
    ItemUsed {
        /// By whom.
        piece: PieceId,
        /// Which.
        item: Trinket,
    }
    /// Armour saves from hits.
    HitsSaved {
        /// Whom.
        piece: PieceId,
        /// From how many.
        saved: u32,
    }
    /// Siege equipment strikes a building.
    BuildingStruck {
        /// Who.
        attacker: PieceId,
        /// The building.
        hex: Hex,
        /// What fell.
        faces: Vec<u32>,
        /// Dice that hit.
        hits: u32,
        /// How many hits it still endures.
        left: u32,
        /// Is it rubble now?
        destroyed: bool,
    }
    /// Boiling oil is poured.
    OilPoured {
        /// By whom.
        piece: PieceId,
        /// From where; there is no more of it there.
        hex: Hex,
        /// On whom.
        target: PieceId,
    }
    /// The organiser sets right what a piece endures.
    #[schemars(rename = "BattlePieceSetRight")]
    PieceSetRight {
        /// Who.
        piece: PieceId,
        /// How many hits it endured.
        before: u32,
        /// How many it endures now.
        after: u32,
        /// Why.
        reason: Because,
    }
    /// How long an army has held what it is to hold for some turns.
    #[schemars(rename = "BattleGoalProgressed")]
    GoalProgressed {
        /// Which army.
        army: Colour,
        /// Which of its goals, from 1.
        number: u32,
        /// What it is to hold.
        goal: Goal,
        /// At the ends of how many turns running it has; 0: not any more.
        turns: u32,
    }
    /// An army has what it came for.
    #[schemars(rename = "BattleGoalMet")]
    GoalMet {
        /// Which army.
        army: Colour,
        /// Which of its goals, from 1.
        number: u32,
        /// What that is.
        goal: Goal,
    }
    /// The card is played.
    CardPlayed {
        /// Which.
        card: Card,
    }
    /// The battle is over.
    BattleEnded {
        /// Who won.
        outcome: Outcome,
        /// Wounds that each army has lost, of how many.
        losses: BTreeMap<Colour, (u32, u32)>,
    }
}

/// What a table was made from: whoever makes it again gets the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawnField {
    /// The ground.
    pub ground: Ground,
    /// The digits of the dice.
    pub seed: u64,
}

/// One of the things that make the number of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DicePart {
    /// The clause that gives or takes.
    pub clause: ClauseId,
    /// Dice more, or fewer.
    pub dice: i32,
}
