//! Ids that cannot be read: why, for who asked. No full stop stands behind it, because each stands in another
//! sentence.

use crate::problem::WORDS;
use chronicle::{NotCampaignId, NotReceipt};
use decider::NotBy;
use lowenheim::figures::NotFigure;
use messages::{Saying, saying};
use projections::sheets::{NotSheetKind, SheetKind};

/// An id that cannot be read.
pub(crate) trait BadId {
    /// What is wrong with it, and what would be right.
    fn said(&self) -> Saying;
}

impl BadId for NotCampaignId {
    fn said(&self) -> Saying {
        saying!(&WORDS, "no-campaign-id", text = self.0.as_str())
    }
}

impl BadId for NotBy {
    fn said(&self) -> Saying {
        saying!(&WORDS, "nobody-named", text = self.0.as_str())
    }
}

impl BadId for NotReceipt {
    fn said(&self) -> Saying {
        saying!(&WORDS, "no-receipt", text = self.0.as_str())
    }
}

impl BadId for NotSheetKind {
    fn said(&self) -> Saying {
        let known = SheetKind::ALL.map(SheetKind::word).join(", ");
        saying!(&WORDS, "no-sheet", text = self.text(), known = known)
    }
}

impl BadId for NotFigure {
    fn said(&self) -> Saying {
        Self::said(self)
    }
}

#[cfg(test)]
mod tests {
    use super::BadId;
    use chronicle::{CampaignId, Head};
    use decider::By;
    use lowenheim::figures::FigureId;
    use messages::Language;
    use projections::sheets::SheetKind;
    use std::{fmt::Display, str::FromStr};

    /// In English as it was always said, in Dutch as it is here.
    fn heard<T: FromStr<Err: BadId + Display>>(text: &str, dutch: &str) {
        let Err(wrong) = text.parse::<T>() else { panic!("`{text}` can be read") };
        assert_eq!(wrong.said().to_string(), wrong.to_string());
        assert_eq!(wrong.said().in_language(Language::Dutch), dutch);
    }

    #[test]
    fn an_id_that_cannot_be_read_is_told_in_both_languages() {
        heard::<CampaignId>(
            "abc",
            "`abc` is geen campagne; een campagne heeft tien cijfers of letters (geen i, l, o, u)",
        );
        heard::<By>(
            "Ada",
            "`Ada` is niemand; schrijf `organiser`, `seat/<name>` of `rules`, met een naam van 1 tot \
             40 kleine letters, cijfers en koppeltekens",
        );
        heard::<Head>(
            "12",
            "`12` is geen ontvangstbewijs; schrijf `SEQ:HASH`, bijvoorbeeld `12:` en 64 hexadecimale \
             cijfers met kleine letters",
        );
        heard::<SheetKind>(
            "maps",
            "`maps` is geen blad; deze zijn er: briefing, roster, reference, map, record",
        );
        heard::<FigureId>(
            "foo-1",
            "`foo-1` is geen figuur; schrijf een personage, bijvoorbeeld mannheim, of een soort en \
             een nummer, bijvoorbeeld foot-soldier-3",
        );
    }
}
