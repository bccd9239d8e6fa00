//! The story in plain words: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod rolls;

pub use rolls::{draw_sentence, roll_sentence};

use crate::Event;
use crate::cards::Card;
use crate::deployment::waiting;
use crate::event::{AssassinationTried, AttackFought, BuildingStruck, TurnEnded};
use crate::goal::{Goal, ground_in_words, in_words};
use crate::items::Trinket;
use crate::pieces::{Colour, PieceId};
use crate::refusal::NAMES;
use crate::state::{Outcome, State};
use crate::troops::ARMIES;
use board::Hex;
use decider::Audience;
use messages::{Catalogue, Fact, Language, Words};
use rulebook::{AsFact, generals::own_name};
use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("story/en.ftl");
const DUTCH: &str = include_str!("story/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// Whoever tells: names come from the ids alone, so that nothing is told that an event does not say, and from the
/// scenario, for those in sight of everybody who have a name of their own.
pub(crate) struct Story {
    own: BTreeMap<PieceId, String>,
}

impl Story {
    fn of(state: &State) -> Self {
        let all = state.pieces.iter().chain(&state.reserve).filter(|(_, piece)| !piece.hidden);
        let own = all.filter_map(|(id, piece)| Some((id.clone(), piece.called.clone()?)));
        Self { own: own.collect() }
    }

    fn name(&self, id: &PieceId, words: Words<'_>) -> String {
        let own = self.own.get(id).map(|called| own_name(called, words.language()));
        own.unwrap_or_else(|| name(id, words))
    }

    fn listed<'i>(&self, ids: impl IntoIterator<Item = &'i PieceId>, words: Words<'_>) -> String {
        let names = ids.into_iter().map(|id| self.name(id, words));
        words.list(&names.collect::<Vec<_>>())
    }

    fn with(&self, along: &[PieceId], words: Words<'_>) -> (&'static str, Fact) {
        if along.is_empty() {
            return ("with", "".into());
        }
        let pieces = self.listed(along, words);
        ("with", words.say("with", &[("pieces", pieces.into())]).into())
    }
}

impl AsFact<Story> for PieceId {
    fn fact(&self, story: &Story, words: Words<'_>) -> Fact {
        story.name(self, words).into()
    }
}

/// Messages choose by `none`.
impl AsFact<Story> for Vec<PieceId> {
    fn fact(&self, story: &Story, words: Words<'_>) -> Fact {
        if self.is_empty() { "none".into() } else { story.listed(self, words).into() }
    }
}

impl AsFact<Story> for Hex {
    fn fact(&self, _: &Story, _: Words<'_>) -> Fact {
        text(self)
    }
}

impl AsFact<Story> for Card {
    fn fact(&self, _: &Story, words: Words<'_>) -> Fact {
        card(*self, words).into()
    }
}

/// Messages choose by the word.
impl AsFact<Story> for Colour {
    fn fact(&self, _: &Story, _: Words<'_>) -> Fact {
        self.word().into()
    }
}

