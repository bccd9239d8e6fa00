//! What must always hold, whatever was ordered and whatever fell. Games of bots are checked after
//! every order; a broken invariant is a mistake of ours, never of a player.

use crate::cards::hands;
use crate::city::Place;
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::state::{AMBASSADOR, Actors, Artefact, Figure, State, Step, Whereabouts};
use crate::tables::DemandKind;
use crate::{feuds, tables, werewolf};
use board::Hex;
use std::collections::{BTreeMap, BTreeSet};

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {detail}")]
pub struct Broken {
    /// The invariant's stable name.
    pub name: &'static str,
    /// What does not fit.
    pub detail: String,
}

/// Everything that does not hold; empty for a sound state, and before a siege is opened.
#[must_use]
pub fn check(state: &State) -> Vec<Broken> {
    let mut found = Found(Vec::new());
    if state.step.is_some() {
        cards(state, &mut found);
        hands(state, &mut found);
        standing(state, &mut found);
        stacking(state, &mut found);
        for (&id, figure) in &state.figures {
            one_figure(state, id, figure, &mut found);
        }
        enemy(state, &mut found);
        turn(state, &mut found);
        pending(state, &mut found);
        demands(state, &mut found);
        secrets(state, &mut found);
        city(state, &mut found);
        artefacts(state, &mut found);
        fires(state, &mut found);
    }
    found.0
}

struct Found(Vec<Broken>);

impl Found {
    fn unless(&mut self, holds: bool, name: &'static str, detail: impl FnOnce() -> String) {
        if !holds {
            self.0.push(Broken { name, detail: detail() });
        }
    }
}

/// All action cards lie in a hand, in the draw pile, in the discard pile or in the stock of the
/// mobile reserve (HEI-107, R-79).
fn cards(state: &State, found: &mut Found) {
    for &(card, printed) in ActionCard::PRINTED {
        let held: u32 = state.hands.values().map(|hand| hand.count(card)).sum();
        let aside = state.demands.values().flat_map(|demand| demand.aside.values().flatten());
        let aside = aside.filter(|&&other| other == card).count() as u32;
        let stock = if card == ActionCard::Attack { state.reserve.stock } else { 0 };
        let apart = aside + stock;
        let spent = state.discard_pile.count(card) + state.face_down.count(card);
        let there = apart + held + state.draw_pile.count(card) + spent;
        found.unless(there == printed, "cards_conserved", || {
            format!("{there} {} cards of {printed}", card.name())
        });
    }
    let event = state.event_deck.len() >= state.event_pile.len();
    let command = state.command_deck.len() >= state.command_pile.len();
    found.unless(event && command, "decks_within_print", || {
        format!("{} event and {} command cards", state.event_pile.len(), state.command_pile.len())
    });
}

/// Only while people trade may a hand be larger than its limit. What the Mask brought last
/// turn may still be there until then.
fn hands(state: &State, found: &mut Found) {
    let last_turn = state.turn.saturating_sub(1);
    let worn = state.artefacts.used_in(Artefact::Mask, last_turn);
    let kept = worn && state.step.is_some_and(|step| step < Step::Trading);
    for (faction, hand) in &state.hands {
        let kept = kept && *faction == Faction::WizardsCouncil;
        let most = hands::limit(state, *faction) + if kept { tables::MASK_CARDS } else { 0 };
        let fits = hand.len() <= most || state.step == Some(Step::Trading);
        found.unless(fits, "hand_limit", || {
            format!("{} holds {} cards", faction.name(), hand.len())
        });
    }
}

/// The index of who stands where agrees with the figures.
fn standing(state: &State, found: &mut Found) {
    let mut indexed = 0;
    for hex in state.occupied() {
        for figure in state.standing_in(hex) {
            indexed += 1;
            let at = state.hex_of(figure);
            found.unless(at == Some(hex), "standing_index", || {
                format!("{figure} is indexed in {hex} and stands in {at:?}")
            });
        }
    }
    let on_map = state.on_map(Side::City).count() + state.on_map(Side::Enemy).count();
    found.unless(indexed == on_map, "standing_index", || {
        format!("{indexed} figures are indexed and {on_map} are on the map")
    });
}

/// At most six points of a side in a hex (HEI-149).
fn stacking(state: &State, found: &mut Found) {
    for hex in state.occupied() {
        for side in [Side::City, Side::Enemy] {
            // Who changes sides where they stand may stand in a full hex.
            let turncoat = werewolf::changes_sides(state, hex);
            let points = state.points_in(side, hex) - u32::from(turncoat == Some(side));
            found.unless(points <= tables::STACKING, "stacking", || {
                format!("{points} points of the {side:?} side in {hex}")
            });
        }
    }
}

