//! What a side sees of an assault, ready to draw: by allow-list, so that what is not named here stays
//! unseen. On the walls everybody sees everybody; what is left to eat, and where somebody digs, only one's own
//! side knows.

use crate::asks::Ask;
use crate::days::{rations, surrender};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::NAMES;
use crate::siege::{Siege, SiegeStep};
use crate::spot::Spot;
use crate::state::{Outcome, Phase, State};
use crate::tables;
use crate::town::{Mechanism, Town};
use crate::works::{EngineId, LadderId, Works};
use board::Hex;
use decider::By;
use messages::{Catalogue, Language, Words};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static NAMED: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("", "").with_names(NAMES));

rulebook::views! {
    /// An assault as one reader sees it.
    #[schemars(rename = "AssaultView")]
    View {
        /// The scenario's name.
        title: String,
        /// The side that the reader leads.
        you: Option<Side>,
        /// What each side is called.
        sides: BTreeMap<Side, String>,
        /// The game turn, from 1.
        turn: u32,
        /// The last turn, if the scenario sets one.
        last_turn: Option<u32>,
        /// Whose player turn it is, and which phase of it.
        phase: Option<(Side, Phase)>,
        /// The town as its map draws it.
        town: Town,
        /// What the siege has made of it.
        works: Works,
        /// Everybody, also those who are gone.
        men: Vec<ManView>,
        /// Who places their people now; none: the assault has begun.
        deploying: Option<Side>,
        /// Of one's own, who waits beneath a rampart ([HAV-140](crate::clauses::HAV_140)).
        beneath: BTreeMap<ManId, Hex>,
        /// Wall hexes that the besiegers have entered last.
        held: Vec<Hex>,
        /// Hexes that the besiegers must hold to win, if the scenario names some.
        goal: Vec<Hex>,
        /// Hexes that they must burn down to win, likewise.
        burn: Vec<Hex>,
        /// The question that is to be answered next.
        asked: Option<Ask>,
        /// Shots that are declared: who, at whom.
        aims: BTreeMap<ManId, ManId>,
        /// Game turns in a row without a combat.
        quiet: u32,
        /// Have the besiegers called their people off?
        called_off: bool,
        /// The siege over days; none: the assault stands alone.
        siege: Option<SiegeView>,
        /// What each side has lost.
        losses: BTreeMap<Side, LossesView>,
        /// How it ended.
        outcome: Option<Outcome>,
    }
    /// A siege over days as one reader sees it.
    #[schemars(rename = "TownSiegeView")]
    SiegeView {
        /// The strategic turn, from 1.
        turn: u32,
        /// The last one, if there is one.
        last_turn: Option<u32>,
        /// The day of it, 1 to 5.
        day: u32,
        /// What the day waits for, and from whom.
        step: Option<(SiegeStep, Side)>,
        /// Who has the initiative.
        initiative: Option<Side>,
        /// Rations in one's own store; none: one does not know, or has enough.
        rations: Option<u32>,
        /// Of these, what a strategic turn takes.
        eaten_a_turn: Option<u32>,
        /// Who goes hungry.
        hungry: Vec<Side>,
        /// Moat hexes that can be filled before an assault.
        fascines: u32,
        /// At what each machine is laid.
        laid: BTreeMap<EngineId, Hex>,
        /// Of one's own, galleries that are being dug.
        mines: Vec<Hex>,
        /// Of one's own, those who dig.
        miners: Vec<ManId>,
        /// Who has come to relieve the town.
        relief: Vec<ManId>,
        /// Those of the besiegers who fight outside.
        party: Vec<ManId>,
        /// Is the battle outside being fought?
        battle: bool,
        /// Are the roles reversed: do the besiegers sit in what they hold?
        reversed: bool,
        /// Does the sea bring anything today?
        blockaded: bool,
        /// What the number of the besiegers and their progress add when terms are offered.
        terms: [u32; 2],
        /// What the store of the garrison adds to that, at least and at most: only its own side knows it.
        store_adds: [u32; 2],
        /// From this total on a garrison surrenders ([ST-23](crate::clauses::ST_23)).
        surrenders: u32,
    }
    /// Somebody of either side.
    #[schemars(rename = "TownManView")]
    ManView {
        /// Their id, for orders.
        man: ManId,
        /// Whose.
        side: Side,
        /// What.
        class: Class,
        /// As people say it.
        name: String,
        /// On a horse?
        mounted: bool,
        /// Wounded?
        wounded: bool,
        /// Stunned?
        stunned: bool,
        /// Alive, dead or captured.
        fate: Fate,
        /// Where they are, or lie; none: off the map.
        place: Option<Spot>,
        /// The level on which they are.
        level: Option<i8>,
        /// Attack, defence and movement as they are now.
        values: [u32; 3],
        /// Movement points that they have left in this player turn.
        left: u32,
        /// Have they moved in it?
        moved: bool,
        /// Is their move over?
        ended: bool,
        /// Have they shot?
        shot: bool,
        /// Have they attacked?
        attacked: bool,
        /// Is their crossbow being loaded?
        loading: bool,
        /// The ladder that they carry.
        carries: Option<LadderId>,
        /// The mechanism that they work.
        works: Option<Mechanism>,
    }
    /// What a side has lost ([ST-26](crate::clauses::ST_26)).
    #[schemars(rename = "TownLossesView")]
    LossesView {
        /// Killed.
        dead: u32,
        /// Taken by the enemy.
        captured: u32,
        /// Gone.
        fled: u32,
        /// Wounded and alive.
        wounded: u32,
        /// Casualty points.
        points: u32,
    }
}

