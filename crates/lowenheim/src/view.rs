//! What one seat sees of a siege, ready to draw; built by allow-list.
//!
//! Everything that stands here was put in on purpose for this reader. A hand, a briefing or a stat
//! line that a reader may not see is not hidden in the view: it was never in it.

mod build;
mod city;
mod reader;

pub use build::view_for;

use crate::city::{Place, Quarter};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::event::{Aim, Decision};
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
use crate::spells::Spell;
use crate::state::{Artefact, Damage, DemandKind, Marker, Outcome, Step};
use board::{Hex, Hexside};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

macro_rules! views {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )+
    };
}

views! {
    /// A siege as one reader sees it.
    SiegeView {
        /// The scenario's name.
        title: String,
        /// The turn, from 1; 0 before the first.
        turn: u32,
        /// How many turns until the relief arrives.
        turns: u32,
        /// The step of the turn.
        step: Option<StepView>,
        /// Who may act now.
        acting: Vec<Faction>,
        /// The reader's own faction.
        you: Option<Faction>,
        /// May the reader's faction act now?
        your_turn: bool,
        /// Something waits that the rules themselves do on `proceed`.
        can_proceed: bool,
        /// The game master, in a siege that has one.
        game_master: Option<GameMasterView>,
        /// How it ended.
        outcome: Option<Outcome>,
        /// The city as it stands.
        city: CityView,
        /// Figures: all of the city's, and the enemies on the map.
        figures: Vec<FigureView>,
        /// The six factions, in the order of the book.
        factions: Vec<FactionView>,
        /// The reader's own hand.
        hand: Option<Pile<ActionCard>>,
        /// How many cards a hand may hold at the end of step 8.
        hand_limit: u32,
        /// The reader's own briefing.
        briefing: Option<BriefingView>,
        /// Civilian markers.
        markers: Vec<MarkerView>,
        /// Spells that the reader knows of: all of them for the wizards, for others those that
        /// were cast.
        spells: Vec<SpellView>,
        /// The decks.
        decks: DecksView,
        /// Event cards turned up so far.
        events: Vec<EventCardView>,
        /// Command cards turned up so far.
        commands: Vec<CommandCardView>,
        /// The ambassador's trouble: for Bretonnia and the organiser, and for everybody while he is a
        /// werewolf.
        werewolf: Option<WerewolfView>,
        /// The Silver Hair: for Cathay and the organiser.
        silver_hair: Option<SilverHairView>,
        /// Cards asked of the city.
        demands: Vec<DemandView>,
        /// The artefacts that the reader knows of: all four for the wizards, those that were used for
        /// everybody else (HEI-066).
        artefacts: Vec<ArtefactView>,
        /// The mobile reserve, once there is one.
        reserve: Option<ReserveView>,
        /// The guns.
        guns: Vec<GunView>,
        /// Hexes for which Attack cards were played in this step.
        attack_cards: Vec<AttackCardView>,
        /// Who refuses passage to whom.
        passage_refused: Vec<PassageView>,
        /// The enemy's bands on the map, in order of arrival.
        bands: Vec<BandView>,
        /// What else is known of the enemy.
        enemy: EnemyView,
        /// The scores, once counted.
        scores: Option<Vec<ScoreView>>,
    }
    /// The game master, as far as the reader may know.
    GameMasterView {
        /// The reader is he.
        you: bool,
        /// The siege waits for him.
        decides: bool,
        /// What he decides now; in nobody else's view but the organiser's.
        pending: Option<PendingView>,
    }
    /// A decision that waits for the game master.
    PendingView {
        /// Which, with the value that it has by itself.
        decision: Decision,
        /// What happens if it stands, as a sentence.
        sentence: String,
    }
    /// A step of the turn.
    StepView {
        /// Its id, such as `movement`.
        id: Step,
        /// Its number and letter in the book, such as `9b`.
        number: &'static str,
        /// Its name as people say it.
        name: &'static str,
    }
    /// The ambassador's trouble.
    WerewolfView {
        /// A card must be handed in this turn, or he turns; for those who may know.
        card_due: Option<bool>,
        /// He is a werewolf until step 9b of this turn.
        until: Option<u32>,
        /// Nobody commands him.
        runs_wild: bool,
    }
    /// The Silver Hair.
    SilverHairView {
        /// Wen Jiao-Bao spends this turn over it.
        called: bool,
        /// The Air Spirit has appeared.
        used: bool,
    }
    /// The city as it stands.
    CityView {
        /// Hexes in a row.
        columns: u32,
        /// One string a row, one character a hex.
        rows: Vec<String>,
        /// Every hex, in map order.
        hexes: Vec<HexView>,
        /// Walls that stand.
        walls: Vec<Hexside>,
        /// The shut city gate.
        gate: Vec<Hexside>,
        /// Walls that were blown open.
        opened: Vec<Hexside>,
        /// Barricades.
        barricades: Vec<Hexside>,
        /// Walls of Water, with the last turn in which each stands.
        water_walls: Vec<WaterWallView>,
        /// The same barricades, with the turn in which each was built.
        barricades_built: Vec<BarricadeView>,
        /// Burning hexes, in map order.
        fires: Vec<FireView>,
        /// Building hexes that are burnt down; figures can stand there.
        ruins: Vec<Hex>,
        /// Bridges that cannot be crossed.
        bridges_down: Vec<Place>,
        /// Where the escape tunnel begins, for those who know of it (HEI-038).
        tunnel: Option<Hex>,
        /// The sewer doors, for those whose briefing knows them (HEI-030).
        doors: Option<Vec<DoorView>>,
        /// The named places.
        places: Vec<PlaceView>,
    }
    /// One hex.
    HexView {
        /// Which.
        hex: Hex,
        /// Its character in the picture.
        terrain: char,
        /// The named place to which it belongs.
        place: Option<Place>,
        /// The half of the city, for hexes that can be walked on.
        quarter: Option<Quarter>,
        /// Can a figure come in now?
        enterable: bool,
        /// A name of its own.
        name: Option<String>,
    }
    /// A barricade.
    BarricadeView {
        /// Where it stands.
        hexside: Hexside,
        /// In which turn it was built; 0: before the first. From the next on it can be pulled down.
        built: u32,
    }
    /// A hexside along which a Wall of Water stands.
    WaterWallView {
        /// Where.
        hexside: Hexside,
        /// The last turn in which it stands.
        until: u32,
    }
    /// A burning hex.
    FireView {
        /// Which.
        hex: Hex,
        /// Turns that it has burnt.
        turns: u32,
        /// With so many turns it is burnt down.
        burnt_down: u32,
        /// Who has tried to put it out this turn.
        fought_by: Vec<Faction>,
    }
    /// A numbered sewer door.
    DoorView {
        /// 11 to 66.
        number: u32,
        /// The house that holds it.
        house: Hex,
        /// Where a band comes out.
        exit: Hex,
    }
    /// A named place.
    PlaceView {
        /// Its letters.
        place: Place,
        /// Its name as people say it.
        name: &'static str,
        /// The half of the city.
        quarter: Option<Quarter>,
        /// Its hexes.
        hexes: Vec<Hex>,
        /// The faction whose home base it is.
        home_of: Option<Faction>,
        /// Can it fall? The bridges cannot.
        can_fall: bool,
        /// Turns in a row that the enemy has held it alone.
        counter: u32,
        /// It has fallen and was not recovered.
        fallen: bool,
    }
    /// One figure.
    FigureView {
        /// Its id, as written in orders.
        id: FigureId,
        /// What kind of figure.
        kind: FigureKind,
        /// Its name as people say it.
        name: String,
        /// Its faction; none: the enemy.
        faction: Option<Faction>,
        /// Its side.
        side: Side,
        /// Where it stands.
        hex: Option<Hex>,
        /// On the map or where else.
        whereabouts: WhereaboutsView,
        /// Wounds left, if the reader knows its stat line.
        wounds: Option<u32>,
        /// Wounds when unhurt, if the reader knows its stat line.
        max_wounds: Option<u32>,
        /// Lies on its side.
        stunned: bool,
        /// Has moved, or spent its move, in this step.
        moved: bool,
        /// Does nothing else this turn, for its own faction.
        busy: bool,
        /// Must attack one of the other people in step 7, and does nothing else before.
        must_attack: bool,
        /// Attacks left in this combat step, if the reader knows its stat line.
        attacks_left: Option<u32>,
        /// How many different figures have attacked it in this step; two are the most.
        attackers: u32,
        /// Rides.
        mounted: bool,
        /// Points for stacking and outnumbering.
        size: u32,
        /// Its stat line with its damages, if the reader knows it.
        profile: Option<Profile>,
        /// Permanent damages.
        damages: Vec<Damage>,
        /// Leads its faction.
        leader: bool,
        /// Its band, for the enemy.
        band: Option<u32>,
        /// Under Mind Control since this turn.
        bound: Option<u32>,
        /// Has cast a spell this turn.
        has_cast: bool,
        /// At the officers' conference, without moving, until the end of this turn.
        confers_until: Option<u32>,
        /// The faction that it belongs to, whoever commands it now; none: the enemy.
        enlisted: Option<Faction>,
        /// Stands in the mobile reserve.
        reserve: bool,
        /// Was given to serve a gun.
        crew: bool,
    }
    /// One faction.
    FactionView {
        /// Which.
        faction: Faction,
        /// Its name as people say it.
        name: &'static str,
        /// Who leads it.
        leader: FigureId,
        /// Its home base.
        home: Place,
        /// How many cards it holds.
        hand_count: u32,
        /// Its hand, for itself and the organiser.
        hand: Option<Pile<ActionCard>>,
        /// Its secret briefing, for itself and the organiser.
        briefing: Option<BriefingView>,
        /// Has finished what it may do in this step.
        done: bool,
        /// What everybody was told about it.
        background: String,
        /// Figures on the map.
        figures_on_map: u32,
        /// Figures in the Temple.
        in_temple: u32,
        /// Figures lost to hunger.
        starved: u32,
        /// Figures out for the whole siege.
        gone: u32,
        /// Whom it named as leader of the defence.
        vote: Option<Faction>,
    }
    /// A secret briefing (HEI-025).
    BriefingView {
        /// Private background.
        background: Vec<String>,
        /// What the faction thinks of the others.
        relations: BTreeMap<Faction, String>,
        /// What it wants.
        objectives: Vec<String>,
        /// What it alone can do.
        special_rules: Vec<String>,
        /// Its stat lines.
        profiles: BTreeMap<FigureKind, Profile>,
    }
    /// A civilian marker.
    MarkerView {
        /// Who.
        marker: Marker,
        /// The name as people say it.
        name: &'static str,
        /// Where it stands, or stood when captured.
        hex: Hex,
        /// Captured by the enemy.
        captured: bool,
        /// Away through the tunnel.
        escaped: bool,
    }
    /// A spell.
    SpellView {
        /// Which.
        spell: Spell,
        /// Its name as people say it.
        name: &'static str,
        /// What it costs, in words.
        price: String,
        /// What it does, as a sentence.
        effect: &'static str,
        /// When it is cast, in words.
        moment: &'static str,
        /// The clause that describes it.
        clause: String,
        /// Everybody knows it: it was cast.
        known: bool,
    }
    /// The decks.
    DecksView {
        /// Action cards to draw from.
        draw: u32,
        /// The open discard pile.
        discard: Pile<ActionCard>,
        /// Cards that lie face down beside it until the next shuffle.
        face_down: u32,
        /// Event cards left.
        events_left: u32,
        /// Command cards left.
        commands_left: u32,
    }
    /// An event card that was turned up.
    EventCardView {
        /// In which turn.
        turn: u32,
        /// The card.
        card: EventCard,
        /// Its name as people say it.
        name: &'static str,
    }
    /// A command card that was turned up.
    CommandCardView {
        /// In which turn.
        turn: u32,
        /// The card.
        card: CommandCard,
        /// Its name as people say it.
        name: &'static str,
    }
    /// Cards asked of the city.
    DemandView {
        /// Its number.
        demand: u32,
        /// What for.
        kind: DemandKind,
        /// The name as people say it.
        name: &'static str,
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// How many have been paid.
        paid: u32,
        /// At the end of which turn it is settled; none: open until met.
        deadline: Option<u32>,
        /// Met or failed.
        settled: bool,
        /// Further cards of another kind.
        second: Option<SecondCardsView>,
        /// How many figures are asked for as well.
        figures: u32,
        /// Figures that were offered and can still come.
        offered: Vec<FigureId>,
        /// The figures have come together: only cards are missing.
        gathered: bool,
        /// Who must agree on whom to let go if cards are short; empty: it takes nobody.
        voices: Vec<Faction>,
        /// What they have said.
        named: Vec<NamedLossView>,
    }
    /// Further cards that a demand asks for.
    SecondCardsView {
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// How many have been paid.
        paid: u32,
    }
    /// Whom a faction would let go.
    NamedLossView {
        /// Who says so.
        faction: Faction,
        /// Whom, first to last.
        figures: Vec<FigureId>,
    }
    /// The mobile reserve.
    ReserveView {
        /// Attack cards held apart for it.
        stock: u32,
        /// It moves and fights.
        awake: bool,
        /// Its figures on the map.
        figures: Vec<FigureId>,
        /// Hexes for which a card of its stock was played in this step.
        rallied: Vec<Hex>,
    }
    /// A gun.
    GunView {
        /// Its number, as written in orders.
        gun: u32,
        /// Where it stands.
        hex: Hex,
        /// Does a crew serve it?
        served: bool,
        /// Was it pushed this turn?
        moved: bool,
        /// Has it fired this turn?
        fired: bool,
    }
    /// An artefact of the Wizards' Tower.
    ArtefactView {
        /// Which.
        artefact: Artefact,
        /// Its name as people say it.
        name: &'static str,
        /// The clause that describes it.
        clause: String,
        /// In which turns it was used; never: the others do not know of it.
        used: Vec<u32>,
        /// How it stands with it, as a sentence.
        now: Option<String>,
    }
    /// An Attack card that was played.
    AttackCardView {
        /// By whom.
        faction: Faction,
        /// For which hex.
        hex: Hex,
    }
    /// A refusal of passage.
    PassageView {
        /// Whose figures stand in the way.
        owner: Faction,
        /// Who may not pass them.
        mover: Faction,
    }
    /// A band of the enemy.
    BandView {
        /// Its number, in order of arrival.
        band: u32,
        /// In which turn it came up.
        arrived: u32,
        /// What it goes for; its die was thrown in the open (R-07, ACT-05).
        aim: Aim,
        /// The hex with most of its figures.
        head: Option<Hex>,
        /// Its figures on the map.
        figures: Vec<FigureId>,
    }
    /// What else is known of the enemy.
    EnemyView {
        /// Rat ogres that wait for the next band.
        ogres_waiting: u32,
        /// Craters out of which bands may come, oldest first.
        craters: Vec<Hex>,
        /// Enemy figures killed so far.
        slain: u32,
        /// A band comes on this D6 or more.
        arrival_number: u32,
        /// How many places must be fallen at once for the city to be overwhelmed.
        places_to_fall: u32,
    }
    /// A faction's score.
    ScoreView {
        /// Which.
        faction: Faction,
        /// Points.
        points: u32,
        /// Rank, 1 for the best; ties share.
        rank: u32,
        /// Does it win?
        wins: bool,
        /// Its objectives.
        objectives: Vec<ObjectiveView>,
    }
    /// One line of the scoring table.
    ObjectiveView {
        /// Its stable code.
        objective: String,
        /// As people say it.
        name: String,
        /// Was it met?
        met: bool,
    }
}

/// On the map, or where else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WhereaboutsView {
    /// On the map.
    Map,
    /// In the Temple, waiting for a Healing card.
    Temple,
    /// Lost to hunger, in its faction's pool.
    Starved,
    /// Away through the tunnel, for good.
    Escaped,
    /// Out for the whole siege.
    Gone,
}
