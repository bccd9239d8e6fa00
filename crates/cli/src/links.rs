//! The chain whose links this machine's device gives to the dice of others, kept beside its key.
//!
//! What is given is written down first: a link is good for one ask, or a house that knew it could look for a better
//! order.

use crate::failure::Failure;
use chronicle::{
    Bytes32, CampaignId, Line, PublicKey, Signature, SigningKey, ask, asked_message, given_message,
    link_before,
};
use decider::By;
use projections::HouseAbout;
use referee::{Code, SystemRandomness, random_bytes};
use serde::{Deserialize, Serialize};
use server::body::{AskBody, DeviceBody, LinkBody};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

/// How many links a chain has: an evening has some hundred rolls.
const LENGTH: u64 = 4096;

/// What takes the chain and the links of a device, for one campaign.
pub(crate) trait Receiver {
    /// Every device that signs for somebody.
    fn devices(&self) -> Result<Vec<DeviceBody>, Failure>;
    /// Lays a chain.
    fn lay_chain(&self, device: PublicKey, anchor: Bytes32, length: u64) -> Result<(), Failure>;
    /// Gives a link.
    fn give_link(&self, link: &LinkBody) -> Result<(), Failure>;
}

/// The chain of a device for one seat of one campaign.
pub(crate) struct Links {
    key: SigningKey,
    seat: String,
    genesis: Bytes32,
    house: PublicKey,
    file: PathBuf,
    kept: Kept,
    head: Option<(u64, Bytes32)>,
}

#[derive(Default, Serialize, Deserialize)]
struct Kept {
    /// The last link of the chain, from which the others follow.
    origin: Option<Bytes32>,
    length: u64,
    /// The last link that was given; 0: none.
    index: u64,
    /// What was given and has not been found in the log.
    open: Vec<LinkBody>,
    /// Every ask that was answered, by the hash of the record that it stood behind. It outlives chains and logs: a house
    /// that puts an older folder in the place of this one gets no second answer on the same head.
    #[serde(default)]
    answered: Vec<Answered>,
}

/// An ask that was answered.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Answered {
    prev: Bytes32,
    ask: Bytes32,
}

impl Links {
    pub(crate) fn open(
        key_file: &Path,
        house: &HouseAbout,
        seat: &str,
        key: SigningKey,
    ) -> Result<Self, Failure> {
        let genesis: Bytes32 = house.genesis.parse().map_err(|_| strange("its genesis"))?;
        let log_key = house.log_key.parse().map_err(|_| strange("its key"))?;
        let campaign = CampaignId::from_genesis(&genesis);
        let file = key_file.with_file_name(format!("links-{campaign}-{seat}.json"));
        let kept = match fs::read(&file) {
            Ok(bytes) => serde_json::from_slice(&bytes)
                .map_err(|error| unwritable(&file, &error.to_string()))?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Kept::default(),
            Err(error) => return Err(unwritable(&file, &error.to_string())),
        };
        let (seat, house) = (seat.to_owned(), log_key);
        Ok(Self { key, seat, genesis, house, file, kept, head: None })
    }

    pub(crate) fn device(&self) -> PublicKey {
        self.key.public()
    }

    /// The last link that was given.
    pub(crate) const fn last(&self) -> u64 {
        self.kept.index
    }

    /// The log ends so now. Where no link is left, a new chain is laid.
    pub(crate) fn heard(
        &mut self,
        receiver: &dyn Receiver,
        head: (u64, Bytes32),
    ) -> Result<(), Failure> {
        self.head = Some(head);
        if self.kept.index < self.kept.length {
            return Ok(());
        }
        self.lay_if_needed(receiver)
    }

    /// Lays a new chain where there is none, none is left, or the log does not know ours.
    pub(crate) fn lay_if_needed(&mut self, receiver: &dyn Receiver) -> Result<(), Failure> {
        let device = self.device();
        let devices = receiver.devices()?;
        let mine = devices.iter().find(|it| it.seat == self.seat && it.device == device);
        let Some(mine) = mine else {
            let message = format!(
                "this device does not sign for {0}; `wapenrol device bind {1} --as {0}` binds it",
                self.seat,
                CampaignId::from_genesis(&self.genesis)
            );
            return Err(Failure::fault("device_foreign", message));
        };
        let known = mine.chain.filter(|_| self.kept.origin.is_some());
        if let Some(chain) = known {
            self.kept.open.retain(|link| link.index > chain.index);
            let fits = chain.length == self.kept.length && chain.index <= self.kept.index;
            if fits && self.kept.index < chain.length {
                return self.write();
            }
        }
        let origin: [u8; 32] = random_bytes(&SystemRandomness).map_err(crate::folder::rejected)?;
        let answered = std::mem::take(&mut self.kept.answered);
        let origin = Some(Bytes32(origin));
        self.kept = Kept { origin, length: LENGTH, index: 0, open: Vec::new(), answered };
        self.write()?;
        let anchor = self.link(0);
        receiver.lay_chain(device, anchor, LENGTH)
    }

