//! Dice thrown at a table: who may type them, and who has seen them.

use super::{Open, Second, exactly, flaw, order::people_name};
use crate::{
    CardDrawn, DiceRolled, Flaw, Line, PublicKey, ThrownBy, canonical::canonical, kind,
    witness_message,
};
use chance::{Roller, Source, Witness};

impl Second {
    /// Where the numbers of a chance record came from; none where it is hidden. What was thrown in
    /// this batch is noted.
    pub(super) fn source(&mut self, line: &Line<'_>) -> Result<Option<Source>, Flaw> {
        let Some(data) = line.data else { return Ok(None) };
        let (source, numbers) = if line.kind == kind::DICE_ROLLED {
            let rolled: DiceRolled = exactly(line, data)?;
            (rolled.source, rolled.faces)
        } else {
            let drawn: CardDrawn = exactly(line, data)?;
            (drawn.source, vec![drawn.index])
        };
        if let (Source::Thrown { .. }, None, Some(open)) = (&source, line.copy_of, &mut self.open) {
            open.threw.extend(numbers);
        }
        Ok(Some(source))
    }

    pub(super) fn thrown(
        &mut self,
        line: &Line<'_>,
        entered_by: &str,
        roller: &Roller,
        witness: Option<Witness>,
    ) -> Result<(), Flaw> {
        let seq = line.seq;
        let wrong = |what: &str| flaw("thrown_wrong", format!("record {seq}: {what}"));
        let Some(open) = &self.open else { return Ok(()) };
        let sender = people_name(&open.by);
        if entered_by != sender && entered_by != "organiser" {
            return wrong("thrown faces are typed by the order's sender, or by the organiser");
        }
        let roller = match roller {
            Roller::NotTold => return wrong("it says not whose roll it is"),
            Roller::Seat(seat) => Some(seat.clone()),
            Roller::Nobody => None,
        };
        let own = roller.as_ref().is_none_or(|roller| roller == entered_by);
        if self.policy.thrown == ThrownBy::Roller && (!own || open.stead.is_some()) && !self.blind {
            return wrong("by the policy only whose roll it is may type it");
        }
        match witness {
            None if self.policy.thrown == ThrownBy::Witnessed && !self.blind => {
                wrong("by the policy somebody else confirms it first")
            }
            None => Ok(()),
            Some(Witness::Seat(_)) => wrong("a witness is a device that signs"),
            Some(Witness::Device { seat, device, signature }) => {
                let mut own = self.people.bindings.person(sender);
                own.extend(roller.iter().flat_map(|roller| self.people.bindings.person(roller)));
                own.extend(open.stead.iter().flat_map(|stead| self.people.bindings.person(stead)));
                let device = PublicKey(device);
                let another = self.people.bindings.is_bound(&seat, &device)
                    && !self.people.bindings.is_bot(&seat, &device)
                    && !own.contains(&seat);
                if !another && !self.blind {
                    return flaw(
                        "witness_wrong",
                        format!(
                            "{seat} cannot witness record {seq}: it must be another person's device"
                        ),
                    );
                }
                if let Some(open) = &mut self.open {
                    open.witnesses.push((seq, device, signature));
                }
                Ok(())
            }
        }
    }

    /// A witness signs all that the order threw, which is known when its batch ends.
    pub(super) fn witnessed_at_the_end(&mut self, open: &Open) -> Result<(), Flaw> {
        if open.witnesses.is_empty() {
            return Ok(());
        }
        if open.hidden {
            self.trust.not_checked += open.witnesses.len() as u64;
            return Ok(());
        }
        let thrown = canonical(&open.thrown)
            .map_err(|error| Flaw::new("payload_wrong", error.to_string()))?;
        let message = witness_message(&open.ask, thrown.get());
        for (seq, device, signature) in &open.witnesses {
            let signed = signature.parse().is_ok_and(|signed| device.has_signed(&message, &signed));
            if !signed {
                let message = format!("the witness of record {seq} has not signed what was thrown");
                return flaw("witness_wrong", message);
            }
        }
        Ok(())
    }

    /// An order tells what was thrown in its batch, number by number; an amendment tells it for all
    /// that follows it.
    pub(super) fn threw_what_it_says(&mut self, line: &Line<'_>, open: &Open) -> Result<(), Flaw> {
        let says = open.thrown.as_deref().unwrap_or_default();
        let differs = || {
            let message = format!(
                "the batch that ends with record {} threw {:?}, but its order says {says:?}",
                line.seq, open.threw
            );
            flaw("thrown_differs", message)
        };
        if open.copy_of.is_some() {
            return self.run.threw(line.seq, &open.threw);
        }
        if open.behind.iter().any(|kind| kind == kind::TIMELINE_REWOUND) {
            self.run.may_throw(says);
            return Ok(());
        }
        if open.hidden || open.threw == says { Ok(()) } else { differs() }
    }
}
