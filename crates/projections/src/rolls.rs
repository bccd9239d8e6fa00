//! The search for rolls, along the stream: by player, die, purpose, clause, source, piece and text.

use crate::{
    Listener, LogLine, SourceSeen, WitnessSeen,
    dice::{actor, roller},
    lines,
};
use campaign::State;
use campaign_map::pieces::MapPlace;
use chronicle::{CampaignId, CardDrawn, DiceRolled, Line, kind};
use messages::Language;
use referee::{Reader, Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, VecDeque};
use std::ops::RangeInclusive;

/// Which rolls and draws. What is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RollsWanted {
    /// Whose roll it was: `organiser`, `seat/<name>` or `rules`.
    pub by: Option<String>,
    /// Dice of so many sides.
    pub sides: Option<u32>,
    /// The purpose.
    pub why: Option<String>,
    /// The clause that called for it.
    pub clause: Option<String>,
    /// Where the faces came from.
    pub source: Option<SourceSeen>,
    /// For thrown dice: who else saw them.
    pub witness: Option<WitnessSeen>,
    /// `engagement/<number>`.
    pub scope: Option<String>,
    /// A piece, by its id or its name: its order, or something that came of the roll, names it. A piece of a map is
    /// looked for as who stood for it in its fights, too; a banner as all who march with it, or did
    /// until they were lost. Anything else that is no id is looked for in what is told of the order.
    pub piece: Option<String>,
    /// Words that stand in the order, the roll, or what came of it.
    pub text: Option<String>,
    /// Only what lies before this record.
    pub before: Option<u64>,
    /// At most so many, 1 to 200.
    pub limit: Option<u64>,
}

/// Rolls and draws that were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RollsFound {
    /// The newest first. Fewer than were asked for, or none, where so much of the log lay between them that it is looked through
    /// piece by piece.
    pub rolls: Vec<RollFound>,
    /// Can there be older ones? Then ask for those before `next`.
    pub more: bool,
    /// The record before which to look for older ones.
    pub next: Option<u64>,
}

/// A roll or draw that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RollFound {
    /// The roll.
    pub line: LogLine,
    /// Whose roll it was.
    pub by: String,
    /// The order, as far as the reader may read it.
    pub order: LogLine,
    /// What the order had done before the roll, in words; none: nothing that may be told.
    pub deed: Option<String>,
    /// The purpose, of a roll.
    pub why: Option<String>,
    /// What came of it, up to the next roll of the order.
    pub consequences: Vec<LogLine>,
}

/// The most that one answer holds.
const MOST: u64 = 200;
/// How many there are where nobody says.
const USUAL: u64 = 50;

/// So many records are looked through for one answer.
const SEARCHED: u64 = 1 << 16;
/// So many of them at first; where few fit, more at once.
const AT_FIRST: u64 = 256;

/// A roll that fits by what stands in its record.
struct Candidate {
    seq: u64,
    order: u64,
    /// Up to where its consequences reach.
    end: u64,
    by: String,
    why: Option<String>,
    /// Does the order, or what came of the roll, name the piece?
    names: bool,
}

/// Looks for rolls and draws that the reader may see, the newest first.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn rolls<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    wanted: &RollsWanted,
) -> Result<RollsFound, Rejected> {
    rolls_among(referee, campaign, reader, wanted, SEARCHED)
}

/// As [`rolls`], looking through so many records at most, and no fewer than one order has.
///
/// # Errors
/// As there.
pub fn rolls_among<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    wanted: &RollsWanted,
    searched: u64,
) -> Result<RollsFound, Rejected> {
    let listener = reader.into();
    let limit = wanted.limit.unwrap_or(USUAL).clamp(1, MOST) as usize;
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let language = listener.language;
    let piece = wanted.piece.as_ref().map(|piece| SearchedPiece::known(state, piece, language));
    let search = Search { referee, campaign, reader: listener.reader, wanted, state, piece };
    let mut pages = Pages { referee, campaign, listener, lines: VecDeque::new() };
    let mut found: Vec<RollFound> = Vec::new();
    let mut end = referee.head(campaign)?.seq.min(wanted.before.unwrap_or(u64::MAX));
    let least = end.saturating_sub(searched);
    let mut at_once = AT_FIRST;
    loop {
        // An order and what it has caused are looked through together.
        let (first, _) = referee.batch_of(campaign, end.saturating_sub(at_once).max(least))?;
        for candidate in search.candidates(first..=end)?.into_iter().rev() {
            let Some(roll) = pages.told(&search, candidate)? else { continue };
            if found.len() == limit {
                let next = found.last().map(|last| last.line.seq);
                return Ok(RollsFound { rolls: found, more: true, next });
            }
            found.push(roll);
        }
        if first == 0 || first <= least {
            let next = (first > 0).then_some(first);
            return Ok(RollsFound { rolls: found, more: next.is_some(), next });
        }
        (end, at_once) = (first - 1, at_once * 2);
    }
}

