//! How places, people and things are called. Names of spaces come from the map, names of banners from the state in
//! which something happened.

use super::{Teller, capital, words};
use crate::engines::SiegeEngine;
use crate::map::SpaceId;
use crate::names::{Name, Reputation};
use crate::pieces::{BannerId, MapPlace, PieceId};
use crate::refusal::{Numbered, Player};
use crate::roster::TroopId;
use crate::state::{Ground, Phase, State};
use decider::Seat;
use messages::{Fact, Language, Thing, Words, say};
use rulebook::AsFact;

impl AsFact<State> for SpaceId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.space(self).into()
    }
}

impl AsFact<State> for BannerId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.army(self).into()
    }
}

impl AsFact<State> for PieceId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.piece(self).into()
    }
}

impl AsFact<State> for Vec<PieceId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.pieces(self.iter()).into()
    }
}

/// The troop as its army book calls it.
impl AsFact<State> for TroopId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let name = state.roster.get(self).map_or(self.word(), |troop| troop.name.as_str());
        words.name(name).into()
    }
}

/// The only text of an order that is no free text: what a siege has broken.
impl AsFact<State> for String {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.damage(self).into()
    }
}

/// What is bought for a siege.
impl AsFact<State> for Vec<SiegeEngine> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        let names: Vec<String> = self.iter().map(|engine| words.name(engine.name())).collect();
        words.list(&names).into()
    }
}

impl AsFact<State> for Seat {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        named_player(state, self, words).into()
    }
}

/// Messages choose by the word.
impl AsFact<State> for Phase {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.word().into()
    }
}

impl Teller<'_> {
    pub(crate) fn space(&self, space: &SpaceId) -> String {
        self.state.map.name(space).to_owned()
    }

    pub(super) fn player(&self, seat: &Seat) -> String {
        named_player(self.state, seat, self.words)
    }

    pub(crate) fn army(&self, banner: &BannerId) -> String {
        if let Some(banner) = self.state.banners.get(banner) {
            return banner.name.said(self.words);
        }
        // Of a banner that is no more, whoever led it and left it keeps the name.
        let left = Some(MapPlace::Banner(banner.clone()));
        let mut those = self.state.pieces.values().filter(|piece| piece.left == left);
        let leader = those.find_map(|piece| piece.called.as_ref());
        leader.map_or_else(|| banner.to_string(), |leader| leader.said(self.words))
    }

    /// A fight of this turn as the lobby and the map call it, within a sentence: by what it is and where. Its number
    /// stands behind it only where another one is called the same.
    pub(crate) fn fight(&self, number: u32) -> String {
        let Some(name) = self.fight_name(number) else {
            return say!(self.words, "fight-number", fight = number);
        };
        let others = self.state.fights.keys().filter(|other| **other != number);
        let alike = others.filter_map(|other| self.fight_name(*other)).any(|other| other == name);
        if alike { format!("{name} ({number})") } else { name }
    }

    fn fight_name(&self, number: u32) -> Option<String> {
        let about = self.state.fights.get(&number)?;
        let kind = match (&about.ground, &about.castle) {
            (Ground::Link(..), _) => "way",
            _ if about.city.is_some() || about.town.is_some() => "siege",
            (_, Some(_)) => "assault",
            (_, None) => "battle",
        };
        let beyond = match &about.ground {
            Ground::Link(_, to) => self.space(to),
            Ground::Space(_) => String::new(),
        };
        let space = self.space(about.ground.space());
        Some(say!(self.words, "fight-name", kind = kind, space = space, beyond = beyond))
    }

    pub(crate) fn piece(&self, id: &PieceId) -> String {
        named_piece(self.state, id, self.words)
    }

    pub(crate) fn pieces<'p>(&self, pieces: impl Iterator<Item = &'p PieceId>) -> String {
        let names: Vec<String> = pieces.map(|piece| self.piece(piece)).collect();
        self.words.list(&names)
    }

    pub(crate) fn damage(&self, word: &str) -> String {
        damage(word, self.words)
    }

    /// What kind of place it is, and its name.
    pub(super) fn place(&self, place: &MapPlace) -> (&'static str, String) {
        match place {
            MapPlace::Banner(banner) => ("banner", self.army(banner)),
            MapPlace::Garrison(castle) => ("castle", self.space(castle)),
            MapPlace::Captive(_) | MapPlace::Lost => ("nowhere", String::new()),
        }
    }
}

