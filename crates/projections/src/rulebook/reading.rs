//! Who may read a clause of a private briefing: the seat whose briefing it is, the organiser and the
//! game master; and everybody, once its rule has been used in the open or the siege is over.

use super::{ClauseBeside, ClauseText, Rulebook, books, clause};
use crate::{LogLine, words::words};
use ::rulebook::game_master;
use campaign::{AnyEvent, desk::Desk};
use chronicle::CampaignId;
use decider::{Audience, By, Fact};
use lowenheim::{Event, figures::Faction, in_play};
use messages::Language;
use referee::{Reader, Referee, Rejected};
use std::collections::BTreeSet;

/// One clause as far as a reader may read it, who sits at a table or looks at none.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn clause_for(
    referee: &Referee,
    table: Option<(CampaignId, &Reader)>,
    id: &str,
    language: Language,
) -> Result<Option<ClauseText>, Rejected> {
    let Some(clause) = clause(id, language) else { return Ok(None) };
    let kept = clause
        .private_to
        .iter()
        .chain(clause.rulings.iter().chain(&clause.settles).flat_map(|beside| &beside.private_to));
    let nothing_private = kept.count() == 0;
    Ok(Some(match table {
        _ if nothing_private => clause.clone(),
        Some((campaign, reader)) => {
            Knowledge::of(referee, campaign, reader)?.read(clause, language)
        }
        None => Knowledge::default().read(clause, language),
    }))
}

/// Every rulebook as far as a reader may read it: what is kept from them is not there.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn books_for(
    referee: &Referee,
    table: Option<(CampaignId, &Reader)>,
    language: Language,
) -> Result<Vec<Rulebook>, Rejected> {
    let known = match table {
        Some((campaign, reader)) => Knowledge::of(referee, campaign, reader)?,
        None => Knowledge::default(),
    };
    let read = |book: &Rulebook| Rulebook {
        clauses: book
            .clauses
            .iter()
            .map(|it| known.read(it, language))
            .filter(|it| !it.withheld)
            .collect(),
        ..book.clone()
    };
    Ok(books(language).iter().map(read).collect())
}

/// What a reader may know of private briefings.
#[derive(Default)]
struct Knowledge {
    /// Everything: they keep the book, or the siege is over.
    all: bool,
    /// Their own.
    own: Option<Faction>,
    /// What came into play before everybody's eyes.
    disclosed: BTreeSet<String>,
}

impl Knowledge {
    fn of(referee: &Referee, campaign: CampaignId, reader: &Reader) -> Result<Self, Rejected> {
        let all = Self { all: true, ..Self::default() };
        let mut known = match reader.by() {
            Some(By::Organiser | By::Rules) => return Ok(all),
            // Only a siege with a game master has a key for this seat.
            Some(By::Seat(seat)) if *seat == game_master::seat() => return Ok(all),
            Some(By::Seat(seat)) => Self { own: Faction::of_seat(seat), ..Self::default() },
            None => Self::default(),
        };
        let end = referee.head(campaign)?.seq;
        let nothing_said = Desk::default();
        referee.walk(campaign, 0..=end, |step| {
            if let Some(campaign::Event::Played { event: AnyEvent::Siege(event), .. }) = step.event
            {
                known.happened(event);
            }
            let line = LogLine::new(&step, (&Reader::Public).into(), &nothing_said);
            known.disclosed.extend(line.clause);
        })?;
        Ok(known)
    }

    fn happened(&mut self, event: &Event) {
        if event.audience() != Audience::Everyone {
            return;
        }
        self.all |= matches!(event, Event::ScoresCounted(_));
        let clauses = in_play::disclosed_by(event).into_iter();
        self.disclosed.extend(clauses.map(|clause| clause.to_string()));
    }

    fn admits(&self, id: &str, private_to: &[Faction]) -> bool {
        private_to.is_empty()
            || self.all
            || self.own.is_some_and(|own| private_to.contains(&own))
            || self.disclosed.contains(id)
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

#[cfg(test)]
mod tests {
    use super::*;
    use lowenheim::decks::ActionCard;
    use lowenheim::event::{AmbassadorTurned, ScoresCounted, Secret, SecretKept};
    use lowenheim::figures::{FigureId, FigureKind};

    fn withheld(known: &Knowledge, id: &str) -> bool {
        known.read(clause(id, Language::English).unwrap(), Language::English).withheld
    }

    #[test]
    fn a_secret_is_told_by_what_everybody_sees_and_by_nothing_else() {
        let mut known = Knowledge { own: Some(Faction::Cathay), ..Knowledge::default() };
        assert!(!withheld(&known, "HEI-104") && withheld(&known, "HEI-093"));
        let secret = Secret::CardHandedIn { card: ActionCard::Food };
        known.happened(&SecretKept { faction: Faction::Bretonnia, secret }.into());
        assert!(withheld(&known, "HEI-093") && withheld(&known, "R-96"));
        let figure = FigureId::new(FigureKind::JeanJacques, 0);
        known.happened(&AmbassadorTurned { figure, until: 6 }.into());
        assert!(!withheld(&known, "HEI-093") && !withheld(&known, "R-96"));
        assert!(withheld(&known, "HEI-087") && withheld(&known, "HEI-092"));
        known.happened(&ScoresCounted { scores: Vec::new() }.into());
        assert!(!withheld(&known, "HEI-087"), "the siege is over");
    }
}