/// What is looked for, and by whom.
struct Search<'r> {
    referee: &'r Referee,
    campaign: CampaignId,
    reader: &'r Reader,
    wanted: &'r RollsWanted,
    /// As it stands now: it knows whose pieces are.
    state: &'r State,
    piece: Option<SearchedPiece>,
}

impl Search<'_> {
    /// Those of some whole orders that fit by their records.
    fn candidates(&self, records: RangeInclusive<u64>) -> Result<Vec<Candidate>, Rejected> {
        let mut found: Vec<Candidate> = Vec::new();
        let (mut order, mut sender, mut named_by_order) = (0, String::new(), false);
        // The last roll of the order is still gathering what came of it.
        let mut open = false;
        let wanted = self.wanted;
        self.referee.each_record(self.campaign, records, |line| {
            let readable = line.audience().admits(self.reader.by());
            let piece = self.piece.as_ref();
            let names = || readable && piece.is_some_and(|piece| piece.is_named(line));
            match line.kind {
                kind::ORDER_GIVEN => {
                    (order, open) = (line.seq, false);
                    // On whose behalf a secret order was given is part of the secret.
                    sender = actor(line.by, line.stead, line.data.filter(|_| readable));
                    named_by_order = names();
                }
                kind::DICE_ROLLED | kind::CARD_DRAWN => {
                    let why = fits(line, wanted).filter(|_| readable);
                    let rolled = line.data.and_then(|data| serde_json::from_str(data).ok());
                    let by = rolled.map_or_else(
                        || sender.clone(),
                        |rolled| roller(self.state, line.scope, &rolled, &sender),
                    );
                    let asked = wanted.by.as_ref().is_none_or(|wanted| *wanted == by)
                        && wanted.before.is_none_or(|before| line.seq < before);
                    open = why.is_some() && asked;
                    if let (true, Some(why)) = (open, why) {
                        let (seq, names) = (line.seq, named_by_order);
                        found.push(Candidate { seq, order, end: seq, by, why, names });
                    }
                }
                _ => {
                    if let Some(last) = found.last_mut().filter(|_| open) {
                        last.end = line.seq;
                        last.names = last.names || names();
                    }
                }
            }
        })?;
        if self.piece.as_ref().is_some_and(|piece| piece.said.is_none()) {
            found.retain(|candidate| candidate.names);
        }
        Ok(found)
    }
}

/// Does a roll or draw fit by itself? Then its purpose.
fn fits(line: &Line<'_>, wanted: &RollsWanted) -> Option<Option<String>> {
    let data = line.data?;
    let scope = wanted.scope.as_ref().is_none_or(|scope| *scope == line.scope);
    let (clause, why, sides, source) = if line.kind == kind::DICE_ROLLED {
        let DiceRolled { clause, why, dice, source, .. } = serde_json::from_str(data).ok()?;
        (clause, Some(why), Some(dice.sides()), source)
    } else {
        let CardDrawn { clause, source, .. } = serde_json::from_str(data).ok()?;
        (clause, None, None, source)
    };
    let seen = match source {
        chance::Source::Thrown { .. } => SourceSeen::Thrown,
        chance::Source::Sealed { .. } | chance::Source::Scripted {} => SourceSeen::Sealed,
    };
    let same = |asked: &Option<String>, is: Option<&String>| {
        asked.as_ref().is_none_or(|asked| is.is_some_and(|is| is.eq_ignore_ascii_case(asked)))
    };
    let fits = scope
        && wanted.source.is_none_or(|source| source == seen)
        && wanted.sides.is_none_or(|asked| sides == Some(asked))
        && same(&wanted.why, why.as_ref())
        && same(&wanted.clause, Some(&clause));
    fits.then_some(why)
}

/// The words of a piece, or of all pieces of a banner.
struct SearchedPiece {
    /// Where none of the fights below is fought.
    words: Vec<String>,
    /// Who stands for them, by the scope of the fight.
    in_fights: BTreeMap<String, Vec<String>>,
    /// What is no id, in small letters: it may stand in what is told.
    said: Option<String>,
}

impl SearchedPiece {
    fn known(state: &State, asked: &str, language: Language) -> Self {
        let asked = asked.trim();
        let is_id = asked.contains('-')
            && asked.bytes().all(|it| matches!(it, b'a'..=b'z' | b'0'..=b'9' | b'-'));
        let said = (!is_id).then(|| asked.to_lowercase());
        let mut found = Self { words: vec![asked.to_owned()], in_fights: BTreeMap::new(), said };
        let mut maps = state.engagements.keys().filter_map(|number| state.map(*number));
        let Some((map, piece)) =
            maps.find_map(|map| Some((map, word_on(map, asked, found.said.as_deref(), language)?)))
        else {
            return found;
        };
        found.said = None;
        let with = |place: &MapPlace| matches!(place, MapPlace::Banner(id) if id.word() == piece);
        let ours = map.pieces.iter().filter(|(id, it)| {
            id.word() == piece || with(&it.place) || it.left.as_ref().is_some_and(with)
        });
        let ours: Vec<_> = ours.map(|(id, _)| id).collect();
        for (number, engagement) in &state.engagements {
            let Some(carried) = &engagement.carried else { continue };
            let there = ours.iter().filter_map(|id| carried.pieces.get(*id));
            let scope = format!("engagement/{number}");
            found.in_fights.insert(scope, there.flatten().cloned().collect());
        }
        found.words.extend(ours.into_iter().map(ToString::to_string));
        found
    }

