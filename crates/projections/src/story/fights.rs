//! Battles and sieges as short chapters: who met, what each turn cost, where it turned, what was carried home.

use crate::systems::Shown;
use crate::tale::{Names, Tale, Told, begun};
use campaign::{
    AnyEvent, EngagementClosed, EngagementNumber, EngagementOpened, EngagementPaused,
    EngagementResumed, Event, Game, Played, State,
};
use campaign_map::event::After;
use campaign_map::names::Reputation;
use campaign_map::pieces::PieceId;
use campaign_map::pieces::Side;
use campaign_map::state::{Fight, Party};
use campaign_map::story::{piece_name, player_name, said_reputation};
use messages::{Language, Words, say};
use std::collections::BTreeMap;

/// The engagements that are told, by number.
pub(super) struct Tales {
    words: Words<'static>,
    /// Which passage of the chapter each is told in.
    passages: BTreeMap<EngagementNumber, usize>,
    tales: BTreeMap<EngagementNumber, Box<dyn AnyTale>>,
    /// The records of the facts of each engagement, in order (CAR-13).
    facts: BTreeMap<EngagementNumber, Vec<u64>>,
}

/// The same, whichever rules they are.
trait AnyTale {
    fn hear(&mut self, event: &AnyEvent, game: &Game, seq: u64) -> Vec<Told>;
    fn flush(&mut self) -> Vec<Told>;
}

impl<S: Played> AnyTale for Box<dyn Tale<S>> {
    fn hear(&mut self, event: &AnyEvent, game: &Game, seq: u64) -> Vec<Told> {
        match (S::event_of(event), S::of(game)) {
            (Some(event), Some(state)) => self.as_mut().hear(event, state, seq),
            _ => Vec::new(),
        }
    }

    fn flush(&mut self) -> Vec<Told> {
        self.as_mut().flush()
    }
}

fn tale<S: Shown + 'static>(names: Names, words: Words<'static>) -> Option<Box<dyn AnyTale>> {
    S::tale(names, words).map(|tale| Box::new(tale) as Box<dyn AnyTale>)
}

impl Tales {
    pub(super) fn new(words: Words<'static>) -> Self {
        let (passages, tales, facts) = Default::default();
        Self { words, passages, tales, facts }
    }

    /// Counts the facts of each engagement, also those that the reader may not see.
    pub(super) fn count(&mut self, event: &Event, seq: u64) {
        if let Event::Played { engagement, .. } = event {
            self.facts.entry(*engagement).or_default().push(seq);
        }
    }

    pub(super) fn passage(&self, engagement: EngagementNumber) -> Option<usize> {
        self.passages.get(&engagement).copied()
    }

    pub(super) fn opened(
        &mut self,
        opened: &EngagementOpened,
        state: &State,
        at: usize,
        seq: u64,
    ) -> Vec<Told> {
        let carried = opened.carried.as_ref();
        let met = carried.and_then(|carried| {
            let map = state.map(carried.map)?;
            Some((map, map.fights.get(&carried.fight)?))
        });
        let mut names = Names {
            attacker: say!(self.words, "red-army"),
            defender: say!(self.words, "black-army"),
            ..Names::default()
        };
        let mut told = Vec::new();
        if let (Some(carried), Some((map, fight))) = (carried, met) {
            names.attacker = self.party_name(map, &fight.attacker);
            names.defender = self.party_name(map, &fight.defender);
            for (id, there) in &carried.pieces {
                let name = piece_name(map, id, self.words.language());
                names.pieces.extend(there.iter().map(|word| (word.clone(), name.clone())));
            }
            let text = say!(
                self.words,
                "come",
                attacker = begun(&names.attacker),
                with = self.strength(map, fight, Side::Attacker),
                defender = names.defender.clone(),
                against = self.strength(map, fight, Side::Defender),
            );
            told.push(Told { text, records: vec![seq] });
        }
        let words = self.words;
        self.passages.insert(opened.engagement, at);
        let tale = campaign::each_system!(opened.system, |S| tale::<S>(names, words));
        if let Some(tale) = tale {
            self.tales.insert(opened.engagement, tale);
        }
        told
    }

    /// An engagement goes on in another chapter.
    pub(super) fn resumed(
        &mut self,
        resumed: &EngagementResumed,
        state: &State,
        at: usize,
        seq: u64,
    ) -> Vec<Told> {
        self.passages.insert(resumed.engagement, at);
        let map = state.map(resumed.map);
        let Some((map, fight)) = map.and_then(|map| Some((map, map.fights.get(&resumed.fight)?)))
        else {
            return Vec::new();
        };
        let text = say!(
            self.words,
            "still-there",
            attacker = begun(&self.party_name(map, &fight.attacker)),
            with = self.strength(map, fight, Side::Attacker),
            defender = self.party_name(map, &fight.defender),
            against = self.strength(map, fight, Side::Defender),
        );
        vec![Told { text, records: vec![seq] }]
    }

