//! Sheets to print: a seat's briefing and roster, the quick reference, the blank record sheet.
//!
//! Each begins on an A4 page of its own and needs no colour. A seat's sheets are made from that
//! seat's own view and from nothing else, whoever prints them: what the view does not hold cannot
//! get onto the paper. They are HTML with classes and without scripts; browsers and files get the
//! same text and the same [`STYLE`].

mod briefing;
pub(crate) mod html;
mod map;
mod record;
mod reference;
mod roster;
mod words;

use crate::{Listener, view, words::WORDS};
use campaign::AnyView;
use chronicle::{CampaignId, Scope};
use decider::By;
use html::Html;
use lowenheim::{
    city,
    figures::Faction,
    scenario::{self, Options},
    story,
    view::SiegeView,
};
use messages::{Language, Words, saying};
use referee::{Code, Reader, Referee, Rejected};
use rulebook::game_master;
use std::{fmt, str::FromStr};
use words::{CATALOGUE, words};

/// How sheets look, on a screen and on paper.
pub const STYLE: &str = include_str!("sheets/sheets.css");

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SheetKind {
    /// What one player alone is told; for that seat and the organiser.
    Briefing,
    /// One player's figures, with boxes to tick; for that seat and the organiser.
    Roster,
    /// The rules in short, for everybody.
    Reference,
    /// The city with the numbers of its hexes, for everybody.
    Map,
    /// Empty lines for a turn's orders and dice, for everybody.
    Record,
}

impl SheetKind {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Self; 5] =
        [Self::Briefing, Self::Roster, Self::Reference, Self::Map, Self::Record];

    /// The word for it in addresses and commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Briefing => "briefing",
            Self::Roster => "roster",
            Self::Reference => "reference",
            Self::Map => "map",
            Self::Record => "record",
        }
    }

    /// Is it one seat's own?
    #[must_use]
    pub const fn is_private(self) -> bool {
        matches!(self, Self::Briefing | Self::Roster)
    }
}

impl fmt::Display for SheetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The word names no kind of sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotSheetKind(String);

impl NotSheetKind {
    /// The word, or its first 40 characters.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NotSheetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = SheetKind::ALL.map(SheetKind::word).join(", ");
        write!(f, "`{}` names no sheet; there are {known}", self.0)
    }
}

impl std::error::Error for NotSheetKind {}

impl FromStr for SheetKind {
    type Err = NotSheetKind;

    fn from_str(text: &str) -> Result<Self, NotSheetKind> {
        let named = Self::ALL.into_iter().find(|kind| kind.word() == text);
        named.ok_or_else(|| NotSheetKind(text.chars().take(40).collect()))
    }
}

/// Which sheets somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetsWanted {
    /// Whose briefing and roster; nobody named: the reader's own, for the organiser all six.
    pub seat: Option<Faction>,
    /// Only these kinds; none named: all that the reader may have.
    pub kinds: Vec<SheetKind>,
}

/// Sheets, ready to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheets {
    /// What they are of.
    pub title: String,
    language: Language,
    body: Html,
}

impl Sheets {
    /// The sheets alone.
    #[must_use]
    pub fn body(&self) -> &str {
        self.body.text()
    }

    /// A whole document with its style in it: a file that can be opened and printed anywhere.
    #[must_use]
    pub fn document(&self) -> String {
        with_style(&self.page())
    }

    /// A whole document that asks its server for its style.
    #[must_use]
    pub fn page(&self) -> String {
        let mut name = Html::default();
        name.line("title", "", &self.title);
        let mut cover = Html::default();
        cover.line("h1", "cover", &self.title);
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n{}{LINK}\n</head>\n<body>\n\
             <main class=\"sheets\">\n{}{}</main>\n</body>\n</html>\n",
            self.language.code(),
            name.text(),
            cover.text(),
            self.body(),
        )
    }
}

/// Where a page of sheets finds [`STYLE`].
pub(crate) const LINK: &str = "<link rel=\"stylesheet\" href=\"/api/sheets.css\">";

/// A page of sheets with its style in it instead of a link to it.
#[must_use]
pub fn with_style(page: &str) -> String {
    page.replacen(LINK, &format!("<style>\n{STYLE}</style>"), 1)
}

