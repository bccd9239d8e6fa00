//! Fate for rolls that did not exist before an earlier order was corrected.

use crate::{Code, Rejected, rejected::said};
use chance::{Chance, Clause, Draw, Fall, Need, Pick, Sealed, Shortfall, Thrown};

/// Opens nothing: faces that the organiser typed, and no more.
pub(crate) struct Foreseen {
    typed: Thrown<'static>,
    /// The dice for which faces were typed.
    pub(crate) needs: Vec<Need>,
}

impl Foreseen {
    pub(crate) fn new(faces: Option<&[u32]>) -> Self {
        let typed = Thrown::new(faces.unwrap_or_default(), "organiser", None);
        Self { typed, needs: Vec::new() }
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
        let fall = self.typed.roll(need)?;
        self.needs.push(need.clone());
        Ok(fall)
    }

    fn pick(&mut self, clause: Clause, _: u32) -> Result<Pick, Shortfall> {
        Err(Shortfall::NeedsCard(clause))
    }
}

/// Faces that the organiser typed, as long as they fit, then sealed envelopes. It never stops: once one was opened,
/// nothing is taken back.
pub(crate) struct Given<'s> {
    typed: Thrown<'static>,
    sealed: Sealed<'s>,
}

impl<'s> Given<'s> {
    pub(crate) fn new(sealed: Sealed<'s>, faces: Option<&[u32]>) -> Self {
        Self { typed: Thrown::new(faces.unwrap_or_default(), "organiser", None), sealed }
    }
}

impl Chance for Given<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        self.typed.roll(need).or_else(|_| self.sealed.roll(need))
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        self.sealed.pick(clause, of)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        self.pick(draw.clause, draw.of)
    }
}
