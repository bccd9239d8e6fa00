//! What the siege is told in: the messages of all who tell it, in both languages, and names and lists as
//! they stand in a sentence.

use crate::city::City;
use crate::decks::ActionCard;
use crate::figures::Faction;
use crate::figures::{FigureId, FigureKind};
use crate::state::Damage;
use board::Hex;
use messages::{Catalogue, Language, Words, say};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Messages in English and in Dutch.
type Messages = [&'static str; 2];

pub(crate) const STORY: Messages = [include_str!("story/en.ftl"), include_str!("story/nl.ftl")];
pub(crate) const OPTIONS: Messages =
    [include_str!("options/en.ftl"), include_str!("options/nl.ftl")];
pub(crate) const VIEW: Messages = [include_str!("view/en.ftl"), include_str!("view/nl.ftl")];
pub(crate) const REFERENCE: Messages =
    [include_str!("reference/en.ftl"), include_str!("reference/nl.ftl")];

/// The texts of the built-in scenario; in English they are their own.
pub(crate) const SCENARIO: Messages = ["", include_str!("../scenarios/siege.nl.ftl")];

const DUTCH_NAMES: &str = include_str!("story/names.nl.ftl");

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let all = [STORY, OPTIONS, VIEW, REFERENCE, SCENARIO];
    let [english, dutch] = [0, 1].map(|language| all.map(|messages| messages[language]).join("\n"));
    Catalogue::new(&english, &dutch).with_names(DUTCH_NAMES)
});

/// All that the siege says, and its names.
pub(crate) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

/// What the rulebook calls by this name, such as a step or a faction, as this language has it.
#[must_use]
pub fn name(english: &str, language: Language) -> String {
    words(language).name(english)
}

/// A line of the scoring table, as people say it; an unknown code is spelt out.
#[must_use]
pub fn objective_name(code: &str, language: Language) -> String {
    let english = match code {
        "lead-defence" => "Led the defence",
        "hold-poor-area" => "Held the poor quarter",
        "jousting-grounds" => "Kept the Jousting Grounds",
        "statue" => "Kept the statue of Graf Boris",
        "queen" => "Kept the Queen safe",
        "help-city-guard" => "Helped the City Guard on three turns",
        "cathay-losses" => "Saw the swordfighters of Cathay bleed",
        "tower" => "Kept the enemy out of the Tower",
        "secret-items" => "Kept the secrets of the Tower",
        "embassy-of-bretonnia" => "Kept the embassy of Bretonnia",
        "werewolf-secret" => "Kept a secret",
        "embassy-of-cathay" => "Kept the embassy of Cathay",
        "elven-losses" => "Saw the Elves bleed",
        "keep-apart" => "Kept away from the Elves",
        "silver-hair" => "Kept a treasure for the worst hour",
        other => return code_in_words(other),
    };
    name(english, language)
}

/// What dice were thrown for, as people say it; an unknown code is spelt out.
pub(crate) fn roll_name(why: &str) -> String {
    match why {
        "fight" => "Fight roll".to_owned(),
        "rage" => "Whether the beast runs wild".to_owned(),
        "insult" => "How the insults are taken".to_owned(),
        "strength" => "Strength roll".to_owned(),
        "effect" => "Effect of the hit".to_owned(),
        "break-free" => "To break free".to_owned(),
        "jump" => "To jump the barricade".to_owned(),
        "control" => "Whether Mind Control holds".to_owned(),
        "passage" => "To pass through friends".to_owned(),
        "mine" => "Whom the blast wounds".to_owned(),
        "section" => "Which wall section explodes".to_owned(),
        "taken" => "Who is lost".to_owned(),
        "damage" => "What the wounds leave behind".to_owned(),
        "fire" => "Where the fire breaks out".to_owned(),
        "douse" => "To put the fire out".to_owned(),
        "spread" => "Whether the fire spreads".to_owned(),
        "fire-direction" => "Where the fire looks first".to_owned(),
        "save" => "Whether the Box cancels the wound".to_owned(),
        "breakdown" => "Whether the Teleporter breaks".to_owned(),
        "collapse" => "Whom the falling roof wounds".to_owned(),
        _ => code_in_words(why),
    }
}

