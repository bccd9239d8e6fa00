//! Order text, both ways: what people type at the table, and what the program shows as an order.
//!
//! One line is one order. The first word says what is wanted, the others say with whom and where:
//!
//! ```
//! use lowenheim::notation::{parse_command, write_command};
//! let order = parse_command("move foot-soldier-1+foot-soldier-2 4,12 4,13").unwrap();
//! assert_eq!(write_command(&order), "move foot-soldier-1+foot-soldier-2 4,12 4,13");
//!
//! let wrong = parse_command("stirke mannheim skaven-3").unwrap_err();
//! assert_eq!(wrong.position, 1);
//! assert!(wrong.to_string().contains("Did you mean `strike`?"));
//! ```

mod nearest;
mod ruling;
mod sentences;
mod words;

use crate::Command;
use crate::command::{
    Agree, Attack, Attend, Build, Cast, Casting, Deploy, Destroy, Discard, Discharge, Douse,
    Escape, Feed, Fire, Give, HandIn, Haul, Move, Note, Offer, Override, PassFor, Passage, Pay,
    Proceed, Rally, Refill, Regain, Starve, Strike, Tell, Use, Vote, Way,
};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::{Artefact, Marker, Step};
use crate::tables::Spell;
use messages::Saying;
use std::fmt::Display;
use words::{Line, Words};

/// How one kind of order is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The first word.
    pub verb: &'static str,
    /// What follows it. Capitals stand for words, brackets for what may be left out.
    pub form: &'static str,
    /// One that is written correctly.
    pub example: &'static str,
    /// The step in which it is given; none: in several, or at any time.
    pub step: Option<Step>,
    /// The only faction that can give it. Such an order stands on that faction's sheet and in no
    /// list that others read: that it exists may be a secret (R-09).
    pub only_for: Option<Faction>,
}

const fn form(verb: &'static str, form: &'static str, example: &'static str) -> Form {
    Form { verb, form, example, step: None, only_for: None }
}

impl Form {
    const fn in_step(mut self, step: Step) -> Self {
        self.step = Some(step);
        self
    }

    /// Says that no other faction can give this order.
    #[must_use]
    pub const fn only_for(mut self, faction: Faction) -> Self {
        self.only_for = Some(faction);
        self
    }

    /// Does it end in free text, in which no word means anything?
    #[must_use]
    pub fn is_free_text(&self) -> bool {
        self.form.ends_with("TEXT")
    }
}

