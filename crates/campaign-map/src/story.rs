//! Sentences for what happened; only here, never in a payload.

mod named;
mod realm;

use crate::Event;
use crate::event::{FallenReturned, FightBegun, FightSettled, FightUndecided, How, PieceMustered};
use crate::map::SpaceId;
use crate::names;
use crate::pieces::Side;
use crate::pieces::{MapPlace, PieceId};
use crate::state::{Ground, Party, State};
use decider::Audience;
use messages::{Catalogue, Fact, Language, Words, say};
pub(crate) use named::called;
pub use named::{
    crowns, fight_name, listed, piece_name, player_name, said, said_damage, said_name,
    said_reputation,
};
use named::{thing, thing_of};
use rulebook::generals;
use std::sync::LazyLock;

/// What orders do, in English and Dutch.
pub(crate) const ORDERS: [&str; 2] =
    [include_str!("options/en.ftl"), include_str!("options/nl.ftl")];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let story = [include_str!("story/en.ftl"), include_str!("story/nl.ftl")];
    let [english, dutch] = [0, 1]
        .map(|language| [story[language], generals::TEXTS[language], ORDERS[language]].join("\n"));
    Catalogue::new(&english, &dutch).with_names(names::NAMES)
});

/// All that the map says, and its names.
pub(crate) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// Whoever tells: the state just before an event, and the words of a language.
pub(crate) struct Teller<'s> {
    pub(crate) state: &'s State,
    pub(crate) words: Words<'s>,
}

/// An event as a sentence, told with the state just before it.
#[must_use]
pub fn sentence(state: &State, event: &Event, language: Language) -> String {
    Teller { state, words: words(language) }.sentence(event)
}

