//! A battle's turn as the rulebook tells it.

use super::ground::{Ground, Hex, distance, neighbours, straight_on};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) red: bool,
    pub(super) individual: bool,
    pub(super) general: bool,
    pub(super) moves: u32,
    pub(super) no_combat_after: Option<u32>,
    pub(super) dice: Vec<u32>,
    pub(super) hit_at: u32,
    pub(super) wounds: u32,
    pub(super) counters: u32,
    pub(super) hex: Option<Hex>,
}

/// What is said at the table.
#[derive(Clone, Debug)]
pub(super) enum Order {
    Proceed,
    Activate(Vec<String>),
    Move(String, Vec<Hex>),
    Attack(String, String),
    Follow(String),
    Done,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Deed {
    /// Activated for itself, not along with its unit.
    itself: bool,
    moved: bool,
    no_fight: bool,
    fought: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Card {
    pub(super) red: bool,
    pub(super) activations: u32,
    pub(super) active: BTreeMap<String, Deed>,
    fighting: bool,
    pub(super) follow: Option<(String, Hex)>,
}

#[derive(Clone)]
pub(super) struct Model {
    ground: Ground,
    pub(super) pieces: BTreeMap<String, Piece>,
    pub(super) turn: u32,
    pub(super) deck: BTreeSet<String>,
    pub(super) card: Option<Card>,
    walked: BTreeSet<String>,
    over: bool,
}

type May<T = ()> = Result<T, &'static str>;

fn only_if(allowed: bool, else_: &'static str) -> May {
    if allowed { Ok(()) } else { Err(else_) }
}

/// WAP-028: 52 cards and two Jokers.
fn whole_deck() -> BTreeSet<String> {
    let ranks = ["ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"];
    let suits = ["hearts", "diamonds", "clubs", "spades"];
    let cards = suits.iter().flat_map(|suit| ranks.map(|rank| format!("{suit}-{rank}")));
    cards.chain(["joker-1".to_owned(), "joker-2".to_owned()]).collect()
}

impl Model {
    pub(super) fn new(map: &str, pieces: BTreeMap<String, Piece>) -> Self {
        let ground = Ground::read(map);
        let walked = BTreeSet::new();
        Self { ground, pieces, turn: 1, deck: whole_deck(), card: None, walked, over: false }
    }

    /// Carries an order out with the cards and dice that fell, or says why not.
    pub(super) fn order(
        &mut self,
        by: bool,
        order: &Order,
        cards: &[String],
        faces: &[u32],
    ) -> May {
        only_if(!self.over, "it is over")?;
        if matches!(order, Order::Proceed) {
            return self.proceed(cards);
        }
        let card = self.card.as_ref().ok_or("no card")?;
        only_if(card.red == by, "the other army's card")?;
        match order {
            Order::Proceed => Ok(()),
            Order::Activate(pieces) => self.activate(pieces),
            Order::Move(piece, path) => self.go(piece, path),
            Order::Attack(attacker, target) => self.attack(attacker, target, faces),
            Order::Follow(piece) => self.follow(piece),
            Order::Done => self.done(),
        }
    }

    fn on_table(&self) -> impl Iterator<Item = (&String, &Piece, Hex)> {
        self.pieces.iter().filter_map(|(id, piece)| Some((id, piece, piece.hex?)))
    }

    fn in_hex(&self, hex: Hex) -> impl Iterator<Item = (&String, &Piece)> {
        self.on_table().filter(move |(_, _, at)| *at == hex).map(|(id, piece, _)| (id, piece))
    }

    /// The unit of a hex.
    fn unit_in(&self, hex: Hex) -> Option<(&String, &Piece)> {
        self.in_hex(hex).find(|(_, piece)| !piece.individual)
    }

    /// Individuals in the hex of a unit of their army are attached to it (W-13).
    fn attached(&self, unit: &str) -> Vec<String> {
        let of = &self.pieces[unit];
        let Some(hex) = of.hex.filter(|_| !of.individual) else { return Vec::new() };
        let others = self.in_hex(hex).filter(|(_, piece)| piece.individual && piece.red == of.red);
        others.map(|(id, _)| id.clone()).collect()
    }

    fn ready(&self, red: bool) -> Vec<String> {
        let ready = self.on_table().filter(|(_, piece, _)| piece.red == red && piece.counters == 0);
        ready.map(|(id, ..)| id.clone()).collect()
    }

    /// WAP-030 to WAP-035, WAP-041.
    fn proceed(&mut self, cards: &[String]) -> May {
        only_if(self.card.is_none(), "a card lies open")?;
        let mut cards = cards.iter();
        loop {
            if self.ready(true).is_empty() && self.ready(false).is_empty() {
                self.end_turn();
                break;
            }
            let card = cards.next().ok_or("another card is needed")?;
            only_if(self.deck.remove(card), "that card is gone")?;
            let (suit, rank) = card.split_once('-').ok_or("no card")?;
            if suit == "joker" {
                self.end_turn();
                break;
            }
            let red = suit == "hearts" || suit == "diamonds";
            if self.ready(red).is_empty() {
                continue;
            }
            let activations = match rank {
                "ace" => 3,
                "jack" | "queen" | "king" => 2,
                _ => 1,
            };
            let active = BTreeMap::new();
            self.card = Some(Card { red, activations, active, fighting: false, follow: None });
            break;
        }
        only_if(cards.next().is_none(), "a card too many was turned up")
    }

    fn end_turn(&mut self) {
        for piece in self.pieces.values_mut() {
            piece.counters = piece.counters.saturating_sub(1);
        }
        self.turn += 1;
        self.deck = whole_deck();
        self.walked.clear();
        self.card = None;
    }

    /// WAP-031 to WAP-033, WAP-038, WAP-040, WAP-042, WAP-045, W-07, W-08.
    fn activate(&mut self, chosen: &[String]) -> May {
        let card = self.card.as_ref().ok_or("no card")?;
        only_if(card.active.is_empty(), "chosen already")?;
        only_if(!chosen.is_empty(), "nobody is named")?;
        only_if(chosen.iter().collect::<BTreeSet<_>>().len() == chosen.len(), "named twice")?;
        let ready = self.ready(card.red);
        only_if(chosen.iter().all(|id| ready.contains(id)), "not ready")?;
        let along: BTreeSet<String> = chosen
            .iter()
            .flat_map(|id| self.attached(id))
            .filter(|id| ready.contains(id) && !chosen.contains(id))
            .collect();
        let left = ready.iter().any(|id| !chosen.contains(id) && !along.contains(id));
        let (count, allowed) = (chosen.len(), card.activations as usize);
        only_if(count <= allowed, "too many")?;
        only_if(count == allowed || !left, "too few")?;
        let card = self.card.as_mut().ok_or("no card")?;
        for (id, itself) in
            chosen.iter().map(|id| (id, true)).chain(along.iter().map(|id| (id, false)))
        {
            card.active.insert(id.clone(), Deed { itself, ..Deed::default() });
            self.pieces.get_mut(id).ok_or("nobody")?.counters += 1;
        }
        Ok(())
    }

    /// Somebody of the open card, with what they have done.
    fn active(&self, id: &str) -> May<(&Piece, Hex, &Deed)> {
        let card = self.card.as_ref().ok_or("no card")?;
        let piece = &self.pieces[id];
        Ok((piece, piece.hex.ok_or("gone")?, card.active.get(id).ok_or("not activated")?))
    }

    /// May anything at all go from one hex into the next?
    fn open(&self, from: Hex, to: Hex) -> bool {
        neighbours(from).contains(&to) && self.ground.at(to) != '#' && !self.ground.cliff(from, to)
    }

    /// May this piece stay in a hex? (WAP-013, WAP-101)
    fn may_stay(&self, piece: &Piece, hex: Hex) -> bool {
        self.in_hex(hex)
            .all(|(_, other)| other.red == piece.red && (other.individual || piece.individual))
    }

    /// WAP-046 to WAP-056, WAP-092, WAP-093.
    fn go(&mut self, id: &str, path: &[Hex]) -> May {
        let (piece, from, deed) = self.active(id)?;
        let card = self.card.as_ref().ok_or("no card")?;
        only_if(!card.fighting, "moving is over")?;
        only_if(!deed.moved && !deed.fought && deed.itself, "moved, or only along")?;
        let along = self.attached(id);
        only_if(!along.iter().any(|id| self.walked.contains(id)), "carried after walking")?;
        let length = path.len();
        only_if(length >= 1 && length <= piece.moves as usize, "too far")?;
        let mut at = from;
        for (nth, &next) in path.iter().enumerate() {
            let (first, last) = (nth == 0, nth + 1 == length);
            only_if(self.open(at, next), "closed")?;
            let wall = self.ground.wall(at, next);
            only_if(!wall || first, "a wall is crossed from beside it")?;
            if last {
                only_if(self.may_stay(piece, next), "somebody is there")?;
            } else {
                let stops = wall || "wdv~".contains(self.ground.at(next));
                let held = first && self.ground.at(from) == 'd';
                only_if(!stops && !held, "one stops there")?;
                only_if(self.may_stay(piece, next), "nobody passes through others")?;
            }
            at = next;
        }
        let no_fight = "wv".contains(self.ground.at(at));
        let too_long = piece.no_combat_after.is_some_and(|most| length >= most as usize);
        self.walked.insert(id.to_owned());
        let card = self.card.as_mut().ok_or("no card")?;
        for one in &along {
            if let Some(deed) = card.active.get_mut(one) {
                deed.moved = true;
                deed.no_fight |= no_fight;
            }
        }
        if let Some(deed) = card.active.get_mut(id) {
            deed.moved = true;
            deed.no_fight = no_fight || too_long;
        }
        for one in along.iter().map(String::as_str).chain([id]) {
            self.pieces.get_mut(one).ok_or("nobody")?.hex = Some(at);
        }
        Ok(())
    }

    /// How many dice an attack has; refused where it cannot be made (WAP-059 to WAP-078, WAP-096).
    fn dice(&self, attacker: &str, target: &str) -> May<u32> {
        let (one, other) = (&self.pieces[attacker], self.pieces.get(target).ok_or("nobody")?);
        let (from, to) = (one.hex.ok_or("gone")?, other.hex.ok_or("gone")?);
        only_if(one.red != other.red, "a friend")?;
        only_if(!other.individual || self.unit_in(to).is_none(), "protected")?;
        let away = distance(from, to);
        let base = usize::try_from(away - 1).ok().and_then(|at| one.dice.get(at)).copied();
        let base = base.filter(|&dice| dice > 0).ok_or("no dice at this distance")?;
        if away == 1 {
            only_if(!self.ground.cliff(from, to), "a cliff")?;
        } else {
            let occupied = |hex: Hex| self.in_hex(hex).next().is_some();
            only_if(self.ground.sees(from, to, &occupied), "not seen")?;
        }
        let by_target = match self.ground.at(to) {
            'w' => 1,
            'h' if self.ground.at(from) != 'h' => 1,
            'v' => 2,
            _ => 0,
        };
        let walled = self.ground.behind_wall(from, to);
        let by_river = u32::from(self.ground.at(from) == '~');
        let less = by_target.max(u32::from(walled)).max(by_river);
        let general = self.attached(attacker).iter().any(|id| self.pieces[id].general);
        Ok(base.saturating_sub(less) + u32::from(general))
    }

    /// WAP-079 to WAP-091, W-01, W-20.
    fn attack(&mut self, id: &str, target: &str, faces: &[u32]) -> May {
        let (_, from, deed) = self.active(id)?;
        only_if(!deed.fought && !deed.no_fight, "does not fight")?;
        let dice = self.dice(id, target)?;
        let card = self.card.as_ref().ok_or("no card")?;
        let waits = |(one, deed): (&String, &Deed)| one != id && deed.itself && !deed.moved;
        only_if(card.fighting || !card.active.iter().any(waits), "others move first")?;
        if faces.is_empty() && dice > 0 {
            // Only asked whether it may.
            return Ok(());
        }
        only_if(faces.len() == dice as usize, "another number of dice")?;
        let (hit_at, to) = (self.pieces[target].hit_at, self.pieces[target].hex.ok_or("gone")?);
        let hits = faces.iter().filter(|&&face| face >= hit_at).count() as u32;
        self.hurt(target, hits);
        let close = distance(from, to) == 1;
        if close && faces.contains(&1) && self.pieces[target].hex.is_some() {
            let back = straight_on(from, to).ok_or("not beside")?;
            let beaten = &self.pieces[target];
            if self.open(to, back) && self.may_stay(beaten, back) {
                for one in self.attached(target).iter().map(String::as_str).chain([target]) {
                    self.pieces.get_mut(one).ok_or("nobody")?.hex = Some(back);
                }
            } else {
                self.hurt(target, 1);
            }
        }
        let vacated = self.pieces[target].hex != Some(to);
        let free = self.open(from, to) && self.may_stay(&self.pieces[id], to);
        let card = self.card.as_mut().ok_or("no card")?;
        card.fighting = true;
        card.follow = (close && vacated && free).then(|| (id.to_owned(), to));
        card.active.get_mut(id).ok_or("not activated")?.fought = true;
        for red in [true, false] {
            let anybody = self.on_table().any(|(_, piece, _)| piece.red == red);
            self.over |= !anybody;
        }
        self.card.take_if(|_| self.over);
        Ok(())
    }

    fn hurt(&mut self, id: &str, hits: u32) {
        if let Some(piece) = self.pieces.get_mut(id) {
            piece.wounds = piece.wounds.saturating_sub(hits);
            if piece.wounds == 0 {
                piece.hex = None;
            }
        }
    }

    /// WAP-088, WAP-089.
    fn follow(&mut self, id: &str) -> May {
        let card = self.card.as_mut().ok_or("no card")?;
        let (_, hex) = card.follow.take_if(|(one, _)| one == id).ok_or("nothing to follow")?;
        for one in self.attached(id).iter().map(String::as_str).chain([id]) {
            self.pieces.get_mut(one).ok_or("nobody")?.hex = Some(hex);
        }
        Ok(())
    }

    /// Nobody moves any more; or the card is played.
    fn done(&mut self) -> May {
        let card = self.card.as_ref().ok_or("no card")?;
        only_if(!card.active.is_empty(), "nobody was chosen")?;
        let unmoved = card.active.values().any(|deed| deed.itself && !deed.moved);
        let can_fight = |(id, deed): (&String, &Deed)| {
            let targets = || self.pieces.keys().any(|target| self.dice(id, target).is_ok());
            !deed.fought && !deed.no_fight && self.pieces[id].hex.is_some() && targets()
        };
        if !card.fighting && unmoved && card.active.iter().any(can_fight) {
            self.card.as_mut().ok_or("no card")?.fighting = true;
            return Ok(());
        }
        self.card = None;
        if self.ready(true).is_empty() && self.ready(false).is_empty() {
            self.end_turn();
        }
        Ok(())
    }
}

/// Where everybody is, for whoever looks for a difference.
impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}\n{:?}", self.ground, self.card)?;
        for (id, piece, hex) in self.on_table() {
            writeln!(f, "{id} at {hex:?}, {} wounds, {} counters", piece.wounds, piece.counters)?;
        }
        Ok(())
    }
}
