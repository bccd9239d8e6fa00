//! `wapenrol sheets`: what people hold in their hands, as files to print.

use crate::about::{self, somebody};
use crate::client::Client;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use chronicle::CampaignId;
use decider::{By, Seat};
use projections::sheets::{self, SheetKind, SheetsWanted, common_sheets, with_style};
use projections::{About, EngagementAbout, Language};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol sheets                                  quick reference, map and record sheet of a siege
  wapenrol sheets CAMPAIGN                         those of what is played, and a file for each seat
  wapenrol sheets CAMPAIGN --as cathay             the same, and one seat's file alone
  wapenrol sheets CAMPAIGN --only briefing,roster
  wapenrol sheets CAMPAIGN --folder print
  wapenrol sheets CAMPAIGN --language nl           the same in Dutch; orders are typed as ever

Each sheet begins on an A4 page of its own: open a file in a browser and print it. A seat's file
holds what that seat may know as things stand now, and nothing of the others.")]
pub(crate) struct Sheets {
    /// The campaign's id; without it only what is the same in every Siege of Lowenheim
    campaign: Option<CampaignId>,
    /// Whose sheets: a seat such as city-guard; organiser: all
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody, requires = "campaign")]
    by: Option<By>,
    #[command(flatten)]
    about: about::About,
    /// Only these: briefing, roster, reference, map, record
    #[arg(long, value_name = "SHEETS", value_delimiter = ',')]
    only: Vec<SheetKind>,
    /// Where the files go
    #[arg(long, value_name = "DIR", default_value = "sheets")]
    folder: PathBuf,
    /// The language: en or nl
    #[arg(long, value_name = "LANGUAGE", value_parser = language, default_value = "en")]
    language: Language,
}

impl Sheets {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let Some(campaign) = self.campaign else { return self.common(context) };
        let (client, by) = (context.client()?, self.by.as_ref());
        let about = client.about(campaign, by)?;
        let scope = client.scope(campaign, by, self.about.scope.as_ref())?;
        let here = about.engagements.iter().find(|engagement| engagement.scope == scope);
        // A kind that is named goes out as it is: the answer says what the system has instead.
        let kinds = match here {
            Some(here) if self.only.is_empty() => sheets::kinds(here.system),
            _ => &self.only,
        };
        let (own, common): (Vec<SheetKind>, Vec<SheetKind>) =
            kinds.iter().partition(|kind| kind.is_private());
        let page = |seat: Option<Seat>, kinds: &[SheetKind]| {
            let wanted = SheetsWanted { seat, kinds: kinds.to_vec() };
            client.sheets(campaign, by, &scope, &wanted, self.language)
        };
        let mut pages: Vec<(String, String)> = Vec::new();
        if !own.is_empty() {
            for seat in self.seats(&client, &about, here)? {
                pages.push((seat.to_string(), page(Some(seat), &own)?));
            }
        }
        if !common.is_empty() {
            pages.push(("everybody".to_owned(), page(None, &common)?));
        }
        self.write(&pages, context)
    }

    /// What is the same in every siege.
    fn common(&self, context: &Context) -> Result<(), Failure> {
        let all = SheetKind::ALL.into_iter().filter(|kind| !kind.is_private());
        let common: Vec<SheetKind> =
            all.filter(|kind| self.only.is_empty() || self.only.contains(kind)).collect();
        if common.is_empty() {
            let message = "briefings and rosters belong to a campaign: name one";
            return Err(Failure::usage("no_campaign", message));
        }
        let page = common_sheets(&common, self.language).page();
        self.write(&[("everybody".to_owned(), page)], context)
    }

    /// Whose private sheets: the seat that was named, or whose key it is; the organiser gets everybody's.
    fn seats(
        &self,
        client: &Client,
        about: &About,
        here: Option<&EngagementAbout>,
    ) -> Result<Vec<Seat>, Failure> {
        let Some(here) = here else { return Ok(Vec::new()) };
        let view = client.view(about.campaign, self.by.as_ref(), Some(&here.scope), None)?;
        let seat_of = |role: &str| here.roles.seat_of(&role.parse().ok()?);
        let seats: Vec<Seat> = view.roles().into_iter().filter_map(seat_of).collect();
        let reader: Option<By> = about.reader.parse().ok();
        match self.by.as_ref().or(reader.as_ref()) {
            Some(By::Organiser) => Ok(seats),
            Some(By::Seat(seat)) if seats.contains(seat) => Ok(vec![seat.clone()]),
            Some(By::Seat(seat)) => {
                let known = seats.iter().map(Seat::name).collect::<Vec<_>>().join(", ");
                let message = format!("nobody sits at `{seat}` here; there are {known}");
                Err(Failure::new(Kind::Refused, "no_such_seat", message))
            }
            Some(By::Rules) | None => Ok(Vec::new()),
        }
    }

    fn write(&self, pages: &[(String, String)], context: &Context) -> Result<(), Failure> {
        let files = write(&self.folder, pages)?;
        context.printer.answer(&json!({ "files": files }), |text| *text = files.join("\n"))?;
        Ok(())
    }
}

pub(super) fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| "it is en or nl".to_owned())
}

pub(super) fn write(folder: &Path, pages: &[(String, String)]) -> Result<Vec<String>, Failure> {
    let trouble = |path: &Path, error: std::io::Error| {
        Failure::fault("no_file", format!("{}: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| trouble(folder, error))?;
    let mut files = Vec::new();
    for (name, page) in pages {
        let path = folder.join(format!("{name}.html"));
        fs::write(&path, with_style(page, &server::letters_of(page)))
            .map_err(|error| trouble(&path, error))?;
        files.push(path.display().to_string());
    }
    Ok(files)
}
