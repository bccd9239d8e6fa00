//! `wapenrol show`: how things stand, or stood.

use crate::about::{About, InCampaign};
use crate::client::Client;
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
  wapenrol show CAMPAIGN --as red --atlas 3,4     one hex of a siege or a battle
  wapenrol show CAMPAIGN --as red --atlas red-archers-1   where a piece stands, who is how far, what it can do now
  wapenrol show CAMPAIGN --at 120                 as it stood behind line 120
  wapenrol show CAMPAIGN --as city-guard --json   everything that a page is drawn from")]
pub(crate) struct Show {
    #[command(flatten)]
    whose: InCampaign,
    /// The line behind which things stood so; without it now
    #[arg(long, value_name = "SEQ")]
    at: Option<u64>,
    /// The board in words: every place where something is, one by its number or name, or one piece
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
            let pieces = view.pieces_in_words().into_iter();
            let piece = pieces.into_iter().find(|piece| is_called(piece, place));
            let places = match piece {
                Some(mut piece) => {
                    piece.words.push_str(&self.can_do(&client, &piece.place));
                    vec![piece]
                }
                None => found(view.atlas(), place)?,
            };
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

impl Show {
    /// What a piece can be ordered to do now, as the rules offer it to whoever asks; of the past nothing, and nothing to
    /// whoever may order nothing.
    fn can_do(&self, client: &Client, piece: &str) -> String {
        let (by, scope) = (self.whose.by.as_ref(), self.about.scope.as_ref());
        if self.at.is_some() {
            return String::new();
        }
        let Ok(answer) = client.options(self.whose.campaign, by, scope) else {
            return String::new();
        };
        let choices = answer.options.choices().into_iter();
        let choices = choices.filter(|choice| choice.split_whitespace().any(|word| word == piece));
        let rows = answer.options.rows().into_iter().map(|(notation, ..)| notation);
        let mut ways: Vec<(String, Vec<String>)> = Vec::new();
        for notation in rows {
            let words: Vec<&str> = notation.split_whitespace().collect();
            let Some(named) = words.iter().position(|word| *word == piece) else { continue };
            let begin = words[..=named].join(" ");
            // Of a way from hex to hex its end is told.
            let end = words[named + 1..].last().map(|end| (*end).to_owned());
            match ways.iter_mut().find(|(known, _)| *known == begin) {
                Some((_, ends)) => ends.extend(end),
                None => ways.push((begin, end.into_iter().collect())),
            }
        }
        let ways = ways.into_iter().map(|(begin, ends)| match ends.is_empty() {
            true => begin,
            false => format!("{begin} {}", ends.join(" | ")),
        });
        let all: Vec<String> = choices.chain(ways).collect();
        match all.is_empty() {
            true => " It can be ordered nothing now.".to_owned(),
            false => format!("\nNow: {}", all.join("\nNow: ")),
        }
    }
}

/// So many places are named to whoever has misspelt one; of more the first and the last.
const MOST_NAMED: usize = 60;

fn is_called(known: &PlaceInWords, wanted: &str) -> bool {
    known.place.eq_ignore_ascii_case(wanted) || known.name.to_lowercase() == wanted.to_lowercase()
}

/// The places that are meant; an empty word means all.
fn found(places: Vec<PlaceInWords>, wanted: &str) -> Result<Vec<PlaceInWords>, Failure> {
    if places.is_empty() {
        let message =
            "this board is not told place by place; `show` without --atlas names every place here";
        return Err(Failure::usage("no_atlas", message));
    }
    if wanted.is_empty() {
        return Ok(places.into_iter().filter(|place| !place.bare).collect());
    }
    let known: Vec<String> = match places.as_slice() {
        [first, .., last] if places.len() > MOST_NAMED => {
            vec![format!("{} to {}", first.place, last.place)]
        }
        places => places.iter().map(|known| known.place.clone()).collect(),
    };
    let found: Vec<PlaceInWords> =
        places.into_iter().filter(|known| is_called(known, wanted)).collect();
    if found.is_empty() {
        let message = format!("there is no place and no piece `{wanted}` here");
        let allowed =
            format!("Places are {}; names count, too, and so do pieces.", known.join(", "));
        return Err(Failure::new(Kind::Refused, "unknown_place", message).with("allowed", allowed));
    }
    Ok(found)
}