    /// Does one of these lines say what was typed?
    fn is_told(&self, lines: &[LogLine]) -> bool {
        let Some(said) = &self.said else { return false };
        lines.iter().any(|line| line.sentence.to_lowercase().contains(said))
    }

    fn is_named(&self, line: &Line<'_>) -> bool {
        let words = self.in_fights.get(line.scope).unwrap_or(&self.words);
        line.data.is_some_and(|data| names(data, words))
    }
}

/// The id of a banner or a piece of a map that has an id, or is called so.
fn word_on(
    map: &campaign_map::State,
    id: &str,
    called: Option<&str>,
    language: Language,
) -> Option<String> {
    let is_called = |name: String| called.is_some_and(|called| name.to_lowercase() == called);
    let banner = map.banners.iter().find(|(word, banner)| {
        word.word() == id || is_called(campaign_map::story::said(&banner.name, language))
    });
    let piece = || {
        let found = map.pieces.keys().find(|word| {
            word.word() == id || is_called(campaign_map::story::piece_name(map, word, language))
        });
        found.map(|word| word.word().to_owned())
    };
    banner.map(|(word, _)| word.word().to_owned()).or_else(piece)
}

/// Does a payload name one of these?
fn names(data: &str, words: &[String]) -> bool {
    fn within(value: &Value, words: &[&String]) -> bool {
        match value {
            Value::String(text) => words.contains(&text),
            Value::Array(items) => items.iter().any(|item| within(item, words)),
            Value::Object(members) => {
                members.iter().any(|(name, member)| words.contains(&name) || within(member, words))
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => false,
        }
    }
    // Reading all of it is dear; most payloads do not hold the words at all.
    let here: Vec<_> = words.iter().filter(|word| data.contains(word.as_str())).collect();
    !here.is_empty() && serde_json::from_str(data).is_ok_and(|value| within(&value, &here))
}

/// Lines as they are needed, the newest first, many at a time.
struct Pages<'r> {
    referee: &'r Referee,
    campaign: CampaignId,
    listener: Listener<'r>,
    lines: VecDeque<LogLine>,
}

impl Pages<'_> {
    const AT_ONCE: u64 = 512;

    fn lines(&mut self, records: RangeInclusive<u64>) -> Result<Vec<LogLine>, Rejected> {
        let held = |line: Option<&LogLine>, seq: u64| line.is_some_and(|line| line.seq == seq);
        while self.lines.back().is_some_and(|line| line.seq > *records.end()) {
            self.lines.pop_back();
        }
        if !held(self.lines.back(), *records.end()) {
            self.lines.clear();
        }
        let first = self.lines.front().map_or(*records.end() + 1, |line| line.seq);
        if first > *records.start() {
            let from = first.saturating_sub(Self::AT_ONCE).min(*records.start());
            let more = lines(self.referee, self.campaign, self.listener, from..=first - 1)?;
            for line in more.into_iter().rev() {
                self.lines.push_front(line);
            }
        }
        Ok(self.lines.iter().filter(|line| records.contains(&line.seq)).cloned().collect())
    }

    /// A candidate with its lines, if the words and the witness fit as well.
    fn told(
        &mut self,
        search: &Search<'_>,
        candidate: Candidate,
    ) -> Result<Option<RollFound>, Rejected> {
        let wanted = search.wanted;
        let Candidate { seq, order, end, by, why, names } = candidate;
        let mut told = self.lines(order..=end)?;
        if search.piece.as_ref().is_some_and(|piece| !names && !piece.is_told(&told)) {
            return Ok(None);
        }
        let is_deed = |line: &&LogLine| {
            let causes =
                [kind::ORDER_GIVEN, kind::DICE_ROLLED, kind::CARD_DRAWN, kind::CONTRIBUTED];
            !line.hidden && !line.sentence.is_empty() && !causes.contains(&line.kind.as_str())
        };
        let before = told.iter().take_while(|line| line.seq < seq);
        let deed = before.filter(is_deed).map(|line| line.sentence.clone()).next();
        told.retain(|line| line.seq == order || line.seq >= seq);
        let text = wanted.text.as_ref().map(|text| text.trim().to_lowercase());
        let says = |line: &LogLine| {
            text.as_ref().is_none_or(|text| line.sentence.to_lowercase().contains(text))
        };
        let fits = told.iter().any(says);
        let [order, line, consequences @ ..] = told.as_slice() else { return Ok(None) };
        let witness = line.dice.as_ref().and_then(|dice| dice.witness);
        let fits = fits && (wanted.witness.is_none() || wanted.witness == witness);
        let (order, line) = (order.clone(), line.clone());
        let consequences = consequences.to_vec();
        Ok(fits.then_some(RollFound { line, by, order, deed, why, consequences }))
    }
}
