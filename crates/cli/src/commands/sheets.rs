//! `wapenrol sheets`: what people hold in their hands, as files to print.

use super::Context;
use crate::arguments::somebody;
use crate::failure::{Failure, Kind};
use chronicle::CampaignId;
use decider::By;
use lowenheim::figures::Faction;
use projections::Language;
use projections::sheets::{SheetKind, SheetsWanted, common_sheets, with_style};
use serde_json::json;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol sheets                                  quick reference, map and record sheet
  wapenrol sheets CAMPAIGN                         the same, and a file for each of the six seats
  wapenrol sheets CAMPAIGN --as cathay             the same, and one seat's file alone
  wapenrol sheets CAMPAIGN --only briefing,roster
  wapenrol sheets CAMPAIGN --folder print
  wapenrol sheets CAMPAIGN --language nl           the same in Dutch; orders are typed as ever

Each sheet begins on an A4 page of its own: open a file in a browser and print it. A seat's file
holds what that seat may know as the siege stands now, and nothing of the others.")]
pub(crate) struct Sheets {
    /// The campaign's id; without it only what is the same in every siege
    campaign: Option<CampaignId>,
    /// Whose sheets: a seat such as city-guard; organiser: all six
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody, requires = "campaign")]
    by: Option<By>,
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
        let wanted = |private: bool| -> Vec<SheetKind> {
            let all = SheetKind::ALL.into_iter().filter(|kind| kind.is_private() == private);
            all.filter(|kind| self.only.is_empty() || self.only.contains(kind)).collect()
        };
        let (own, common) = (wanted(true), wanted(false));
        let mut pages: Vec<(String, String)> = Vec::new();
        if let Some(campaign) = self.campaign {
            let house = context.house()?;
            let by = self.by.as_ref();
            if !own.is_empty() {
                for seat in self.seats(&house.campaign(campaign, by)?["reader"])? {
                    let wanted = SheetsWanted { seat: Some(seat), kinds: own.clone() };
                    pages.push((
                        seat.to_string(),
                        house.sheets(campaign, by, &wanted, self.language)?,
                    ));
                }
            }
            if !common.is_empty() {
                let wanted = SheetsWanted { seat: None, kinds: common };
                pages.push((
                    "everybody".into(),
                    house.sheets(campaign, by, &wanted, self.language)?,
                ));
            }
        } else if common.is_empty() {
            let message = "briefings and rosters belong to a campaign: name one";
            return Err(Failure::usage("no_campaign", message));
        } else {
            pages.push(("everybody".into(), common_sheets(&common, self.language).page()));
        }
        let files = write(&self.folder, &pages)?;
        context.printer.answer(&json!({ "files": files }), |text| *text = files.join("\n"))?;
        Ok(())
    }

    /// Whose private sheets: the seat that was named, or whose key it is; the organiser gets all six.
    fn seats(&self, reader: &serde_json::Value) -> Result<Vec<Faction>, Failure> {
        let reader: Option<By> = reader.as_str().and_then(|reader| reader.parse().ok());
        match self.by.as_ref().or(reader.as_ref()) {
            Some(By::Organiser) => Ok(Faction::ALL.to_vec()),
            Some(By::Seat(seat)) => {
                Faction::of_seat(seat).map(|seat| vec![seat]).ok_or_else(|| {
                    let known = Faction::ALL.map(Faction::seat_name).join(", ");
                    let message = format!("nobody sits at `{seat}` here; there are {known}");
                    Failure::new(Kind::Refused, "no_such_seat", message)
                })
            }
            Some(By::Rules) | None => Ok(Vec::new()),
        }
    }
}

fn language(code: &str) -> Result<Language, String> {
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    known.ok_or_else(|| "it is en or nl".to_owned())
}

fn write(folder: &Path, pages: &[(String, String)]) -> Result<Vec<String>, Failure> {
    let trouble = |path: &Path, error: std::io::Error| {
        Failure::fault("no_file", format!("{}: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| trouble(folder, error))?;
    let mut files = Vec::new();
    for (name, page) in pages {
        let path = folder.join(format!("{name}.html"));
        fs::write(&path, with_style(page)).map_err(|error| trouble(&path, error))?;
        files.push(path.display().to_string());
    }
    Ok(files)
}
