//! A table at which bots play several engagements side by side, and what must hold at any time.

use aho_corasick::AhoCorasick;
use campaign::EngagementNumber;
use chronicle::{CampaignId, Line, Record, Scope, Verified, VerifyOptions};
use decider::By;
use projections::{DiceLedger, Language, RollsWanted, TurnMark};
use referee::{
    Amendment, Close, DeskCommand, DeskOrder, Edit, Order, Parts, Randomness as _, Reader, Referee,
    Rewind, Wanted, scenario,
};
use serde_json::{Value, json};
use simulator::{Bots, Dealt, Ticking};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use store::{MemoryStore, Store};

pub(crate) struct Evening {
    store: Arc<MemoryStore>,
    pub(crate) referee: Referee,
    pub(crate) campaign: CampaignId,
    dice: Arc<Dealt>,
    seats: Vec<By>,
}

pub(crate) fn scope(number: u32) -> Scope {
    format!("engagement/{number}").parse().unwrap()
}

impl Evening {
    /// A campaign that opens with one engagement.
    pub(crate) fn new(seed: u64, scenario: &str) -> Self {
        let dice = Arc::new(Dealt::new(seed, 7));
        let store = Arc::new(MemoryStore::new());
        let mut parts = Parts::new(store.clone());
        parts.clock = Arc::new(Ticking::default());
        parts.randomness = dice.clone();
        let referee = Referee::with(parts);
        let new = referee.create(None, &scenario::built_in(scenario).unwrap()).unwrap();
        let seats = new.seats.iter().map(|seat| By::Seat(seat.seat.clone())).collect();
        Self { store, referee, campaign: new.campaign, dice, seats }
    }

    /// Another siege beside it.
    pub(crate) fn and_a_siege(self) -> Self {
        let siege = campaign::city().clone();
        self.give(&Scope::Campaign, Wanted::Json(json!({ "open_siege": siege })));
        self
    }

    /// A battle beside it, led by two of the seats.
    pub(crate) fn and_a_battle(self, name: &str, red: &str, black: &str) -> Self {
        let campaign::AnySetup::Battle(setup) = scenario::built_in(name).unwrap() else {
            panic!("{name} is no battle")
        };
        let mut setup = serde_json::to_value(*setup).unwrap();
        setup["seats"] = json!({ "red": red, "black": black });
        self.give(&Scope::Campaign, Wanted::Json(json!({ "open_battle": setup })));
        self
    }

