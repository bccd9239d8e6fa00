//! The dice ledger, along the stream: every roll counts, also one that was rewound; a copy counts
//! once, where it fell.

use crate::fairness::{self, Judged};
use campaign::State;
use chronicle::{CampaignId, DiceRolled, Format, Line, OrderGiven, kind};
use messages::Language;
use referee::{OnBehalf, Referee, Rejected, path_behind};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// Rolls by where their faces came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DiceCount {
    /// From sealed envelopes: everybody can check them.
    pub sealed: u64,
    /// Thrown at the table and typed.
    pub thrown: u64,
    /// Of those thrown, the rolls that somebody witnessed.
    pub witnessed: u64,
    /// Of those thrown, the rolls that somebody contested.
    pub contested: u64,
}

/// Who rolled how much, and how; and what can be said of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DiceLedger {
    /// All rolls.
    pub all: DiceCount,
    /// By whose roll it was: `organiser`, `seat/<name>` or `rules`.
    pub by: BTreeMap<String, DiceCount>,
    /// Every face that fell, by player, die, purpose and source.
    pub rows: Vec<LedgerRow>,
    /// How each group of dice compares with chance.
    pub judged: Vec<Judged>,
    /// What all this can say, and what it cannot.
    pub notes: Vec<String>,
}

/// Faces that fell to one player, from one kind of die, for one purpose, from one source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LedgerRow {
    /// Whose roll it was: `organiser`, `seat/<name>` or `rules`.
    pub by: String,
    /// The die's sides.
    pub sides: u32,
    /// The purpose.
    pub why: String,
    /// The clause that called for it.
    pub clause: String,
    /// `sealed` or `thrown`.
    pub source: String,
    /// How often was rolled.
    pub rolls: u64,
    /// How often each face fell, from 1; for dice of at most 100 sides.
    pub faces: Vec<u64>,
}

/// The widest die whose faces are counted one by one.
const MOST_SIDES: u32 = 100;

impl DiceCount {
    fn add_thrown(&mut self, witnessed: bool, contested: bool) {
        self.thrown += 1;
        self.witnessed += u64::from(witnessed);
        self.contested += u64::from(contested);
    }
}

/// Whose roll, for what, from where: by, sides, why, clause, thrown.
type Key = (String, u32, String, String, bool);

/// The dice ledger, along the stream.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn dice(
    referee: &Referee,
    campaign: CampaignId,
    language: Language,
) -> Result<DiceLedger, Rejected> {
    referee.with_fold(campaign, |fallen: &mut Fallen| {
        if let Err(rejected) = fallen.go_on(referee, campaign) {
            *fallen = Fallen::default();
            return Err(rejected);
        }
        fallen.told(referee, campaign, language)
    })
}

/// What fell, as far as the log was folded. Who has witnessed it is said later, and looked up when it is told.
#[derive(Default)]
struct Fallen {
    /// The part of the live path that was there, and the last record that was folded, on whatever timeline.
    path: Vec<RangeInclusive<u64>>,
    folded: Option<u64>,
    rows: BTreeMap<Key, (u64, Vec<u64>)>,
    sealed: BTreeMap<String, u64>,
    thrown: Vec<Thrown>,
    sender: String,
}

/// A roll that fell at the table.
struct Thrown {
    seq: u64,
    by: String,
    /// Somebody has confirmed it before anything followed.
    witnessed: bool,
}

impl Fallen {
    fn go_on(&mut self, referee: &Referee, campaign: CampaignId) -> Result<(), Rejected> {
        let path = referee.live_path(campaign)?;
        // Whose a roll is, the state says: behind a rewind it may say something else.
        if path_behind(&self.path, &path).is_none() {
            *self = Self::default();
        }
        let place = referee.place(campaign, None)?;
        let end = referee.head(campaign)?.seq;
        let from = self.folded.map_or(0, |last| last + 1);
        if from <= end {
            let state = &place.standing.state;
            referee.each_record(campaign, from..=end, |line| self.fold(line, state))?;
        }
        (self.path, self.folded) = (path, Some(end));
        Ok(())
    }