/// What a siege has broken: `bridge-a`, `ruin-12-3`.
fn damage(word: &str, words: Words<'_>) -> String {
    let Some((kind, rest)) = word.split_once('-') else { return words.name(word) };
    let rest = match kind {
        "ruin" | "works" | "burnt" | "rubble" => rest.replace('-', ","),
        _ => words.name(&spaced(rest)),
    };
    say!(words, "damage", kind = kind.to_owned(), rest = rest)
}

/// What a siege has broken, as a reader hears it: “ruin in 12,3”.
#[must_use]
pub fn said_damage(word: &str, language: Language) -> String {
    damage(word, words(language))
}

pub(super) fn thing_of(word: &str) -> String {
    let text = spaced(word);
    let mut letters = text.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

pub(super) fn spaced(word: &str) -> String {
    word.replace('-', " ")
}

/// A player as people say it.
#[must_use]
pub fn player_name(state: &State, seat: &Seat, language: Language) -> String {
    named_player(state, seat, words(language))
}

fn named_player(state: &State, seat: &Seat, words: Words<'_>) -> String {
    words.name(state.name_of(seat))
}

/// How refusals call a player, a banner, a piece or a place.
pub(crate) fn called(state: &State, kind: &str, id: &str, language: Language) -> Option<String> {
    let teller = Teller { state, words: words(language) };
    match kind {
        Player::KIND => {
            let seat = id.parse().ok().filter(|seat| state.players.contains_key(seat))?;
            Some(player_name(state, &seat, language))
        }
        BannerId::KIND => Some(teller.army(state.banners.get_key_value(&id.parse().ok()?)?.0)),
        PieceId::KIND => Some(teller.piece(state.pieces.get_key_value(&id.parse().ok()?)?.0)),
        SpaceId::KIND => Some(teller.space(&id.parse().ok()?)),
        Numbered::KIND => {
            let number = id.parse().ok().filter(|number| state.fights.contains_key(number))?;
            Some(teller.fight(number))
        }
        TroopId::KIND => {
            let row = state.roster.get(&id.parse().ok()?)?;
            Some(teller.words.name(&row.name))
        }
        _ => None,
    }
}

/// A fight as the map calls it, within a sentence: “the assault on Koperhof”.
#[must_use]
pub fn fight_name(state: &State, number: u32, language: Language) -> String {
    Teller { state, words: words(language) }.fight(number)
}

/// A piece by its own name, or by its id as people say it.
#[must_use]
pub fn piece_name(state: &State, id: &PieceId, language: Language) -> String {
    named_piece(state, id, words(language))
}

fn named_piece(state: &State, id: &PieceId, words: Words<'_>) -> String {
    let piece = state.pieces.get(id);
    if let Some(called) = piece.and_then(|piece| piece.called.as_ref()) {
        return called.said(words);
    }
    match piece.and_then(|piece| state.roster.get(&piece.troop)) {
        Some(row) => {
            let number = id.word().rsplit('-').next().unwrap_or_default();
            capital(&words.name(&format!("{} {number}", row.name)))
        }
        None => words.name(&thing(id)),
    }
}

pub(super) fn thing(id: &PieceId) -> String {
    thing_of(id.word())
}

/// `1 crown`, `3 crowns`.
#[must_use]
pub fn crowns(number: u32) -> String {
    match number {
        1 => "1 crown".to_owned(),
        _ => format!("{number} crowns"),
    }
}

/// `One, two and three`.
#[must_use]
pub fn listed(names: &[String]) -> String {
    match names {
        [] => "Nobody".to_owned(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}

/// A name as a reader hears it: of a player, a troop, a built-in campaign.
#[must_use]
pub fn said_name(name: &str, language: Language) -> String {
    words(language).name(name)
}

/// What somebody is called, as a reader hears it.
#[must_use]
pub fn said(name: &Name, language: Language) -> String {
    name.said(words(language))
}

/// What a general is known for, as a reader hears it.
#[must_use]
pub fn said_reputation(reputation: Reputation, language: Language) -> String {
    reputation.said(words(language))
}
