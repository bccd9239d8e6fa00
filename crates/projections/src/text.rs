//! A view as plain text, for terminals: a head, and how its rule system shows the game.

use crate::systems::Shown;
use crate::terminal::Moment;
use crate::{CampaignView, LogLine, PlaceInWords, Taken};

impl CampaignView {
    /// Where the game is.
    #[must_use]
    pub fn moment(&self) -> Moment {
        campaign::each_view!(&self.seen, |view, S| S::moment(view))
    }

    /// Does what was told of it belong to its end?
    #[must_use]
    pub fn ends_with_a_story(&self) -> bool {
        campaign::each_view!(&self.seen, |view, S| S::epilogue(view).is_some())
    }

    /// The board in English words, place by place, for whoever sees it; none: the text names every place already.
    #[must_use]
    pub fn atlas(&self) -> Vec<PlaceInWords> {
        campaign::each_view!(&self.seen, |view, S| S::atlas(view, &self.taken.reader))
    }

    /// Whoever orders are given to, in English words: where they stand, and how far others are; none: the text tells it.
    #[must_use]
    pub fn pieces_in_words(&self) -> Vec<PlaceInWords> {
        campaign::each_view!(&self.seen, |view, S| S::pieces(view))
    }

    /// How it stands, as English text. `log` is read for the story at its end, where there is one.
    #[must_use]
    pub fn text(&self, log: &[LogLine]) -> String {
        campaign::each_view!(&self.seen, |view, S| self.taken.text::<S>(view, log))
    }
}

impl Taken {
    fn text<S: Shown>(&self, view: &S::View, log: &[LogLine]) -> String {
        let Self { name, reader, at, live, .. } = self;
        let now = S::now(view);
        let live = if *live { "" } else { ", left behind by a rewind" };
        let title = match S::title_of(view) {
            title if title == name => String::new(),
            title => format!(": {title}"),
        };
        let mut text =
            format!("{name}{title}, as {reader} sees it\n{now}\nbehind line {}{live}\n", at.seq);
        S::text(view, &mut text);
        if let Some(kind) = S::epilogue(view) {
            let told = log.iter().filter(|line| line.kind == kind && line.live);
            let told: Vec<&str> = told.map(|line| &*line.sentence).collect();
            S::tell_epilogue(view, &told, &mut text);
        }
        text
    }
}
