//! One history as it goes on: who does what next.

use super::{
    History,
    broken::{Broken, rot, tear},
    model::Model,
};
use crate::{
    Random,
    inputs::{folder, talkative},
};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use referee::{Answer, Clock, Order, Parts, Referee, Rejected, Signatures, Wanted, scenario};
use simulator::Dealt;
use std::{
    fs,
    ops::ControlFlow,
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::Duration,
};
use store::{Backup, FreeBytes, OpenOptions, Remedy, SledStore, Store, WithBackup, verify_data};
use tempfile::TempDir;

/// A clock that goes on by a quarter of a second, and is put right now and then.
#[derive(Debug)]
struct Jumping(AtomicI64);

impl Clock for Jumping {
    fn now(&self) -> DateTime<Utc> {
        let millis = self.0.fetch_add(250, Ordering::Relaxed);
        DateTime::from_timestamp_millis(millis).unwrap_or_default()
    }
}

/// What is open.
struct Opened {
    store: Arc<SledStore>,
    referee: Arc<Referee>,
}

pub(super) struct Course {
    random: Random,
    numbers: Arc<Dealt>,
    clock: Arc<Jumping>,
    free: Arc<AtomicU64>,
    place: TempDir,
    disk: Broken,
    has_backup: bool,
    opened: Option<Opened>,
    campaigns: Vec<Model>,
    told: History,
}

type Step = Result<(), String>;

/// Is the disk the reason?
fn is_of_the_disk(rejected: &Rejected) -> bool {
    matches!(rejected.code, "store_fault" | "store_full" | "store_unsure")
}

fn io(error: std::io::Error) -> String {
    error.to_string()
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}

impl Course {
    pub(super) fn new(seed: u64, number: u32) -> Result<Self, String> {
        let place = folder();
        let data = place.path().join("data");
        let random = Random::new(seed, number);
        let has_backup = !random.once_in(3);
        let mut course = Self {
            numbers: Arc::new(Dealt::beside(seed, number)),
            clock: Arc::new(Jumping(AtomicI64::new(1_767_225_600_000))),
            free: Arc::new(AtomicU64::new(u64::MAX)),
            disk: Broken::new(&data),
            told: History::default(),
            campaigns: Vec::new(),
            opened: None,
            random,
            place,
            has_backup,
        };
        course.open()?;
        course.begin()?;
        Ok(course)
    }

    pub(super) fn length(&self) -> usize {
        10 + self.random.below(30)
    }

    fn data(&self) -> PathBuf {
        self.place.path().join("data")
    }

    fn backup(&self) -> PathBuf {
        self.place.path().join("backup")
    }

    fn referee(&self) -> Result<Arc<Referee>, String> {
        let opened = self.opened.as_ref().ok_or("the store is closed")?;
        Ok(Arc::clone(&opened.referee))
    }

    /// Opens the opened, and compares everything with what was told.
    fn open(&mut self) -> Step {
        let told = Arc::clone(&self.free);
        let options = OpenOptions {
            pause: Duration::from_secs(3600),
            // The history says when, so that it is the same once more.
            follow_after: Duration::MAX,
            free: Some(FreeBytes::new(move || told.load(Ordering::Relaxed))),
            faults: Some(self.disk.faults()),
            ..OpenOptions::default()
        };
        let store = SledStore::open(self.data(), options).map_err(said)?;
        let store = Arc::new(store);
        let mut kept: Arc<dyn Store> = store.clone();
        if self.has_backup {
            let backup = Arc::new(Backup::open(&self.backup()).map_err(said)?);
            kept = Arc::new(WithBackup::new(kept, backup).map_err(said)?);
        }
        let mut parts = Parts::new(kept);
        parts.clock = self.clock.clone();
        parts.randomness = self.numbers.clone();
        let referee = Arc::new(Referee::with(parts));
        self.opened = Some(Opened { store, referee });
        self.told.note("openings");
        self.compare()
    }