    /// The link with this number; 0: the anchor.
    fn link(&self, index: u64) -> Bytes32 {
        let origin = self.kept.origin.unwrap_or(Bytes32::ZERO);
        (index..self.kept.length).fold(origin, |link, _| link_before(&self.genesis, &link))
    }

    /// Answers an ask, unless it is none to be answered. Did it?
    pub(crate) fn answer(
        &mut self,
        receiver: &dyn Receiver,
        asked: &AskBody,
    ) -> Result<bool, Failure> {
        if !self.is_the_houses(asked) || self.head.is_some_and(|head| !follows(asked, head)) {
            return Ok(false);
        }
        let before = self.kept.answered.iter().find(|before| before.prev == asked.prev);
        // The same ask gets the same link again; another one on the same head none, ever.
        if before.is_some_and(|before| before.ask != asked.ask) {
            return Ok(false);
        }
        if before.is_none() {
            if self.kept.index >= self.kept.length {
                return Ok(false);
            }
            self.kept.index += 1;
            let link = self.given(asked);
            self.kept.open.push(link);
            self.kept.answered.push(Answered { prev: asked.prev, ask: asked.ask });
            self.write()?;
        }
        // What the log does not tell of yet comes first: no link is skipped.
        for link in &self.kept.open {
            let chain = receiver.give_link(link);
            match chain {
                Ok(_) => {}
                // A house that does not know its own ask: the next link is refused for it, and a new chain laid.
                Err(_) if link.ask != asked.ask => {}
                Err(failure) if failure.code() == Code::LinkWrong.text() => {
                    self.kept.index = self.kept.length;
                    self.write()?;
                    return Ok(false);
                }
                Err(failure) => return Err(failure),
            }
        }
        let devices = receiver.devices()?;
        let device = self.device();
        let mine = devices.iter().find(|it| it.seat == self.seat && it.device == device);
        if let Some(chain) = mine.and_then(|mine| mine.chain) {
            self.kept.open.retain(|link| link.index > chain.index);
            self.write()?;
        }
        Ok(true)
    }

    fn given(&self, asked: &AskBody) -> LinkBody {
        let (index, value) = (self.kept.index, self.link(self.kept.index));
        LinkBody {
            ask: asked.ask,
            after: asked.after,
            intent: asked.intent,
            envelope: asked.envelope,
            // The server named them; what is signed is the ask.
            by: asked.by.parse().unwrap_or(By::Rules),
            asked: asked.signature,
            device: self.device(),
            index,
            value,
            signature: self.key.sign(&given_message(&asked.ask, index, &value)),
        }
    }

    /// Does the house ask, and for what it says?
    fn is_the_houses(&self, asked: &AskBody) -> bool {
        let signature: &Signature = &asked.signature;
        asked.devices.get(&self.seat) == Some(&self.device())
            && ask(&asked.prev, &asked.intent, asked.envelope) == asked.ask
            && self.house.has_signed(&asked_message(&asked.ask), signature)
    }

    fn write(&self) -> Result<(), Failure> {
        let wrong = |error: std::io::Error| unwritable(&self.file, &error.to_string());
        let bytes = serde_json::to_vec(&self.kept)
            .map_err(|error| unwritable(&self.file, &error.to_string()))?;
        let new = self.file.with_extension("new");
        let mut options = fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&new).map_err(wrong)?;
        file.write_all(&bytes).and_then(|()| file.sync_all()).map_err(wrong)?;
        fs::rename(&new, &self.file).map_err(wrong)
    }
}

/// Does what is asked stand behind the head that is known: directly, or behind the records of the same correction that
/// come along?
fn follows(asked: &AskBody, head: (u64, Bytes32)) -> bool {
    let behind = asked.behind.iter().try_fold(head, |(seq, hash), text| {
        let line = Line::read(text).ok()?;
        let next = line.seq == seq + 1 && line.prev == hash && line.computed_hash() == line.hash;
        next.then_some((line.seq, line.hash))
    });
    behind == Some((asked.after, asked.prev))
}

fn strange(what: &str) -> Failure {
    Failure::fault(
        "network",
        format!("the server says of the house of this campaign {what} wrongly"),
    )
}

