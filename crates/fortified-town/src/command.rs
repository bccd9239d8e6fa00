//! Everything that a player can want: the table of contents of orders.
//!
//! ```
//! use fortified_town::Command;
//! let order: Command = "move foot-soldier-1 10,21 10,22".parse().unwrap();
//! assert_eq!(order.to_string(), "move foot-soldier-1 10,21 10,22");
//! assert!("mvoe foot-soldier-1".parse::<Command>().unwrap_err().to_string().contains("`move`"));
//! ```

use crate::event::Hold;
use crate::men::ManId;
use crate::spot::Spot;
use crate::state::State;
use crate::town::{GateId, Mechanism};
use rulebook::Readers::Everyone;
use rulebook::notation::{Behind, Given, IfAny, Rest, Several, When};

rulebook::commands! {
    /// One command of an assault; a variant only names its payload.
    #[schemars(rename = "AssaultCommand")]
    pub enum Command(it) for State;

    /// Declare a shot of the fire phase (ST-28).
    Everyone, Aim(Aim {
        /// One's own bowman.
        shooter: ManId,
        /// An enemy in range and in sight.
        target: ManId,
    })
    = "aim MAN MAN", "aim archer-1 foot-soldier-12", When::ANY;

    /// Declare no shot after all.
    Everyone, Lower(Lower {
        /// One's own bowman.
        shooter: ManId,
    })
    = "lower MAN", "lower archer-1", When::ANY;

    /// Move hex by hex (ST-03).
    Everyone, Move(Move {
        #![schemars(rename = "TownMove")]
        /// Who.
        man: ManId,
        /// The places to enter, one after the other.
        path: Vec<Spot> as Rest,
    })
    = "move MAN PLACE PLACE …", "move foot-soldier-1 10,21 10,22", When::ANY;

    /// Shoot at the enemy who is moving (ST-29).
    Everyone, Shoot(Shoot {
        /// One's own bowman.
        shooter: ManId,
    })
    = "shoot MAN", "shoot archer-11", When::ANY;

    /// Shoot no more at the enemy who is moving (ST-29).
    Everyone, HoldFire(HoldFire {
        /// Here; or during this move; or in this phase.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hold: Option<Hold> as IfAny(Given),
    })
    = "hold [HOW LONG]", "hold move", When::ANY;

    /// Attack one enemy with all who are to take part (ST-37).
    Everyone, Attack(Attack {
        #![schemars(rename = "TownAttack")]
        /// Whom.
        target: ManId,
        /// Who.
        attackers: Vec<ManId> as Behind("with", Several),
    })
    = "attack MAN with MAN MAN …", "attack townsman-1 with foot-soldier-1 foot-soldier-2", When::ANY;

    /// Say which attacker is stunned (ST-41).
    Everyone, Stun(Stun {
        /// One of those who attacked.
        man: ManId,
    })
    = "stun MAN", "stun foot-soldier-1", When::ANY;

    /// Say where somebody retreats to (ST-38).
    Everyone, Retreat(Retreat {
        #![schemars(rename = "TownRetreat")]
        /// Who.
        man: ManId,
        /// Where to.
        to: Spot,
    })
    = "retreat MAN PLACE", "retreat townsman-1 9,20", When::ANY;

    /// Take the place that has become empty (ST-40).
    Everyone, Advance(Advance {
        /// Who.
        man: ManId,
    })
    = "advance MAN", "advance foot-soldier-1", When::ANY;

    /// Leave it empty (ST-40).
    Everyone, Stay = "stay", "stay", When::ANY; told by the state;

    /// Open a gate or door (HAV-003).
    Everyone, Open(Open {
        #![schemars(rename = "TownOpen")]
        /// Which.
        gate: GateId,
        /// Who stands inside, beside it.
        man: ManId,
    })
    = "open GATE MAN", "open pilgrims townsman-1", When::ANY;

    /// Shut a gate or door (HAV-004).
    Everyone, Shut(Shut {
        /// Which.
        gate: GateId,
        /// Who stands inside, beside it.
        man: ManId,
    })
    = "shut GATE MAN", "shut pilgrims townsman-1", When::ANY;

    /// Work a mechanism, which moves at the end of the turn (ST-11).
    Everyone, Work(Work {
        /// Who stands at it.
        man: ManId,
        /// Which.
        mechanism: Mechanism,
    })
    = "work MAN MECHANISM", "work foot-soldier-12 drawbridge", When::ANY;

    /// The phase is over (ST-27).
    Everyone, Done = "done", "done", When::ANY; told by the state;
}