    fn give(&self, scope: &Scope, command: Wanted) {
        let order = Order {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: By::Organiser,
            scope: scope.clone(),
            command,
            nonce: Some("00ff".into()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        self.referee.give(self.campaign, &order).unwrap();
    }

    pub(crate) fn head(&self) -> u64 {
        self.referee.head(self.campaign).unwrap().seq
    }

    pub(crate) fn below(&self, n: usize) -> usize {
        let mut bytes = [0; 4];
        self.dice.fill(&mut bytes).unwrap();
        u32::from_be_bytes(bytes) as usize % n.max(1)
    }

    /// The numbers of all engagements.
    pub(crate) fn engagements(&self) -> Vec<u32> {
        self.state(None).engagements.keys().map(|number| number.0).collect()
    }

    /// Some orders at tables that are drawn; on a map the fights are opened, fought and told as well.
    pub(crate) fn play(&self, orders: usize) {
        for _ in 0..orders {
            let all = self.engagements();
            let number = all[self.below(all.len())];
            let bots = Bots::new(&self.referee, &self.dice, self.campaign, scope(number));
            let open = !self.state(None).engagements[&EngagementNumber(number)].closed;
            if open && bots.step().unwrap().is_none() {
                self.settle(EngagementNumber(number));
            }
        }
        self.is_sound();
    }

    /// What the organiser does for a map that waits for its fights.
    fn settle(&self, map: EngagementNumber) {
        let state = self.state(None);
        let Some(fights) = state.map(map).map(|map| &map.fights) else { return };
        let Some((&fight, _)) = fights.iter().find(|(_, fight)| fight.is_open()) else {
            return;
        };
        let Some(number) = state.fought_as(map, fight) else {
            if self.below(4) == 0 {
                let ruling = format!("rule {fight} attacker because nobody plays it");
                return self.give(&scope(map.0), Wanted::Notation(ruling));
            }
            let asked = json!({ "open_fight": { "map": map, "fight": fight } });
            return self.give(&Scope::Campaign, Wanted::Json(asked));
        };
        let over = state.engagements[&number].game.progress().over;
        let word = if over { "close_fight" } else { "fight_out" };
        // Now and then the bots finish what somebody has begun by hand.
        if over || self.below(12) == 0 {
            let asked = json!({ word: { "engagement": number } });
            self.give(&Scope::Campaign, Wanted::Json(asked));
        }
    }

    pub(crate) fn state(&self, at: Option<u64>) -> campaign::State {
        self.referee.place(self.campaign, at).unwrap().standing.state.clone()
    }

    /// The rules' invariants hold in every engagement.
    pub(crate) fn is_sound(&self) {
        for (number, engagement) in &self.state(None).engagements {
            let broken = engagement.game.broken();
            assert_eq!(broken, Vec::<String>::new(), "engagement {}", number.0);
        }
    }

    pub(crate) fn readers(&self) -> Vec<Reader> {
        let keyed = self.seats.iter().cloned().chain([By::Organiser]).map(Reader::Keyed);
        keyed.chain([Reader::Public]).collect()
    }

    /// What everybody sees of an engagement, byte for byte.
    pub(crate) fn views(&self, number: u32) -> Vec<String> {
        let view = |reader: &Reader| {
            let seen =
                projections::view(&self.referee, self.campaign, reader, &scope(number), None);
            serde_json::to_string(&seen.unwrap().seen).unwrap()
        };
        self.readers().iter().map(view).collect()
    }

    pub(crate) fn live_ends(&self) -> Vec<u64> {
        let mut ends = Vec::new();
        for run in self.referee.live_path(self.campaign).unwrap() {
            let note = |line: &Line<'_>| ends.extend(line.last.then_some(line.seq));
            self.referee.each_record(self.campaign, run, note).unwrap();
        }
        ends
    }

    /// One of the newest batch ends, but never the head.
    pub(crate) fn some_end(&self, of_the_last: usize) -> u64 {
        let ends = self.live_ends();
        ends[ends.len() - 2 - self.below(ends.len().min(of_the_last) - 1)]
    }

    /// Live orders that were given in an engagement.
    pub(crate) fn orders(&self) -> Vec<Record> {
        let mut orders = Vec::new();
        for run in self.referee.live_path(self.campaign).unwrap() {
            let note = |line: &Line<'_>| {
                if line.kind == "order.given" && line.scope != "campaign" {
                    orders.push(line.to_record().unwrap());
                }
            };
            self.referee.each_record(self.campaign, run, note).unwrap();
        }
        orders
    }

    /// The scopes of some records.
    pub(crate) fn scopes(&self, records: std::ops::RangeInclusive<u64>) -> BTreeSet<String> {
        let mut scopes = BTreeSet::new();
        let note = |line: &Line<'_>| {
            scopes.insert(line.scope.to_owned());
        };
        self.referee.each_record(self.campaign, records, note).unwrap();
        scopes
    }

