//! `wapenrol show`: how things stand, or stood.

use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use projections::PlaceInWords;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol show CAMPAIGN
  wapenrol show CAMPAIGN --as city-guard          with the hand and what its spies know
  wapenrol show CAMPAIGN --as red                 a battle, with the traps of one's own
  wapenrol show CAMPAIGN --as north --atlas       the map in words, place by place
  wapenrol show CAMPAIGN --as north --atlas K3    one place: what lies next to it, who stands there
  wapenrol show CAMPAIGN --at 120                 as it stood behind line 120
  wapenrol show CAMPAIGN --as city-guard --json   everything that a page is drawn from")]
pub(crate) struct Show {
    #[command(flatten)]
    whose: InCampaign,
    /// The line behind which things stood so; without it now
    #[arg(long, value_name = "SEQ")]
    at: Option<u64>,
    /// The map in words: of every place, or of one by its number or name
    #[arg(long, value_name = "PLACE", num_args = 0..=1, default_missing_value = "")]
    atlas: Option<String>,
    #[command(flatten)]
    about: About,
}

impl Show {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (by, scope) = (self.whose.by.as_ref(), self.about.scope.as_ref());
        let view = client.view(self.whose.campaign, by, scope, self.at)?;
        if let Some(place) = &self.atlas {
            let places = found(view.atlas(), place)?;
            context.printer.answer(&places, |text| {
                let words: Vec<&str> = places.iter().map(|place| &*place.words).collect();
                *text = words.join("\n\n");
            })?;
            return Ok(());
        }
        let log = match view.ends_with_a_story() && !context.printer.json {
            true => client.log(self.whose.campaign, by, 0)?,
            false => Vec::new(),
        };
        context.printer.answer(&view, |text| *text = view.text(&log))?;
        Ok(())
    }
}

/// The places that are meant; an empty word means all.
fn found(places: Vec<PlaceInWords>, wanted: &str) -> Result<Vec<PlaceInWords>, Failure> {
    if places.is_empty() {
        let message = "only a campaign's map is told place by place; `show` without --atlas names every place here";
        return Err(Failure::usage("no_atlas", message));
    }
    if wanted.is_empty() {
        return Ok(places);
    }
    let is = |known: &PlaceInWords| {
        known.place.eq_ignore_ascii_case(wanted)
            || known.name.to_lowercase() == wanted.to_lowercase()
    };
    let known: Vec<String> = places.iter().map(|known| known.place.clone()).collect();
    let found: Vec<PlaceInWords> = places.into_iter().filter(is).collect();
    if found.is_empty() {
        let message = format!("there is no place `{wanted}` on the map");
        let allowed = format!("Its places are {}; their names count, too.", known.join(", "));
        return Err(Failure::new(Kind::Refused, "unknown_place", message).with("allowed", allowed));
    }
    Ok(found)
}
