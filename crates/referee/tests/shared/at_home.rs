//! A table of players at home whose devices give to the dice of others.

use crate::sitting;

use chance::Bytes32;
use chronicle::{
    Line, Policy, PublicKey, SigningKey, Trust, VerifyOptions, bind_message, link_before,
    order_message,
};
use decider::By;
use referee::{
    Answer, Ask, Attendance, Begun, BindDevice, LayChain, Order, Referee, Rejected, Signatures,
    ToSign,
};
use sitting::{Sitting, parts, seat};
use std::{
    collections::BTreeSet,
    sync::{Arc, Mutex},
};
use store::MemoryStore;

pub(crate) const LENGTH: u64 = 200;

/// A player at home: their device, and the chain that it gives links of.
pub(crate) struct Player {
    pub(crate) seat: By,
    pub(crate) device: SigningKey,
    pub(crate) chain: Vec<Bytes32>,
    pub(crate) given: u64,
}

/// Whose devices listen, and what they were asked.
#[derive(Default)]
struct Room {
    here: Mutex<BTreeSet<(String, PublicKey)>>,
    asked: Mutex<Vec<Ask>>,
}

struct Ears(Arc<Room>);

impl Attendance for Ears {
    fn attending(&self, _: chronicle::CampaignId) -> BTreeSet<(String, PublicKey)> {
        self.0.here.lock().unwrap().clone()
    }

    fn thrown(&self, _: chronicle::CampaignId) {}

    fn asked_elsewhere(&self, _: chronicle::CampaignId, ask: Option<&Ask>) {
        self.0.asked.lock().unwrap().extend(ask.cloned());
    }

    fn asked(&self, _: chronicle::CampaignId, ask: &Ask) {
        self.0.asked.lock().unwrap().push(ask.clone());
    }
}

pub(crate) struct Table {
    pub(crate) sitting: Sitting,
    room: Arc<Room>,
}

pub(crate) fn signing<T>(
    device: &SigningKey,
    send: impl Fn(&Signatures) -> Result<T, Rejected>,
) -> Result<T, Rejected> {
    match send(&Signatures::none()) {
        Err(rejected) if rejected.code == "signature_needed" => {
            let sign = |it: &ToSign| (it.intent, device.sign(&order_message(&it.intent)));
            let by_intent = rejected.to_sign.iter().map(sign).collect();
            send(&Signatures { device: Some(device.public()), by_intent, ..Signatures::none() })
        }
        answer => answer,
    }
}

impl Player {
    /// The next link, to what this house asks.
    pub(crate) fn give(
        &mut self,
        house: &Referee,
        campaign: chronicle::CampaignId,
        ask: &Ask,
    ) -> Result<(), Rejected> {
        self.given += 1;
        let value = self.chain[usize::try_from(self.given).unwrap()];
        house.give_link(campaign, &self.seat, &ask.answered(&self.device, self.given, value))
    }
}

impl Table {
    pub(crate) fn new(policy: Policy) -> Self {
        let parts = parts(Arc::new(MemoryStore::new()), 10);
        let setup = campaign::city().clone().into();
        let sitting = Sitting::begun(parts, &setup, Begun::Two(policy));
        let room = Arc::new(Room::default());
        sitting.referee.ask_through(Box::new(Ears(Arc::clone(&room))));
        Self { sitting, room }
    }

    /// The house, come up again; the same devices listen.
    pub(crate) fn restarted(&self) -> Referee {
        let house = self.sitting.restarted();
        house.ask_through(Box::new(Ears(Arc::clone(&self.room))));
        house
    }

    pub(crate) fn referee(&self) -> &Referee {
        &self.sitting.referee
    }

    /// Sits down with a device that has laid a chain, and listens.
    pub(crate) fn sit(&self, name: &str, seed: u8) -> Player {
        let (seat, device) = (seat(name), SigningKey::from_seed(&[seed; 32]));
        let bind = BindDevice {
            batch: self.sitting.batch(),
            by: seat.clone(),
            device: device.public(),
            label: "a telephone".into(),
            proof: None,
        };
        let campaign = self.sitting.campaign;
        let asked = self.referee().bind_device(campaign, &bind, &Signatures::none()).unwrap_err();
        let intent = asked.to_sign[0].intent;
        let bind = BindDevice { proof: Some(device.sign(&bind_message(&intent))), ..bind };
        signing(&device, |signed| self.referee().bind_device(campaign, &bind, signed)).unwrap();
        let mut player = Player { seat, device, chain: Vec::new(), given: 0 };
        self.lay(&mut player, seed);
        self.listens(&player);
        player
    }