fn one_figure(state: &State, id: FigureId, figure: &Figure, found: &mut Found) {
    let profile = state.profile_of(id);
    found.unless(profile.is_some(), "stat_line", || format!("{id} has no stat line"));
    let Some(profile) = profile else { return };
    match figure.whereabouts {
        Whereabouts::Map(hex) => {
            // Who is on a bridge when it falls waits there for a bank.
            let waits = state.step == Some(Step::EventCard) && state.is_fallen_bridge(hex);
            found.unless(waits || state.can_stand(hex), "ground", || {
                format!("{id} stands in {hex}")
            });
            found.unless((1..=profile.wounds).contains(&figure.wounds), "wounds", || {
                format!("{id} has {} of {} Wounds", figure.wounds, profile.wounds)
            });
        }
        Whereabouts::Temple | Whereabouts::Starved | Whereabouts::Gone => {
            found.unless(figure.stunned.is_none(), "stunned_on_map", || {
                format!("{id} is stunned and not on the map")
            });
        }
    }
    let waits = matches!(figure.whereabouts, Whereabouts::Temple | Whereabouts::Starved);
    found.unless(!waits || id.kind().is_enlisted(), "enemies_do_not_wait", || {
        format!("{id} is {:?}", figure.whereabouts)
    });
    if let Some((turn, _)) = figure.stunned {
        found.unless(turn <= state.turn, "stunned_in_the_past", || format!("{id} on turn {turn}"));
    }
    found.unless(figure.attacks <= profile.attacks, "attacks", || {
        format!("{id} has made {} attacks of {}", figure.attacks, profile.attacks)
    });
    let attackers: BTreeSet<&FigureId> = figure.attacked_by.iter().collect();
    let others = attackers.iter().all(|by| {
        // on one side only Elves and Cathay come to blows, and who was under Mind Control or
        // in a rage.
        let swayed = |figure| state.figures.get(figure).is_some_and(|entry| entry.swayed);
        by.kind().side() != id.kind().side()
            || feuds::are_old_enemies(by.kind(), id.kind())
            || (**by != id && (swayed(*by) || swayed(&id)))
            || (state.werewolf.ever_turned && [**by, id].contains(&AMBASSADOR))
    });
    let few = attackers.len() == figure.attacked_by.len() && attackers.len() <= tables::ATTACKERS;
    found.unless(others && few, "attackers", || {
        format!("{id} was attacked by {:?}", figure.attacked_by)
    });
    let in_band = figure.band.is_some_and(|band| state.enemy.bands.contains_key(&band));
    let is_enemy = id.kind().side() == Side::Enemy;
    found.unless(is_enemy == in_band && is_enemy == figure.band.is_some(), "bands", || {
        format!("{id} is in band {:?}", figure.band)
    });
}

/// At most six bands on the map (ACT-03), and no band twice in an order.
fn enemy(state: &State, found: &mut Found) {
    let of_band = |(figure, _): (FigureId, Hex)| state.figures.get(&figure)?.band;
    let on_map: BTreeSet<u32> = state.on_map(Side::Enemy).filter_map(of_band).collect();
    found.unless(on_map.len() <= tables::BANDS, "band_count", || {
        format!("{} bands are on the map", on_map.len())
    });
    let ordered: BTreeSet<&u32> = state.enemy.order.iter().collect();
    found.unless(ordered.len() == state.enemy.order.len(), "band_order", || {
        format!("{:?}", state.enemy.order)
    });
}

fn turn(state: &State, found: &mut Found) {
    let Some(step) = state.step else { return };
    let distinct: BTreeSet<Faction> = state.to_act.iter().copied().collect();
    found.unless(distinct.len() == state.to_act.len(), "to_act_once", || {
        format!("{:?}", state.to_act)
    });
    let acts = match state.actors().unwrap_or(Actors::Nobody) {
        Actors::Rules if state.pending.is_some() => true,
        Actors::Together | Actors::InOrder => !state.to_act.is_empty(),
        Actors::Rules | Actors::Nobody => state.to_act.is_empty(),
    };
    found.unless(acts, "somebody_acts", || format!("{step:?} waits for {:?}", state.to_act));
    found.unless(state.turn <= state.options.turns, "turns", || format!("turn {}", state.turn));
    found.unless((step == Step::Council) == (state.turn == 0), "council_first", || {
        format!("{step:?} on turn {}", state.turn)
    });
    let ended = matches!(step, Step::Vote | Step::Over);
    found.unless(ended == state.outcome.is_some(), "outcome", || {
        format!("{step:?} with {:?}", state.outcome)
    });
    found.unless((step == Step::Over) != state.scores.is_empty(), "scores", || {
        format!("{step:?} with {} scores", state.scores.len())
    });
}

/// A decision waits only for a game master.
fn pending(state: &State, found: &mut Found) {
    found.unless(state.pending.is_none() || state.options.game_master, "pending", || {
        format!("{:?} waits for nobody", state.pending)
    });
}

