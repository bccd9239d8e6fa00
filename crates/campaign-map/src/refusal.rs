//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use decider::Seat;
use messages::{Catalogue, Part, Saying, Thing};
use std::sync::LazyLock;

/// The sentences of refusals.
pub(crate) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("refusal/en.ftl"), include_str!("refusal/nl.ftl"))
        .with_names(crate::names::NAMES)
});

messages::room!($ crate::refusal::SENTENCES);
pub(crate) use said;

/// A player by the name of their seat.
pub(crate) struct Player<'s>(&'s Seat);

impl Thing for Player<'_> {
    const KIND: &'static str = "Seat";

    fn id(&self) -> &str {
        self.0.name()
    }
}

/// A fight by its number.
pub(crate) struct Numbered(String);

impl Thing for Numbered {
    const KIND: &'static str = "Fight";

    fn id(&self) -> &str {
        &self.0
    }
}

/// Fights that somebody may type, one after the other.
pub(crate) fn fights<'n>(numbers: impl IntoIterator<Item = &'n u32>) -> Part {
    let numbers = numbers.into_iter().map(|number| Numbered(number.to_string()));
    Part::to_type(&numbers.collect::<Vec<_>>())
}

/// A fight, as people say it.
pub(crate) fn fight(number: u32) -> Part {
    Part::thing(&Numbered(number.to_string()))
}

/// A player, as people say it.
pub(crate) fn player(seat: &Seat) -> Part {
    Part::thing(&Player(seat))
}

/// Players whom somebody may type, one after the other.
pub(crate) fn players<'s>(seats: impl IntoIterator<Item = &'s Seat>) -> Part {
    let players: Vec<Player<'_>> = seats.into_iter().map(Player).collect();
    Part::to_type(&players)
}

/// So many can be taken in at a glance.
const AT_A_GLANCE: usize = 8;

/// What there is for somebody who typed a word that there is not: what is spelt nearly so, else all of it, where that can
/// be taken in at a glance. None: that would help nobody.
pub(crate) fn instead<'t, T: Thing + 't>(
    word: &str,
    known: impl IntoIterator<Item = &'t T>,
) -> Option<Saying> {
    let known: Vec<&T> = known.into_iter().collect();
    let stem = |id: &str| id.trim_end_matches(|it: char| it.is_ascii_digit() || it == '-').len();
    let is_alike = |id: &str| id.starts_with(word) || id[..stem(id)] == word[..stem(word)];
    let mut near: Vec<&T> = known.iter().copied().filter(|it| is_alike(it.id())).collect();
    if near.is_empty() {
        let nearest = rulebook::notation::nearest(word, known.iter().map(|it| it.id()));
        near.extend(known.iter().copied().find(|it| Some(it.id()) == nearest));
    }
    match (near.len(), known.len()) {
        (1..=AT_A_GLANCE, _) => Some(said!("spelt-alike", known = Part::to_type(near))),
        (_, 1..=AT_A_GLANCE) => Some(said!("there-are", known = Part::to_type(known))),
        _ => None,
    }
}

/// A refusal, with what there is instead.
pub(crate) fn allowing(refusal: Refusal, instead: impl IntoIterator<Item = Saying>) -> Refusal {
    let instead: Vec<Saying> = instead.into_iter().collect();
    if instead.is_empty() { refusal } else { refusal.allowing(Saying::row(instead)) }
}

