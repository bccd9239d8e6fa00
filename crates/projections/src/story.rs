//! The chronicle as a story: what counts now of a campaign, turn by turn, in sentences for people who were
//! not there. Each sentence names its records. It is told for one reader: what they may not read is not in it.
//!
//! It goes along the *timeline*. The same story is written as Markdown, or as a page to print with the map at
//! the end of each turn.

mod fights;
mod land;
mod markdown;
mod page;
mod turns;

pub use crate::tale::Told;

use crate::{Listener, line::event_sentence, print::checkpoint, tale::begun, view::view};
use campaign::{AnyEvent, AnyView, CampaignEvent, EngagementNumber, Event, System};
use campaign_map::state::Phase;
use campaign_map::view::View as Land;
use chronicle::{CampaignId, Scope};
use messages::{Catalogue, Language, Words};
use referee::{Referee, Rejected, ReplayedRecord, codec::scope_of};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("story/en.ftl");
const DUTCH: &str = include_str!("story/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// A campaign as a story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Story {
    /// The campaign.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// For whom it is told: `organiser`, `seat/<name>` or `public`.
    pub reader: String,
    /// The engagement that is the map; none: a campaign without one.
    #[schemars(with = "Option<String>")]
    pub map: Option<Scope>,
    /// The turns of the map, in order; without a map one chapter for all.
    pub chapters: Vec<Chapter>,
    /// The house's word on where the log ended when this was told (a signed note, C2SP); none: it signs none of
    /// this log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub checkpoint: Option<String>,
}

/// A turn of the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "StoryChapter")]
pub struct Chapter {
    /// Its number; 0: what was before the first turn.
    pub turn: u32,
    /// Its last record so far: the map is shown as it was behind it.
    pub until: u64,
    /// What is told, in order.
    pub passages: Vec<Passage>,
}

/// Sentences that belong together: of the map, or of one engagement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "StoryPassage")]
pub struct Passage {
    /// The engagement that is told; none: the map.
    #[schemars(with = "Option<String>")]
    pub scope: Option<Scope>,
    /// The title of the engagement.
    pub title: Option<String>,
    /// What happened.
    pub sentences: Vec<Told>,
}

/// A story with the map at the end of each chapter, to be written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Illustrated {
    /// What is told.
    pub story: Story,
    /// In which language.
    pub language: Language,
    /// For each chapter the map; none: a campaign without one.
    pub lands: Vec<Option<Land>>,
}

/// A campaign as a story for one reader.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn story<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
) -> Result<Story, Rejected> {
    let listener = reader.into();
    let place = referee.place(campaign, None)?;
    let story = Story {
        campaign,
        name: place.standing.state.name.clone(),
        reader: listener.reader.to_string(),
        map: None,
        chapters: Vec::new(),
        checkpoint: checkpoint::latest(referee, campaign)?,
    };
    let mut teller = Teller::new(story, listener);
    for run in referee.live_path(campaign)? {
        referee.walk(campaign, run, |step| teller.hear(&step))?;
    }
    Ok(teller.finish(place.head.seq))
}

/// The same with its maps.
///
/// # Errors
/// As [`story`].
pub fn illustrated<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
) -> Result<Illustrated, Rejected> {
    let listener = reader.into();
    let story = story(referee, campaign, listener)?;
    let land = |chapter: &Chapter| -> Result<Option<Land>, Rejected> {
        let Some(scope) = &story.map else { return Ok(None) };
        let seen = view(referee, campaign, listener, scope, Some(chapter.until))?.seen;
        Ok(if let AnyView::Map { map } = seen { Some(*map) } else { None })
    };
    let lands = story.chapters.iter().map(land).collect::<Result<_, _>>()?;
    Ok(Illustrated { story, language: listener.language, lands })
}

impl Illustrated {
    /// As Markdown. `base` stands before the address of each record, such as `http://127.0.0.1:7411`; none:
    /// records are numbers without a link.
    #[must_use]
    pub fn markdown(&self, base: Option<&str>) -> String {
        markdown::written(self, base)
    }

    /// As a page of HTML that asks its server for its style, as [`crate::sheets::with_style`] takes it.
    #[must_use]
    pub fn page(&self, base: Option<&str>) -> String {
        page::written(self, base)
    }
}

impl Story {
    /// Where a record of an engagement is read.
    fn address(&self, base: &str, scope: Option<&Scope>, record: u64) -> String {
        let scope = scope.or(self.map.as_ref());
        let scope = scope.map(|it| format!("scope={}&", it.to_string().replace('/', "%2F")));
        let campaign = self.campaign;
        format!("{base}/c/{campaign}?{}tab=log&record={record}", scope.unwrap_or_default())
    }
}

/// Puts the story together, record by record.
struct Teller<'r> {
    story: Story,
    listener: Listener<'r>,
    /// What the map has to tell and is waiting for the end of its phase.
    waiting: turns::Waiting,
    tales: fights::Tales,
    /// Where what follows a fight is told: its chapter is the last one.
    settled_in: Option<usize>,
}

impl<'r> Teller<'r> {
    fn new(story: Story, listener: Listener<'r>) -> Self {
        let words = words(listener.language);
        let (waiting, tales) = (turns::Waiting::new(words), fights::Tales::new(words));
        Self { story, listener, waiting, tales, settled_in: None }
    }

