//! What a seat sees of a battle, ready to draw: by allow-list, so that what is not named here stays
//! unseen. Hidden are traps that nobody has walked into, and the order of the deck.

use crate::abilities::Ability;
use crate::cards::Card;
use crate::event::AttackRolled;
use crate::goal;
use crate::pieces::{Colour, Items, Piece, PieceId};
use crate::refusal::NAMES;
use crate::scenario::Deployment;
use crate::spells::School;
use crate::state::{Cloud, Outcome, State};
use crate::terrain::Terrain;
use crate::troops::{Body, Column, TroopId};
use crate::verdict;
use board::{Hex, Hexside};
use decider::By;
use messages::{Catalogue, Language, Words, say};
use rulebook::generals::own_name;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("view/en.ftl");
const DUTCH: &str = include_str!("view/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

rulebook::views! {
    /// A battle as one reader sees it.
    #[schemars(rename = "BattleView")]
    View {
        /// The scenario's name.
        title: String,
        /// The army that the reader leads.
        you: Option<Colour>,
        /// From 1.
        turn: u32,
        /// The last turn, if the scenario sets one.
        last_turn: Option<u32>,
        /// The names of the armies.
        armies: BTreeMap<Colour, String>,
        /// Every hex, row by row.
        hexes: Vec<HexView>,
        /// What each terrain of this table does.
        legend: Vec<TerrainView>,
        /// Hexsides with a wall.
        walls: BTreeSet<Hexside>,
        /// Impassable hexsides.
        cliffs: BTreeSet<Hexside>,
        /// Everybody whom the reader sees.
        pieces: Vec<PieceView>,
        /// Armies that are set up by those who lead them, the first of them now.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        deployments: Vec<Deployment>,
        /// Who waits to be set up before the first card.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        reserve: Vec<PieceView>,
        /// Who was set up just now, and may still be set up elsewhere.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        deployed: BTreeSet<PieceId>,
        /// Who still digs walls before the first card, and how many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        digs: Option<(Colour, u32)>,
        /// The card that lies open.
        card: Option<CardView>,
        /// A trap that has snapped and bites before anything else, and whom it holds.
        snapped: Option<(PieceId, PieceId)>,
        /// How many cards are left to draw.
        cards_left: u32,
        /// Clouds of fog.
        clouds: Vec<Cloud>,
        /// Thorns that lie in wait.
        thorns: BTreeSet<Hex>,
        /// Wounds that each army has lost, of how many.
        losses: BTreeMap<Colour, (u32, u32)>,
        /// What the armies win by besides the end of the other.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        goals: Vec<GoalView>,
        /// How it ended.
        outcome: Option<Outcome>,
    }
    /// What an army wins by.
    #[schemars(rename = "BattleGoalView")]
    GoalView {
        /// Which army.
        army: Colour,
        /// What it is to do, as people say it.
        words: String,
        /// The hexes that it is about.
        hexes: Vec<Hex>,
        /// Has it won by it?
        met: bool,
    }
    /// One hex.
    #[schemars(rename = "BattleHexView")]
    HexView {
        /// Where.
        hex: Hex,
        /// What it is.
        terrain: Terrain,
        /// Hits that its building still endures.
        building: Option<u32>,
        /// And in all.
        building_of: Option<u32>,
        /// Has its building a door for everybody on foot, because the scenario says so?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        door: bool,
    }
    /// What a terrain does.
    TerrainView {
        /// Which.
        terrain: Terrain,
        /// As people say it.
        name: String,
        /// What it does, each as a few words.
        effects: Vec<String>,
    }
    /// A unit or an individual.
    PieceView {
        /// Its id, for orders.
        piece: PieceId,
        /// Its army.
        colour: Colour,
        /// The row of its troop table.
        troop: TroopId,
        /// Its people.
        people: String,
        /// As people say it.
        name: String,
        /// What kind of piece it is.
        body: Body,
        /// Where it stands; none: eliminated.
        hex: Option<Hex>,
        /// Bases or tokens left.
        wounds: u32,
        /// And at the start.
        of: u32,
        /// Activation counters.
        counters: u32,
        /// A short and a long move, or one.
        moves: Vec<u32>,
        /// Dice by distance.
        dice: Vec<u32>,
        /// What hits it.
        hit_at: u32,
        /// What sets it apart, as people say it.
        special: Vec<String>,
        /// What of its row is ours, since the rulebook leaves it blank.
        ours: BTreeSet<Column>,
        /// What a magic-user has learnt.
        school: Option<School>,
        /// Magic points left, for those who cast.
        magic_points: Option<u32>,
        /// What it carries.
        items: Items,
        /// The unit that it is attached to.
        attached_to: Option<PieceId>,
        /// Can a card activate it?
        ready: bool,
        /// Activated by the open card: what it has done.
        doing: Option<DoingView>,
        /// Does only its own army see it?
        hidden: bool,
    }
    /// What an activated piece has done.
    DoingView {
        /// Activated for itself; otherwise it only accompanies its unit.
        itself: bool,
        /// Has it moved?
        moved: bool,
        /// Does its move bar it from fighting?
        barred: bool,
        /// Has it fought, or done something instead?
        acted: bool,
    }
    /// The card that lies open.
    CardView {
        /// Which.
        card: Card,
        /// Who acts.
        colour: Colour,
        /// How many it activates.
        activations: u32,
        /// Is moving over?
        fighting: bool,
        /// Was it chosen whom it activates?
        chosen: bool,
        /// The dice of an attack that wait for a word on whether one is rolled again.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rolled: Option<AttackRolled>,
        /// Who may follow up, and where to.
        follow: Option<(PieceId, Hex)>,
    }
}

/// What a reader sees: a seat its own traps, the organiser all, everybody else none. Names are told in
/// their language.
#[must_use]
pub fn view_for(state: &State, reader: Option<&By>, language: Language) -> View {
    let words = CATALOGUE.in_language(language);
    let own = reader.and_then(Colour::of);
    let sees_all = matches!(reader, Some(By::Organiser | By::Rules));
    let pieces = state
        .pieces
        .iter()
        .filter(|(_, piece)| !piece.hidden || sees_all || own == Some(piece.colour))
        .map(|(id, piece)| piece_view(state, id, piece, words))
        .collect();
    let waits = state.reserve.iter();
    let reserve = waits.map(|(id, piece)| piece_view(state, id, piece, words)).collect();
    let hexes: Vec<HexView> = state
        .field
        .hexes()
        .filter_map(|hex| {
            let building = state.buildings.get(&hex).copied();
            let terrain = state.field.terrain(hex)?;
            let building_of = terrain.building().map(|kind| kind.wounds);
            let door = building.is_some() && state.doors.contains(&hex);
            Some(HexView { hex, terrain, building, building_of, door })
        })
        .collect();
    let kinds: BTreeSet<Terrain> = hexes.iter().map(|hex| hex.terrain).collect();
    View {
        title: words.name(&state.title),
        you: own.filter(|colour| state.armies.contains_key(colour)),
        turn: state.turn,
        last_turn: state.options.turns,
        armies: state.armies.iter().map(|(&army, name)| (army, words.name(name))).collect(),
        hexes,
        legend: kinds.into_iter().map(|terrain| terrain_view(terrain, words)).collect(),
        walls: state.field.walls().collect(),
        cliffs: state.field.cliffs().collect(),
        pieces,
        card: state.card.as_ref().map(|open| CardView {
            card: open.card,
            colour: open.colour,
            activations: open.activations,
            fighting: open.fighting,
            chosen: !open.active.is_empty(),
            rolled: open.rolled.clone(),
            follow: open.follow.clone(),
        }),
        snapped: state.snapped.first().cloned(),
        cards_left: rulebook::count(state.deck.len()),
        deployments: state.deployments.clone(),
        reserve,
        deployed: state.deployed.clone(),
        digs: state.digger().map(|colour| (colour, state.to_dig)),
        clouds: state.clouds.clone(),
        thorns: state.thorns.clone(),
        losses: verdict::losses(state),
        goals: goal_views(state, words),
        outcome: state.outcome,
    }
}

fn goal_views(state: &State, words: Words<'_>) -> Vec<GoalView> {
    let called = |id: &PieceId| match state.anybody(id) {
        Some(piece) => name(state, id, piece, words),
        None => id.to_string(),
    };
    let pursued = state.goals.iter().flat_map(|(&army, all)| all.iter().map(move |it| (army, it)));
    let view = |(army, pursuit): (Colour, &goal::Pursuit)| GoalView {
        army,
        words: goal::in_words(&pursuit.goal, pursuit.turns, &called, words.language()),
        hexes: pursuit.goal.hexes(&state.field),
        met: pursuit.met,
    };
    pursued.map(view).collect()
}

fn piece_view(state: &State, id: &PieceId, piece: &Piece, words: Words<'_>) -> PieceView {
    let profile = &piece.profile;
    let doing = state.card.as_ref().and_then(|open| open.active.get(id));
    let special = |ability: &Ability| words.name(ability.name());
    PieceView {
        piece: id.clone(),
        colour: piece.colour,
        troop: profile.troop.clone(),
        people: profile.people.clone(),
        name: name(state, id, piece, words),
        body: profile.body,
        hex: piece.hex,
        wounds: piece.wounds,
        of: profile.wounds,
        counters: piece.counters,
        moves: profile.moves.clone(),
        dice: profile.dice.clone(),
        hit_at: profile.hit_at,
        special: profile.abilities.iter().map(special).collect(),
        ours: profile.ours.clone(),
        school: profile.school,
        magic_points: profile.school.map(|_| piece.magic_points),
        items: piece.items.clone(),
        attached_to: state.unit_of(id).cloned(),
        ready: piece.hex.is_some() && piece.counters == 0 && !piece.has(Ability::Trap),
        doing: doing.map(|doing| DoingView {
            itself: doing.itself,
            moved: doing.moved,
            barred: doing.barred,
            acted: doing.acted,
        }),
        hidden: piece.hidden,
    }
}

/// As people say it: a name of its own, or that of its row, with a number where its army has several.
/// Traps are not counted: a number would say that there are more.
pub(crate) fn name(state: &State, id: &PieceId, piece: &Piece, words: Words<'_>) -> String {
    if let Some(called) = &piece.called {
        return own_name(called, words.language());
    }
    let same = |other: &&Piece| {
        other.colour == piece.colour
            && other.called.is_none()
            && other.profile.name == piece.profile.name
    };
    let number = id.word().rsplit('-').next().unwrap_or_default();
    let all = state.pieces.values().chain(state.reserve.values());
    let alone = piece.profile.body == Body::Trap || all.filter(same).count() < 2;
    let name = words.name(&piece.profile.name);
    if alone { name } else { format!("{name} {number}") }
}

fn terrain_view(terrain: Terrain, words: Words<'_>) -> TerrainView {
    let does = terrain.effects();
    let building = terrain.building().is_some();
    let mut effects = Vec::new();
    let mut says = |is: bool, what: &dyn Fn() -> String| effects.extend(is.then(what));
    says(building, &|| say!(words, "only-by-stairs"));
    says(!does.passable && !building, &|| say!(words, "nobody-enters"));
    says(does.stops, &|| say!(words, "stops"));
    says(does.holds_back, &|| say!(words, "holds-back"));
    says(does.bars_combat, &|| say!(words, "bars-combat"));
    says(does.shelters > 0 && terrain.height() == 0, &|| {
        say!(words, "shelters", dice = does.shelters)
    });
    says(does.shelters > 0 && terrain.height() > 0, &|| {
        say!(words, "shelters-from-below", dice = does.shelters)
    });
    says(does.hinders > 0, &|| say!(words, "hinders", dice = does.hinders));
    says(does.blocks_sight, &|| say!(words, "blocks-sight"));
    says(terrain == Terrain::StoneCircle, &|| say!(words, "gives-magic"));
    says(terrain == Terrain::BurialMound, &|| say!(words, "raises-dead"));
    says(terrain == Terrain::Temple, &|| say!(words, "keeps-undead-out"));
    TerrainView { terrain, name: words.name(terrain.name()), effects }
}

#[cfg(test)]
mod tests {
    use super::{CATALOGUE, DUTCH, ENGLISH, terrain_view};
    use crate::terrain::Terrain;
    use messages::{Language, faults};

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(faults(ENGLISH, DUTCH, &[include_str!("view.rs")]), Vec::<String>::new());
    }

    #[test]
    fn every_terrain_is_told_in_both_languages() {
        for terrain in Terrain::ALL {
            let [english, dutch] = Language::ALL
                .map(|language| terrain_view(terrain, CATALOGUE.in_language(language)));
            assert_ne!(english.name, dutch.name);
            assert_eq!(english.effects.len(), dutch.effects.len());
            for (english, dutch) in english.effects.iter().zip(&dutch.effects) {
                assert_ne!(english, dutch);
                assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
            }
        }
        let told = |terrain, language| {
            terrain_view(terrain, CATALOGUE.in_language(language)).effects.join(", ")
        };
        assert_eq!(
            told(Terrain::Hill, Language::English),
            "attacked by those below with 1 die less, blocks sight"
        );
        assert_eq!(
            told(Terrain::Village, Language::Dutch),
            "wie erin gaat, stopt, wie erin gaat, vecht niet, wordt aangevallen met 2 dobbelstenen \
             minder, blokkeert het zicht"
        );
    }
}
