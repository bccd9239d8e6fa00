//! Dice and cards as a test wrote them down.

use chance::{Chance, Clause, Fall, Need, Pick, Shortfall, Source};

/// Gives the dice of a list and the cards at listed positions; beyond the list the first card.
#[derive(Clone, Debug)]
pub(crate) struct Written<'t> {
    faces: &'t [u32],
    positions: &'t [u32],
    /// How many dice have fallen.
    pub(crate) fallen: usize,
    /// How many cards were drawn.
    pub(crate) drawn: usize,
    /// How many cards lay in the pile of the last listed draw.
    pub(crate) last_of: u32,
}

impl<'t> Written<'t> {
    pub(crate) fn new(faces: &'t [u32], positions: &'t [u32]) -> Self {
        Self { faces, positions, fallen: 0, drawn: 0, last_of: 0 }
    }
}

impl Chance for Written<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let count = need.dice.count() as usize;
        let next = self.faces.get(self.fallen..).unwrap_or_default();
        let Some(faces) = next.get(..count) else { return Err(Shortfall::NeedsDice(need.clone())) };
        if let Some(&face) = faces.iter().find(|face| !(1..=need.dice.sides()).contains(face)) {
            return Err(Shortfall::ImpossibleFace { face, need: need.clone() });
        }
        self.fallen += count;
        Ok(Fall { faces: faces.to_vec(), source: Source::Scripted {}, opens: None, copy_of: None })
    }

    fn pick(&mut self, _: Clause, of: u32) -> Result<Pick, Shortfall> {
        let index = self.positions.get(self.drawn).copied().unwrap_or(0).min(of.saturating_sub(1));
        self.drawn += 1;
        if self.drawn == self.positions.len() {
            self.last_of = of;
        }
        Ok(Pick { index, source: Source::Scripted {}, opens: None, copy_of: None })
    }
}