impl AsFact<Story> for Trinket {
    fn fact(&self, _: &Story, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

/// What happened, in one sentence or two; the state is the one behind it.
#[must_use]
pub fn sentence(state: &State, event: &Event, language: Language) -> String {
    let (story, words) = (&Story::of(state), words(language));
    let piece = |id: &PieceId| ("piece", Fact::from(story.name(id, words)));
    match event {
        Event::BattleOpened(it) => {
            let names: Vec<String> = it.armies.values().map(|name| words.name(name)).collect();
            let field = match it.drawn {
                None => words.say("field", &[]),
                Some(from) => {
                    let ground = text(from.ground.name().to_lowercase());
                    let seed = text(format!("{:08}", from.seed));
                    words.say("field-drawn", &[("ground", ground), ("seed", seed)])
                }
            };
            let armies = text(words.list(&names));
            let title = words.name(&it.title).into();
            words.say(
                "battle-opened",
                &[("title", title), ("armies", armies), ("field", field.into())],
            )
        }
        Event::PiecePlaced(it) => match it.hex {
            None => words.say("piece-waits", &[piece(&it.piece)]),
            Some(at) if it.counters > 0 => words.say("piece-appears", &[piece(&it.piece), hex(at)]),
            Some(at) => words.say("piece-stands", &[piece(&it.piece), hex(at)]),
        },
        Event::TurnBegun(it) => {
            let begun = words.say("turn-begun", &[("turn", it.turn.into())]);
            match they_wait(state, story, words) {
                Some(wait) => format!("{begun} {wait}"),
                None => begun,
            }
        }
        Event::TurnEnded(it) => turn_ended(it, words),
        Event::PiecesActivated(it) => {
            let count = ("count", (it.pieces.len() + it.along.len()).into());
            let all = story.listed(it.pieces.iter().chain(&it.along), words);
            words.say("pieces-act", &[("pieces", all.into()), count])
        }
        Event::PieceMoved(it) => match it.path.last() {
            Some(to) => words
                .say("piece-moves-to", &[piece(&it.piece), hex(to), story.with(&it.along, words)]),
            None => words.say("piece-moves", &[piece(&it.piece), story.with(&it.along, words)]),
        },
        Event::AttackFought(it) => attack_fought(it, story, words),
        Event::SpellCast(it) => {
            let caster = ("caster", story.name(&it.caster, words).into());
            let spell = ("spell", words.name(it.spell.name()).into());
            let left = ("left", it.ring.unwrap_or(it.left).into());
            match (it.ring, &it.payer) {
                (Some(_), _) => words.say("spell-cast-ring", &[caster, spell, left]),
                (None, Some(payer)) => {
                    let payer = ("payer", story.name(payer, words).into());
                    words.say("spell-cast-banner", &[caster, spell, payer, left])
                }
                (None, None) => words.say("spell-cast", &[caster, spell, left]),
            }
        }
        Event::CloudRaised(it) => {
            words.say("cloud-raised", &[hex(it.cloud.centre), ("turn", it.cloud.last_turn.into())])
        }
        Event::AssassinationTried(it) => assassination(it, story, words),
        Event::FormChanged(it) => match it.until {
            Some(last) => words.say("form-animal", &[piece(&it.piece), ("turn", last.into())]),
            None => words.say("form-own", &[piece(&it.piece)]),
        },
        Event::BuildingStruck(it) => building_struck(it, story, words),
        Event::BattleEnded(it) => match it.outcome {
            Outcome::Won(winner) => words.say("battle-won", &[colour(winner)]),
            Outcome::Drawn => words.say("battle-drawn", &[]),
        },
        Event::GoalProgressed(it) => {
            let ground = match &it.goal {
                Goal::Hold(hold) => ground_in_words(hold, language),
                _ => String::new(),
            };
            let turns = ("turns", it.turns.into());
            words.say("goal-progressed", &[colour(it.army), ("ground", ground.into()), turns])
        }
        Event::GoalMet(it) => {
            let turns = match &it.goal {
                Goal::Hold(hold) => hold.turns.unwrap_or(1),
                _ => 1,
            };
            let name = |id: &PieceId| {
                story.own.get(id).cloned().unwrap_or_else(|| within(&name(id, words)))
            };
            let what = in_words(&it.goal, turns, &name, language);
            words.say("goal-met", &[colour(it.army), ("what", what.into())])
        }
        Event::TrapSprung(it) => words.say("trap-sprung", &[piece(&it.piece), hex(it.hex)]),
        event => event.sentence(story, words).unwrap_or_default(),
    }
}

/// What those may know who may not read an event; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(audience: &Audience, language: Language) -> String {
    let words = words(language);
    match audience {
        Audience::Seats(seats) if !seats.is_empty() => {
            words.say("hidden-army", &[("colour", text(&seats[0]))])
        }
        Audience::Seats(_) | Audience::Everyone => words.say("hidden", &[]),
    }
}

/// All who wait to be set up, those first whose army is.
fn they_wait(state: &State, story: &Story, words: Words<'_>) -> Option<String> {
    let armies = state.deployments.iter().map(|it| it.army);
    let all: Vec<&PieceId> =
        armies.flat_map(|army| waiting(state, army)).map(|(id, _)| id).collect();
    let facts =
        [("count", all.len().into()), ("pieces", story.listed(all.iter().copied(), words).into())];
    (!all.is_empty()).then(|| words.say("pieces-wait", &facts))
}

/// Is it told with others, by a later fact?
pub(crate) fn is_told_later(event: &Event) -> bool {
    matches!(event, Event::PiecePlaced(it) if it.hex.is_none())
}

fn turn_ended(ended: &TurnEnded, words: Words<'_>) -> String {
    let joker = if ended.joker.is_some() { "yes" } else { "no" };
    words.say(
        "turn-ended",
        &[
            ("joker", joker.into()),
            ("turn", ended.turn.into()),
            ("kept", ended.marked.len().into()),
        ],
    )
}

fn attack_fought(fought: &AttackFought, story: &Story, words: Words<'_>) -> String {
    let faces: Vec<String> = fought.faces.iter().map(u32::to_string).collect();
    let rolled = if faces.is_empty() { words.say("no-dice", &[]) } else { faces.join(", ") };
    let back = if fought.retreat > 0 { "yes" } else { "no" };
    words.say(
        "attack-fought",
        &[
            ("attacker", story.name(&fought.attacker, words).into()),
            ("target", story.name(&fought.target, words).into()),
            ("faces", rolled.into()),
            ("hits", fought.hits.into()),
            ("back", back.into()),
        ],
    )
}

fn assassination(tried: &AssassinationTried, story: &Story, words: Words<'_>) -> String {
    let came = match tried.difference {
        ..=-3 => "caught",
        -2..=0 => "unseen",
        1..=2 => "seen",
        3.. => "gone",
    };
    words.say(
        "assassination",
        &[
            ("assassin", story.name(&tried.assassin, words).into()),
            ("victim", story.name(&tried.victim, words).into()),
            ("came", came.into()),
        ],
    )
}

fn building_struck(struck: &BuildingStruck, story: &Story, words: Words<'_>) -> String {
    let attacker = ("attacker", story.name(&struck.attacker, words).into());
    let hits = ("hits", struck.hits.into());
    if struck.destroyed {
        words.say("building-destroyed", &[attacker, hex(struck.hex), hits])
    } else {
        let left = ("left", struck.left.into());
        words.say("building-struck", &[attacker, hex(struck.hex), hits, left])
    }
}

fn text(it: impl Display) -> Fact {
    it.to_string().into()
}

fn hex(hex: impl Display) -> (&'static str, Fact) {
    ("hex", text(hex))
}

fn colour(colour: Colour) -> (&'static str, Fact) {
    ("colour", colour.word().into())
}

/// `red-mounted-knights-2` as people say it: Red mounted knights 2.
#[must_use]
pub fn piece_name(id: &PieceId, language: Language) -> String {
    name(id, words(language))
}

/// A piece in a refusal: by a name of its own, else as the story tells it, so that a trap that lies in wait has none.
pub(crate) fn called(state: &State, id: &PieceId, language: Language) -> String {
    let words = words(language);
    let Some(piece) = state.anybody(id).filter(|piece| !piece.hidden) else {
        return name(id, words);
    };
    let numbered = || {
        let number = id.word().rsplit('-').next().unwrap_or_default();
        format!("{} {number}", piece.profile.name)
    };
    let own = piece.called.as_ref().map(|called| own_name(called, language));
    own.unwrap_or_else(|| coloured(piece.colour.word(), &numbered(), words))
}

fn name(id: &PieceId, words: Words<'_>) -> String {
    let (colour, row) = id.word().split_once('-').unwrap_or((id.word(), ""));
    let (row, number) = row.rsplit_once('-').unwrap_or((row, ""));
    let called = ROWS.get(row).cloned().unwrap_or_else(|| row.replace('-', " "));
    coloured(colour, format!("{called} {number}").trim_end(), words)
}

/// What the rows of the rulebook are called, by their ids.
static ROWS: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let mut rows = BTreeMap::new();
    for (_, book) in ARMIES {
        // No book is read here: of each row, its id and the name in the line behind it.
        let quoted = |line: &str, member| {
            let line = line.strip_prefix(member)?;
            Some(line.strip_prefix(" = \"")?.strip_suffix('"')?.to_owned())
        };
        for (id, name) in book.lines().zip(book.lines().skip(1)) {
            rows.extend(quoted(id, "id").zip(quoted(name, "name")));
        }
    }
    rows
});

