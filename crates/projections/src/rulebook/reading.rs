//! Who may read a clause of a private briefing: the seat whose briefing it is, the organiser and the
//! game master; and everybody, once its rule has been used in the open or the siege is over.

use super::{ClauseBeside, ClauseText, Rulebook, books, clause};
use crate::words::words;
use ::rulebook::game_master;
use campaign::{Engagement, System};
use chronicle::CampaignId;
use decider::{By, Clause, Seat};
use lowenheim::figures::Faction;
use messages::Language;
use referee::{Reader, Referee, Rejected};
use std::{collections::BTreeSet, sync::Arc};

/// One clause as far as a reader at a table may read it.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn clause_for(
    referee: &Referee,
    (campaign, reader): (CampaignId, &Reader),
    id: &str,
    language: Language,
) -> Result<Option<ClauseText>, Rejected> {
    let Some(clause) = clause(id, language) else { return Ok(None) };
    let beside = clause.rulings.iter().chain(&clause.settles);
    let mut kept = clause.private_to.iter().chain(beside.flat_map(|beside| &beside.private_to));
    if kept.next().is_none() {
        return Ok(Some(clause.clone()));
    }
    Ok(Some(Knowledge::of(referee, campaign, reader)?.read(clause, language)))
}

/// One clause as far as everybody may read it, at no table.
#[must_use]
pub fn open_clause(id: &str, language: Language) -> Option<ClauseText> {
    clause(id, language).map(|clause| Knowledge::default().read(clause, language))
}

/// The clause that called for a roll, for somebody who has seen it fall: what it says is no secret any
/// more, but for what stands beside it.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub(crate) fn clause_of_roll(
    referee: &Referee,
    table: (CampaignId, &Reader),
    id: &str,
    language: Language,
) -> Result<Option<ClauseText>, Rejected> {
    let Some(clause) = clause(id, language) else { return Ok(None) };
    let open = ClauseText { private_to: Vec::new(), ..clause.clone() };
    let mut read = Knowledge::of(referee, table.0, table.1)?.read(&open, language);
    read.private_to.clone_from(&clause.private_to);
    Ok(Some(read))
}

/// Every rulebook as far as a reader at a table may read it: what is kept from them is not there.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn books_for(
    referee: &Referee,
    (campaign, reader): (CampaignId, &Reader),
    language: Language,
) -> Result<Vec<Rulebook>, Rejected> {
    Ok(Knowledge::of(referee, campaign, reader)?.books(language))
}

/// Every rulebook as far as everybody may read it, at no table.
#[must_use]
pub fn open_books(language: Language) -> Vec<Rulebook> {
    Knowledge::default().books(language)
}

/// What a reader may know of private briefings.
#[derive(Default)]
struct Knowledge {
    /// Everything: they keep the book.
    all: bool,
    /// The roles that they play, each with its rules.
    own: BTreeSet<(System, Seat)>,
    /// What was used before everybody's eyes.
    open: BTreeSet<Clause>,
}

impl Knowledge {
    fn of(referee: &Referee, campaign: CampaignId, reader: &Reader) -> Result<Self, Rejected> {
        let open = referee.open_clauses(campaign)?;
        let (all, own) = match reader.by() {
            Some(By::Organiser | By::Rules) => (true, BTreeSet::new()),
            // Only a siege with a game master has a key for this seat.
            Some(By::Seat(seat)) if *seat == game_master::seat() => (true, BTreeSet::new()),
            Some(By::Seat(seat)) => {
                let place = referee.place(campaign, None)?;
                let engagements = place.standing.state.engagements.values();
                let role = |it: &Arc<Engagement>| Some((it.system(), it.roles.role_of(seat)?));
                (false, engagements.filter_map(role).collect())
            }
            None => (false, BTreeSet::new()),
        };
        Ok(Self { all, own, open })
    }

    fn admits(&self, id: &str, private_to: &[Faction]) -> bool {
        private_to.is_empty()
            || self.all
            || System::of_clause(id).is_some_and(|system| {
                private_to.iter().any(|faction| self.own.contains(&(system, faction.seat())))
            })
            || self.open.iter().any(|clause| clause.id() == id)
    }

    fn books(&self, language: Language) -> Vec<Rulebook> {
        let read = |book: &Rulebook| Rulebook {
            clauses: book
                .clauses
                .iter()
                .map(|it| self.read(it, language))
                .filter(|it| !it.withheld)
                .collect(),
            ..book.clone()
        };
        books(language).iter().map(read).collect()
    }

    fn read(&self, clause: &ClauseText, language: Language) -> ClauseText {
        let mut read = clause.clone();
        let open = |beside: &ClauseBeside| self.admits(&beside.id, &beside.private_to);
        read.rulings.retain(open);
        read.settles.retain(open);
        if !self.admits(&clause.id, &clause.private_to) {
            let words = words(language);
            read.name = words.say("withheld-name", &[]);
            read.section = words.say("withheld-section", &[]);
            read.rule = words.say("withheld", &[]);
            "private".clone_into(&mut read.status);
            (read.ruling, read.example) = (None, None);
            (read.rulings, read.settles, read.private_to) = (Vec::new(), Vec::new(), Vec::new());
            read.withheld = true;
        }
        read
    }
}
