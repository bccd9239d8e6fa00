//! What the wizards can do, as far as a reader knows of it.

use super::reader::Reader;
use super::{ArtefactView, SpellView};
use crate::figures::Faction;
use crate::state::{Artefact, State};
use crate::tables::{Moment, Spell};
use crate::words::Names;
use messages::{Words, say};

pub(super) fn spells(state: &State, reader: Reader, w: Words<'_>) -> Vec<SpellView> {
    let open = reader.sees_secrets_of(Faction::WizardsCouncil);
    let shown = |spell: &Spell| open || state.spells_known.contains(spell);
    let view = |spell: Spell| SpellView {
        spell,
        name: w.name(spell.name()),
        price: price(spell, w),
        effect: effect(spell, w),
        moment: moment(spell.line().moment, w),
        clause: spell.clause().to_string(),
        known: state.spells_known.contains(&spell),
    };
    Spell::ALL.into_iter().filter(shown).map(view).collect()
}

/// `2 Water and 1 card that is not Blank`.
fn price(spell: Spell, w: Words<'_>) -> String {
    let line = spell.line();
    let copies = line
        .cards
        .iter()
        .map(|&(card, copies)| say!(w, "copies", count = copies, card = w.name(card.name())));
    let other = (line.non_blank > 0).then(|| say!(w, "spell-not-blank", count = line.non_blank));
    let more = line.more.map(|card| say!(w, "spell-more", card = w.name(card.name())));
    let parts: Vec<String> = copies.chain(other).chain(more).collect();
    both(&parts, w)
}

/// What it does, in a sentence.
fn effect(spell: Spell, w: Words<'_>) -> String {
    match spell {
        Spell::Healing => say!(w, "spell-healing"),
        Spell::WallOfWater => say!(w, "spell-wall-of-water"),
        Spell::Fireball => say!(w, "spell-fireball"),
        Spell::LightningBolt => say!(w, "spell-lightning-bolt"),
        Spell::FastFood => say!(w, "spell-fast-food"),
        Spell::Morale => say!(w, "spell-morale"),
        Spell::MindControl => say!(w, "spell-mind-control"),
        Spell::StealResources => say!(w, "spell-steal-resources"),
        Spell::InsectSwarm => say!(w, "spell-insect-swarm"),
        Spell::Treefolk => say!(w, "spell-treefolk"),
    }
}

fn moment(moment: Moment, w: Words<'_>) -> String {
    match moment {
        Moment::BeforeMoving => say!(w, "moment-before-moving"),
        Moment::AfterMovement => say!(w, "moment-after-movement"),
        Moment::Combat => say!(w, "moment-combat"),
        Moment::MovementOrCombat => say!(w, "moment-movement-or-combat"),
    }
}

/// For those who may not know, an artefact that was never used is not there.
pub(super) fn artefacts(state: &State, reader: Reader, w: Words<'_>) -> Vec<ArtefactView> {
    let own = reader.sees_secrets_of(Faction::WizardsCouncil);
    let known = |artefact: &Artefact| own || state.artefacts.uses(*artefact) > 0;
    let view = |artefact: Artefact| ArtefactView {
        artefact,
        name: w.name(artefact.name()),
        clause: artefact.clause().to_string(),
        used: state.artefacts.used.get(&artefact).cloned().unwrap_or_default(),
        now: now(state, artefact, own, w),
    };
    Artefact::ALL.into_iter().filter(known).map(view).collect()
}

/// How it stands with an artefact; `own`: its owner asks.
fn now(state: &State, artefact: Artefact, own: bool, w: Words<'_>) -> Option<String> {
    let all = &state.artefacts;
    let at_work = all.used_in(artefact, state.turn);
    match artefact {
        Artefact::Mask => at_work.then(|| say!(w, "artefact-worn")),
        Artefact::Box => {
            let bearer = all.bearer.filter(|_| own || at_work);
            let bearer = bearer.map(|it| say!(w, "artefact-carried", who = w.figure(it)));
            let next = crate::artefacts::meant(state).filter(|_| own);
            let next = next.map(|(turn, paid)| {
                let paid: Vec<String> = paid.iter().map(|card| w.name(card.name())).collect();
                say!(w, "artefact-to-open", turn = turn, cards = both(&paid, w))
            });
            let open = at_work.then(|| say!(w, "artefact-open"));
            let said: Vec<String> = [bearer, open, next].into_iter().flatten().collect();
            if said.is_empty() { None } else { Some(said.join(" ")) }
        }
        Artefact::Altar => {
            crate::artefacts::due(state).map(|due| say!(w, "artefact-due", count = due))
        }
        Artefact::Teleporter if all.broken => Some(say!(w, "artefact-shut")),
        Artefact::Teleporter => None,
    }
}

/// One and the other, however many there are.
fn both(parts: &[String], w: Words<'_>) -> String {
    parts.join(&format!(" {} ", say!(w, "and")))
}

#[cfg(test)]
mod tests {
    use crate::words::VIEW;
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let [english, dutch] = VIEW;
        let faults = faults(english, dutch, &[include_str!("wizardry.rs")]);
        let elsewhere = |fault: &String| {
            ["and is asked for, and nobody wrote it", "copies is asked for, and nobody wrote it"]
                .contains(&fault.as_str())
        };
        assert!(faults.iter().all(elsewhere), "{faults:?}");
    }
}