/// Every order that can be written, in the order of the turn.
pub const FORMS: &[Form] = &[
    form("deploy", "deploy FIGURE+FIGURE HEX", "deploy foot-soldier-1 4,12").in_step(Step::Council),
    form("done", "done", "done"),
    form("pass-for", "pass-for FACTION", "pass-for cathay"),
    form("refill", "refill [CARD] [CARD]", "refill blank blank").in_step(Step::Refill),
    form("proceed", "proceed [all]", "proceed all"),
    form("attend", "attend FIGURE", "attend foot-soldier-1").in_step(Step::CommandCard),
    form(
        "move",
        "move FIGURE+FIGURE HEX HEX … [with MARKER+MARKER]",
        "move foot-soldier-1+foot-soldier-2 4,12 4,13",
    )
    .in_step(Step::Movement),
    form("haul", "haul GUN FIGURE+FIGURE HEX", "haul 1 foot-soldier-1+foot-soldier-2 5,13")
        .in_step(Step::Movement),
    form("summon", "summon", "summon").in_step(Step::Movement).only_for(Faction::Cathay),
    form("escape", "escape FIGURE+FIGURE", "escape sigisbiduwald+foot-knight-1")
        .in_step(Step::Movement)
        .only_for(Faction::PalaceGuard),
    form("passage", "passage FACTION granted|refused", "passage cathay refused"),
    form("attack", "attack HEX", "attack 4,12").in_step(Step::Combat),
    form("fire", "fire GUN HEX [FIGURE+FIGURE]", "fire 1 13,13 rat-ogre-1").in_step(Step::Combat),
    form("rally", "rally HEX", "rally 12,4").in_step(Step::Combat),
    form("strike", "strike FIGURE FIGURE", "strike mannheim skaven-3").in_step(Step::Combat),
    form(
        "cast",
        "cast WIZARD SPELL [TARGET …] with CARD CARD …",
        "cast minerva fireball 12,9 with attack attack",
    )
    .only_for(Faction::WizardsCouncil),
    form("give", "give FACTION CARD CARD …", "give cathay food food").in_step(Step::Trading),
    form("discard", "discard CARD CARD …", "discard blank").in_step(Step::Trading),
    form("discharge", "discharge FIGURE [HEX]", "discharge mannheim 19,6").in_step(Step::Healing),
    form("feed", "feed CARD", "feed food").in_step(Step::Food),
    form("hand-in", "hand-in CARD", "hand-in peasants")
        .in_step(Step::Food)
        .only_for(Faction::Bretonnia),
    form("starve", "starve FIGURE", "starve swordfighter-4").in_step(Step::Food),
    form("regain", "regain FIGURE CARD HEX", "regain swordfighter-4 food 14,5").in_step(Step::Food),
    form("douse", "douse HEX [CARD] [CARD] …", "douse 6,1 water water").in_step(Step::Fires),
    form("destroy", "destroy HEXSIDE", "destroy 4,12:SE").in_step(Step::Barricades),
    form("build", "build HEXSIDE", "build 4,12:SE").in_step(Step::Barricades),
    form("pay", "pay DEMAND CARD CARD …", "pay 2 peasants peasants").in_step(Step::Demands),
    form("offer", "offer DEMAND FIGURE+FIGURE", "offer 2 foot-soldier-1+foot-soldier-2")
        .in_step(Step::Demands),
    form("agree", "agree DEMAND FIGURE+FIGURE", "agree 2 foot-soldier-1+swordfighter-4")
        .in_step(Step::Demands),
    form("vote", "vote FACTION", "vote city-guard").in_step(Step::Vote),
    form("use", "use mask WIZARD", "use mask severus")
        .in_step(Step::Refill)
        .only_for(Faction::WizardsCouncil),
    form("use", "use box by WIZARD", "use box by amon")
        .in_step(Step::Movement)
        .only_for(Faction::WizardsCouncil),
    form("use", "use box for CARD CARD|nothing", "use box for food water")
        .only_for(Faction::WizardsCouncil),
    form("use", "use altar WIZARD", "use altar minerva")
        .in_step(Step::Movement)
        .only_for(Faction::WizardsCouncil),
    form("use", "use teleporter WIZARD out|in HEX", "use teleporter severus out 13,13")
        .in_step(Step::Movement)
        .only_for(Faction::WizardsCouncil),
    form(
        OVERRIDE,
        "override WHAT VALUE … because REASON",
        "override strength 12 because The east is bare.",
    ),
    form("tell", "tell TEXT", "tell The gate holds."),
    form("note", "note TEXT", "note Sever the bridge before the rats do."),
];

/// Stands before what a move takes along and before what a spell is paid with.
const WITH: &str = "with";

/// The game master's own order.
pub const OVERRIDE: &str = "override";

/// Stands before the game master's reason.
const BECAUSE: &str = "because";

/// Stands for a list of figures that names none.
const NOBODY: &str = "nobody";

/// Stands for a price of no cards.
const NOTHING: &str = "nothing";

/// A line that is no order: which word is wrong, where it stands, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("At character {position}: {wrong} {right}")]
pub struct NotationError {
    /// The stable code: `unknown_order`, `missing_word`, `wrong_word` or `too_many_words`.
    pub code: &'static str,
    /// The word as it was typed; empty when one is missing.
    pub word: String,
    /// Where it begins, in characters from 1.
    pub position: usize,
    /// What is wrong, as a sentence.
    pub wrong: Saying,
    /// What would be right, as a sentence.
    pub right: Saying,
}

