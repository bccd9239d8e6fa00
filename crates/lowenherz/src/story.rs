//! The story in plain words: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

use crate::Event;
use crate::cards::{ActionCard, Card, Face};
use crate::colours::Colour;
use crate::event::{
    BidsOpened, DucatsPaid, PlayerOpened, RealmEnded, StoneMoved, TerritoryFounded,
};
use crate::facts::{cards, player, players, written};
use crate::refusal::NAMES;
use crate::state::{Bid, State};
use decider::{Audience, Seat};
use messages::{Catalogue, Language, Words, say};
use rulebook::AsFact as _;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("story/en.ftl");
const DUTCH: &str = include_str!("story/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// What happened, in one sentence or two; the state is the one behind it.
#[must_use]
pub fn sentence(state: &State, event: &Event, language: Language) -> String {
    Teller { state, words: words(language) }.sentence(event)
}

/// Whoever tells.
struct Teller<'s> {
    state: &'s State,
    words: Words<'s>,
}

impl Teller<'_> {
    fn sentence(&self, event: &Event) -> String {
        let words = self.words;
        match event {
            Event::RealmOpened(it) => {
                let name = |player: &PlayerOpened| words.name(&player.name);
                let names: Vec<String> = it.players.iter().map(name).collect();
                let (title, players) = (words.name(&it.title), words.list(&names));
                let set_up = it.set_up.word();
                say!(words, "realm-opened", title = title, players = players, set_up = set_up)
            }
            Event::PoliticsDealt(_) => say!(words, "politics-dealt"),
            Event::BoardLaid(it) => {
                say!(words, "board-laid", boundaries = it.boundaries.len())
            }
            Event::CastlePlaced(it) => say!(
                words,
                "castle-placed",
                by = self.player(it.by),
                neutral = if it.by == it.colour { "no" } else { "yes" },
                castle = it.castle.to_string(),
                knight = it.knight.to_string()
            ),
            Event::CardTurned(it) => self.card_turned(it.by, &it.card),
            Event::MineWorked(it) => self.points("mine-worked", &it.points),
            Event::DecisionLaid(it) => {
                let actions = it.slots.iter().map(|slot| self.action(*slot));
                let actions = words.list(&actions.collect::<Vec<_>>());
                say!(words, "decision-laid", by = self.player(it.by), actions = actions)
            }
            Event::MoneyPaid(it) => say!(
                words,
                "money-paid",
                to = players(&it.to, self.state, words),
                count = if it.each == 0 { 0 } else { it.to.len() },
                ducats = it.each,
                left = it.left
            ),
            Event::TrialBegun(it) => say!(
                words,
                "trial-begun",
                choosers = players(&it.choosers, self.state, words),
                talks = if it.talks { "yes" } else { "no" },
                action = self.action(it.slot)
            ),
            Event::DucatsPaid(it) => self.ducats_paid(it),
            Event::BidSealed(it) => {
                say!(words, "bid-sealed", by = self.player(it.by), bid = self.bid(&it.bid))
            }
            Event::BidsOpened(it) => self.bids_opened(it),
            Event::ActionBegun(it) => {
                say!(words, "action-begun", by = self.player(it.by), action = self.action(it.slot))
            }
            Event::TerritoryFounded(it) => self.territory_founded(it),
            Event::BoundariesReturned(it) => {
                let count = it.sides.len();
                say!(words, "boundaries-returned", sides = written(&it.sides, words), count = count)
            }
            Event::TerritoryExtended(it) => say!(
                words,
                "territory-extended",
                by = self.player(it.by),
                castle = it.castle.to_string(),
                spaces = written(&it.spaces, words)
            ),
            Event::StoneMoved(it) => self.stone_moved(it),
            Event::MarkerTurned(it) => say!(
                words,
                "marker-turned",
                castles = written(&it.castles, words),
                marker = it.marker.map_or_else(|| "none".to_owned(), |it| it.to_string())
            ),
            Event::AllianceMade(it) => {
                say!(
                    words,
                    "alliance-made",
                    by = self.player(it.by),
                    castles = written(&it.castles, words)
                )
            }
            Event::PlayersMissed(it) => {
                let (who, count) = (players(&it.who, self.state, words), it.who.len());
                say!(words, "players-missed", who = who, count = count)
            }
            Event::MountainsCounted(it) => self.points("mountains-counted", &it.points),
            Event::ParchmentsCounted(it) => self.points("parchments-counted", &it.points),
            Event::RealmEnded(it) => self.realm_ended(it),
            event => event.sentence(self.state, words).unwrap_or_default(),
        }
    }

    fn player(&self, colour: Colour) -> String {
        player(colour, self.state, self.words)
    }

    /// The action of a slot of the open card, with its number.
    fn action(&self, slot: u32) -> String {
        let Some(action) = self.state.action(slot) else { return slot.to_string() };
        say!(self.words, "action", kind = action.kind(), number = action.number())
    }

    fn card_turned(&self, by: Colour, card: &ActionCard) -> String {
        let words = self.words;
        let by = self.player(by);
        match card.face {
            Face::Actions(actions) => {
                let slots = (1u32..).zip(actions).map(|(slot, action)| {
                    let (kind, number) = (action.kind(), action.number());
                    say!(words, "slot-action", slot = slot, kind = kind, number = number)
                });
                let actions: Vec<String> = slots.collect();
                say!(words, "card-turned", by = by, actions = words.list(&actions))
            }
            Face::SilverMine => say!(words, "mine-turned", by = by),
            Face::King => say!(words, "king-turned", by = by),
        }
    }

    /// A message that names what each player gets; nobody gets anything where all have nothing.
    fn points(&self, message: &'static str, points: &BTreeMap<Colour, u32>) -> String {
        let some = points.iter().filter(|(_, points)| **points > 0);
        let each = some.map(|(colour, points)| {
            say!(self.words, "so-many-points", who = self.player(*colour), points = *points)
        });
        let each: Vec<String> = each.collect();
        let listed = self.words.list(&each);
        let facts = [("points", listed.into()), ("count", each.len().into())];
        self.words.say(message, &facts)
    }

    fn ducats_paid(&self, it: &DucatsPaid) -> String {
        let treasures = it.treasures.fact(self.state, self.words);
        say!(
            self.words,
            "ducats-paid",
            from = self.player(it.from),
            ducats = it.ducats,
            treasures = treasures,
            why = it.why.word()
        )
    }

    /// Ducats and treasures of a bid.
    fn bid(&self, bid: &Bid) -> String {
        let treasures = cards(&bid.treasures, self.words);
        let count = bid.treasures.len();
        say!(self.words, "bid", ducats = bid.ducats, treasures = treasures, count = count)
    }

    fn bids_opened(&self, it: &BidsOpened) -> String {
        let bids = it.bids.iter().map(|(colour, bid)| {
            say!(self.words, "bid-of", who = self.player(*colour), bid = self.bid(bid))
        });
        let bids = self.words.list(&bids.collect::<Vec<_>>());
        say!(self.words, "bids-opened", bids = bids)
    }

    fn territory_founded(&self, it: &TerritoryFounded) -> String {
        say!(
            self.words,
            "territory-founded",
            owner = self.player(it.owner),
            castle = it.castle.to_string(),
            spaces = it.spaces,
            towns = it.towns,
            points = it.points,
            scores = if it.score.is_some() { "yes" } else { "no" }
        )
    }

    fn stone_moved(&self, it: &StoneMoved) -> String {
        say!(
            self.words,
            "stone-moved",
            who = self.player(it.colour),
            why = it.why.word(),
            spaces = it.spaces,
            towns = it.towns,
            points = it.points.unsigned_abs(),
            moved = it.moved.unsigned_abs(),
            full = if it.moved == it.points { "yes" } else { "no" },
            score = it.score
        )
    }

    fn realm_ended(&self, it: &RealmEnded) -> String {
        let (words, winners) = (self.words, &it.outcome.winners);
        let order = it.outcome.ranks.iter().flatten().map(|colour| {
            let score = self.state.princes.get(colour).map_or(0, |prince| prince.score);
            say!(words, "so-many-points", who = self.player(*colour), points = score)
        });
        let order = words.list(&order.collect::<Vec<_>>());
        let count = winners.len();
        let winners = players(winners, self.state, words);
        say!(words, "realm-ended", winners = winners, count = count, order = order)
    }
}

