//! What a reader sees of the realm, ready to draw: by allow-list, so that what is not named here stays
//! unseen. Hidden are purses, hands, piles, the order of the deck and sealed bids
//! ([HRZ-168](crate::clauses::HRZ_168)); everything else is public.

use crate::areas::AreaKind;
use crate::cards::{ActionCard, Card, Pile};
use crate::checks::{step_word, waited_for};
use crate::colours::Colour;
use crate::facts::player;
use crate::label::words;
use crate::land::{LaidTile, Land, Terrain};
use crate::space::{Side, Space};
use crate::state::{Bid, RealmOutcome, RoundStep, SetUp, State, Talk};
use crate::tables::FOUNDING;
use decider::By;
use messages::Language;
use rulebook::count;
use std::collections::{BTreeMap, BTreeSet};

rulebook::views! {
    /// The realm as one reader sees it.
    #[schemars(rename = "RealmView")]
    View {
        /// Its name.
        title: String,
        /// What the reader plays.
        you: Option<Colour>,
        /// How it was set up.
        set_up: SetUp,
        /// Who hears what two offer each other.
        talk: Talk,
        /// The tiles, row by row.
        tiles: Vec<LaidTile>,
        /// A letter for each space, row by row.
        land: Land,
        /// Who plays, clockwise.
        players: Vec<PrinceView>,
        /// The colour whose pieces are obstacles.
        neutral: Option<Colour>,
        /// Castles.
        castles: BTreeMap<Space, Colour>,
        /// Knights.
        knights: BTreeMap<Space, Colour>,
        /// Boundaries on the map.
        boundaries: Vec<Side>,
        /// Boundaries beside it.
        stock: u32,
        /// What boundaries and frame part the map into.
        areas: Vec<AreaView>,
        /// Allied territories.
        alliances: Vec<AllianceView>,
        /// From 1; 0 before the first.
        round: u32,
        /// Where the round is, by its word.
        step: String,
        /// Who holds the black castle.
        start: Option<Colour>,
        /// Who owes an order.
        waiting: Vec<Colour>,
        /// Cards left in the deck.
        deck: u32,
        /// Cards that were turned; the last one lies on top.
        turned: Vec<ActionCard>,
        /// What was chosen in this round.
        decisions: BTreeMap<Colour, BTreeSet<u32>>,
        /// Slots of this round that are settled.
        settled: u32,
        /// The trial that goes on.
        trial: Option<TrialView>,
        /// The action that is carried out.
        action: Option<ActingView>,
        /// Cards in both piles of politics cards.
        piles: BTreeMap<Pile, u32>,
        /// What lies in them, for the organiser and when everything is shown.
        in_piles: Option<BTreeMap<Pile, Vec<Card>>>,
        /// Politics cards that were played.
        played: Vec<Card>,
        /// Founding points: up to so many spaces, so many points (HRZ-023).
        founding: Vec<[u32; 2]>,
        /// How it ended.
        outcome: Option<RealmOutcome>,
    }
    /// A player.
    #[schemars(rename = "RealmPrinceView")]
    PrinceView {
        /// Their colour, and their role.
        colour: Colour,
        /// As people say it.
        name: String,
        /// Where their stone lies.
        score: u32,
        /// Knights in stock.
        knights: u32,
        /// Castles to place.
        castles: u32,
        /// Mountains in their territories.
        mountains: u32,
        /// How many politics cards they have.
        cards: u32,
        /// Those of them that a bid has shown.
        shown: Vec<Card>,
        /// What they have to spend, for themselves.
        ducats: Option<u32>,
        /// Their politics cards, for themselves.
        hand: Option<Vec<Card>>,
    }
    /// Spaces that are joined.
    #[schemars(rename = "RealmAreaView")]
    AreaView {
        /// Its spaces, in reading order.
        spaces: Vec<Space>,
        /// The castle whose territory it is.
        territory: Option<Space>,
        /// Whose it is.
        owner: Option<Colour>,
        /// Is it without a castle?
        neutral_zone: bool,
        /// Towns in it.
        towns: u32,
        /// Mountains in it.
        mountains: u32,
        /// Knights that count for it.
        strength: u32,
    }
    /// Two territories that do not take from each other.
    #[schemars(rename = "RealmAllianceView")]
    AllianceView {
        /// Their castles.
        castles: [Space; 2],
        /// The boundary that is turned.
        marker: Option<Side>,
    }
    /// A power trial.
    #[schemars(rename = "RealmTrialView")]
    TrialView {
        /// For which slot.
        slot: u32,
        /// Between whom.
        choosers: Vec<Colour>,
        /// Do they talk?
        talks: bool,
        /// Every offer so far, for those who hear it.
        offers: Vec<OfferView>,
        /// Who has sealed a bid.
        sealed: Vec<Colour>,
        /// What the reader has sealed.
        own: Option<Bid>,
        /// Is it the second duel?
        again: bool,
    }
    /// An offer.
    #[schemars(rename = "RealmOfferView")]
    OfferView {
        /// Its number.
        number: u32,
        /// Whose.
        by: Colour,
        /// How much.
        ducats: u32,
        /// Can it be accepted?
        stands: bool,
    }
    /// Somebody carries an action out.
    #[schemars(rename = "RealmActingView")]
    ActingView {
        /// Who.
        by: Colour,
        /// The slot.
        slot: u32,
        /// What it is.
        action: crate::cards::Action,
        /// Boundaries or knights placed so far.
        placed: u32,
        /// Has a territory been extended?
        extended: bool,
        /// The pile that they look through.
        looking: Option<Pile>,
        /// What lies in it, for themselves.
        seen: Option<Vec<Card>>,
    }
}

