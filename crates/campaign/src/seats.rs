//! Who sits at the table, as people say it.

use decider::{By, Seat};
use messages::{Catalogue, Language, Part, say};
use std::sync::LazyLock;

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(include_str!("seats/en.ftl"), include_str!("seats/nl.ftl")));

/// A seat as people say it: `City Guard`. One that no game knows is called as it is written.
#[must_use]
pub fn seat_name(seat: &str, language: Language) -> String {
    say!(CATALOGUE.in_language(language), "seat", seat = seat.to_owned())
}

/// A seat in a sentence.
#[must_use]
pub fn seat_called(seat: &Seat) -> Part {
    Part::Each(Language::ALL.map(|language| seat_name(seat.name(), language)))
}

/// Seats that somebody may type, one after the other: `City Guard (city-guard)`.
#[must_use]
pub fn seats_to_type<'s>(seats: impl IntoIterator<Item = &'s Seat>) -> Part {
    let named = |seat: &Seat| {
        Part::Each(Language::ALL.map(|language| match seat_name(seat.name(), language) {
            name if name == seat.name() => name,
            name => format!("{name} ({seat})"),
        }))
    };
    Part::Row(seats.into_iter().map(named).collect())
}

/// Whoever gives orders, within a sentence.
#[must_use]
pub fn sender_called(by: &By) -> Part {
    let said = |key: &'static str| {
        Part::Each(Language::ALL.map(|language| CATALOGUE.in_language(language).say(key, &[])))
    };
    match by {
        By::Organiser => said("organiser"),
        By::Rules => said("rules"),
        By::Seat(seat) => seat_called(seat),
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_seat_has_a_name_in_every_language() {
        let (english, dutch) = (include_str!("seats/en.ftl"), include_str!("seats/nl.ftl"));
        let sources = [include_str!("seats.rs")];
        assert_eq!(messages::faults(english, dutch, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(english, dutch), Vec::<String>::new());
    }
}