    /// Sends again what nobody knew of, and compares every log with what was told.
    fn compare(&mut self) -> Step {
        let referee = self.referee()?;
        for number in 0..self.campaigns.len() {
            // The first that is sent again may hear once more that nobody knows.
            for _ in 0..2 {
                for order in std::mem::take(&mut self.campaigns[number].unknown) {
                    self.give(number, order)?;
                }
            }
            let model = &self.campaigns[number];
            if !model.unknown.is_empty() {
                return Err("the disk works, and nobody knows".into());
            }
            model.check(&referee)?;
        }
        Ok(())
    }

    fn begin(&mut self) -> Step {
        let setup = scenario::built_in(talkative()).map_err(said)?;
        match self.referee()?.create(None, &setup) {
            Ok(new) => self.campaigns.push(Model::new(new)),
            // Nobody was given a key to it.
            Err(rejected) if !self.campaigns.is_empty() && is_of_the_disk(&rejected) => {
                self.told.note("campaigns not begun");
            }
            Err(rejected) => return Err(said(rejected)),
        }
        Ok(())
    }

    /// Now and then the database follows the journal, as far as the disk lets it.
    fn follow_at_times(&self) {
        if let Some(opened) = self.opened.as_ref().filter(|_| self.random.once_in(3)) {
            let _ = opened.store.follow();
        }
    }

    /// On a disk that works the database follows.
    fn follow(&self) -> Step {
        let opened = self.opened.as_ref().ok_or("the store is closed")?;
        opened.store.follow().map_err(|error| format!("the disk works, and {error}"))
    }

    pub(super) fn step(&mut self) -> Step {
        self.follow_at_times();
        match self.random.below(100) {
            0..40 => self.order(),
            40..55 => self.bot(),
            55..60 => self.again(),
            60..68 => {
                self.disk.fail_once(&self.random);
                self.told.note("faults that pass");
                self.order()
            }
            68..74 => self.failing(),
            74..78 => {
                self.jump();
                self.order()
            }
            78..81 => self.full(),
            81..85 => self.replace_key(),
            85..92 => self.killed(),
            92..95 => {
                self.close()?;
                self.open()
            }
            95..97 => self.scrub(),
            97..99 => {
                self.close()?;
                self.rot(true)?;
                self.open()
            }
            _ => self.begin(),
        }
    }

    /// Everybody goes home; everything is looked through once more.
    pub(super) fn end(mut self) -> Result<History, String> {
        self.disk.mend();
        self.compare()?;
        self.close()?;
        let report = verify_data(self.data()).map_err(said)?;
        if !report.is_sound() || report.campaigns.len() < self.campaigns.len() {
            return Err(format!("at the end the folder is not sound: {report:?}"));
        }
        let failed = self.disk.failed();
        *self.told.happened.entry("failed steps").or_default() += failed;
        Ok(self.told)
    }

    fn close(&mut self) -> Step {
        self.disk.mend();
        self.opened = None;
        Ok(())
    }

    fn any_campaign(&self) -> usize {
        self.random.below(self.campaigns.len())
    }

    fn written(&self, number: usize, by: By, command: Wanted) -> Result<Order, String> {
        let referee = self.referee()?;
        let model = &self.campaigns[number];
        let head = referee.head(model.campaign).map_err(said)?.seq;
        // Some have not looked for a while.
        let behind = if self.random.once_in(6) { self.random.below(4) as u64 } else { 0 };
        Ok(Order {
            batch: referee.new_batch(),
            head: head.saturating_sub(behind),
            by,
            scope: "engagement/1".parse().map_err(said)?,
            command,
            nonce: Some("00ff".repeat(8)),
            thrown: None,
            thrown_for: None,
            cards: None,
        })
    }

    /// Somebody says something.
    fn order(&mut self) -> Step {
        let number = self.any_campaign();
        let seats = &self.campaigns[number].seats;
        let Some(seat) = self.random.one_of(seats).cloned() else { return Ok(()) };
        let length = [5, 80, 400][self.random.below(3)];
        let text = format!("tell {}.", "word ".repeat(1 + self.random.below(length) / 5).trim());
        let order = self.written(number, By::Seat(seat), Wanted::Notation(text));
        match order {
            Ok(order) => self.give(number, order),
            // While the disk fails not every log can be read.
            Err(_) if self.disk.is_dead() => Ok(()),
            Err(why) => Err(why),
        }
    }

