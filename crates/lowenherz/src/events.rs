//! Everything that can happen in the realm: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::clauses::{
    HRZ_010, HRZ_021, HRZ_024, HRZ_028, HRZ_029, HRZ_032, HRZ_034, HRZ_035, HRZ_038, HRZ_039,
    HRZ_042, HRZ_043, HRZ_046, HRZ_056, HRZ_063, HRZ_081, HRZ_082, HRZ_086, HRZ_090, HRZ_092,
    HRZ_094, HRZ_095, HRZ_097, HRZ_102, HRZ_104, HRZ_106, HRZ_107, HRZ_118, HRZ_122, HRZ_124,
    HRZ_126, HRZ_139, HRZ_140, HRZ_141, HRZ_142, HRZ_147, LR_11, LR_25, LR_45, LR_46,
};
use crate::colours::Colour;
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::state::{State, Talk};
use crate::{
    action, alliances, boundaries, crown, decisions, duels, ending, extending, founding, knights,
    payment, placing, renegades, round, scoring, set_right, setup, talks, trials,
};
use decider::Audience::{self, Everyone};
use rulebook::only;

rulebook::events! {
    /// One event of the realm; every variant only names its payload.
    #[schemars(rename = "RealmEvent")]
    pub enum Event for State, told with State;

    /// A realm is opened: land, players and deck, copied into the log (HRZ-024).
    RealmOpened = "lowenherz.realm_opened",
        Everyone, HRZ_024, setup::realm_opened, told by the story;
    /// The politics cards are dealt into two piles, face down (HRZ-021).
    PoliticsDealt = "lowenherz.politics_dealt",
        Audience::Seats(Vec::new()), HRZ_021, setup::politics_dealt, told by the story;
    /// Somebody takes the black castle (HRZ-028).
    StartPlayerSet = "lowenherz.start_player_set",
        Everyone, HRZ_028, setup::start_player_set;
    /// The basic set-up stands (HRZ-010).
    BoardLaid = "lowenherz.board_laid",
        Everyone, HRZ_010, setup::board_laid, told by the story;
    /// A castle is placed, and a knight beside it (HRZ-147).
    CastlePlaced = "lowenherz.castle_placed",
        Everyone, HRZ_147, placing::castle_placed, told by the story;
    /// A round begins (HRZ-042).
    RoundBegun = "lowenherz.round_begun",
        Everyone, HRZ_042, round::round_begun;
    /// An action card is turned (HRZ-029).
    CardTurned = "lowenherz.card_turned",
        Everyone, HRZ_029, round::card_turned, told by the story, shows what was hidden;
    /// The silver mine gives points (HRZ-039).
    MineWorked = "lowenherz.mine_worked",
        Everyone, HRZ_039, round::mine_worked, told by the story;
    /// Somebody lays a decision card, or two (HRZ-032).
    DecisionLaid = "lowenherz.decision_laid",
        Everyone, HRZ_032, decisions::decision_laid, told by the story;
    /// Nobody has chosen an action (HRZ-038).
    ActionUnchosen = "lowenherz.action_unchosen",
        Everyone, HRZ_038, round::action_unchosen;
    /// Ducats from a money bag (HRZ-043).
    MoneyPaid = "lowenherz.money_paid",
        Everyone, HRZ_043, round::money_paid, told by the story;
    /// Several have chosen the same action (HRZ-035).
    TrialBegun = "lowenherz.trial_begun",
        Everyone, HRZ_035, trials::trial_begun, told by the story;
    /// Somebody offers ducats for acting alone (HRZ-086).
    OfferMade(it) = "lowenherz.offer_made",
        heard(it.talk, [it.by, it.to]), HRZ_086, talks::offer_made;
    /// Somebody takes their offer back (LR-45).
    OfferWithdrawn(it) = "lowenherz.offer_withdrawn",
        heard(it.talk, [it.by, it.to]), LR_45, talks::offer_withdrawn;
    /// Somebody accepts an offer (HRZ-086).
    OfferAccepted = "lowenherz.offer_accepted",
        Everyone, HRZ_086, talks::offer_accepted;
    /// The price that two have agreed on is paid (HRZ-086).
    PricePaid(it) = "lowenherz.price_paid",
        heard(it.talk, [it.from, it.to]), HRZ_086, talks::price_paid;
    /// The bank is paid (LR-25).
    DucatsPaid = "lowenherz.ducats_paid",
        Everyone, LR_25, payment::ducats_paid, told by the story;
    /// Two have not agreed (HRZ-090).
    TalksEnded = "lowenherz.talks_ended",
        Everyone, HRZ_090, talks::talks_ended;
    /// Somebody seals a bid (HRZ-092).
    BidSealed(it) = "lowenherz.bid_sealed",
        only([it.by.seat()]), HRZ_092, duels::bid_sealed, told by the story;
    /// All bids are opened together (HRZ-092).
    BidsOpened = "lowenherz.bids_opened",
        Everyone, HRZ_092, duels::bids_opened, told by the story, shows what was hidden;
    /// The highest bid was made by several, who bid again (HRZ-094).
    BidsTied = "lowenherz.bids_tied",
        Everyone, HRZ_094, duels::bids_tied;
    /// After a second tie nobody acts (HRZ-095).
    ActionLost = "lowenherz.action_lost",
        Everyone, HRZ_095, duels::action_lost;
    /// Somebody begins to carry an action out (HRZ-034).
    ActionBegun = "lowenherz.action_begun",
        Everyone, HRZ_034, action::action_begun, told by the story;
    /// An action is over (LR-11).
    ActionEnded = "lowenherz.action_ended",
        Everyone, LR_11, action::action_ended;
    /// A boundary is placed (HRZ-046).
    BoundaryPlaced = "lowenherz.boundary_placed",
        Everyone, HRZ_046, boundaries::boundary_placed;
    /// A territory is founded (HRZ-097).
    TerritoryFounded = "lowenherz.territory_founded",
        Everyone, HRZ_097, founding::territory_founded, told by the story;
    /// Boundaries inside a new territory go back (HRZ-102).
    BoundariesReturned = "lowenherz.boundaries_returned",
        Everyone, HRZ_102, founding::boundaries_returned, told by the story;
    /// A knight is placed (HRZ-056).
    KnightPlaced = "lowenherz.knight_placed",
        Everyone, HRZ_056, knights::knight_placed;
    /// A territory is extended (HRZ-063).
    TerritoryExtended = "lowenherz.territory_extended",
        Everyone, HRZ_063, extending::territory_extended, told by the story;
    /// A stone moves (HRZ-104, HRZ-106, HRZ-107).
    StoneMoved(it) = "lowenherz.stone_moved",
        Everyone, match it.why {
            Scoring::Taken => HRZ_104,
            Scoring::Lost => HRZ_106,
            Scoring::CutOff => HRZ_107,
        }, scoring::stone_moved, told by the story;
    /// The turned boundary of an alliance is another one (HRZ-122).
    MarkerTurned = "lowenherz.marker_turned",
        Everyone, HRZ_122, alliances::marker_turned, told by the story;
    /// Somebody looks through a pile of politics cards (HRZ-081).
    PileOpened = "lowenherz.pile_opened",
        Everyone, HRZ_081, crown::pile_opened;
    /// What they see there (HRZ-082).
    PileSeen(it) = "lowenherz.pile_seen",
        only([it.by.seat()]), HRZ_082, rulebook::changes_nothing, shows what was hidden;
    /// They take a card (HRZ-081).
    CardTaken = "lowenherz.card_taken",
        Everyone, HRZ_081, rulebook::changes_nothing;
    /// Which card it is (HRZ-082).
    CardKept(it) = "lowenherz.card_kept",
        only([it.by.seat()]), HRZ_082, crown::card_kept;
    /// Two territories are allied (HRZ-118).
    AllianceMade = "lowenherz.alliance_made",
        Everyone, HRZ_118, alliances::alliance_made, told by the story, shows what was hidden;
    /// They are so no longer (HRZ-124).
    AllianceEnded = "lowenherz.alliance_ended",
        Everyone, HRZ_124, alliances::alliance_ended;
    /// A knight changes sides (HRZ-126).
    RenegadePlayed = "lowenherz.renegade_played",
        Everyone, HRZ_126, renegades::renegade_played, shows what was hidden;
    /// Some did not answer in time, and the least was done for them (LR-46).
    PlayersMissed = "lowenherz.players_missed",
        Everyone, LR_46, rulebook::changes_nothing, told by the story;
    /// The organiser sets right what is in a purse.
    DucatsSetRight(it) = "lowenherz.ducats_set_right",
        only([it.colour.seat()]), None, set_right::ducats_set_right;
    /// The organiser sets right where a stone lies.
    PointsSetRight = "lowenherz.points_set_right",
        Everyone, None, set_right::points_set_right;
    /// The king is dead (HRZ-139).
    KingDied = "lowenherz.king_died",
        Everyone, HRZ_139, rulebook::changes_nothing;
    /// Mountains give points once more (HRZ-140).
    MountainsCounted = "lowenherz.mountains_counted",
        Everyone, HRZ_140, ending::mountains_counted, told by the story;
    /// Parchments are shown and counted (HRZ-141).
    ParchmentsCounted = "lowenherz.parchments_counted",
        Everyone, HRZ_141, ending::parchments_counted, told by the story, shows what was hidden;
    /// The realm has a new king (HRZ-142).
    RealmEnded = "lowenherz.realm_ended",
        Everyone, HRZ_142, ending::realm_ended, told by the story, shows what was hidden;
}

/// Who hears what two say to each other ([LR-45](crate::clauses::LR_45)).
fn heard(talk: Talk, two: [Colour; 2]) -> Audience {
    match talk {
        Talk::Open => Everyone,
        Talk::BetweenTwo => only(two.map(Colour::seat)),
    }
}