fn unwritable(file: &Path, why: &str) -> Failure {
    Failure::fault("no_links", format!("the links of your device, {}: {why}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Uuid;
    use server::body::ChainBody;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// A house that takes what it is given, and knows nothing of it afterwards.
    struct Taking {
        me: PublicKey,
        chain: RefCell<Option<ChainBody>>,
        links: RefCell<Vec<u64>>,
    }

    impl Receiver for Taking {
        fn devices(&self) -> Result<Vec<DeviceBody>, Failure> {
            let (seat, label) = ("red".to_owned(), "a terminal".to_owned());
            Ok(vec![DeviceBody { seat, device: self.me, label, chain: *self.chain.borrow() }])
        }

        fn lay_chain(&self, _: PublicKey, _: Bytes32, length: u64) -> Result<(), Failure> {
            *self.chain.borrow_mut() = Some(ChainBody { length, index: 0 });
            Ok(())
        }

        fn give_link(&self, link: &LinkBody) -> Result<(), Failure> {
            self.links.borrow_mut().push(link.index);
            Ok(())
        }
    }

    fn key(seed: u8) -> SigningKey {
        SigningKey::from_seed(&[seed; 32])
    }

    fn asked(house: &SigningKey, me: PublicKey, (after, prev): (u64, u8), intent: u8) -> AskBody {
        let (prev, intent) = (Bytes32([prev; 32]), Bytes32([intent; 32]));
        let hash = ask(&prev, &intent, 4);
        AskBody {
            ask: hash,
            prev,
            after,
            intent,
            envelope: 4,
            batch: Uuid::now_v7(),
            by: "organiser".into(),
            scope: "campaign".into(),
            head: after,
            devices: BTreeMap::from([("red".to_owned(), me)]),
            signature: house.sign(&asked_message(&hash)),
            behind: Vec::new(),
        }
    }

    #[test]
    fn it_answers_what_the_house_asks_and_once_on_each_head() {
        let folder = tempfile::tempdir().unwrap();
        let (house, mine) = (key(1), key(2));
        let about = HouseAbout {
            genesis: Bytes32([9; 32]).to_string(),
            log_key: house.public().to_string(),
        };
        let file = folder.path().join("device.key");
        let open = || Links::open(&file, &about, "red", key(2)).unwrap();
        let me = mine.public();
        let taking = Taking { me, chain: RefCell::default(), links: RefCell::default() };
        let mut links = open();
        links.lay_if_needed(&taking).unwrap();
        let head = |links: &mut Links, seq: u64, hash: u8| {
            links.heard(&taking, (seq, Bytes32([hash; 32]))).unwrap();
        };
        head(&mut links, 7, 70);

        let good = asked(&house, me, (7, 70), 1);
        for wrong in [
            asked(&key(3), me, (7, 70), 1),             // somebody else asks
            asked(&house, key(3).public(), (7, 70), 1), // another device is asked
            asked(&house, me, (6, 60), 1),              // on another head
            AskBody { envelope: 5, ..good.clone() },    // it is no hash of what it says
        ] {
            assert!(!links.answer(&taking, &wrong).unwrap(), "{wrong:?}");
        }
        assert!(links.answer(&taking, &good).unwrap());
        assert!(links.answer(&taking, &good).unwrap(), "the same gets the same");
        assert_eq!(*taking.links.borrow(), [1, 1]);

        // Another order on the same head gets nothing: neither now, nor once the log has told of the first, nor after
        // a restart, nor of a new chain.
        let other = asked(&house, me, (7, 70), 2);
        assert!(!links.answer(&taking, &other).unwrap());
        *taking.chain.borrow_mut() = Some(ChainBody { length: LENGTH, index: 1 });
        let mut links = open();
        links.lay_if_needed(&taking).unwrap();
        head(&mut links, 7, 70);
        assert!(!links.answer(&taking, &other).unwrap());
        *taking.chain.borrow_mut() = None;
        links.lay_if_needed(&taking).unwrap();
        assert_eq!(links.last(), 0);
        assert!(!links.answer(&taking, &other).unwrap());
        head(&mut links, 8, 80);
        assert!(links.answer(&taking, &asked(&house, me, (8, 80), 2)).unwrap());
        assert_eq!(*taking.links.borrow(), [1, 1, 1]);
    }

    #[test]
    fn it_answers_behind_records_that_lead_from_the_head_that_it_knows() {
        const LOG: &str =
            include_str!("../../chronicle/tests/vectors/chronicle-2-sample-redacted.ndjson");
        let lines: Vec<&str> = LOG.lines().take(10).collect();
        let at = |seq: usize| (seq as u64, Line::read(lines[seq]).unwrap().hash);
        let (house, me) = (key(1), key(2).public());
        let (after, prev) = at(9);
        let behind = |lines: &[&str]| lines.iter().map(|line| (*line).to_owned()).collect();
        let ask = AskBody {
            after,
            prev,
            behind: behind(&lines[5..]),
            ..asked(&house, me, (after, 0), 1)
        };
        assert!(follows(&ask, at(4)));
        assert!(follows(&AskBody { behind: Vec::new(), ..ask.clone() }, at(9)));
        assert!(!follows(&ask, at(3)), "a record is missing");
        assert!(!follows(&ask, (4, at(3).1)), "another log");
        assert!(!follows(&AskBody { behind: behind(&lines[5..9]), ..ask.clone() }, at(4)));
        assert!(!follows(&AskBody { behind: Vec::new(), ..ask.clone() }, at(4)));
        let changed = lines[7].replacen("\"by\":\"", "\"by\":\"seat/", 1);
        let other = [&lines[5..7], &[&*changed], &lines[8..]].concat();
        assert!(!follows(&AskBody { behind: behind(&other), ..ask }, at(4)), "one was changed");
    }
}