/// What those may know who may not read a record of this kind.
#[must_use]
pub fn hidden_sentence(
    state: &State,
    kind: &str,
    audience: &Audience,
    language: Language,
) -> String {
    let words = words(language);
    let first = match audience {
        Audience::Seats(seats) => seats.first(),
        Audience::Everyone => None,
    };
    let colour = first.and_then(|seat: &Seat| seat.name().parse::<Colour>().ok());
    let who = colour.map(|colour| player(colour, state, words)).unwrap_or_default();
    match kind {
        "lowenherz.politics_dealt" => say!(words, "politics-dealt"),
        "lowenherz.offer_made" => say!(words, "hidden-offer", who = who),
        "lowenherz.offer_withdrawn" => say!(words, "hidden-withdrawal", who = who),
        "lowenherz.price_paid" => say!(words, "hidden-price", who = who),
        "lowenherz.bid_sealed" => say!(words, "hidden-bid", who = who),
        "lowenherz.pile_seen" => say!(words, "hidden-pile", who = who),
        "lowenherz.ducats_set_right" => say!(words, "hidden-set-right", who = who),
        "lowenherz.card_kept" => say!(words, "hidden-card", who = who),
        _ if who.is_empty() => say!(words, "hidden"),
        _ => say!(words, "hidden-of", who = who),
    }
}