    fn fold(&mut self, line: &Line<'_>, state: &State) {
        match line.kind {
            kind::ORDER_GIVEN => self.sender = actor(line.by, line.stead, line.data),
            kind::DICE_ROLLED if line.copy_of.is_none() => {
                let rolled = serde_json::from_str::<DiceRolled>(line.data.unwrap_or("null"));
                let Ok(rolled) = rolled else { return };
                let by = roller(state, line.scope, &rolled, &self.sender);
                let thrown = match &rolled.source {
                    chance::Source::Thrown { witness, .. } => {
                        let witnessed = witness.is_some();
                        self.thrown.push(Thrown { seq: line.seq, by: by.clone(), witnessed });
                        true
                    }
                    chance::Source::Sealed { .. } | chance::Source::Scripted {} => {
                        *self.sealed.entry(by.clone()).or_default() += 1;
                        false
                    }
                };
                let sides = rolled.dice.sides();
                let key = (by, sides, rolled.why, rolled.clause, thrown);
                let counted = sides.min(MOST_SIDES) as usize;
                let (rolls, faces) = self.rows.entry(key).or_insert_with(|| (0, vec![0; counted]));
                *rolls += 1;
                for face in rolled.faces {
                    if let Some(count) = faces.get_mut(face as usize - 1) {
                        *count += 1;
                    }
                }
            }
            _ => (),
        }
    }

    fn told(
        &self,
        referee: &Referee,
        campaign: CampaignId,
        language: Language,
    ) -> Result<DiceLedger, Rejected> {
        let (desk, _) = referee.desk(campaign)?;
        let said = |roll: u64| desk.witnessed.get(&roll).map_or(&[][..], Vec::as_slice);
        // In version 1 a word that confirms is never taken back; in version 2 the last word counts. So the verifiers count it.
        let last = referee.format(campaign)? == Format::Two;
        let mark = |roll: u64, at_once: bool| match said(roll) {
            [.., word] if last => word.confirms,
            said => at_once || said.iter().any(|word| word.confirms),
        };
        let mut ledger = DiceLedger::default();
        for (by, rolls) in &self.sealed {
            ledger.all.sealed += rolls;
            ledger.by.entry(by.clone()).or_default().sealed += rolls;
        }
        for Thrown { seq, by, witnessed } in &self.thrown {
            let witnessed = mark(*seq, *witnessed);
            let contested = said(*seq).iter().any(|word| !word.confirms);
            ledger.all.add_thrown(witnessed, contested);
            ledger.by.entry(by.clone()).or_default().add_thrown(witnessed, contested);
        }
        let row = |((by, sides, why, clause, thrown), (rolls, faces)): (&Key, &(u64, Vec<u64>))| {
            let source = if *thrown { "thrown" } else { "sealed" }.to_owned();
            LedgerRow {
                by: by.clone(),
                sides: *sides,
                why: why.clone(),
                clause: clause.clone(),
                source,
                rolls: *rolls,
                faces: faces.clone(),
            }
        };
        ledger.rows = self.rows.iter().map(row).collect();
        ledger.judged = fairness::judged(&ledger.rows, language);
        ledger.notes = fairness::notes(&ledger.judged, language);
        Ok(ledger)
    }
}

/// Whose roll it is: most are of whoever gave the order; some fall with the order of somebody else.
pub(crate) fn roller(state: &State, scope: &str, rolled: &DiceRolled, sender: &str) -> String {
    let Ok(actor) = sender.parse() else { return sender.to_owned() };
    referee::roller(state, scope, &rolled.clause, &rolled.why, &actor).to_string()
}

/// Whose order it is: its sender's, or whoever the organiser gave it on behalf of.
pub(crate) fn actor(by: &str, stead: Option<&str>, data: Option<&str>) -> String {
    if let Some(seat) = stead {
        return format!("seat/{seat}");
    }
    let given = data.and_then(|data| serde_json::from_str::<OrderGiven>(data).ok());
    let meant = given.and_then(|given| {
        serde_json::from_str::<OnBehalf>(given.command.get()).ok().map(|it| it.on_behalf.by)
    });
    meant.map_or_else(|| by.to_owned(), |by| by.to_string())
}
