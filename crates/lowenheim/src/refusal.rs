//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

pub(crate) mod words;

pub(crate) use words::{Fact, listed, opening, said, the, typed};

rulebook::reasons! {
    /// The sender leads no faction of this siege, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The siege is over.
    SiegeOver = "siege_over";
    /// This is not done in this step of the turn.
    WrongStep = "wrong_step";
    /// Another faction acts first, or this one is done.
    NotYourTurn = "not_your_turn";
    /// There is nothing for the rules to do now: players must act.
    PlayersFirst = "players_first";
    /// A list that may not be empty, too long, or holds something twice.
    BadList = "bad_list";
    /// No such figure in this siege.
    NoSuchFigure = "no_such_figure";
    /// The figure belongs to somebody else.
    NotYourFigure = "not_your_figure";
    /// The figure is not on the map.
    FigureNotOnMap = "figure_not_on_map";
    /// The figure lies stunned.
    FigureStunned = "figure_stunned";
    /// The figure is at the officers' conference and does not move.
    AtConference = "at_conference";
    /// The mobile reserve waits for its Attack cards.
    ReserveAsleep = "reserve_asleep";
    /// The figure has moved, or has made all its attacks.
    FigureSpent = "figure_spent";
    /// The figure does something this turn that leaves no room for anything else.
    FigureBusy = "figure_busy";
    /// The figure must attack, and does nothing else before.
    MustAttack = "must_attack";
    /// Figures of a group do not start in the same hex.
    GroupApart = "group_apart";
    /// No such hex on the map.
    NoSuchHex = "no_such_hex";
    /// The hex cannot be entered.
    HexClosed = "hex_closed";
    /// Two hexes of a path are not neighbours.
    PathBroken = "path_broken";
    /// A wall stands between.
    WallBetween = "wall_between";
    /// The path is longer than the allowance.
    TooFar = "too_far";
    /// One must stop here.
    MustStop = "must_stop";
    /// A barricade takes the whole move.
    BarricadeAhead = "barricade_ahead";
    /// The hex is full.
    HexFull = "hex_full";
    /// The hex is not where this may be done.
    WrongHex = "wrong_hex";
    /// The marker does not move with these figures.
    MarkerStays = "marker_stays";
    /// The target is no enemy.
    NotAnEnemy = "not_an_enemy";
    /// The target is out of reach.
    OutOfReach = "out_of_reach";
    /// No line of sight.
    OutOfSight = "out_of_sight";
    /// Nothing that this can be done to.
    WrongTarget = "wrong_target";
    /// Two figures have attacked the target already.
    TargetTaken = "target_taken";
    /// No leader and no Attack card in the hex.
    NoLeaderNoCard = "no_leader_no_card";
    /// Somebody has moved before.
    TooLate = "too_late";
    /// Two hexsides that do not meet in a corner.
    SidesApart = "sides_apart";
    /// The card is not in the hand.
    NoSuchCard = "no_such_card";
    /// Nobody offers these cards.
    NoSuchOffer = "no_such_offer";
    /// Cards are given to another faction, never to one's own.
    GivenToSelf = "given_to_self";
    /// The card does not pay for this.
    WrongCard = "wrong_card";
    /// The hand is above its limit.
    HandTooBig = "hand_too_big";
    /// Nobody can be discharged now.
    TempleClosed = "temple_closed";
    /// The figure is not in the Temple.
    NotInTemple = "not_in_temple";
    /// The faction has eaten, or need not eat.
    NothingToEat = "nothing_to_eat";
    /// No card is asked for.
    NothingToPay = "nothing_to_pay";
    /// Food can be paid, or an ordinary figure goes before a named one.
    OthersFirst = "others_first";
    /// The faction must eat or lose a figure first.
    FoodFirst = "food_first";
    /// The figure is not in the hunger pool, or starved this turn.
    NotStarved = "not_starved";
    /// Enemies are in the home base.
    HomeTaken = "home_taken";
    /// Of a home base of ruins nobody comes back.
    HomeBurnt = "home_burnt";
    /// Nothing burns in this hex.
    NotBurning = "not_burning";
    /// No unstunned figure of one's own is near enough.
    NobodyNear = "nobody_near";
    /// This was tried already this turn.
    TriedAlready = "tried_already";
    /// No barricade stands here.
    NoBarricade = "no_barricade";
    /// The barricade was built this turn.
    BarricadeNew = "barricade_new";
    /// A barricade stands here already.
    BarricadeThere = "barricade_there";
    /// Who pulls down a barricade builds none in the same turn.
    NotInOneTurn = "not_in_one_turn";
    /// The sender has nothing that could be used so.
    NothingToUse = "nothing_to_use";
    /// No wizard.
    NoWizard = "no_wizard";
    /// Somebody else carries it, or nobody.
    NotTheBearer = "not_the_bearer";
    /// A demon is here already.
    DemonThere = "demon_there";
    /// Somebody stands in this hex.
    HexTaken = "hex_taken";
    /// It does not work any more.
    ArtefactBroken = "artefact_broken";
    /// No such demand, or it is settled.
    NoSuchDemand = "no_such_demand";
    /// Leaders are not given away.
    LeaderStays = "leader_stays";
    /// Only people on foot serve a gun.
    NotOnFoot = "not_on_foot";
    /// The demand takes nobody of this faction, or not this figure.
    NobodyAtRisk = "nobody_at_risk";
    /// The city has no such gun.
    NoSuchGun = "no_such_gun";
    /// Nobody serves the gun.
    GunUnserved = "gun_unserved";
    /// The gun has moved or fired this turn.
    GunSpent = "gun_spent";
    /// More than is asked for.
    TooMuch = "too_much";
    /// A vote was given already.
    VotedAlready = "voted_already";
    /// No decision is pending, or not this one.
    NothingPending = "nothing_pending";
    /// A decision is pending that must be settled first.
    DecisionPending = "decision_pending";
    /// The number or the thing cannot be chosen.
    BadValue = "bad_value";
    /// It is so already, or happens by itself.
    NothingChanged = "nothing_changed";
    /// The organiser cannot set it right so.
    CannotBeSo = "cannot_be_so";
    /// The text is empty or too long.
    BadText = "bad_text";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
}

/// The rules of the siege say no.
pub type Refusal = rulebook::Refusal<Reason>;