/// What was drawn, from how many.
#[must_use]
pub fn draw_sentence(deck: &str, card: &str, of: u32, language: Language) -> String {
    let words = words(language);
    let deck = match deck {
        "actions" | "politics" | "tiles" | "quarter-turns" | "start-player" | "places" => deck,
        _ => "other",
    };
    let called = match deck {
        "politics" => card.parse::<Card>().ok().map(|card| words.name(card.name())),
        "start-player" => card.parse::<Colour>().ok().map(|colour| words.name(colour.name())),
        _ => None,
    };
    let card = called.unwrap_or_else(|| card.to_owned());
    say!(words, "drawn", deck = deck.to_owned(), card = card, of = of)
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};
    use crate::Event;
    use crate::refusal::NAMES;
    use messages::{Catalogue, Language};

    #[test]
    fn everything_that_happens_is_told_in_every_language() {
        for name in Event::told_by_the_story() {
            let tells = include_str!("story.rs").contains(&format!("Event::{name}("));
            assert!(tells, "no row and no story tells of {name}");
        }
        let by_row: String =
            Event::messages().iter().map(|key| format!("say!(\"{key}\")")).collect();
        let sources = [include_str!("story.rs"), include_str!("facts.rs"), &by_row];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }

    #[test]
    fn built_in_realms_and_cards_have_dutch_names() {
        let catalogue = Catalogue::new("", "").with_names(NAMES);
        let dutch = |name: &str| catalogue.in_language(Language::Dutch).name(name);
        for (word, text) in crate::scenario::SCENARIOS {
            let named = |key: &'static str| text.lines().filter_map(move |it| it.strip_prefix(key));
            for name in named("title = ").chain(named("name = ")) {
                let name = name.trim_matches('"');
                assert_ne!(dutch(name), name, "{word}");
            }
        }
        for card in crate::cards::Card::ALL {
            assert_ne!(dutch(card.name()), card.name());
        }
        for colour in crate::colours::Colour::ALL {
            assert_ne!(dutch(colour.name()), colour.name());
        }
        for terrain in crate::land::Terrain::ALL {
            assert_ne!(dutch(terrain.name()), terrain.name());
        }
    }
}
