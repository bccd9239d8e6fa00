//! Sheets to print: a seat's briefing and roster, the quick reference, the map, the blank record sheet.
//! Which of them a system has, it says itself.
//!
//! Each begins on an A4 page of its own and needs no colour. A seat's sheets are made from that
//! seat's own view and from nothing else, whoever prints them: what the view does not hold cannot
//! get onto the paper. They are HTML with classes and without scripts; browsers and files get the
//! same text and the same [`STYLE`].

pub use crate::print::{NotSheetKind, SheetKind};

use crate::print::{
    checkpoint,
    html::Html,
    words::{CATALOGUE, words},
};
use crate::systems::{self, Shown, title_of};
use crate::{CampaignView, Listener, view};
use campaign::System;
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use messages::{Language, saying};
use referee::{Code, Reader, Referee, Rejected};
use rulebook::game_master;

/// How sheets and the story look, on a screen and on paper.
pub const STYLE: &str =
    concat!(include_str!("sheets/sheets.css"), "\n", include_str!("story/story.css"));

/// Which sheets somebody wants.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetsWanted {
    /// Whose briefing and roster; nobody named: the reader's own, for the organiser everybody's.
    pub seat: Option<Seat>,
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
    checkpoint: Option<String>,
}

impl Sheets {
    const fn new(title: String, language: Language, body: Html) -> Self {
        Self { title, language, body, checkpoint: None }
    }

    /// The sheets alone.
    #[must_use]
    pub fn body(&self) -> &str {
        self.body.text()
    }

    /// A whole document that asks its server for its style.
    #[must_use]
    pub fn page(&self) -> String {
        let mut name = Html::default();
        name.line("title", "", &self.title);
        let mut cover = Html::default();
        cover.line("h1", "cover", &self.title);
        let mut foot = Html::default();
        checkpoint::printed(&mut foot, self.checkpoint.as_deref(), self.language);
        format!(
            "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n{}{LINK}\n</head>\n<body>\n\
             <main class=\"sheets\">\n{}{}{}</main>\n</body>\n</html>\n",
            self.language.code(),
            name.text(),
            cover.text(),
            self.body(),
            foot.text(),
        )
    }
}

/// Where a page of sheets finds [`STYLE`].
pub(crate) const LINK: &str = "<link rel=\"stylesheet\" href=\"/api/sheets.css\">";

/// A page of sheets with its style in it instead of a link to it: a file that can be opened and printed anywhere. `letters`
/// is the style that has the letters of *Alegreya on paper*; nothing: it is set in those of the system.
#[must_use]
pub fn with_style(page: &str, letters: &str) -> String {
    page.replacen(LINK, &format!("<style>\n{letters}{STYLE}</style>"), 1)
}

/// The kinds of sheets that a system has.
#[must_use]
pub const fn kinds(system: System) -> &'static [SheetKind] {
    campaign::each_system!(system, |S| <S as Shown>::SHEETS)
}

impl CampaignView {
    /// The roles that have sheets of their own.
    #[must_use]
    pub fn roles(&self) -> Vec<&str> {
        campaign::each_view!(&self.seen, |view, S| S::sheet_roles(view))
    }
}

