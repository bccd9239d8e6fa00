//! The days of a siege in plain words.

use crate::event::{
    FightingBegun, FightingEnded, MinersSent, SiegeEnded, SiegeOpened, SiegeResumed, WoundedTended,
};
use crate::men::ManId;
use crate::siege::Treatment;
use crate::state::State;
use messages::{Words, say};
use rulebook::AsFact;

pub(super) fn siege_opened(opened: &SiegeOpened, state: &State, words: Words<'_>) -> String {
    say!(
        words,
        "siege-opened",
        turns = opened.rules.turns.fact(state, words),
        fascines = opened.rules.fascines,
    )
}

/// Gallery by gallery.
pub(super) fn miners_sent(sent: &MinersSent, state: &State, words: Words<'_>) -> String {
    if sent.mines.is_empty() {
        return say!(words, "nobody-digs");
    }
    let told = sent.mines.iter().map(|mine| {
        let men: Vec<ManId> = mine.engineers.iter().cloned().collect();
        let hex = mine.hex.to_string();
        say!(words, "mine-begun", engineers = men.fact(state, words), hex = hex)
    });
    told.collect::<Vec<_>>().join(" ")
}

/// With how many more people and engines, and whether with days.
pub(super) fn siege_resumed(resumed: &SiegeResumed, words: Words<'_>) -> String {
    say!(
        words,
        "siege-resumed",
        turn = if resumed.blockade { "blockade" } else { "days" },
        men = resumed.men.len(),
        gone = resumed.gone.len(),
        engines = resumed.engines.len(),
    )
}

/// Who died of their wounds, who is well again, and how many are as they were.
pub(super) fn wounded_tended(tended: &WoundedTended, state: &State, words: Words<'_>) -> String {
    let those = |wanted: Treatment| -> Vec<ManId> {
        let all = tended.wounded.iter().filter(|(_, (_, then))| *then == wanted);
        all.map(|(id, _)| id.clone()).collect()
    };
    let (dead, healed) = (those(Treatment::Dies), those(Treatment::Heals));
    say!(
        words,
        "wounded-tended",
        side = tended.side.word(),
        number = tended.wounded.len(),
        dead = dead.len(),
        dying = dead.fact(state, words),
        healed = healed.len(),
        healing = healed.fact(state, words),
    )
}

/// An assault, a sortie, or a battle outside.
pub(super) fn fighting_begun(begun: &FightingBegun, state: &State, words: Words<'_>) -> String {
    let outside = state.siege.as_ref().is_some_and(crate::siege::Siege::battle_rages);
    let outside = outside.fact(state, words);
    let side = begun.side.word();
    match &begun.gate {
        Some(gate) => say!(
            words,
            "sortie-begun",
            gate = gate.fact(state, words),
            men = begun.sortie.fact(state, words),
        ),
        None if begun.inside => say!(words, "assault-begun", side = side, outside = outside),
        None => say!(words, "battle-begun"),
    }
}

pub(super) fn fighting_ended(ended: &FightingEnded, state: &State, words: Words<'_>) -> String {
    say!(
        words,
        "fighting-ended",
        taken = ended.taken.len(),
        lost = ended.lost.len(),
        gates = ended.shut.len(),
        shut = ended.shut.fact(state, words),
    )
}

pub(super) fn siege_ended(ended: &SiegeEnded, words: Words<'_>) -> String {
    say!(
        words,
        "siege-ended",
        outcome = ended.outcome.word(),
        winner = ended.outcome.winner().word(),
        degree = ended.degree.word(),
        points = ended.points,
    )
}