    fn hear(&mut self, step: &ReplayedRecord<'_>) {
        let Listener { reader, language } = self.listener;
        let Some(event) = step.event else { return };
        let (line, state) = (step.line, &step.standing.state);
        self.tales.count(event, line.seq);
        if !line.audience().admits(reader.by()) {
            return;
        }
        match event {
            Event::Campaign(CampaignEvent::EngagementOpened(opened))
                if opened.system == System::Map =>
            {
                self.story.map = Some(scope_of(Some(opened.engagement)));
            }
            Event::Campaign(CampaignEvent::EngagementOpened(opened)) => {
                let title = Some(opened.title.said(language));
                let at = self.passage(line.seq, opened.engagement, title);
                let told = self.tales.opened(opened, state, at, line.seq);
                self.told_in(at, told);
            }
            Event::Played { engagement, event: AnyEvent::Map(happened) } => {
                let Some(map) = state.map(*engagement) else { return };
                self.on_the_map(map, happened, event_sentence(event, state, language), line.seq);
            }
            Event::Played { engagement, event } => {
                let told = self.tales.hear(*engagement, event, state, line.seq);
                if let Some(at) = self.tales.passage(*engagement) {
                    self.told_in(at, told);
                }
            }
            Event::Campaign(CampaignEvent::EngagementResumed(resumed)) => {
                let number = resumed.engagement;
                let title = state.engagement(number).map(|it| it.title.said(language));
                let at = self.passage(line.seq, number, title);
                let told = self.tales.resumed(resumed, state, at, line.seq);
                self.told_in(at, told);
            }
            Event::Campaign(CampaignEvent::EngagementPaused(paused)) => {
                let told = self.tales.paused(paused, state, line.seq);
                if let Some(at) = self.tales.passage(paused.engagement) {
                    self.told_in(at, told);
                }
            }
            Event::Campaign(CampaignEvent::EngagementClosed(closed)) => {
                let told = self.tales.closed(closed, state, line.seq);
                if let Some(at) = self.tales.passage(closed.engagement) {
                    self.told_in(at, told);
                    self.settled_in = Some(at);
                }
            }
            Event::Campaign(
                CampaignEvent::Created(_)
                | CampaignEvent::SeatKeyReplaced(_)
                | CampaignEvent::EngagementAbandoned(_)
                | CampaignEvent::RealmClosed(_),
            )
            | Event::Desk(_) => {}
        }
    }

    /// Begins what is told of an engagement in this chapter.
    fn passage(&mut self, seq: u64, engagement: EngagementNumber, title: Option<String>) -> usize {
        self.flush();
        self.chapter(seq);
        let scope = Some(scope_of(Some(engagement)));
        let passages = self.passages();
        passages.push(Passage { scope, title, sentences: Vec::new() });
        passages.len() - 1
    }

    fn on_the_map(
        &mut self,
        map: &campaign_map::State,
        event: &campaign_map::Event,
        sentence: String,
        seq: u64,
    ) {
        use campaign_map::Event as On;
        match event {
            On::PhaseBegun(begun) => {
                self.flush();
                if begun.phase == Phase::Income {
                    self.begin(begun.turn, seq);
                }
                return;
            }
            // What a fight has brought is told where it was fought.
            On::FightSettled(_) | On::DamageDone(_) => {
                if let Some(at) = self.settled_in {
                    let text = match event {
                        On::DamageDone(done) => {
                            turns::broken(map, done, words(self.listener.language))
                        }
                        _ => begun(&sentence),
                    };
                    self.told_in(at, vec![Told { text, records: vec![seq] }]);
                    return;
                }
            }
            _ => {
                if !matches!(event, On::PiecesLost(_)) {
                    self.settled_in = None;
                }
            }
        }
        self.chapter(seq);
        if !self.waiting.takes(map, event, seq) {
            self.flush();
            if turns::is_told(event) {
                let text = begun(&sentence);
                self.map_passage().push(Told { text, records: vec![seq] });
            }
        }
    }

    /// Tells what was put together so far.
    fn flush(&mut self) {
        let told = self.waiting.told();
        if !told.is_empty() {
            self.map_passage().extend(told);
        }
    }

    fn begin(&mut self, turn: u32, seq: u64) {
        if let Some(chapter) = self.story.chapters.last_mut() {
            chapter.until = seq.saturating_sub(1);
        }
        self.settled_in = None;
        self.story.chapters.push(Chapter { turn, until: seq, passages: Vec::new() });
    }

    /// A chapter to write in.
    fn chapter(&mut self, seq: u64) {
        if self.story.chapters.is_empty() {
            self.begin(0, seq);
        }
    }

    fn passages(&mut self) -> &mut Vec<Passage> {
        if self.story.chapters.is_empty() {
            self.begin(0, 0);
        }
        let last = self.story.chapters.len() - 1;
        &mut self.story.chapters[last].passages
    }

    /// The passage of the map that is being written.
    fn map_passage(&mut self) -> &mut Vec<Told> {
        let passages = self.passages();
        if passages.last().is_none_or(|last| last.scope.is_some()) {
            passages.push(Passage { scope: None, title: None, sentences: Vec::new() });
        }
        let last = passages.len() - 1;
        &mut passages[last].sentences
    }

    fn told_in(&mut self, at: usize, told: Vec<Told>) {
        if let Some(passage) = self.passages().get_mut(at) {
            passage.sentences.extend(told);
        }
    }

    fn finish(mut self, head: u64) -> Story {
        self.flush();
        if let Some(chapter) = self.story.chapters.last_mut() {
            chapter.until = head;
        }
        for (at, told) in self.tales.unfinished() {
            self.told_in(at, told);
        }
        self.story
    }
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("systems/assault/tale.rs"),
            include_str!("systems/battle/tale.rs"),
            include_str!("story/fights.rs"),
            include_str!("story/land.rs"),
            include_str!("story/markdown.rs"),
            include_str!("story/page.rs"),
            include_str!("systems/realm/tale.rs"),
            include_str!("systems/siege/tale.rs"),
            include_str!("story/turns.rs"),
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }
}