    pub(super) fn lay(&self, player: &mut Player, seed: u8) {
        self.lay_so_long(player, seed, LENGTH);
    }

    /// Lays a chain of so many links.
    pub(crate) fn lay_so_long(&self, player: &mut Player, seed: u8, length: u64) {
        let genesis = self.genesis();
        let mut chain = vec![Bytes32([seed; 32])];
        for _ in 0..length {
            chain.push(link_before(&genesis, chain.last().unwrap()));
        }
        chain.reverse();
        let lay = LayChain {
            batch: self.sitting.batch(),
            by: player.seat.clone(),
            device: player.device.public(),
            anchor: chain[0],
            length,
        };
        let campaign = self.sitting.campaign;
        signing(&player.device, |signed| self.referee().lay_chain(campaign, &lay, signed)).unwrap();
        (player.chain, player.given) = (chain, 0);
    }

    fn genesis(&self) -> Bytes32 {
        let log = self.sitting.full_export();
        Line::read(log.lines().next().unwrap()).unwrap().hash
    }

    fn at(player: &Player) -> (String, PublicKey) {
        (player.seat.seat().unwrap().name().to_owned(), player.device.public())
    }

    fn listens(&self, player: &Player) {
        self.room.here.lock().unwrap().insert(Self::at(player));
    }

    pub(crate) fn leaves(&self, player: &Player) {
        self.room.here.lock().unwrap().remove(&Self::at(player));
    }

    /// An order of the organiser's that rolls or draws, whatever the board.
    pub(crate) fn order(&self, by: &By, notation: &str) -> Order {
        self.sitting.order(by, notation)
    }

    /// Everything that was asked so far.
    pub(crate) fn asked(&self) -> Vec<Ask> {
        self.room.asked.lock().unwrap().clone()
    }

    pub(crate) fn ask(&self) -> Ask {
        self.referee().asks(self.sitting.campaign).unwrap().unwrap()
    }

    pub(crate) fn answer(&self, player: &mut Player, ask: &Ask) -> Result<(), Rejected> {
        player.give(self.referee(), self.sitting.campaign, ask)
    }

    pub(crate) fn settle(&self, ask: &Ask) -> Result<Option<Answer>, Rejected> {
        self.referee().settle(self.sitting.campaign, &ask.ask)
    }

    /// Strictly, for everybody who may have a copy; by the rules; and as it is read anew.
    pub(crate) fn trust(&self) -> Trust {
        let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
        let log = self.sitting.full_export();
        let verified = chronicle::verify(log.as_bytes(), &strict).unwrap();
        let public = self.sitting.export(&referee::Reader::Public);
        chronicle::verify(public.as_bytes(), &strict).unwrap();
        assert_eq!(referee::check_rules(&log).unwrap().differing, Vec::new());
        let fresh = self.sitting.restarted();
        let place =
            |referee: &Referee| referee.place(self.sitting.campaign, None).unwrap().standing;
        assert_eq!(place(&fresh), place(self.referee()));
        verified.trust
    }

    pub(crate) fn kinds_behind(&self, head: u64) -> Vec<String> {
        let log = self.sitting.full_export();
        let lines = log.lines().skip(usize::try_from(head).unwrap() + 1);
        lines.map(|line| Line::read(line).unwrap().kind.to_owned()).collect()
    }
}

/// Somebody who sits there without a device.
pub(crate) fn bystander() -> By {
    seat("elven-guard")
}

/// A table of two players at home, just before a card is drawn by the organiser's order.
pub(crate) fn before_a_card(policy: Policy) -> (Table, Player, Player) {
    let table = Table::new(policy);
    table.sitting.go_on_until(|state| {
        state.step == Some(lowenheim::state::Step::EventCard) && state.turn == 1
    });
    let (cathay, dwarves) = (table.sit("cathay", 1), table.sit("city-guard", 2));
    (table, cathay, dwarves)
}

pub(crate) fn proceed(table: &Table) -> Order {
    table.order(&By::Organiser, "proceed")
}

pub(crate) fn send(table: &Table, order: &Order) -> Result<Answer, Rejected> {
    table.referee().give(table.sitting.campaign, order)
}