/// The rage belongs to a werewolf on the map; who escaped is gone.
fn secrets(state: &State, found: &mut Found) {
    let turned = state.werewolf.turned_in.is_some();
    for (&id, figure) in &state.figures {
        let on_map = matches!(figure.whereabouts, Whereabouts::Map(_));
        let may_rage = id == AMBASSADOR && turned && on_map;
        found.unless(may_rage || !figure.raging, "rage", || format!("{id} rages"));
    }
    for id in &state.escaped {
        let gone = state.figures.get(id).is_some_and(|it| it.whereabouts == Whereabouts::Gone);
        found.unless(gone, "escaped", || format!("{id} escaped and is still here"));
    }
    let spirit = state.figures.keys().any(|id| id.kind() == FigureKind::AirSpirit);
    found.unless(spirit == state.silver_hair.used, "air_spirit", || format!("{spirit}"));
}

fn demands(state: &State, found: &mut Found) {
    for (number, demand) in &state.demands {
        let met = demand.asked().all(|asked| asked.missing() == 0)
            && (demand.gathered || demand.figures == 0);
        let within = demand.asked().all(|asked| asked.paid <= asked.needed);
        found.unless(within && (demand.settled || !met), "demands", || {
            format!("demand {number}: {} of {} paid", demand.paid, demand.needed)
        });
    }
    found.unless(state.guns.len() <= tables::GUNS, "guns", || format!("{} guns", state.guns.len()));
    for (gun, there) in &state.guns {
        found.unless(state.can_stand(there.hex), "guns", || {
            format!("gun {gun} stands in {}", there.hex)
        });
    }
}

/// Only buildings burn, for less than four turns, and a ruin never again (HEI-174, R-58, R-64).
fn fires(state: &State, found: &mut Found) {
    for (hex, turns) in &state.fires {
        let burns = state.city.map().is_building(*hex) && *turns < tables::BURNT_DOWN;
        found.unless(burns, "fires", || format!("{hex} has burnt for {turns} turns"));
    }
    for hex in &state.ruins {
        let cold = state.city.map().is_building(*hex) && !state.fires.contains_key(hex);
        found.unless(cold, "ruins", || format!("{hex} is a ruin and burns, or never stood"));
    }
}

/// A wizard carries the Box; nothing was used twice in a turn or in time to come; cards lie aside only
/// for a demon who is here.
fn artefacts(state: &State, found: &mut Found) {
    let artefacts = &state.artefacts;
    found.unless(artefacts.bearer.is_none_or(|it| it.kind().is_wizard()), "bearer", || {
        format!("{:?} carries the Box", artefacts.bearer)
    });
    for (artefact, turns) in &artefacts.used {
        let rising = turns.windows(2).all(|pair| pair[0] < pair[1]);
        let past = !turns.is_empty() && turns.iter().all(|&turn| turn <= state.turn);
        found.unless(rising && past, "artefact_uses", || format!("{artefact:?} in {turns:?}"));
    }
    let demons = state
        .figures
        .keys()
        .filter(|figure| figure.kind() == FigureKind::Demon && state.hex_of(**figure).is_some());
    let demons = demons.count();
    found.unless(demons <= 1, "one_demon", || format!("{demons} demons are on the map"));
    for (number, demand) in &state.demands {
        let aside: usize = demand.aside.values().map(Vec::len).sum();
        let asked = demand.kind == DemandKind::Upkeep && !demand.settled;
        let waits = aside == if asked { demand.paid as usize } else { 0 };
        found.unless(waits, "laid_aside", || format!("{aside} cards for demand {number}"));
        found.unless(!asked || demons == 1, "upkeep", || format!("demand {number}, no demon"));
    }
}

fn city(state: &State, found: &mut Found) {
    for (marker, entry) in &state.markers {
        found.unless(
            entry.captured || entry.escaped || state.can_stand(entry.hex),
            "markers",
            || format!("{} stands in {}", marker.name(), entry.hex),
        );
    }
    for (side, &built) in &state.barricades {
        let stands = !state.city.is_wall(*side) || state.opened.contains(side);
        found.unless(stands, "barricades", || format!("a barricade in the wall at {side}"));
        let walked = |hex: Hex| state.city.is_enterable(hex) || state.ruins.contains(&hex);
        let ground = side.hexes().into_iter().all(walked) && built <= state.turn;
        found.unless(ground, "barricades", || format!("a barricade at {side} of turn {built}"));
    }
    let both = state.builders.intersection(&state.wreckers).next();
    found.unless(both.is_none(), "barricade_work", || format!("{both:?} built and pulled down"));
    for side in &state.opened {
        found.unless(state.city.is_wall(*side), "opened_walls", || format!("no wall at {side}"));
    }
    for bridge in &state.bridges_down {
        found.unless(matches!(bridge, Place::J | Place::K), "bridges", || format!("{bridge:?}"));
    }
    let holdings: BTreeMap<_, _> = state.holdings.iter().collect();
    for place in Place::THAT_FALL {
        let sound = holdings.get(&place).is_some_and(|it| !it.fallen || it.ever_fallen);
        found.unless(sound, "holdings", || format!("place {}", place.letter()));
    }
}
