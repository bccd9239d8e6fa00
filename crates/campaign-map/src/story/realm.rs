//! What a game for the realm has brought, as sentences.

use super::Teller;
use crate::Event;
use crate::event::{EstatesSettled, HomeChosen, OpponentNamed, RealmAwaited, RegionsWon};
use crate::event::{RealmBrokenOff, UnitTurned};
use crate::realm::Won;
use decider::Seat;
use messages::say;

impl Teller<'_> {
    /// An event of the realm; none: it is another.
    pub(super) fn of_the_realm(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::RealmAwaited(it) => self.realm_awaited(it),
            Event::RealmSettled(it) => {
                say!(self.words, "realm-settled", ranks = self.ranked(&it.won))
            }
            Event::RealmBrokenOff(it) => self.realm_broken_off(it),
            Event::HomeChosen(it) => self.home_chosen(it),
            Event::RegionsWon(it) => self.regions_won(it),
            Event::OpponentNamed(it) => self.opponent_named(it),
            Event::UnitTurned(it) => self.unit_turned(it),
            Event::EstatesMet(it) => {
                say!(self.words, "estates-met", players = self.players(it.seats.iter()))
            }
            Event::EstatesSettled(it) => self.estates_settled(it),
            _ => return None,
        })
    }

    fn players<'s>(&self, seats: impl Iterator<Item = &'s Seat>) -> String {
        let names: Vec<String> = seats.map(|seat| self.player(seat)).collect();
        self.words.list(&names)
    }

    fn realm_awaited(&self, it: &RealmAwaited) -> String {
        let (words, scenario) = (self.words, &it.scenario);
        let princes = scenario.princes();
        let plays = scenario.players.iter().filter(|player| princes.contains(&player.seat));
        let names: Vec<String> = plays.map(|player| words.name(&player.name)).collect();
        let (map, title) = (words.name(&scenario.map.title), words.name(&scenario.title));
        say!(words, "realm-awaited", players = words.list(&names), map = map, title = title)
    }

    /// Who has how much power and how many ducats.
    fn ranked(&self, won: &[Won]) -> String {
        let each = won.iter().map(|it| {
            let seat = self.player(&it.seat);
            say!(self.words, "realm-rank", seat = seat, points = it.points, ducats = it.ducats)
        });
        self.words.list(&each.collect::<Vec<_>>())
    }

    fn realm_broken_off(&self, it: &RealmBrokenOff) -> String {
        let (game, reason) = (it.game.word(), it.reason.clone());
        say!(self.words, "realm-broken-off", game = game, reason = reason)
    }

    fn home_chosen(&self, it: &HomeChosen) -> String {
        let (seat, home) = (self.player(&it.seat), self.space(&it.home));
        say!(self.words, "home-chosen", seat = seat, home = home, choice = it.choice.word())
    }

    fn regions_won(&self, it: &RegionsWon) -> String {
        let names: Vec<String> = it.spaces.iter().map(|space| self.space(space)).collect();
        let (seat, count) = (self.player(&it.seat), names.len());
        let spaces = self.words.list(&names);
        say!(
            self.words,
            "regions-won",
            seat = seat,
            towns = it.towns,
            spaces = spaces,
            count = count
        )
    }

    fn opponent_named(&self, it: &OpponentNamed) -> String {
        let (holder, opponent) = (self.player(&it.holder), self.player(&it.opponent));
        let choice = it.choice.word();
        say!(self.words, "opponent-named", holder = holder, opponent = opponent, choice = choice)
    }

    fn unit_turned(&self, it: &UnitTurned) -> String {
        say!(
            self.words,
            "unit-turned",
            piece = self.piece(&it.piece),
            from = self.player(&it.from),
            to = self.player(&it.to),
            castle = self.space(&it.castle)
        )
    }

    fn estates_settled(&self, it: &EstatesSettled) -> String {
        let words = self.words;
        let paid = it.crowns.iter().map(|(seat, crowns)| {
            say!(words, "estates-paid", seat = self.player(seat), crowns = *crowns)
        });
        let paid = words.list(&paid.collect::<Vec<_>>());
        match &it.ruled {
            Some(reason) => {
                say!(words, "estates-ruled", reason = reason.clone(), paid = paid)
            }
            None => say!(words, "estates-settled", ranks = self.ranked(&it.won), paid = paid),
        }
    }
}