/// `hold-poor-area` in words: `Hold poor area`.
pub(crate) fn code_in_words(code: &str) -> String {
    let spaced = |letter: char| if matches!(letter, '-' | '_') { ' ' } else { letter };
    capital(&code.chars().map(spaced).collect::<String>())
}

/// With a capital in front, as at the beginning of a sentence.
pub(crate) fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A mark of a named person, as people say it (HEI-170).
#[must_use]
pub fn damage_name(damage: Damage, language: Language) -> String {
    let english = match damage {
        Damage::Dead => "beyond help",
        Damage::Leg => "a bad leg, Move −1",
        Damage::Arm => "a bad arm, Fight −1",
        Damage::Weak => "weakened, Strength −1",
        Damage::Torso => "a hurt torso, Toughness −1",
        Damage::Scar => "a scar, and nothing worse",
    };
    name(english, language)
}

/// `Stone bridge` in the middle of a sentence.
pub(crate) fn lower(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// Cards one by one, as they are paid: `Food, Food`.
pub(crate) fn cards_one_by_one(cards: &[ActionCard], w: Words<'_>) -> String {
    cards.iter().map(|card| w.name(card.name())).collect::<Vec<_>>().join(", ")
}

/// What the siege names in a sentence.
pub(crate) trait Names {
    fn faction(&self, faction: Faction) -> String;
    fn figure(&self, figure: FigureId) -> String;
    /// A mark of a named person.
    fn damage(&self, damage: Damage) -> String;
    /// `2 Food and 1 Blank`.
    fn cards(&self, cards: &[ActionCard]) -> String;
    /// `Captain Mannheim and Foot Soldiers 1, 2 and 3`.
    fn people(&self, figures: &[FigureId]) -> String;
}

impl Names for Words<'_> {
    fn faction(&self, faction: Faction) -> String {
        self.name(faction.name())
    }

    fn figure(&self, figure: FigureId) -> String {
        self.name(&figure.name())
    }

    fn damage(&self, damage: Damage) -> String {
        let damage = match damage {
            Damage::Dead => "dead",
            Damage::Leg => "leg",
            Damage::Arm => "arm",
            Damage::Weak => "weak",
            Damage::Torso => "torso",
            Damage::Scar => "scar",
        };
        say!(self, "damage", damage = damage)
    }

    fn cards(&self, cards: &[ActionCard]) -> String {
        let mut counts: BTreeMap<ActionCard, u32> = BTreeMap::new();
        for &card in cards {
            *counts.entry(card).or_insert(0) += 1;
        }
        if cards.is_empty() {
            return say!(self, "no-card");
        }
        let words: Vec<String> = counts
            .iter()
            .map(|(card, copies)| {
                say!(self, "copies", count = *copies, card = self.name(card.name()))
            })
            .collect();
        self.list(&words)
    }

    fn people(&self, figures: &[FigureId]) -> String {
        people(figures, *self)
    }
}

/// `Captain Mannheim and Foot Soldiers 1, 2 and 3`.
pub(crate) fn people(figures: &[FigureId], w: Words<'_>) -> String {
    let mut kinds: BTreeMap<FigureKind, Vec<FigureId>> = BTreeMap::new();
    for &figure in figures {
        kinds.entry(figure.kind()).or_default().push(figure);
    }
    let words: Vec<String> = kinds
        .iter()
        .map(|(kind, members)| match members.as_slice() {
            [only] => w.figure(*only),
            several => {
                let numbers: Vec<String> =
                    several.iter().map(|figure| figure.number().to_string()).collect();
                let word = if *kind == FigureKind::Skaven { "skaven" } else { "other" };
                let name = w.name(kind.name());
                say!(w, "several", kind = word, name = name, numbers = w.list(&numbers))
            }
        })
        .collect();
    if words.is_empty() { say!(w, "nobody-at-all") } else { w.list(&words) }
}

/// A hex with the place to which it belongs: `4,12 (Barracks of the City Guard)`.
pub(crate) fn spot(hex: Hex, city: &City, w: Words<'_>) -> String {
    match city.place(hex) {
        Some(place) => format!("{hex} ({})", w.name(place.name())),
        None => hex.to_string(),
    }
}