    /// A bot gives an order of the game; sealed dice may fall.
    fn bot(&mut self) -> Step {
        let number = self.any_campaign();
        let referee = self.referee()?;
        let place = referee.place(self.campaigns[number].campaign, None).map_err(said)?;
        let Some((_, engagement)) = place.standing.state.engagements.iter().next() else {
            return Ok(());
        };
        let draw = &mut |count: u32| self.random.below(count as usize) as u32;
        let Some((role, command)) = engagement.game.bot_order(&|_| true, draw) else {
            return Ok(());
        };
        let by = match role {
            By::Seat(role) => engagement.roles.seat_of(&role).map(By::Seat),
            rules => Some(rules),
        };
        let Some(by) = by else { return Ok(()) };
        let order = self.written(number, by, Wanted::Notation(command.notation()))?;
        self.give(number, order)
    }

    /// Sends an order, and remembers what was answered.
    fn give(&mut self, number: usize, order: Order) -> Step {
        let answer = self.referee()?.give(self.campaigns[number].campaign, &order);
        self.heard(number, order, answer)
    }

    fn heard(&mut self, number: usize, order: Order, answer: Result<Answer, Rejected>) -> Step {
        let died = self.disk.is_dead();
        let model = &mut self.campaigns[number];
        match answer {
            // Whoever is dead answers nobody.
            _ if died => {
                model.unknown.push(order);
                self.told.note("orders unanswered");
            }
            Ok(answer) => {
                let before = model.acknowledged.insert(order.batch, answer.head);
                if before.is_some_and(|before| before != answer.head) {
                    return Err(format!("order {} got another answer", order.batch));
                }
                if before.is_some() != answer.again && before.is_some() {
                    return Err(format!("order {} was accepted twice", order.batch));
                }
                if model.refused.contains(&order.batch) {
                    return Err(format!("order {} was refused and is there", order.batch));
                }
                model.given.push(order);
                self.told.note("orders acknowledged");
            }
            Err(rejected) if rejected.code == "store_unsure" => {
                model.unknown.push(order);
                self.told.note("orders of which nobody knew");
            }
            Err(rejected) if rejected.class == referee::Class::Bug => {
                return Err(format!("a mistake of ours: {rejected}"));
            }
            Err(rejected) => {
                if model.acknowledged.contains_key(&order.batch) {
                    let (batch, code) = (order.batch, rejected.code);
                    return match is_of_the_disk(&rejected) {
                        true => Ok(()),
                        false => Err(format!("order {batch} was acknowledged, and now {code}")),
                    };
                }
                model.refused.insert(order.batch);
                self.told.note("orders refused");
            }
        }
        Ok(())
    }

    /// An order is sent once more: it gets its first answer.
    fn again(&mut self) -> Step {
        let number = self.any_campaign();
        let Some(order) = self.random.one_of(&self.campaigns[number].given).cloned() else {
            return Ok(());
        };
        self.told.note("orders sent again");
        self.give(number, order)
    }

    /// The disk fails for some orders; then it works again.
    fn failing(&mut self) -> Step {
        self.disk.fail_on(&self.random);
        self.told.note("faults that last");
        for _ in 0..=self.random.below(3) {
            self.order()?;
            self.follow_at_times();
        }
        self.disk.mend();
        self.order()?;
        self.follow()?;
        self.compare()
    }

    fn full(&mut self) -> Step {
        self.told.note("full disks");
        self.free.store(1 << 20, Ordering::Relaxed);
        let head = |course: &Self| {
            let model = &course.campaigns[0];
            course.referee().and_then(|it| it.head(model.campaign).map_err(said))
        };
        let before = head(self)?;
        self.order()?;
        let after = head(self)?;
        self.free.store(u64::MAX, Ordering::Relaxed);
        if before != after {
            return Err("something was stored on a full disk".into());
        }
        self.order()
    }

    /// Somebody puts the clock right, or wrong.
    fn jump(&mut self) {
        const FAR: [i64; 6] = [-315_360_000, -86_400, -3, 3, 86_400, 315_360_000];
        let seconds = FAR[self.random.below(FAR.len())];
        let millis = TimeDelta::seconds(seconds).num_milliseconds();
        self.clock.0.fetch_add(millis, Ordering::Relaxed);
        self.told.note("clocks that jump");
    }

