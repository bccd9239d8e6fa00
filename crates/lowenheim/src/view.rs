//! What one seat sees of a siege, ready to draw; built by allow-list.
//!
//! Everything that stands here was put in on purpose for this reader. A hand, a briefing or a stat
//! line that a reader may not see is not hidden in the view: it was never in it.

mod build;
mod city;
mod demands;
mod figures;
mod reader;
mod wizardry;

pub use build::view_for;
pub use city::{BarricadeView, CityView, DoorView, FireView, HexView, PlaceView, WaterWallView};
pub use demands::{DemandView, GunView, NamedLossView, ReserveView, SecondCardsView};
pub use figures::{FigureView, WhereaboutsView};

use crate::city::Place;
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::figures::{Faction, FigureId, FigureKind, Profile};
use crate::state::{Aim, Decision};
use crate::state::{Artefact, Marker, Outcome, Step};
use crate::tables::Spell;
use board::Hex;
use std::collections::BTreeMap;

rulebook::views! {
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
        /// The reader is the game master.
        you: bool,
        /// The siege waits for them.
        decides: bool,
        /// What they decide now; in nobody else's view but the organiser's.
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
        number: String,
        /// Its name as people say it.
        name: String,
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
    /// One faction.
    FactionView {
        /// Which.
        faction: Faction,
        /// Its name as people say it.
        name: String,
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
        name: String,
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
        name: String,
        /// What it costs, in words.
        price: String,
        /// What it does, as a sentence.
        effect: String,
        /// When it is cast, in words.
        moment: String,
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
        name: String,
    }
    /// A command card that was turned up.
    CommandCardView {
        /// In which turn.
        turn: u32,
        /// The card.
        card: CommandCard,
        /// Its name as people say it.
        name: String,
    }
    /// An artefact of the Wizards' Tower.
    ArtefactView {
        /// Which.
        artefact: Artefact,
        /// Its name as people say it.
        name: String,
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