/// Reads an order.
///
/// Capital letters are read as small ones, save in the text of `tell` and `note` and in the
/// reason of `override`, which are taken as they are after one blank.
///
/// # Errors
/// [`NotationError`] with the word that is wrong.
pub fn parse_command(text: &str) -> Result<Command, NotationError> {
    let line = Line::new(text);
    let (form, mut words) = line.words()?;
    let command = match form.verb {
        "deploy" => Command::Deploy(Deploy { figures: words.figures()?, hex: words.hex()? }),
        "done" => Command::Done,
        "pass-for" => Command::PassFor(PassFor { faction: words.faction()? }),
        "refill" => Command::Refill(Refill { discard: words.cards()? }),
        "proceed" => Command::Proceed(Proceed { all: words.all()? }),
        "attend" => Command::Attend(Attend { figure: words.figure()? }),
        "move" => group_move(&mut words)?,
        "passage" => {
            Command::Passage(Passage { mover: words.faction()?, allowed: words.granted()? })
        }
        "haul" => {
            Command::Haul(Haul { gun: words.gun()?, crew: words.figures()?, hex: words.hex()? })
        }
        "fire" => {
            let (gun, hex) = (words.gun()?, words.hex()?);
            let order = if words.is_empty() { Vec::new() } else { words.figures()? };
            Command::Fire(Fire { gun, hex, order })
        }
        "rally" => Command::Rally(Rally { hex: words.hex()? }),
        "attack" => Command::Attack(Attack { hex: words.hex()? }),
        "strike" => Command::Strike(Strike { attacker: words.figure()?, target: words.figure()? }),
        "cast" => cast(&mut words)?,
        "give" => Command::Give(Give { to: words.faction()?, cards: words.cards()? }),
        "discard" => Command::Discard(Discard { cards: words.cards()? }),
        "discharge" => {
            let figure = words.figure()?;
            let hex = if words.is_empty() { None } else { Some(words.hex()?) };
            Command::Discharge(Discharge { figure, hex })
        }
        "feed" => Command::Feed(Feed { card: words.card()? }),
        "hand-in" => Command::HandIn(HandIn { card: words.card()? }),
        "summon" => Command::Summon,
        "escape" => Command::Escape(Escape { figures: words.figures()? }),
        "starve" => Command::Starve(Starve { figure: words.figure()? }),
        "regain" => Command::Regain(Regain {
            figure: words.figure()?,
            card: words.card()?,
            hex: words.hex()?,
        }),
        "douse" => Command::Douse(Douse { hex: words.hex()?, cards: words.cards()? }),
        "destroy" => Command::Destroy(Destroy { hexside: words.hexside()? }),
        "build" => Command::Build(Build { hexside: words.hexside()? }),
        "pay" => Command::Pay(Pay { demand: words.number()?, cards: words.cards()? }),
        "use" => Command::Use(use_of(&mut words)?),
        "offer" => Command::Offer(Offer { demand: words.number()?, figures: words.figures()? }),
        "agree" => Command::Agree(Agree { demand: words.number()?, figures: words.figures()? }),
        "vote" => Command::Vote(Vote { leader: words.faction()? }),
        "note" => return Ok(Command::Note(Note { text: line.told().to_owned() })),
        OVERRIDE => {
            words.cut_at(BECAUSE)?;
            let (chosen, reason) = (ruling::read(&mut words)?, line.after(BECAUSE).to_owned());
            Command::Override(Override { chosen, reason })
        }
        _ => return Ok(Command::Tell(Tell { text: line.told().to_owned() })),
    };
    words.end()?;
    Ok(command)
}

/// `mask WIZARD`, `altar WIZARD`, `teleporter WIZARD out HEX`, `box by WIZARD`, `box for CARD CARD`.
fn use_of(words: &mut Words<'_>) -> Result<Use, NotationError> {
    Ok(match words.thing()? {
        Artefact::Mask => Use::Mask { wizard: words.figure()? },
        Artefact::Altar => Use::Altar { wizard: words.figure()? },
        Artefact::Teleporter => {
            Use::Teleporter { wizard: words.figure()?, way: words.way()?, hex: words.hex()? }
        }
        Artefact::Box if words.taken()? => Use::TakeBox { wizard: words.figure()? },
        Artefact::Box => Use::OpenBox { cards: words.price()? },
    })
}

