//! What the lobby shows of each campaign, kept as long as its head stands, beside the store where there is a data folder: a list
//! of thousands of campaigns reads only those in which something has happened.

mod kept;

use chronicle::CampaignId;
use kept::{KeptLines, Known, Row};
use projections::{Language, Summary, summary};
use referee::{Class, Code, Referee, Rejected};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Summaries by campaign and language, each with the head that it tells of.
#[derive(Debug, Default)]
pub(crate) struct Summaries {
    /// Opened when somebody asks first.
    lines: Mutex<Option<Lines>>,
}

#[derive(Debug, Default)]
struct Lines {
    known: Known,
    kept: Option<KeptLines>,
}

/// The lines, once they were opened.
struct Opened<'s>(MutexGuard<'s, Option<Lines>>);

impl Opened<'_> {
    fn lines(&mut self) -> &mut Lines {
        self.0.get_or_insert_default()
    }
}

impl Summaries {
    fn lines(&self, referee: &Referee) -> Opened<'_> {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        if lines.is_none()
            && let Some((folder, rules)) = referee.states()
        {
            let (kept, known) = KeptLines::open(folder, &rules);
            *lines = Some(Lines { known, kept: Some(kept) });
        }
        Opened(lines)
    }

    /// Every campaign that is shown, in the order of their ids.
    pub(crate) fn all(
        &self,
        referee: &Referee,
        language: Language,
        shown: impl Fn(&Referee, CampaignId) -> Result<bool, Rejected>,
    ) -> Result<Vec<Summary>, Rejected> {
        let mut summaries = Vec::new();
        for campaign in referee.stored_campaigns()? {
            let found = match shown(referee, campaign) {
                Ok(false) => continue,
                Ok(true) => self.of(referee, campaign, language),
                Err(rejected) => Err(rejected),
            };
            match found {
                Ok(summary) => summaries.push(summary),
                Err(rejected) if rejected.code == Code::ThrownAway.text() => {}
                // One damaged or half-imported log does not hide the others.
                Err(rejected) if matches!(rejected.class, Class::Fault | Class::Conflict) => {
                    tracing::warn!(%campaign, error = %rejected, "a campaign cannot be listed");
                }
                Err(rejected) => return Err(rejected),
            }
        }
        Ok(summaries)
    }

    /// What the list says of one.
    pub(crate) fn of(
        &self,
        referee: &Referee,
        campaign: CampaignId,
        language: Language,
    ) -> Result<Summary, Rejected> {
        let head = referee.stored_head(campaign)?;
        let known = self.lines(referee).lines().known.get(&(campaign, language)).cloned();
        if let Some(line) = known
            && head == Some(line.summary.head)
        {
            return Ok(line.summary);
        }
        // Nobody waits for the others while a campaign is opened.
        let summary = summary(referee, campaign, language)?;
        let (desk, _) = referee.desk(campaign)?;
        let line = Row { summary: summary.clone(), has_deadlines: desk.has_deadlines() };
        let mut opened = self.lines(referee);
        let lines = opened.lines();
        if let Some(kept) = &mut lines.kept {
            kept.add(language, &line);
        }
        lines.known.insert((campaign, language), line);
        Ok(summary)
    }

    /// May somebody have to be reminded of a deadline, as far as the list knows?
    pub(crate) fn may_remind(&self, referee: &Referee, campaign: CampaignId) -> bool {
        let mut opened = self.lines(referee);
        let known = &opened.lines().known;
        let mut lines =
            Language::ALL.iter().filter_map(|language| known.get(&(campaign, *language)));
        let head = referee.stored_head(campaign).ok().flatten();
        !lines.any(|line| !line.has_deadlines && Some(line.summary.head) == head)
    }
}
