//! Fate for rolls that did not exist before an earlier order was corrected.

use crate::{Code, Rejected, rejected::said};
use chance::{Chance, Clause, Draw, Fall, Need, Pick, Sealed, Shortfall, Thrown};

/// Opens nothing: faces that the organiser typed, and no more.
pub(crate) struct Foreseen {
    typed: Thrown<'static>,
}

impl Foreseen {
    pub(crate) fn new(faces: Option<&[u32]>) -> Self {
        Self { typed: Thrown::new(faces.unwrap_or_default(), "organiser", None) }
    }

    /// Faces that no rule asked for are a mistake of whoever typed them.
    pub(crate) fn check_used(&self, order: u64) -> Result<(), Rejected> {
        match self.typed.unused() {
            0 => Ok(()),
            unused => Err(Rejected::new(
                Code::UnusedFaces,
                said!("unused-faces-amending", unused = unused, order = order),
            )),
        }
    }
}

impl Chance for Foreseen {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        self.typed.roll(need)
    }

    fn pick(&mut self, clause: Clause, _: u32) -> Result<Pick, Shortfall> {
        Err(Shortfall::NeedsCard(clause))
    }
}

/// Faces that the organiser typed, as long as they fit, then sealed envelopes. It never stops where
/// there are envelopes: once one was opened, nothing is taken back.
pub(crate) struct Given<'s> {
    typed: Thrown<'static>,
    sealed: Option<Sealed<'s>>,
}

impl<'s> Given<'s> {
    pub(crate) fn new(sealed: Option<Sealed<'s>>, faces: Option<&[u32]>) -> Self {
        Self { typed: Thrown::new(faces.unwrap_or_default(), "organiser", None), sealed }
    }
}

impl Chance for Given<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        match (self.typed.roll(need), &mut self.sealed) {
            (Err(_), Some(sealed)) => sealed.roll(need),
            (answer, _) => answer,
        }
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        self.sealed.as_mut().ok_or(Shortfall::SealedElsewhere)?.pick(clause, of)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        self.pick(draw.clause, draw.of)
    }
}