/// The sheets that a reader wants of an engagement, as it stands at the head.
///
/// # Errors
/// `key_needed` and `not_organiser` for what only others may have; `wrong_system` for a sheet that the
/// system does not have, `unknown_seat`; `unknown_campaign`, `unknown_scope`.
pub fn sheets(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    scope: &Scope,
    wanted: &SheetsWanted,
) -> Result<Sheets, Rejected> {
    let Listener { reader, language } = listener;
    let w = words(language);
    let heard_by =
        |reader: &Reader| view(referee, campaign, Listener { reader, language }, scope, None);
    let public = heard_by(&Reader::Public)?;
    let has = kinds(public.seen.system());
    if let Some(kind) = wanted.kinds.iter().find(|kind| !has.contains(kind)) {
        let known: Vec<&str> = has.iter().map(|kind| kind.word()).collect();
        let (system, kind, known) = (public.seen.system().word(), kind.word(), known.join(", "));
        let message =
            saying!(&CATALOGUE, "no-such-sheet", system = system, kind = kind, known = known);
        return Err(Rejected::new(Code::WrongSystem, message));
    }
    let kinds = || {
        let all = has.iter().copied();
        all.filter(|kind| wanted.kinds.is_empty() || wanted.kinds.contains(kind))
    };
    let mut body = Html::default();
    for seat in private_seats(referee, campaign, scope, &public, reader.by(), wanted)? {
        // Not the reader's own view: the organiser prints what that seat may see, and no more.
        let own = heard_by(&Reader::Keyed(By::Seat(seat)))?;
        let role = own.taken.role.clone().unwrap_or_default();
        for kind in kinds().filter(|kind| kind.is_private()) {
            campaign::each_view!(&own.seen, |view, S| S::own_sheet(
                &mut body, kind, view, &role, w
            ));
        }
    }
    for kind in kinds().filter(|kind| !kind.is_private()) {
        campaign::each_view!(&public.seen, |view, S| S::common_sheet(&mut body, kind, view, w));
    }
    let title = format!("{}: {}", title_of(&public.seen), public.taken.name);
    let checkpoint = checkpoint::latest(referee, campaign)?;
    Ok(Sheets { checkpoint, ..Sheets::new(title, language, body) })
}

/// The sheets of a siege that need no campaign: quick reference, map and record sheet.
#[must_use]
pub fn common_sheets(kinds: &[SheetKind], language: Language) -> Sheets {
    let (title, body) = systems::common_sheets(kinds, language);
    Sheets::new(title, language, body)
}

/// Whose private sheets the reader gets: their own, and only the organiser and the game master those
/// of others.
fn private_seats(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    public: &CampaignView,
    reader: Option<&By>,
    wanted: &SheetsWanted,
) -> Result<Vec<Seat>, Rejected> {
    let place = referee.place(campaign, None)?;
    let number = Referee::engagement(&place.standing, scope)?;
    let engagement = place.standing.state.engagement(number);
    let seat_of = |role: &str| engagement?.roles.seat_of(&role.parse().ok()?);
    let seats: Vec<Seat> = public.roles().into_iter().filter_map(seat_of).collect();
    if let Some(seat) = wanted.seat.as_ref().filter(|seat| !seats.contains(seat)) {
        let known: Vec<&str> = seats.iter().map(Seat::name).collect();
        let (seat, known) = (seat.name(), known.join(", "));
        let message = saying!(&CATALOGUE, "nobody-there", seat = seat, known = known);
        return Err(Rejected::new(Code::UnknownSeat, message));
    }
    let named = wanted.seat.is_some() || wanted.kinds.iter().any(|kind| kind.is_private());
    let own = match reader {
        Some(By::Seat(seat)) if seat.name() != game_master::SEAT => {
            seats.iter().find(|known| *known == seat)
        }
        Some(By::Organiser | By::Seat(_)) => {
            return Ok(wanted.seat.clone().map_or(seats, |seat| vec![seat]));
        }
        Some(By::Rules) | None => None,
    };
    match (own, &wanted.seat) {
        (Some(own), Some(seat)) if own != seat => {
            let (seat, own) = (seat.to_string(), own.to_string());
            let message = saying!(&CATALOGUE, "not-yours", seat = seat, own = own);
            Err(Rejected::new(Code::NotOrganiser, message))
        }
        (Some(own), _) => Ok(vec![own.clone()]),
        (None, _) if named => {
            Err(Rejected::new(Code::KeyNeeded, saying!(&CATALOGUE, "key-needed")))
        }
        (None, _) => Ok(Vec::new()),
    }
}