    pub(crate) fn rewind(&self, to: u64, only: Option<Scope>) -> Result<(), &'static str> {
        let rewind = Rewind {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: By::Organiser,
            to,
            only,
            dispute: None,
            reason: "a property".into(),
        };
        self.referee.rewind(self.campaign, &rewind).map(|_| ()).map_err(|rejected| rejected.code)
    }

    pub(crate) fn amendment(&self, edit: Edit) -> Amendment {
        Amendment {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: By::Organiser,
            edit,
            faces: BTreeMap::new(),
            leave_out: true,
            dispute: None,
            reason: "a property".into(),
        }
    }

    pub(crate) fn export(&self, reader: &Reader) -> String {
        let mut out = Vec::new();
        self.referee.export(self.campaign, reader, 0, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    pub(crate) fn verified(&self) -> Verified {
        self.referee.verify(self.campaign, &[]).unwrap().unwrap()
    }

    /// Every order comes to what stands behind it when it is decided once more.
    pub(crate) fn follows_from_the_rules(&self) {
        let checked = self.referee.check_rules(self.campaign).unwrap();
        assert_eq!(checked.differing, []);
        assert!(checked.same > 0 && checked.other_rules.is_empty());
    }

    /// Envelopes are opened one after the other, and each once.
    pub(crate) fn no_envelope_was_used_twice(&self) {
        let log = self.export(&Reader::Keyed(By::Organiser));
        let opened = log.lines().filter_map(|line| Line::read(line).unwrap().opens);
        let opened: Vec<u64> = opened.collect();
        assert_eq!(opened, (0..opened.len() as u64).collect::<Vec<_>>());
    }

    /// Turns and dice are asked for in the middle: what comes is folded to what was there.
    pub(crate) fn somebody_reads(&self) {
        for number in self.engagements() {
            self.turns(&self.referee, number);
        }
        self.dice(&self.referee);
    }

    fn turns(&self, referee: &Referee, number: u32) -> Vec<TurnMark> {
        projections::turns(referee, self.campaign, &scope(number), Language::English).unwrap()
    }

    fn dice(&self, referee: &Referee) -> DiceLedger {
        projections::dice(referee, self.campaign, Language::English).unwrap()
    }

    /// The state is the fold along the timeline, for somebody who has seen none of it.
    pub(crate) fn the_state_is_the_fold(&self) {
        let mut parts = Parts::new(self.store.clone() as Arc<dyn Store>);
        parts.randomness = Arc::new(Dealt::beside(1, 1));
        let fresh = Referee::with(parts);
        let standing = |referee: &Referee| {
            let place = referee.place(self.campaign, None).unwrap();
            (place.standing.state.clone(), place.head)
        };
        assert_eq!(standing(&fresh), standing(&self.referee));
        // What readers have folded in parts, between rewinds and corrections, is what one sees who folds it at once.
        for number in self.engagements() {
            let once = self.turns(&fresh, number);
            assert_eq!(once, self.turns(&self.referee, number), "engagement {number}");
        }
        assert_eq!(self.dice(&fresh), self.dice(&self.referee));
    }

    /// What a reader may not see, and what everybody knows who may read as much.
    fn secrets(log: &str, reader: &Reader) -> Vec<String> {
        let (mut hidden, mut shown) = (Vec::new(), String::new());
        for line in log.lines().map(|line| Record::from_line(line).unwrap()) {
            if line.audience.admits(reader.by()) {
                shown.push_str(line.data_text().unwrap());
                continue;
            }
            hidden.push(line.salt.unwrap().to_string());
            let data: Value = line.read_data().unwrap();
            if let Some(seed) = data["source"]["sealed"]["seed"].as_str() {
                hidden.push(seed.to_owned());
            }
            long_texts(&data, &mut hidden);
        }
        let known: BTreeSet<usize> = found(&hidden, &shown).collect();
        let unknown = hidden.into_iter().enumerate().filter(|(nth, _)| !known.contains(nth));
        unknown.map(|(_, text)| text).collect()
    }

    /// Everything that is told to a reader beside their log.
    fn told(&self, reader: &Reader) -> String {
        let (referee, campaign) = (&self.referee, self.campaign);
        let end = self.head();
        let mut told = Vec::new();
        let to = self.some_end(30);
        told.push(json!(projections::lines(referee, campaign, reader, 0..=end).unwrap()));
        told.push(json!(projections::rewind_preview(referee, campaign, reader, to, None).unwrap()));
        for number in self.engagements() {
            let only = scope(number);
            let scoped = projections::rewind_preview(referee, campaign, reader, to, Some(&only));
            told.extend(scoped.ok().map(|preview| json!(preview)));
            let compared = projections::compare(referee, campaign, reader, Some(&only), to, end);
            told.extend(compared.ok().map(|comparison| json!(comparison)));
        }
        let wanted = RollsWanted { limit: Some(200), ..RollsWanted::default() };
        told.push(json!(projections::rolls(referee, campaign, reader, &wanted).unwrap()));
        told.push(json!(projections::desk(referee, campaign, reader).unwrap()));
        Value::from(told).to_string()
    }

    /// Every export verifies, and nothing shows its reader what is not for them.
    pub(crate) fn nobody_sees_what_is_anothers(&self) {
        let log = self.export(&Reader::Keyed(By::Organiser));
        let mut looked_for = 0;
        for reader in self.readers() {
            let export = self.export(&reader);
            let verified = chronicle::verify(export.as_bytes(), &VerifyOptions::default()).unwrap();
            assert_eq!(verified.counts.withheld, 0);
            let told = self.told(&reader);
            let secrets = Self::secrets(&log, &reader);
            looked_for += secrets.len();
            let read = found(&secrets, &export).next().map(|nth| &secrets[nth]);
            assert_eq!(read, None, "{reader} reads it in the log");
            let heard = found(&secrets, &told).next().map(|nth| &secrets[nth]);
            assert_eq!(heard, None, "{reader} is told it");
        }
        assert!(looked_for > 0, "somebody has a secret");
    }

    /// It can be taken in elsewhere, to the same hashes.
    pub(crate) fn can_be_taken_elsewhere(&self) {
        let log = self.export(&Reader::Keyed(By::Organiser));
        let elsewhere = Referee::new(Arc::new(MemoryStore::new()));
        let there = elsewhere.import(log.as_bytes()).unwrap();
        assert_eq!(there.head, self.referee.head(self.campaign).unwrap());
    }

    /// Once the campaign is closed and published, everybody may have and check the full log.
    pub(crate) fn is_published_at_the_end(&self) {
        let full = |reader: &Reader| {
            let mut out = Vec::new();
            let written = self.referee.export_full(self.campaign, reader, 0, &mut out);
            written.map(|_| String::from_utf8(out).unwrap()).map_err(|rejected| rejected.code)
        };
        assert!(full(&Reader::Public).is_err());
        let order = DeskOrder {
            batch: self.referee.new_batch(),
            by: By::Organiser,
            command: DeskCommand::Close(Close { publish: true }),
        };
        self.referee.at_the_desk(self.campaign, &order).unwrap();
        let published = full(&Reader::Public).unwrap();
        assert_eq!(published, self.export(&Reader::Keyed(By::Organiser)));
        let verified = chronicle::verify(published.as_bytes(), &VerifyOptions::default()).unwrap();
        assert_eq!(verified.counts.redacted, 0);
    }
}

/// Texts that are nobody's common words, as they stand in JSON.
fn long_texts(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::String(text) if text.len() > 40 => {
            texts.push(value.to_string().trim_matches('"').to_owned());
        }
        Value::Array(items) => items.iter().for_each(|item| long_texts(item, texts)),
        Value::Object(members) => members.values().for_each(|member| long_texts(member, texts)),
        _ => (),
    }
}

/// Which of these texts stand in another; looked for all at once, since there are thousands.
fn found(texts: &[String], within: &str) -> impl Iterator<Item = usize> {
    let all = AhoCorasick::new(texts).unwrap();
    let all = all.find_overlapping_iter(within).map(|found| found.pattern().as_usize());
    all.collect::<BTreeSet<_>>().into_iter()
}