/// The same within a sentence.
fn within(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_lowercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}

/// A troop with its colour before it, unless its name begins with that very word: no red red dragon.
fn coloured(colour: &str, troop: &str, words: Words<'_>) -> String {
    let name = words.name(troop);
    if troop.to_lowercase().starts_with(&format!("{colour} ")) {
        return name;
    }
    words.say("piece", &[("colour", text(colour)), ("troop", name.into())])
}

fn card(card: Card, words: Words<'_>) -> String {
    match card {
        Card::Joker(_) => words.say("joker", &[]),
        Card::Of(suit, rank) => words.say("card", &[("suit", text(suit)), ("rank", rank.into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, ROWS, hidden_sentence, piece_name, sentence};
    use crate::Event;
    use crate::event::{AttackFought, CardTurned, TurnEnded};
    use crate::pieces::Colour;
    use crate::state::State;
    use crate::troops::{ARMIES, ArmyBook, Library};
    use decider::Audience;
    use messages::{Language, faults};

    #[test]
    fn every_row_of_the_rulebook_is_called_as_its_book_has_it() {
        let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
        for troop in Library::of(books).unwrap().troops() {
            assert_eq!(ROWS.get(troop.id.word()), Some(&troop.name));
        }
        let told = piece_name(&"red-infantry-polearms-2".parse().unwrap(), Language::English);
        assert_eq!(told, "Red infantry with polearms 2");
    }

    #[test]
    fn people_hear_names_and_not_ids() {
        let fought = AttackFought {
            attacker: "red-mounted-knights-2".parse().unwrap(),
            target: "black-zombies-1".parse().unwrap(),
            distance: 1,
            dice: Vec::new(),
            hit_at: 4,
            faces: vec![1, 4],
            hits: 1,
            retreat: 1,
        };
        assert_eq!(
            sentence(&State::default(), &Event::from(fought.clone()), Language::English),
            "Red mounted knights 2 attacks Black zombies 1 and rolls 1, 4: 1 hit, and drives it back."
        );
        assert_eq!(
            sentence(&State::default(), &Event::from(fought), Language::Dutch),
            "Ridders te paard 2 (rood) valt Zombies 1 (zwart) aan en gooit 1, 4: 1 treffer, en drijft \
             de vijand terug."
        );
        let turned = CardTurned {
            card: "spades-queen".parse().unwrap(),
            colour: Colour::Black,
            activations: 2,
        };
        let told = "The queen of spades: the black army activates 2 units.";
        assert_eq!(sentence(&State::default(), &turned.into(), Language::English), told);
        let ended = TurnEnded { turn: 3, joker: None, marked: [].into() };
        assert_eq!(
            sentence(&State::default(), &ended.into(), Language::English),
            "Everybody has acted: that ends turn 3."
        );
    }

    #[test]
    fn what_is_hidden_names_the_army_and_no_more() {
        let hidden = hidden_sentence(&Audience::Seats(vec![Colour::Red.seat()]), Language::English);
        assert_eq!(hidden, "The red army does something that the enemy does not see.");
    }

    #[test]
    fn both_languages_say_the_same_things() {
        for name in Event::told_by_the_story() {
            let tells = include_str!("story.rs").contains(&format!("Event::{name}("));
            assert!(tells, "no row and no story tells of {name}");
        }
        let by_row: String =
            Event::messages().iter().map(|key| format!("say!(\"{key}\")")).collect();
        let sources = [include_str!("story.rs"), include_str!("story/rolls.rs"), &by_row];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }
}