fn group_move(words: &mut Words<'_>) -> Result<Command, NotationError> {
    let figures = words.figures()?;
    let mut path = Vec::new();
    while !words.is_empty() && !words.take_word(WITH) {
        path.push(words.hex()?);
    }
    Ok(Command::Move(Move { figures, path, with: words.markers()? }))
}

/// `minerva fireball 12,9 with attack attack`.
fn cast(words: &mut Words<'_>) -> Result<Command, NotationError> {
    let wizard = words.figure()?;
    let spell = match words.spell()? {
        Spell::Healing => Casting::Healing { figure: words.figure()? },
        Spell::WallOfWater => {
            let mut hexsides = Vec::new();
            while !words.is_empty() && !words.is_next(WITH) {
                hexsides.push(words.hexside()?);
            }
            Casting::WallOfWater { hexsides }
        }
        Spell::Fireball => Casting::Fireball { hex: words.hex()?, order: order(words)? },
        Spell::LightningBolt => Casting::LightningBolt { hex: words.hex()?, order: order(words)? },
        Spell::FastFood => Casting::FastFood,
        Spell::Morale => Casting::Morale,
        Spell::MindControl => Casting::MindControl { figure: words.figure()? },
        Spell::StealResources => {
            Casting::StealResources { from: words.faction()?, count: words.number()? }
        }
        Spell::InsectSwarm => Casting::InsectSwarm { hex: words.hex()? },
        Spell::Treefolk => Casting::Treefolk { hex: words.hex()? },
    };
    if !words.is_empty() {
        words.must_be(WITH)?;
    }
    Ok(Command::Cast(Cast { wizard, spell, cards: words.cards()? }))
}

/// Whom attacks are dealt out to first; nobody, if that is left out.
fn order(words: &mut Words<'_>) -> Result<Vec<FigureId>, NotationError> {
    if words.is_empty() || words.is_next(WITH) { Ok(Vec::new()) } else { words.figures() }
}

fn written_casting(cast: &Cast) -> String {
    let first = |order: &[FigureId]| match order {
        [] => String::new(),
        order => format!(" {}", group(order)),
    };
    let (wizard, word) = (cast.wizard, cast.spell.spell().word());
    let target = match &cast.spell {
        Casting::FastFood | Casting::Morale => String::new(),
        Casting::Healing { figure } | Casting::MindControl { figure } => format!(" {figure}"),
        Casting::WallOfWater { hexsides } => followed("", hexsides),
        Casting::Fireball { hex, order } | Casting::LightningBolt { hex, order } => {
            format!(" {hex}{}", first(order))
        }
        Casting::StealResources { from, count } => format!(" {from} {count}"),
        Casting::InsectSwarm { hex } | Casting::Treefolk { hex } => format!(" {hex}"),
    };
    let text = format!("cast {wizard} {word}{target}");
    if cast.cards.is_empty() { text } else { followed(&format!("{text} {WITH}"), &cast.cards) }
}