impl Teller<'_> {
    fn sentence(&self, event: &Event) -> String {
        let words = self.words;
        match event {
            Event::MapOpened(it) => {
                let names = it.players.iter().map(|player| words.name(&player.name));
                let players = words.list(&names.collect::<Vec<_>>());
                let (map, title) = (words.name(&it.map.title), words.name(&it.title));
                say!(words, "map-opened", map = map, players = players, title = title)
            }
            Event::BannerRaised(it) => say!(
                words,
                "banner-raised",
                name = it.name.said(words),
                owner = self.player(&it.owner),
                space = self.space(&it.at)
            ),
            Event::PieceMustered(it) => self.mustered(it),
            Event::PiecesTransferred(it) => {
                let (place, at) = self.place(&it.place);
                say!(
                    words,
                    "pieces-transferred",
                    pieces = self.pieces(it.pieces.iter()),
                    count = it.pieces.len(),
                    kind = place,
                    place = at
                )
            }
            Event::OrdersWritten(it) => say!(words, "orders-written", who = self.player(&it.seat)),
            Event::PiecesHealed(it) => {
                let pieces = self.pieces(it.wounds.keys());
                say!(words, "pieces-healed", pieces = pieces, count = it.wounds.len())
            }
            Event::FightBegun(it) => self.fight_begun(it),
            Event::FightSettled(it) => self.fight_settled(it),
            Event::EnginesBought(it) => {
                let engines = it.engines.iter().map(|(engine, count)| {
                    say!(words, "engine", kind = engine.word(), count = *count)
                });
                let engines = words.list(&engines.collect::<Vec<_>>());
                say!(
                    words,
                    "engines-bought",
                    seat = self.player(&it.seat),
                    crowns = it.crowns,
                    fight = it.fight,
                    engines = engines
                )
            }
            Event::AssaultDropped(it) => {
                let besieged = self.state.sieges.contains_key(&it.castle);
                let message = if besieged { "assault-turned-away" } else { "assault-dropped" };
                let (banner, castle) = (self.army(&it.banner), self.space(&it.castle));
                words.say(message, &[("banner", banner.into()), ("castle", castle.into())])
            }
            Event::ReliefAnswered(it) => say!(
                words,
                "relief-answered",
                admitted = if it.admitted { "yes" } else { "no" },
                banner = self.army(&it.banner),
                castle = self.space(&it.castle)
            ),
            Event::SiegeLaid(it) => self.of_siege("siege-laid", it.fight),
            Event::FightUndecided(it) => self.fight_undecided(it),
            Event::GarrisonMarched(it) => say!(
                words,
                "garrison-marched",
                pieces = self.pieces(it.pieces.iter()),
                count = it.pieces.len(),
                castle = self.space(&it.castle),
                to = self.space(&it.to)
            ),
            Event::DamageDone(it) => {
                let is_figure = |word: &&String| word.starts_with("enlist-");
                let missing = it.damage.keys().filter(is_figure).count();
                let rest = it.damage.keys().filter(|word| !is_figure(word));
                let mut broken: Vec<String> = rest.map(|word| self.damage(word)).collect();
                if missing > 0 {
                    broken.push(say!(words, "damage-missing", count = missing));
                }
                let castle = self.space(&it.castle);
                say!(words, "damage-done", castle = castle, damage = words.list(&broken))
            }
            Event::FallenReturned(it) => self.fallen_returned(it),
            Event::PiecesLost(it) => {
                let pieces = self.pieces(it.pieces.iter());
                say!(words, "pieces-lost", pieces = pieces, count = it.pieces.len())
            }
            Event::MapEnded(it) => {
                let names = it.outcome.winners.iter().map(|seat| self.player(seat));
                let winners = words.list(&names.collect::<Vec<_>>());
                let how = if it.outcome.by_castles { "castles" } else { "points" };
                say!(words, "map-ended", winners = winners, how = how)
            }
            Event::CaptiveRansomed(it) => say!(
                words,
                "captive-ransomed",
                by = self.player(&it.by),
                crowns = it.crowns,
                to = self.player(&it.to),
                piece = self.piece(&it.piece)
            ),
            Event::OrdersRevealed(_) => say!(words, "orders-revealed"),
            event => {
                let row = || event.sentence(self.state, words);
                self.of_the_realm(event).or_else(row).unwrap_or_default()
            }
        }
    }

    fn mustered(&self, it: &PieceMustered) -> String {
        let words = self.words;
        let owner = it.owner.as_ref();
        let piece = match &it.called {
            Some(called) => called.said(words),
            None => words.name(&thing(&it.piece)),
        };
        let (place, at) = match (&it.place, &it.castle) {
            // A banner is called as its general is.
            (MapPlace::Banner(banner), _) if self.army(banner) == piece => ("own", String::new()),
            (MapPlace::Banner(banner), _) => ("banner", self.army(banner)),
            (MapPlace::Garrison(castle), _) => ("castle", self.space(castle)),
            (MapPlace::Captive(_) | MapPlace::Lost, _) => ("nowhere", String::new()),
        };
        say!(
            words,
            "piece-mustered",
            owner = owner.map_or_else(|| say!(words, "nobodys-men"), |seat| self.player(seat)),
            piece = piece,
            cost = it.cost,
            kind = place,
            place = at
        )
    }

    fn side(&self, party: &Party) -> String {
        match &party.seat {
            Some(seat) => self.player(seat),
            None => say!(self.words, "nobodys-garrison"),
        }
    }

    fn fight_begun(&self, begun: &FightBegun) -> String {
        let (words, about) = (self.words, &begun.about);
        let (attacker, defender) = (self.side(&about.attacker), self.side(&about.defender));
        let facts = |space: &SpaceId| {
            let (attacker, defender) = (attacker.clone().into(), defender.clone().into());
            let space = self.space(space).into();
            [("attacker", attacker), ("defender", defender), ("space", space)]
        };
        match (&about.ground, &about.castle) {
            (Ground::Space(space), Some(_)) => words.say("castle-assaulted", &facts(space)),
            (Ground::Space(space), None) => words.say("space-attacked", &facts(space)),
            (Ground::Link(from, to), _) => say!(
                words,
                "banners-meet",
                attacker = attacker,
                defender = defender,
                from = self.space(from),
                to = self.space(to)
            ),
        }
    }

    fn fight_settled(&self, settled: &FightSettled) -> String {
        let (words, fight) = (self.words, self.fight(settled.fight));
        let winner = match (self.state.fights.get(&settled.fight), settled.winner) {
            (Some(about), winner) => self.side(about.party(winner)),
            (None, Side::Attacker) => say!(words, "the-attacker"),
            (None, Side::Defender) => say!(words, "the-defender"),
        };
        let won = match &settled.how {
            How::Played(_) => say!(words, "fight-played", winner = winner, fight = fight),
            How::Ruled(reason) => {
                let reason = reason.clone();
                say!(words, "fight-ruled", winner = winner, fight = fight, reason = reason)
            }
        };
        let mut told = vec![capital(&won)];
        let fallen = settled.pieces.values().filter(|after| after.wounds == 0).count();
        if fallen > 0 {
            told.push(say!(words, "fell", fallen = fallen));
        }
        for (id, after) in &settled.pieces {
            if let Some(fate) = after.fate {
                told.push(say!(words, "fate", piece = self.piece(id), fate = fate.word()));
            }
            for title in &after.titles {
                let title = title.said(words);
                told.push(say!(words, "titled", piece = self.piece(id), title = title));
            }
        }
        told.join(" ")
    }

    /// A sentence about the fight of a siege.
    fn of_siege(&self, message: &'static str, fight: u32) -> String {
        let Some(about) = self.state.fights.get(&fight) else { return String::new() };
        let how = if about.blockade { "blockade" } else { "siege" };
        let facts = [
            ("attacker", self.side(&about.attacker).into()),
            ("how", how.into()),
            ("space", self.space(about.ground.space()).into()),
            ("turn", self.state.turn.into()),
        ];
        self.words.say(message, &facts)
    }

    fn fight_undecided(&self, undecided: &FightUndecided) -> String {
        let mut told = vec![self.of_siege("fight-undecided", undecided.fight)];
        let before = |id: &PieceId| self.state.pieces.get(id).map_or(0, |piece| piece.wounds);
        let lost =
            undecided.pieces.iter().filter(|(id, after)| after.wounds == 0 && before(id) > 0);
        let lost: Vec<&PieceId> = lost.map(|(id, _)| id).collect();
        if !lost.is_empty() {
            let names = self.pieces(lost.iter().copied());
            told.push(say!(self.words, "siege-undecided-losses", lost = names, count = lost.len()));
        }
        told.join(" ")
    }

    fn fallen_returned(&self, returned: &FallenReturned) -> String {
        let (words, fight) = (self.words, ("fight", Fact::from(self.fight(returned.fight))));
        let pieces = ("pieces", self.pieces(returned.back.keys()).into());
        let count = ("count", returned.back.len().into());
        let lost = ("lost", self.pieces(returned.lost.iter()).into());
        let losses = ("losses", returned.lost.len().into());
        match (returned.back.is_empty(), returned.lost.is_empty()) {
            (_, true) => words.say("fallen-returned", &[fight, pieces, count]),
            (true, false) => words.say("fallen-lost", &[fight, lost, losses]),
            (false, false) => {
                words.say("fallen-returned-and-lost", &[fight, pieces, count, lost, losses])
            }
        }
    }
}

