//! What a campaign tells those who follow it from afar: batch by batch, along the stream, and nothing that
//! is not everybody's.

use crate::{Listener, LogLine, lines, print::checkpoint};
use chronicle::{CampaignId, Timestamp, kind};
use messages::Language;
use referee::{Reader, Referee, Rejected};

/// A campaign as a feed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// The campaign.
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// In which language it is told.
    pub language: Language,
    /// When something happened last.
    pub updated: Timestamp,
    /// The house's word on where the log ends now (a signed note, C2SP); none: it signs none of this log.
    pub checkpoint: Option<String>,
    /// The newest first.
    pub entries: Vec<FeedEntry>,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FeedEntry {
    /// Never another's.
    pub id: String,
    /// When.
    pub at: Timestamp,
    /// The first sentence.
    pub title: String,
    /// All of them.
    pub sentences: Vec<String>,
    /// The line of the log with which it ends.
    pub seq: Option<u64>,
}

/// So many records are looked through for entries, from the end.
const LOOKED_THROUGH: u64 = 600;
/// So many entries are told at most.
const MOST: usize = 50;

/// What a campaign tells everybody, whoever asks.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn feed(referee: &Referee, campaign: CampaignId, language: Language) -> Result<Feed, Rejected> {
    let place = referee.place(campaign, None)?;
    let head = place.head.seq;
    let from = head.saturating_sub(LOOKED_THROUGH);
    let from = if from == 0 { 0 } else { referee.end_of_batch(campaign, from)? + 1 };
    let from = from.min(head);
    let mut entries: Vec<FeedEntry> = Vec::new();
    let told =
        lines(referee, campaign, Listener { reader: &Reader::Public, language }, from..=head)?;
    for batch in told.chunk_by(|one, other| one.batch == other.batch) {
        let sentences: Vec<String> =
            batch.iter().filter(|line| tells(line)).map(|line| line.sentence.clone()).collect();
        let (Some(last), Some(title)) = (batch.last(), sentences.first()) else { continue };
        entries.push(FeedEntry {
            id: format!("urn:uuid:{}", last.batch),
            at: last.at,
            title: shortened(title),
            sentences,
            seq: Some(last.seq),
        });
    }
    for (name, reminded) in referee.reminded(campaign)? {
        entries.push(FeedEntry {
            id: format!("urn:wapenrol:{campaign}:reminder:{name}"),
            at: reminded.first_at.into(),
            title: shortened(&reminded.text),
            sentences: vec![reminded.text],
            seq: None,
        });
    }
    entries.sort_by_key(|entry| std::cmp::Reverse((entry.at, entry.seq)));
    entries.truncate(MOST);
    let updated = match entries.first() {
        Some(newest) => newest.at,
        None => crate::waiting::last_at(referee, campaign, head)?,
    };
    let name = place.standing.state.name.clone();
    let checkpoint = checkpoint::latest(referee, campaign)?;
    Ok(Feed { campaign, name, language, updated, checkpoint, entries })
}

/// Orders are told by what came of them, and dice by what fell; whatever is hidden from anybody is not told at all.
fn tells(line: &LogLine) -> bool {
    !line.hidden && ![kind::ORDER_GIVEN, kind::CONTRIBUTED].contains(&&*line.kind)
}

fn shortened(title: &str) -> String {
    const LONGEST: usize = 140;
    if title.chars().count() <= LONGEST {
        return title.to_owned();
    }
    let mut text: String = title.chars().take(LONGEST - 1).collect();
    text.push('…');
    text
}