/// Writes an order so that [`parse_command`] reads the same order back.
#[must_use]
pub fn write_command(command: &Command) -> String {
    match command {
        Command::Deploy(Deploy { figures, hex }) => format!("deploy {} {hex}", group(figures)),
        Command::Done => "done".to_owned(),
        Command::PassFor(PassFor { faction }) => format!("pass-for {faction}"),
        Command::Refill(Refill { discard }) => followed("refill", discard),
        Command::Proceed(Proceed { all: false }) => "proceed".to_owned(),
        Command::Proceed(Proceed { all: true }) => "proceed all".to_owned(),
        Command::Attend(Attend { figure }) => format!("attend {figure}"),
        Command::Move(Move { figures, path, with }) => {
            let mut text = followed(&format!("move {}", group(figures)), path);
            if !with.is_empty() {
                let markers: Vec<&str> = with.iter().map(|&marker| marker_word(marker)).collect();
                text.push_str(" with ");
                text.push_str(&markers.join("+"));
            }
            text
        }
        Command::Passage(Passage { mover, allowed }) => {
            format!("passage {mover} {}", if *allowed { "granted" } else { "refused" })
        }
        Command::Attack(Attack { hex }) => format!("attack {hex}"),
        Command::Strike(Strike { attacker, target }) => format!("strike {attacker} {target}"),
        Command::Cast(cast) => written_casting(cast),
        Command::Give(Give { to, cards }) => followed(&format!("give {to}"), cards),
        Command::Discard(Discard { cards }) => followed("discard", cards),
        Command::Discharge(Discharge { figure, hex: None }) => format!("discharge {figure}"),
        Command::Discharge(Discharge { figure, hex: Some(hex) }) => {
            format!("discharge {figure} {hex}")
        }
        Command::Feed(Feed { card }) => format!("feed {card}"),
        Command::HandIn(HandIn { card }) => format!("hand-in {card}"),
        Command::Summon => "summon".to_owned(),
        Command::Escape(Escape { figures }) => format!("escape {}", group(figures)),
        Command::Starve(Starve { figure }) => format!("starve {figure}"),
        Command::Regain(Regain { figure, card, hex }) => format!("regain {figure} {card} {hex}"),
        Command::Douse(Douse { hex, cards }) => followed(&format!("douse {hex}"), cards),
        Command::Destroy(Destroy { hexside }) => format!("destroy {hexside}"),
        Command::Build(Build { hexside }) => format!("build {hexside}"),
        Command::Pay(Pay { demand, cards }) => followed(&format!("pay {demand}"), cards),
        Command::Use(order) => format!("use {}", written_use(order)),
        Command::Offer(Offer { demand, figures }) => format!("offer {demand} {}", group(figures)),
        Command::Agree(Agree { demand, figures }) => format!("agree {demand} {}", group(figures)),
        Command::Haul(Haul { gun, crew, hex }) => format!("haul {gun} {} {hex}", group(crew)),
        Command::Fire(Fire { gun, hex, order }) if order.is_empty() => format!("fire {gun} {hex}"),
        Command::Fire(Fire { gun, hex, order }) => format!("fire {gun} {hex} {}", group(order)),
        Command::Rally(Rally { hex }) => format!("rally {hex}"),
        Command::Vote(Vote { leader }) => format!("vote {leader}"),
        Command::Override(Override { chosen, reason }) => {
            format!("{OVERRIDE} {} {BECAUSE} {reason}", ruling::write(chosen))
        }
        Command::Tell(Tell { text }) => format!("tell {text}"),
        Command::Note(Note { text }) => format!("note {text}"),
    }
}

fn written_use(order: &Use) -> String {
    match order {
        Use::Mask { wizard } => format!("mask {wizard}"),
        Use::TakeBox { wizard } => format!("box by {wizard}"),
        Use::OpenBox { cards } if cards.is_empty() => format!("box for {NOTHING}"),
        Use::OpenBox { cards } => followed("box for", cards),
        Use::Altar { wizard } => format!("altar {wizard}"),
        Use::Teleporter { wizard, way: Way::Out, hex } => format!("teleporter {wizard} out {hex}"),
        Use::Teleporter { wizard, way: Way::In, hex } => format!("teleporter {wizard} in {hex}"),
    }
}

fn followed(start: &str, words: &[impl Display]) -> String {
    words.iter().fold(start.to_owned(), |text, word| format!("{text} {word}"))
}

fn group(figures: &[FigureId]) -> String {
    if figures.is_empty() {
        return NOBODY.to_owned();
    }
    figures.iter().map(FigureId::to_string).collect::<Vec<_>>().join("+")
}

/// All civilian markers with the words for them.
const MARKERS: [Marker; 4] = [Marker::Queen, Marker::Graf, Marker::Brunhilde, Marker::HighPriest];

/// The word for a civilian marker in orders and records.
#[must_use]
pub const fn marker_word(marker: Marker) -> &'static str {
    match marker {
        Marker::Queen => "queen",
        Marker::Graf => "graf",
        Marker::Brunhilde => "brunhilde",
        Marker::HighPriest => "high-priest",
    }
}

/// Words for all action cards, for the error that lists them.
fn card_words() -> impl Iterator<Item = &'static str> {
    ActionCard::PRINTED.iter().map(|(card, _)| card.word())
}

#[cfg(test)]
mod tests;
