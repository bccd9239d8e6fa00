//! What an order does, in a few words, where the state decides what is said of it.

use crate::command::{Accept, Agree, Casting, Command, Fire, Move, Proceed, Use, Way};
use crate::state::{State, Step};
use crate::story::ruling_label;
use crate::words::{Names, cards_one_by_one as named, spot};
use crate::{faction_of, werewolf};
use decider::By;
use messages::{Words, say};
use rulebook::{Command as _, Scene};

/// The label of an order that somebody may give.
pub(super) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    let (state, w) = (scene.state, scene.words);
    match command {
        Command::Proceed(it) => proceed(it, state, w),
        Command::Override(it) => ruling_label(&it.chosen, &state.city, w),
        Command::Done => done(state, scene.by, w),
        Command::Refill(it) if it.discard.is_empty() => say!(w, "order-refill"),
        Command::Refill(it) => say!(w, "order-discard-refill", cards = named(&it.discard, w)),
        Command::Move(it) => group_move(it, w),
        Command::Escape(it) => match it.figures.as_slice() {
            [one] => say!(w, "order-escape", who = w.figure(*one)),
            all => say!(w, "order-escape-all", count = all.len()),
        },
        Command::Give(it) if it.cards.is_empty() => {
            say!(w, "order-take-back", to = w.faction(it.to))
        }
        Command::Give(it) => {
            say!(w, "order-give", to = w.faction(it.to), cards = named(&it.cards, w))
        }
        Command::Accept(it) => accept(it, scene),
        Command::Attack(it) => say!(w, "order-attack", hex = spot(it.hex, &state.city, w)),
        Command::Fire(it) => fire(it, w),
        Command::Rally(it) => say!(w, "order-rally", hex = spot(it.hex, &state.city, w)),
        Command::Cast(it) => say!(
            w,
            "order-cast",
            who = w.figure(it.wizard),
            spell = w.name(it.spell.spell().name()),
            on = on_what(&it.spell, w),
            cards = named(&it.cards, w)
        ),
        Command::Douse(it) if it.cards.is_empty() => {
            say!(w, "order-douse", hex = it.hex.to_string())
        }
        Command::Douse(it) => {
            say!(w, "order-douse-with", hex = it.hex.to_string(), cards = named(&it.cards, w))
        }
        Command::Pay(it) => {
            let what = asked_for(state, it.demand, w);
            say!(w, "order-pay", cards = named(&it.cards, w), what = what)
        }
        Command::Offer(it) => {
            let what = asked_for(state, it.demand, w);
            say!(w, "order-offer", who = w.people(&it.figures), what = what)
        }
        Command::Agree(it) => agree(it, state, w),
        Command::Use(it) => artefact(it, w),
        Command::SetRight(_) => say!(w, "order-set-right"),
        // What people say is listed nowhere; it speaks for itself.
        Command::Tell(it) => it.text.clone(),
        Command::Note(it) => it.text.clone(),
        order => order.label(scene).unwrap_or_default(),
    }
}

fn proceed(Proceed { all }: &Proceed, state: &State, w: Words<'_>) -> String {
    match (state.master_decides(), *all, state.pending.is_some()) {
        (true, true, _) => say!(w, "order-stand-all"),
        (true, false, true) => say!(w, "order-stand"),
        (true, false, false) => say!(w, "order-weigh"),
        (false, false, _) => say!(w, "order-on"),
        (false, true, _) => say!(w, "order-on-all"),
    }
}

/// What it means to be done with a step.
fn done(state: &State, by: &By, w: Words<'_>) -> String {
    let turns = || faction_of(by).is_some_and(|faction| werewolf::is_due(state, faction));
    match state.step {
        Some(Step::EventCard) => say!(w, "order-first-bank"),
        Some(Step::CommandCard) => say!(w, "order-nearest"),
        Some(Step::Food) if turns() => say!(w, "order-done-werewolf"),
        _ => say!(w, "order-done"),
    }
}

fn accept(order: &Accept, scene: &Scene<'_, State>) -> String {
    let offers = &scene.state.offers;
    let cards = faction_of(scene.by).and_then(|to| offers.get(&(order.from, to)));
    let cards = cards.map_or_else(String::new, |cards| named(cards, scene.words));
    say!(scene.words, "order-accept", from = scene.words.faction(order.from), cards = cards)
}