/// The sheets that a reader wants of a siege, as it stands at the head.
///
/// # Errors
/// `key_needed` and `not_organiser` for what only others may have; `unknown_campaign`,
/// `unknown_scope`.
pub fn sheets(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    scope: &Scope,
    wanted: &SheetsWanted,
) -> Result<Sheets, Rejected> {
    let Listener { reader, language } = listener;
    let w = words(language);
    let seats = private_seats(reader.by(), wanted)?;
    let heard_by = |reader: &Reader| {
        let listener = Listener { reader, language };
        match view(referee, campaign, listener, scope, None)?.seen {
            AnyView::Siege { siege } => Ok(*siege),
            AnyView::Battle { .. } | AnyView::Map { .. } => {
                let message = saying!(&WORDS, "no-siege", scope = scope.to_string());
                Err(Rejected::new(Code::WrongSystem, message))
            }
        }
    };
    let public = heard_by(&Reader::Public)?;
    let mut body = Html::default();
    for faction in seats {
        // Not the reader's own view: the organiser prints what that seat may see, and no more.
        let seat = Reader::Keyed(By::Seat(faction.seat()));
        let view = heard_by(&seat)?;
        if is_wanted(&wanted.kinds, SheetKind::Briefing) {
            briefing::sheet(&mut body, &view, faction, w);
        }
        if is_wanted(&wanted.kinds, SheetKind::Roster) {
            roster::sheet(&mut body, &view, faction, w);
        }
    }
    let siege = &public;
    let ground = map::Ground::seen(&siege.city, w);
    public_sheets(&mut body, &siege.title, &options_of(siege), &ground, &wanted.kinds, w);
    let campaign = referee.place(campaign, None)?.standing.state.name.clone();
    Ok(Sheets { title: format!("{}: {campaign}", siege.title), language, body })
}

/// The sheets that need no campaign: quick reference, map and record sheet.
#[must_use]
pub fn common_sheets(kinds: &[SheetKind], language: Language) -> Sheets {
    let (title, w) = (story::title(language), words(language));
    let mut body = Html::default();
    // The built-in city is part of the program, and a test reads it.
    let city = city::parse(scenario::CITY).map(city::City::new).unwrap_or_default();
    let ground = map::Ground::built(&city, w);
    public_sheets(&mut body, &title, &Options::default(), &ground, kinds, w);
    Sheets { title, language, body }
}

fn public_sheets(
    body: &mut Html,
    title: &str,
    options: &Options,
    ground: &map::Ground,
    kinds: &[SheetKind],
    w: Words<'_>,
) {
    if is_wanted(kinds, SheetKind::Reference) {
        reference::sheet(body, options, w);
    }
    if is_wanted(kinds, SheetKind::Map) {
        map::sheet(body, title, ground, w);
    }
    if is_wanted(kinds, SheetKind::Record) {
        record::sheet(body, title, w);
    }
}

fn is_wanted(kinds: &[SheetKind], kind: SheetKind) -> bool {
    kinds.is_empty() || kinds.contains(&kind)
}

/// What everybody sees of the house rules.
const fn options_of(view: &SiegeView) -> Options {
    Options {
        arrival_number: view.enemy.arrival_number,
        turns: view.turns,
        places_to_fall: view.enemy.places_to_fall,
        game_master: view.game_master.is_some(),
    }
}

/// Whose private sheets the reader gets: their own, and only the organiser and the game master those
/// of others.
fn private_seats(reader: Option<&By>, wanted: &SheetsWanted) -> Result<Vec<Faction>, Rejected> {
    let named = wanted.seat.is_some() || wanted.kinds.iter().any(|kind| kind.is_private());
    let all = || Ok(wanted.seat.map_or_else(|| Faction::ALL.to_vec(), |seat| vec![seat]));
    let own = match reader {
        Some(By::Organiser) => return all(),
        Some(By::Seat(seat)) if *seat == game_master::seat() => return all(),
        Some(By::Seat(seat)) => Faction::of_seat(seat),
        Some(By::Rules) | None => None,
    };
    match (own, wanted.seat) {
        (Some(own), None) => Ok(vec![own]),
        (Some(own), Some(seat)) if own == seat => Ok(vec![own]),
        (Some(own), Some(seat)) => Err(Rejected::new(
            Code::NotOrganiser,
            saying!(&CATALOGUE, "not-yours", seat = seat.to_string(), own = own.to_string()),
        )),
        (None, _) if named => {
            Err(Rejected::new(Code::KeyNeeded, saying!(&CATALOGUE, "key-needed")))
        }
        (None, _) => Ok(Vec::new()),
    }
}
