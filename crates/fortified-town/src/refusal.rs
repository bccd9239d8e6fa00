//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use messages::Catalogue;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("refusal/en.ftl");
const DUTCH: &str = include_str!("refusal/nl.ftl");

/// Names that are other in Dutch; the rest of them stay those of the rulebook.
pub(crate) const NAMES: &str = include_str!("names.nl.ftl");

/// The sentences of refusals.
pub(crate) static ROOM: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

messages::room!($ crate::refusal::ROOM);

pub(crate) use said;

rulebook::reasons! {
    /// The sender leads no side of this assault, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
    /// No assault is going on.
    AssaultOver = "assault_over";
    /// It is the other side's player turn.
    NotYourTurn = "not_your_turn";
    /// Another phase allows this.
    OtherPhase = "other_phase";
    /// A question is to be answered first.
    AnswerFirst = "answer_first";
    /// Nothing was asked.
    NothingAsked = "nothing_asked";
    /// Nobody of that name takes part.
    NoSuchMan = "no_such_man";
    /// They belong to the other side.
    NotYourMan = "not_your_man";
    /// They are dead, captured or away.
    ManGone = "man_gone";
    /// They are stunned.
    Stunned = "stunned";
    /// The organiser cannot set it right so.
    CannotBeSo = "cannot_be_so";
    /// They have no bow.
    NoBow = "no_bow";
    /// They have shot, or done what bars it.
    ShotAlready = "shot_already";
    /// The crossbow is being loaded.
    Loading = "loading";
    /// They aim at nobody.
    NothingAimed = "nothing_aimed";
    /// The target is a friend.
    NotAnEnemy = "not_an_enemy";
    /// Nobody may shoot there.
    NoShot = "no_shot";
    /// The target is too far away.
    OutOfRange = "out_of_range";
    /// They have moved, or work something.
    MovedAlready = "moved_already";
    /// They carry a ladder.
    Carries = "carries";
    /// Two places of a path are not joined.
    PathBroken = "path_broken";
    /// Somebody on a horse, or anybody, cannot enter it.
    Closed = "closed";
    /// More points than are left.
    TooFar = "too_far";
    /// Somebody stands there.
    Occupied = "occupied";
    /// One must stop there.
    MustStop = "must_stop";
    /// Not in this turn.
    NotYet = "not_yet";
    /// They have fought, or were attacked.
    FoughtAlready = "fought_already";
    /// They are not beside each other, or something parts them.
    NotInContact = "not_in_contact";
    /// Worse than one to three.
    OddsTooLow = "odds_too_low";
    /// No retreat leads there.
    NoRetreat = "no_retreat";
    /// There is no such gate, door or mechanism.
    NoSuchGate = "no_such_gate";
    /// They do not stand where this is done.
    NotThere = "not_there";
    /// It is so already.
    NothingToDo = "nothing_to_do";
    /// It was broken open.
    Forced = "forced";
    /// An enemy is beside them.
    InContact = "in_contact";
    /// There is no such ladder.
    NoSuchLadder = "no_such_ladder";
    /// The ladder is not in those hands, does not lie there or does not stand there.
    NotCarried = "not_carried";
    /// A ladder cannot stand in that hex.
    NoFoot = "no_foot";
    /// No wall that a ladder can lean against.
    NoWall = "no_wall";
    /// The wall is too high for a ladder, or no wall.
    TooHigh = "too_high";
    /// There is no such engine in this assault.
    NoSuchEngine = "no_such_engine";
    /// It takes more people.
    TooFewPushers = "too_few_pushers";
    /// Nobody does this on a horse.
    OnHorseback = "on_horseback";
    /// It burns there.
    Burning = "burning";
    /// No oil is left.
    NoOil = "no_oil";
    /// The scenario is one assault, no siege over days.
    NoSiege = "no_siege";
    /// The day of the siege waits for something else.
    OtherStep = "other_step";
    /// They are no engineers, or too few, or dig already.
    NoMiner = "no_miner";
    /// No more may come out.
    TooMany = "too_many";
    /// Nobody offers terms now.
    NoTerms = "no_terms";
    /// A battle is given with everybody or with some.
    ChooseHow = "choose_how";
    /// The assault has been called off.
    CalledOff = "called_off";
}

/// The rules of the town say no.
pub type Refusal = rulebook::Refusal<Reason>;

#[cfg(test)]
mod tests;