    fn replace_key(&mut self) -> Step {
        let number = self.any_campaign();
        let referee = self.referee()?;
        let model = &mut self.campaigns[number];
        let Some(seat) = self.random.one_of(&model.seats).cloned() else { return Ok(()) };
        let batch = referee.new_batch();
        if self.random.once_in(3) {
            self.disk.fail_once(&self.random);
        }
        let new = referee.replace_key_signed(
            model.campaign,
            &By::Organiser,
            (&seat, batch),
            &Signatures::none(),
        );
        match new {
            Ok(new) => drop(model.keys.insert(new.seat, new.key)),
            // Which of them opens is not told.
            Err(rejected) if rejected.code == "store_unsure" => drop(model.keys.remove(&seat)),
            // The old one opens as before.
            Err(_) => (),
        }
        self.told.note("keys replaced");
        Ok(())
    }

    /// The process dies between two steps, or the power goes, and somebody starts it again.
    fn killed(&mut self) -> Step {
        let image = self.place.path().join("image");
        self.disk.die_in(self.random.below(9), &image);
        for _ in 0..8 {
            if !self.disk.is_dead() {
                self.order()?;
                self.follow_at_times();
            }
        }
        if !self.disk.is_dead() {
            self.disk.mend();
            return Ok(());
        }
        let synced = self.disk.synced();
        self.close()?;
        fs::remove_dir_all(self.data())
            .and_then(|()| fs::rename(&image, self.data()))
            .map_err(io)?;
        if self.random.once_in(2) {
            self.told.note("power cuts");
            tear(&self.data().join("journal"), synced, &self.random).map_err(io)?;
        } else {
            self.told.note("kills");
        }
        if self.random.once_in(4) {
            self.rot(false)?;
        }
        self.open()
    }

    /// Bits change in one copy, or in two where there are three; then the doctor is asked, as the page for hosts says. A
    /// database that is behind the journal has not everything that was acknowledged, so it is not the only one spared.
    fn rot(&mut self, is_database_whole: bool) -> Step {
        let data = self.data();
        let mut copies = vec![vec![data.join("journal")], vec![data.join("sled/db")]];
        if self.has_backup {
            let entries = fs::read_dir(self.backup()).map_err(io)?.flatten();
            let files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
            let of_campaigns =
                |file: &PathBuf| file.extension().is_some_and(|it| it == "ndjson" || it == "keys");
            let mut files: Vec<PathBuf> = files.into_iter().filter(of_campaigns).collect();
            files.sort();
            copies.push(files);
        }
        let spared = match self.random.below(copies.len()) {
            1 if !is_database_whole => 0,
            other => other,
        };
        for (number, files) in copies.iter().enumerate() {
            let hit = number != spared && (self.has_backup || !self.random.once_in(4));
            if let Some(file) = self.random.one_of(files).filter(|_| hit) {
                rot(file, &self.random).map_err(io)?;
                self.told.note("copies with changed bits");
            }
        }
        let backup = self.backup();
        let backup = self.has_backup.then_some(&*backup);
        let (diagnosis, _) = store::mend(&data, backup).map_err(said)?;
        // What was acknowledged is compared when the opened opens; the end of an order that nobody was told of may go.
        if !diagnosis.lost.is_empty() {
            self.told.note("ends of orders cut off");
        }
        if diagnosis.remedy != Remedy::Nothing {
            // No power cut takes back what the doctor has synced, and the next opening has nothing to sync.
            self.disk.is_written_anew();
            self.told.note("folders mended");
        }
        let report = verify_data(&data).map_err(said)?;
        if !report.is_sound() {
            return Err(format!("it was mended and is not sound: {report:?}"));
        }
        Ok(())
    }

    fn scrub(&mut self) -> Step {
        let opened = self.opened.as_ref().ok_or("the store is closed")?;
        let report = opened.store.scrub(|_| ControlFlow::Continue(())).map_err(said)?;
        self.told.note("looks while open");
        match report {
            Some(report) if report.is_sound() => Ok(()),
            other => Err(format!("nothing was damaged, and the look says: {other:?}")),
        }
    }
}
