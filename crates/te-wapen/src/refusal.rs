//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use messages::{Catalogue, Language, Words};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("refusal/en.ftl");
const DUTCH: &str = include_str!("refusal/nl.ftl");

/// Names that are other in Dutch; the rest of them stay those of the rulebook.
pub(crate) const NAMES: &str = include_str!("names.nl.ftl");

/// The sentences of refusals.
pub(crate) static ROOM: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// Words that know every name of the rulebook.
pub(crate) fn names(language: Language) -> Words<'static> {
    ROOM.in_language(language)
}

messages::room!($ crate::refusal::ROOM);

pub(crate) use said;

rulebook::reasons! {
    /// The sender leads no army of this battle, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
    /// The battle is over.
    BattleOver = "battle_over";
    /// No card lies open.
    NoCard = "no_card";
    /// A card lies open and is to be played first.
    CardOpen = "card_open";
    /// Armies are set up before anything else.
    DeploymentFirst = "deployment_first";
    /// No army is to be set up any more.
    DeploymentOver = "deployment_over";
    /// Walls are dug before the first card.
    DiggingFirst = "digging_first";
    /// No wall is to be dug.
    NothingToDig = "nothing_to_dig";
    /// The card lets the other army act.
    NotYourCard = "not_your_card";
    /// A trap that has snapped attacks first.
    TrapFirst = "trap_first";
    /// A list that may not be empty, or holds something twice.
    BadList = "bad_list";
    /// No such unit or individual in this battle.
    NoSuchPiece = "no_such_piece";
    /// It belongs to the other army.
    NotYourPiece = "not_your_piece";
    /// It is not on the table any more.
    PieceGone = "piece_gone";
    /// Units have been chosen for this card.
    ChosenAlready = "chosen_already";
    /// It has an activation counter.
    Marked = "marked";
    /// More units than the card allows, or fewer.
    WrongNumber = "wrong_number";
    /// It is not activated by this card.
    NotActive = "not_active";
    /// It has moved.
    MovedAlready = "moved_already";
    /// Moving is over for this card.
    MovingOver = "moving_over";
    /// Others move first.
    OthersMoveFirst = "others_move_first";
    /// It is held where it is.
    HeldFast = "held_fast";
    /// No such hex on the table.
    NoSuchHex = "no_such_hex";
    /// Two hexes of a path are not neighbours.
    PathBroken = "path_broken";
    /// The path is longer than the allowance.
    TooFar = "too_far";
    /// One must stop here.
    MustStop = "must_stop";
    /// The hex or hexside cannot be entered.
    Closed = "closed";
    /// Somebody stands in the way.
    Occupied = "occupied";
    /// An individual is carried farther than it may go.
    Carried = "carried";
    /// It has fought, or done something instead.
    ActedAlready = "acted_already";
    /// Its move bars it from fighting.
    Barred = "barred";
    /// The target is a friend.
    NotAnEnemy = "not_an_enemy";
    /// The target is protected by its unit.
    Protected = "protected";
    /// It has no dice at this distance.
    OutOfReach = "out_of_reach";
    /// Something blocks the line of sight.
    NoSight = "no_sight";
    /// The dice that fell come first.
    DiceFirst = "dice_first";
    /// There is no such die to roll again.
    NothingToReroll = "nothing_to_reroll";
    /// There is nothing to follow.
    NothingToFollow = "nothing_to_follow";
    /// It cannot do this.
    NotAble = "not_able";
    /// Not enough magic points.
    NoMagicPoints = "no_magic_points";
    /// The spell needs another target.
    WrongTarget = "wrong_target";
    /// The organiser cannot set it right so.
    CannotBeSo = "cannot_be_so";
}

/// The rules of the battle say no.
pub type Refusal = rulebook::Refusal<Reason>;

#[cfg(test)]
mod tests;