/// What those may know who may not read an event; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(
    state: &State,
    kind: &str,
    audience: &Audience,
    language: Language,
) -> String {
    let teller = Teller { state, words: words(language) };
    let words = teller.words;
    let who = match audience {
        Audience::Seats(seats) => seats.first().map(|seat| teller.player(seat)),
        Audience::Everyone => None,
    };
    match who {
        _ if kind == "campaign-map.store_counted" => {
            let who = who.unwrap_or_else(|| say!(words, "nobody"));
            say!(words, "store-counted-hidden", who = who)
        }
        Some(who) => say!(words, "orders-written", who = who),
        None => say!(words, "hidden"),
    }
}

/// Purposes of dice that have a sentence.
const PURPOSES: [&str; 8] =
    ["title", "name", "origin", "reputation", "who-attacks", "return", "fate", "bots"];

/// Dice as a sentence, by their purpose.
#[must_use]
pub fn roll_sentence(why: &str, faces: &[u32], language: Language) -> String {
    let words = words(language);
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    let faces = faces.join(", ");
    if PURPOSES.contains(&why) {
        return say!(words, "rolled", what = why.to_owned(), faces = faces);
    }
    say!(words, "rolled-other", what = words.name(&thing_of(why)), faces = faces)
}

/// As a sentence begins.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::{roll_sentence, said, said_name};
    use crate::Event;
    use crate::names::{General, NAMES, Name, Origin, Reputation, Syllable, Title};
    use messages::Language;
    use rulebook::generals;
    use std::collections::BTreeSet;

    const ENGLISH: &str = include_str!("story/en.ftl");
    const DUTCH: &str = include_str!("story/nl.ftl");

    #[test]
    fn everything_that_happens_is_told_in_every_language() {
        for name in Event::told_by_the_story() {
            let story = [include_str!("story.rs"), include_str!("story/realm.rs")];
            let tells = story.iter().any(|it| it.contains(&format!("Event::{name}(")));
            assert!(tells, "no row and no story tells of {name}");
        }
        let by_row: String =
            Event::messages().iter().map(|key| format!("say!(\"{key}\")")).collect();
        let story = [include_str!("story.rs"), include_str!("story/realm.rs")];
        let named = [include_str!("names.rs"), include_str!("story/named.rs")];
        let sources = [story[0], story[1], named[0], named[1], &by_row];
        let [english, dutch] = [(ENGLISH, 0), (DUTCH, 1)]
            .map(|(story, language)| [story, generals::TEXTS[language]].join("\n"));
        assert_eq!(messages::faults(&english, &dutch, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(&english, &dutch), Vec::<String>::new());
    }

    #[test]
    fn a_general_is_named_in_the_language_of_who_reads() {
        let norgoz = "Lord Norgoz the Slayer from the Desert";
        let name = Name::of_text(norgoz);
        assert_eq!(said(&name, Language::English), norgoz);
        assert_eq!(said(&name, Language::Dutch), "Heer Norgoz de Doder uit de Woestijn");
        let given = Name::of_text("Iron Lord from the East");
        assert_eq!(said(&given, Language::Dutch), "Iron Lord from the East");
    }

    #[test]
    fn every_word_that_makes_a_name_has_a_dutch_one() {
        for language in [Language::English, Language::Dutch] {
            let name = |title, origin, reputation| {
                let syllables = vec![Syllable::Ok, Syllable::Ak];
                let name = General { title, syllables, origin, reputation };
                (name.to_string(), said(&Name::General(name), language))
            };
            let titles = Title::ALL.iter().map(|it| name(*it, Origin::East, Reputation::Bold));
            let origins = Origin::ALL.iter().map(|it| name(Title::King, *it, Reputation::Bold));
            let known = Reputation::ALL.iter().map(|it| name(Title::King, Origin::East, *it));
            let all: Vec<_> = titles.chain(origins).chain(known).collect();
            let different: BTreeSet<_> = all.iter().map(|(_, said)| said).collect();
            // King Okak the Bold from the East is there three times.
            assert_eq!(different.len(), all.len() - 2);
            let is_english = all.iter().all(|(english, said)| english == said);
            assert_eq!(is_english, language == Language::English);
        }
        for phase in crate::state::Phase::ALL {
            assert_ne!(said_name(phase.name(), Language::Dutch), phase.name());
        }
        for (word, text) in crate::scenario::SCENARIOS {
            let title = text.lines().find_map(|line| line.strip_prefix("title = "));
            let players = text.lines().filter_map(|line| line.strip_prefix("name = "));
            for name in title.into_iter().chain(players) {
                let name = name.trim_matches('"');
                assert_ne!(said_name(name, Language::Dutch), name, "{word}");
            }
        }
        assert!(NAMES.contains("name-the-land-of-six-provinces"));
    }

    #[test]
    fn dice_say_what_they_are_for() {
        assert_eq!(
            roll_sentence("fate", &[2, 5], Language::English),
            "What becomes of who has fallen: 2, 5."
        );
        assert_eq!(
            roll_sentence("fate", &[2, 5], Language::Dutch),
            "Wat er wordt van wie gevallen is: 2, 5."
        );
        assert_eq!(roll_sentence("holy-water", &[1], Language::English), "Holy water: 1.");
    }
}