fn group_move(order: &Move, w: Words<'_>) -> String {
    let hex = order.path.last().map(ToString::to_string).unwrap_or_default();
    let along = order.with.iter().map(|marker| say!(w, "order-along", who = w.name(marker.name())));
    let along: String = along.collect();
    say!(w, "order-move", who = w.people(&order.figures), hex = hex, along = along)
}

fn fire(order: &Fire, w: Words<'_>) -> String {
    let (gun, hex) = (order.gun.to_string(), order.hex.to_string());
    match order.order.first() {
        None => say!(w, "order-fire", gun = gun, hex = hex),
        Some(&first) => say!(w, "order-fire-at", gun = gun, hex = hex, first = w.figure(first)),
    }
}

/// On what a spell is cast, after its name.
fn on_what(spell: &Casting, w: Words<'_>) -> String {
    match spell {
        Casting::FastFood | Casting::Morale => String::new(),
        Casting::Healing { figure } | Casting::MindControl { figure } => {
            say!(w, "order-cast-on", who = w.figure(*figure))
        }
        Casting::WallOfWater { hexsides } => {
            let sides: Vec<String> = hexsides.iter().map(ToString::to_string).collect();
            say!(w, "order-cast-at", hex = w.list(&sides))
        }
        Casting::Fireball { hex, .. } | Casting::LightningBolt { hex, .. } => {
            say!(w, "order-cast-at", hex = hex.to_string())
        }
        Casting::StealResources { from, count } => {
            say!(w, "order-cast-from", faction = w.faction(*from), count = *count)
        }
        Casting::InsectSwarm { hex } | Casting::Treefolk { hex } => {
            say!(w, "order-cast-in", hex = hex.to_string())
        }
    }
}

/// Joining what others have said, taking one's word back, or naming somebody first.
fn agree(order: &Agree, state: &State, w: Words<'_>) -> String {
    let said = |figures: &[_]| {
        let named = state.demands.get(&order.demand).into_iter().flat_map(|it| it.named.values());
        named.into_iter().any(|said| said == figures)
    };
    match order.figures.as_slice() {
        [] => say!(w, "order-agree-none", what = asked_for(state, order.demand, w)),
        figures if said(figures) => say!(w, "order-agree-too", who = w.people(figures)),
        figures => say!(w, "order-agree", who = w.people(figures)),
    }
}

fn artefact(order: &Use, w: Words<'_>) -> String {
    match order {
        Use::Mask { wizard } => say!(w, "order-mask", who = w.figure(*wizard)),
        Use::TakeBox { wizard } => say!(w, "order-take-box", who = w.figure(*wizard)),
        Use::OpenBox { cards } if cards.is_empty() => say!(w, "order-shut-box"),
        Use::OpenBox { cards } => say!(w, "order-open-box", cards = named(cards, w)),
        Use::Altar { wizard } => say!(w, "order-altar", who = w.figure(*wizard)),
        Use::Teleporter { wizard, way: Way::In, hex } => {
            say!(w, "order-fetch", who = w.figure(*wizard), hex = hex.to_string())
        }
        Use::Teleporter { wizard, way: Way::Out, hex } => {
            say!(w, "order-send", who = w.figure(*wizard), hex = hex.to_string())
        }
    }
}

fn asked_for(state: &State, demand: u32, w: Words<'_>) -> String {
    state.demands.get(&demand).map(|demand| w.name(demand.kind.name())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::label;
    use crate::command::Command;
    use crate::state::State;
    use crate::words::{OPTIONS, words};
    use decider::By;
    use messages::{Language, faults};
    use rulebook::{Command as _, Scene};

    #[test]
    fn both_languages_say_the_same_things() {
        let [english, dutch] = OPTIONS;
        let by_row: Vec<String> =
            Command::FORMS.iter().map(|form| format!("\"order-{}\"", form.verb)).collect();
        let faults = faults(english, dutch, &[include_str!("label.rs"), &by_row.concat()]);
        assert_eq!(faults, Vec::<String>::new());
    }

    #[test]
    fn every_order_is_told_in_both_languages() {
        let state = State::default();
        for form in Command::FORMS {
            let command: Command = form.example.parse().unwrap();
            let [english, dutch] = Language::ALL.map(|language| {
                label(
                    &command,
                    &Scene { state: &state, by: &By::Organiser, words: words(language) },
                )
            });
            assert!(!english.is_empty() && !dutch.is_empty(), "{}", form.form);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
            let same = form.is_free_text() || english == "12 skaven";
            assert!(english != dutch || same, "{english}");
        }
    }
}