/// What a reader sees, with names in their language. The organiser may read everything; when the king is dead,
/// everybody may.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>, language: Language) -> View {
    let reads = |colour: Colour| match reader {
        _ if state.step == RoundStep::Over => true,
        Some(By::Organiser | By::Rules) => true,
        Some(By::Seat(seat)) => *seat == colour.seat(),
        None => false,
    };
    let reads_all =
        state.step == RoundStep::Over || matches!(reader, Some(By::Organiser | By::Rules));
    let words = words(language);
    View {
        title: words.name(&state.title),
        you: reader.and_then(Colour::of).filter(|colour| state.princes.contains_key(colour)),
        set_up: state.set_up,
        talk: state.talk,
        tiles: state.tiles.clone(),
        land: state.board.land.clone(),
        players: state
            .players
            .iter()
            .filter_map(|colour| {
                prince(state, *colour, player(*colour, state, words), reads(*colour))
            })
            .collect(),
        neutral: state.neutral,
        castles: state.board.castles.clone(),
        knights: state.board.knights.clone(),
        boundaries: state.board.boundaries.iter().copied().collect(),
        stock: state.board.stock,
        areas: areas(state),
        alliances: state
            .alliances
            .iter()
            .map(|(castles, marker)| AllianceView { castles: *castles, marker: *marker })
            .collect(),
        round: state.round,
        step: step_word(&state.step).to_owned(),
        start: state.start,
        waiting: waited_for(state),
        deck: count(state.deck.len()),
        turned: state.turned.clone(),
        decisions: state.decisions.clone(),
        settled: state.settled,
        trial: trial(state, reader.and_then(Colour::of), reads_all),
        action: acting(state, &reads),
        piles: Pile::ALL.iter().map(|pile| (*pile, count(state.pile(*pile).len()))).collect(),
        in_piles: reads_all.then(|| state.piles.clone()),
        played: state.played.clone(),
        founding: FOUNDING.iter().map(|(most, points)| [*most, *points]).collect(),
        outcome: state.outcome.clone(),
    }
}

fn prince(state: &State, colour: Colour, name: String, reads: bool) -> Option<PrinceView> {
    let prince = state.princes.get(&colour)?;
    let of = |stock: &BTreeMap<Colour, u32>| stock.get(&colour).copied().unwrap_or(0);
    Some(PrinceView {
        colour,
        name,
        score: prince.score,
        knights: of(&state.knights),
        castles: of(&state.castles),
        mountains: state.board.mountains(&state.areas(), colour),
        cards: count(prince.hand.len()),
        shown: prince.shown.clone(),
        ducats: reads.then_some(prince.ducats),
        hand: reads.then(|| prince.hand.clone()),
    })
}

fn areas(state: &State) -> Vec<AreaView> {
    let areas = state.areas();
    let view = |area: &crate::areas::Area| {
        let territory = match area.kind() {
            AreaKind::Territory(castle) => Some(castle),
            AreaKind::NeutralZone | AreaKind::CommonLand => None,
        };
        let count = |terrain| state.board.land.count(terrain, &area.spaces);
        AreaView {
            territory,
            owner: territory.and_then(|castle| state.board.castles.get(&castle).copied()),
            neutral_zone: area.kind() == AreaKind::NeutralZone,
            towns: count(Terrain::Town),
            mountains: count(Terrain::Mountain),
            strength: territory.map_or(0, |_| state.board.strength(area)),
            spaces: area.spaces.clone(),
        }
    };
    areas.iter().map(view).collect()
}

fn trial(state: &State, reader: Option<Colour>, reads_all: bool) -> Option<TrialView> {
    let trial = state.trial()?;
    let hears = reads_all
        || state.talk == Talk::Open
        || reader.is_some_and(|colour| trial.choosers.contains(&colour));
    let offers = (1..).zip(&trial.offers).filter(|_| hears).map(|(number, offer)| OfferView {
        number,
        by: offer.by,
        ducats: offer.ducats,
        stands: offer.stands,
    });
    let own = reader.and_then(|colour| trial.bids.get(&colour)).cloned();
    Some(TrialView {
        slot: trial.slot,
        choosers: trial.choosers.clone(),
        talks: trial.talks,
        offers: offers.collect(),
        sealed: trial.bids.keys().copied().collect(),
        own,
        again: trial.again,
    })
}

fn acting(state: &State, reads: &dyn Fn(Colour) -> bool) -> Option<ActingView> {
    let acting = state.acting()?;
    let seen = acting.looking.filter(|_| reads(acting.by)).map(|pile| state.pile(pile).to_vec());
    Some(ActingView {
        by: acting.by,
        slot: acting.slot,
        action: acting.action,
        placed: acting.placed,
        extended: acting.extended,
        looking: acting.looking,
        seen,
    })
}