rulebook::reasons! {
    /// The sender does not play in this campaign, or only the organiser may order this.
    NotYourOrder = "not_your_order";
    /// The scenario is wrong.
    BadScenario = "bad_scenario";
    /// The campaign is over.
    CampaignOver = "campaign_over";
    /// Another phase is on.
    WrongPhase = "wrong_phase";
    /// Somebody has still something to decide.
    NotAllDone = "not_all_done";
    /// One has said that one has nothing more to do.
    DoneAlready = "done_already";
    /// No such space on the map.
    NoSuchSpace = "no_such_space";
    /// It is no castle, or not one's own.
    NotYourCastle = "not_your_castle";
    /// The castle is under attack.
    UnderAttack = "under_attack";
    /// No such troop, or not of one's peoples.
    NoSuchTroop = "no_such_troop";
    /// No such banner, or not one's own.
    NotYourBanner = "not_your_banner";
    /// No such unit or individual, or not one's own.
    NotYourPiece = "not_your_piece";
    /// They are not in the same space.
    ElsewherePiece = "elsewhere";
    /// No room for it.
    NoRoom = "no_room";
    /// No more banners are allowed.
    TooManyBanners = "too_many_banners";
    /// No more units this turn.
    TooManyUnits = "too_many_units";
    /// Not enough crowns.
    NoCrowns = "no_crowns";
    /// There is nothing of the kind.
    NothingThere = "nothing_there";
    /// No link leads there.
    NoLink = "no_link";
    /// The march is too long.
    TooFar = "too_far";
    /// It does not fit into a tunnel.
    TunnelTooLow = "tunnel_too_low";
    /// One does not march into a castle of another.
    CastleShut = "castle_shut";
    /// Nobody besieges it whom one could drive away.
    NotBesieged = "not_besieged";
    /// The banner need not, or may not, retreat.
    NoRetreat = "no_retreat";
    /// No such fight, or it is settled.
    NoSuchFight = "no_such_fight";
    /// It is for another to choose now.
    NotYourChoice = "not_your_choice";
    /// A truce holds.
    Truce = "truce";
    /// No game for the realm is played that this could be about.
    NoRealm = "no_realm";
    /// The estates cannot be called.
    NoEstates = "no_estates";
    /// A ruling that cannot be.
    BadRuling = "bad_ruling";
    /// The organiser cannot set it right so.
    CannotBeSo = "cannot_be_so";
}

/// The rules of the map say no.
pub type Refusal = rulebook::Refusal<Reason>;

#[cfg(test)]
mod tests {
    use super::instead;
    use crate::pieces::BannerId;
    use messages::Language;

    const ENGLISH: &str = include_str!("refusal/en.ftl");
    const DUTCH: &str = include_str!("refusal/nl.ftl");

    #[test]
    fn who_misspells_a_word_is_told_what_there_is() {
        let there = |words: &[&str]| -> Vec<BannerId> {
            words.iter().map(|word| word.parse().unwrap()).collect()
        };
        let told = |word: &str, there: &[BannerId]| {
            let told = instead(word, there);
            told.map(|said| Language::ALL.map(|language| said.in_language(language)))
        };
        let both = |english: &str, dutch: &str| Some([english.to_owned(), dutch.to_owned()]);
        let two = there(&["north-1", "north-2", "east-1"]);
        let spelt = both(
            "Spelt nearly like it: north-1, north-2.",
            "Bijna zo geschreven: north-1, north-2.",
        );
        assert_eq!(told("north", &two), spelt);
        assert_eq!(told("north-7", &two), spelt);
        let one = both("Spelt nearly like it: east-1.", "Bijna zo geschreven: east-1.");
        assert_eq!(told("esat-1", &two), one);
        let all = both(
            "To choose from: north-1, north-2, east-1.",
            "Te kiezen uit: north-1, north-2, east-1.",
        );
        assert_eq!(told("the-king", &two), all);
        let many: Vec<String> = (1..40).map(|number| format!("castle-{number}")).collect();
        let many = there(&many.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(told("the-king", &many), None);
        assert_eq!(told("king", &[]), None);
    }

    #[test]
    fn each_refusal_is_said_in_every_language() {
        let sources = [
            include_str!("acting.rs"),
            include_str!("fights.rs"),
            include_str!("map.rs"),
            include_str!("muster.rs"),
            include_str!("command.rs"),
            include_str!("estates.rs"),
            include_str!("orders.rs"),
            include_str!("prologue.rs"),
            include_str!("refusal.rs"),
            include_str!("relief.rs"),
            include_str!("renegades.rs"),
            include_str!("retreats.rs"),
            include_str!("set_right.rs"),
            include_str!("setup.rs"),
            include_str!("sieges.rs"),
            include_str!("truces.rs"),
            include_str!("turn.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
