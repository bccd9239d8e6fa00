//! `wapenrol story`: a campaign told turn by turn.

use crate::about::InCampaign;
use crate::client::StoryForm;
use crate::context::Context;
use crate::failure::Failure;
use projections::sheets::with_style;
use serde_json::json;
use std::fs;
use std::path::PathBuf;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol story CAMPAIGN                         Markdown, in the terminal
  wapenrol story CAMPAIGN --as north              as the player of the north may know it
  wapenrol story CAMPAIGN --html -o story.html    one file with the map of every turn, to print
  wapenrol story CAMPAIGN --base http://127.0.0.1:7411 -o story.md

Each sentence names the lines that say so; with --base, or from a server, each is a link.")]
pub(crate) struct Story {
    #[command(flatten)]
    whose: InCampaign,
    /// Markdown; what is written where nothing else is said
    #[arg(long, conflicts_with = "html")]
    markdown: bool,
    /// A page of HTML with its style in it
    #[arg(long)]
    html: bool,
    /// The server at which lines are read, such as <http://127.0.0.1:7411>
    #[arg(long, value_name = "URL")]
    base: Option<String>,
    /// Where to; without it to the terminal or the pipe
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Story {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let form = if self.html { StoryForm::Page } else { StoryForm::Markdown };
        let base = self.base.as_deref().map(|base| base.trim_end_matches('/'));
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let told = context.client()?.story(campaign, by, form, base)?;
        let told = if self.html { with_style(&told, &server::letters_of(&told)) } else { told };
        let Some(file) = &self.output else {
            let answer = json!({ "campaign": campaign, "story": told });
            context.printer.answer(&answer, |text| text.push_str(&told))?;
            return Ok(());
        };
        fs::write(file, &told).map_err(|error| {
            Failure::fault("unwritable", format!("{}: {error}", file.display()))
        })?;
        let answer = json!({ "campaign": campaign, "file": file });
        context.printer.answer(&answer, |text| *text = format!("wrote {}", file.display()))?;
        Ok(())
    }
}
