//! Languages, and how a reader asks for one.

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// As the rulebooks are kept.
    #[default]
    English,
    /// As it is spoken in Ghent and Utrecht.
    Dutch,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::Dutch];

    /// Its code: `en`, `nl`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Dutch => "nl",
        }
    }

    /// The language of a code or a tag, such as `nl-BE`.
    #[must_use]
    pub fn of(tag: &str) -> Option<Self> {
        let code = tag.trim().split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// What an `Accept-Language` header asks for: of the languages that are known the one that is
    /// wanted most, else English.
    #[must_use]
    pub fn accepted(header: &str) -> Self {
        let wanted = header.split(',').filter_map(|part| {
            let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight = weight.trim().strip_prefix("q=").map_or(Some(1.0), |it| it.parse().ok());
            Some((Self::of(tag)?, weight?)).filter(|(_, weight): &(Self, f32)| *weight > 0.0)
        });
        // Of equals the first one counts.
        let best = wanted.reduce(|best, next| if next.1 > best.1 { next } else { best });
        best.map_or_else(Self::default, |(language, _)| language)
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn the_known_language_that_is_wanted_most_is_spoken() {
        for (header, language) in [
            ("nl", Language::Dutch),
            ("nl-BE,nl;q=0.9,en;q=0.8", Language::Dutch),
            ("fr, en;q=0.5, nl;q=0.7", Language::Dutch),
            ("en-GB,nl", Language::English),
            ("nl;q=0", Language::English),
            ("fr", Language::English),
            ("", Language::English),
            ("nl;q=x", Language::English),
        ] {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }
}