/// What a reader sees; none: somebody without a part.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>, language: Language) -> View {
    let words = NAMED.in_language(language);
    View {
        title: words.name(&state.title),
        you: reader.and_then(Side::of),
        sides: state.sides.iter().map(|(&side, name)| (side, words.name(name))).collect(),
        turn: state.turn,
        last_turn: state.options.turns,
        phase: state.phase,
        town: named(&state.town, words),
        works: works(state),
        men: state.men.iter().map(|(id, man)| seen(state, id, man, words)).collect(),
        deploying: state.deploying,
        beneath: beneath(state, reader),
        held: state
            .held
            .iter()
            .filter(|&(&hex, &side)| side == Side::Besiegers && state.town.on_wall(hex).is_some())
            .map(|(&hex, _)| hex)
            .collect(),
        goal: state.options.goal.iter().copied().collect(),
        burn: state.options.burn.iter().copied().collect(),
        asked: state.asked.first().cloned(),
        aims: state.aims.clone(),
        quiet: state.quiet,
        called_off: state.called_off,
        siege: state.siege.as_ref().map(|siege| siege_seen(state, siege, reader)),
        losses: Side::ALL.into_iter().map(|side| (side, losses(state, side))).collect(),
        outcome: state.outcome,
    }
}

/// A siege, with the secrets of the reader's own side: what the garrison has to eat, where the besiegers dig.
fn siege_seen(state: &State, siege: &Siege, reader: Option<&By>) -> SiegeView {
    let organises = reader == Some(&By::Organiser);
    let reads = |side: Side| organises || reader.and_then(Side::of) == Some(side);
    let eats = Side::ALL.into_iter().find(|&side| reads(side) && siege.rations.contains_key(&side));
    let digs = reads(Side::Besiegers);
    let mines = siege.mines.iter().filter(|_| digs);
    let battle = siege.battle.as_ref();
    SiegeView {
        turn: siege.turn,
        last_turn: siege.rules.turns,
        day: siege.day,
        step: siege.step,
        initiative: siege.initiative,
        rations: eats.and_then(|side| siege.rations.get(&side).copied()),
        eaten_a_turn: eats.map(|side| rations::needed(state, siege, side)),
        hungry: siege.hungry.iter().copied().collect(),
        fascines: siege.fascines,
        laid: siege.laid.clone(),
        mines: mines.clone().map(|mine| mine.hex).collect(),
        miners: mines.flat_map(|mine| mine.engineers.iter().cloned()).collect(),
        relief: siege.relief.iter().cloned().collect(),
        party: battle.map(|it| it.party.iter().cloned().collect()).unwrap_or_default(),
        battle: siege.battle_rages(),
        reversed: siege.reversed,
        blockaded: siege.blockaded,
        terms: [surrender::numbers(state), surrender::progress(state)],
        store_adds: match reads(Side::Besieged) {
            true => [surrender::supplies(rations::level(state, siege, Side::Besieged)); 2],
            false => surrender::SUPPLIES_ADD,
        },
        surrenders: tables::SURRENDERS,
    }
}

/// The town with its names in the reader's language.
fn named(town: &Town, words: Words<'_>) -> Town {
    let mut town = town.clone();
    town.name = words.name(&town.name);
    for gate in town.gates.values_mut() {
        gate.name = words.name(&gate.name);
    }
    for door in town.doors.values_mut() {
        door.name = words.name(&door.name);
    }
    town
}

/// Who waits beneath a rampart, for those who may know it.
fn beneath(state: &State, reader: Option<&By>) -> BTreeMap<ManId, Hex> {
    match reader {
        Some(By::Organiser) => state.beneath.clone(),
        Some(by) if Side::of(by) == Some(Side::Besiegers) => state.beneath.clone(),
        _ => BTreeMap::new(),
    }
}

fn seen(state: &State, id: &ManId, man: &Man, words: Words<'_>) -> ManView {
    let doing = state.doing(id);
    let values = man.values();
    ManView {
        man: id.clone(),
        side: man.side,
        class: man.class,
        name: crate::label::name(Some(man), id, words),
        mounted: man.mounted,
        wounded: man.wounded,
        stunned: man.stunned,
        fate: man.fate,
        place: man.place,
        level: man.place.and_then(|place| state.level(place)),
        values: [values.attack, values.defence, values.movement],
        left: state.points_left(id),
        moved: doing.moved,
        ended: doing.ended,
        shot: doing.shot,
        attacked: doing.attacked,
        loading: state.loading.contains_key(id),
        carries: state.carried_by(id).map(|(ladder, _)| ladder.clone()),
        works: doing.works,
    }
}

/// What a side has lost so far.
#[must_use]
pub fn losses(state: &State, side: Side) -> LossesView {
    let mut losses = LossesView { dead: 0, captured: 0, fled: 0, wounded: 0, points: 0 };
    for man in state.men.values().filter(|man| man.side == side && !man.is_horse()) {
        match man.fate {
            Fate::Dead => losses.dead += 1,
            Fate::Captured => losses.captured += 1,
            Fate::Alive => losses.wounded += u32::from(man.wounded),
            Fate::Fled => losses.fled += 1,
        }
    }
    losses.points = crate::ending::casualty_points(state, side) / 2;
    losses
}

/// What a siege has made of the town. What its owner still pays for, the campaign map shows.
fn works(state: &State) -> Works {
    let mut works = state.works.clone();
    works.leaves.values_mut().for_each(|leaf| leaf.broken = false);
    works
}