    pub(super) fn hear(
        &mut self,
        engagement: EngagementNumber,
        event: &AnyEvent,
        state: &State,
        seq: u64,
    ) -> Vec<Told> {
        let Some(tale) = self.tales.get_mut(&engagement) else { return Vec::new() };
        let Some(engagement) = state.engagement(engagement) else { return Vec::new() };
        tale.hear(event, &engagement.game, seq)
    }

    /// What each side has lost for the map, with the records that say why.
    pub(super) fn closed(&self, closed: &EngagementClosed, state: &State, seq: u64) -> Vec<Told> {
        self.losses(closed.map, closed.fight, &closed.pieces, state, seq)
    }

    /// The same, of a turn of the map that has decided nothing.
    pub(super) fn paused(&self, paused: &EngagementPaused, state: &State, seq: u64) -> Vec<Told> {
        self.losses(paused.map, paused.fight, &paused.pieces, state, seq)
    }

    fn losses(
        &self,
        map: EngagementNumber,
        fight: u32,
        came_out: &BTreeMap<PieceId, After>,
        state: &State,
        seq: u64,
    ) -> Vec<Told> {
        let Some(map) = state.map(map) else { return Vec::new() };
        let Some(fight) = map.fights.get(&fight) else { return Vec::new() };
        let mut told = Vec::new();
        for side in [Side::Attacker, Side::Defender] {
            let (mut parts, mut records) = (Vec::new(), Vec::new());
            for id in &fight.party(side).pieces {
                let (Some(piece), Some(after)) = (map.pieces.get(id), came_out.get(id)) else {
                    continue;
                };
                if after.wounds >= piece.wounds && after.fate.is_none() {
                    continue;
                }
                let name = piece_name(map, id, self.words.language());
                parts.push(match (after.wounds, after.fate) {
                    (_, Some(_)) => say!(self.words, "who-fell", name = name),
                    (0, None) => say!(self.words, "all-of", name = name),
                    (left, None) => {
                        let lost = piece.wounds.saturating_sub(left);
                        say!(self.words, "some-of", lost = lost, name = name, left = left)
                    }
                });
                records.extend(self.record_of(after.cause.as_ref()));
            }
            if parts.is_empty() {
                continue;
            }
            // Whoever fell by no blow in the fight is told of by the closing alone.
            if records.is_empty() {
                records.push(seq);
            }
            records.sort_unstable();
            records.dedup();
            let who = begun(&self.party_name(map, fight.party(side)));
            let text = say!(self.words, "lose", who = who, parts = self.words.list(&parts));
            told.push(Told { text, records });
        }
        told
    }

    fn record_of(&self, cause: Option<&campaign_map::pieces::Cause>) -> Option<u64> {
        let cause = cause?;
        let facts = self.facts.get(&EngagementNumber(cause.engagement))?;
        facts.get((cause.fact as usize).checked_sub(1)?).copied()
    }

    /// What is told so far of engagements that still go on, with their passages.
    pub(super) fn unfinished(&mut self) -> Vec<(usize, Vec<Told>)> {
        let tales = self.tales.iter_mut();
        let told = tales
            .filter_map(|(engagement, tale)| Some((*self.passages.get(engagement)?, tale.flush())));
        told.filter(|(_, told)| !told.is_empty()).collect()
    }

    fn party_name(&self, map: &campaign_map::State, party: &Party) -> String {
        let seat = party.seat.as_ref();
        seat.map_or_else(
            || say!(self.words, "nobodys-men"),
            |seat| player_name(map, seat, self.words.language()),
        )
    }

    /// `5 units of 14 wounds, Wizard 1 and Karel the Bold`.
    fn strength(&self, map: &campaign_map::State, fight: &Fight, side: Side) -> String {
        let pieces =
            || fight.party(side).pieces.iter().filter_map(|id| Some((id, map.pieces.get(id)?)));
        let units = || pieces().filter(|(_, piece)| !piece.individual);
        let wounds: u32 = units().map(|(_, piece)| piece.wounds).sum();
        let leaders = pieces()
            .filter(|(_, piece)| piece.individual)
            .map(|(id, piece)| titled(map, id, &piece.titles, self.words.language()));
        let units = units().count();
        let strength =
            (units > 0).then(|| say!(self.words, "strength", units = units, wounds = wounds));
        self.words.list(&strength.into_iter().chain(leaders).collect::<Vec<_>>())
    }
}

fn titled(
    map: &campaign_map::State,
    id: &PieceId,
    titles: &[Reputation],
    language: Language,
) -> String {
    let titles = titles.iter().map(|title| said_reputation(*title, language));
    std::iter::once(piece_name(map, id, language)).chain(titles).collect::<Vec<_>>().join(", ")
}
