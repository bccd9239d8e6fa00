//! The assault as the test harness sees it: opened, then played.

use crate::rulebook::{claims, given};
use decider::{Audience, By, Contradiction, Decider, Draft, Fact as _, Stop};
use fortified_town::scenario::{Library, Scenario, TOWNS};
use fortified_town::{Assault, Command, Event, Refusal, State};
use messages::Language;
use rulebook::RuleSystem as _;
use serde_json::value::Serializer;
use testkit::Rulebook;

/// What can be ordered at a table: an assault is opened, then played.
pub(crate) enum Wish {
    Open(Box<Scenario>, Box<Library>),
    Play(Command),
}

/// The assault with its opening as one more order.
pub(crate) struct Host;

impl Decider for Host {
    type State = State;
    type Command = Wish;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(wish: &Wish, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let assault = |inner: &mut fortified_town::Draft<'_>| match wish {
            Wish::Open(scenario, library) => fortified_town::open(scenario, library, inner),
            Wish::Play(command) => Assault::decide(command, inner),
        };
        draft.within(|state| state, |event| event, assault)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Assault::evolve(state, event)
    }
}

/// The rulebook under test, with every built-in town.
pub(crate) struct TheTown {
    towns: Library,
}

impl TheTown {
    pub(crate) fn new() -> Self {
        let towns =
            TOWNS.iter().map(|(word, text)| ((*word).into(), toml::from_str(text).unwrap()));
        Self { towns: towns.collect() }
    }

    /// `open the assault [OLD -> NEW]`: a small scenario, or a town in which one text is replaced.
    fn opening(&self, change: &str) -> Result<Wish, String> {
        let mut text = SCENARIO.to_owned();
        let mut towns = self.towns.clone();
        if let Some(change) = change.strip_prefix("with ") {
            let (old, new) = change.split_once(" -> ").ok_or("write `with OLD -> NEW`")?;
            let (old, new) = (old.replace("\\n", "\n"), new.replace("\\n", "\n"));
            let town = TOWNS[0].1;
            if text.contains(&old) {
                text = text.replacen(&old, &new, 1);
            } else if town.contains(&old) {
                let changed = town.replacen(&old, &new, 1);
                let town = toml::from_str(&changed).map_err(|wrong| wrong.to_string())?;
                towns.insert("lindenburg".into(), town);
            } else {
                return Err(format!("`{old}` stands in neither"));
            }
        }
        let scenario = toml::from_str(&text).map_err(|wrong| wrong.to_string())?;
        Ok(Wish::Open(Box::new(scenario), Box::new(towns)))
    }
}

impl TheTown {
    /// What is answered to an order that is refused, and what it would allow, in English.
    fn said_to(&self, state: &State, claim: &str) -> Result<String, String> {
        let order = claim.split_once(" =>").map_or(claim, |(order, _)| order);
        let (by, wish) = self.order(order)?;
        let said = match decider::forecast::<Host>(state, &by, &wish) {
            Err(Stop::Refused(refusal)) => {
                self.refusal(&refusal);
                let refusal = refusal
                    .naming(&|kind, id, language| Assault::called(state, kind, id, language));
                let all = std::iter::once(&refusal.facts).chain(&refusal.allowed);
                let all: Vec<String> =
                    all.map(|saying| saying.in_language(Language::English)).collect();
                all.join(" / ")
            }
            Err(stop) => format!("{stop:?}"),
            Ok(_) => "accepted".to_owned(),
        };
        Ok(format!("said to {order} => {said}"))
    }
}

/// One gate, two on either side.
const SCENARIO: &str = r#"
title = "A gate"
town = "lindenburg"
open = ["pilgrims"]

[sides.besiegers]
name = "The host"
men = [
    { class = "foot-soldier", at = ["9,24"] },
    { class = "knight", at = ["10,24"], mounted = true, called = ["Ulrich"] },
]

[sides.besieged]
name = "The town"
men = [{ class = "townsman", at = ["9,20"] }, { class = "archer", at = ["10,22:top"] }]
"#;

impl Rulebook for TheTown {
    type Rules = Host;

    fn start(&self) -> State {
        given::start(&self.towns)
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, line)
    }

    fn order(&self, line: &str) -> Result<(By, Wish), String> {
        let (who, order) = line
            .split_once(": ")
            .ok_or_else(|| format!("`{line}` is no order; write `besiegers: done`"))?;
        let by = match who {
            "organiser" => By::Organiser,
            _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
        };
        if let Some(change) = order.strip_prefix("open the assault") {
            return Ok((by, self.opening(change.trim())?));
        }
        let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
        let written = command.to_string();
        if written != order {
            return Err(format!("`{order}` is written `{written}`"));
        }
        Ok((by, Wish::Play(command)))
    }

    fn event(&self, event: &Event) -> String {
        // Who waits beneath a rampart is a secret, and of a siege what somebody eats, digs and expects.
        let hidden = matches!(
            event,
            Event::ManHidden(_)
                | Event::MinersSent(_)
                | Event::MineBegun(_)
                | Event::RationsCounted(_)
                | Event::RationsEaten(_)
                | Event::SuppliesWeighed(_)
                | Event::ReliefPromised(_)
        );
        assert_eq!(event.audience() != Audience::Everyone, hidden, "{event:?}");
        let kind = event.kind().trim_start_matches("fortified-town.");
        match event {
            Event::AssaultOpened(opened) => format!("{kind} \"{}\"", opened.title),
            Event::ManPlaced(placed) => {
                let rides = if placed.is.mounted { " mounted" } else { "" };
                let place = placed.is.place.map(|place| format!(" {place}")).unwrap_or_default();
                format!("{kind} {} {}{rides}{place}", placed.is.side, placed.man)
            }
            // Half a town is long; what matters is asked of single hexes.
            Event::GarrisonWithdrew(it) => {
                let men: Vec<String> = it.men.iter().map(ToString::to_string).collect();
                let (hexes, rations) = (it.given_up.len(), it.rations);
                format!(
                    "{kind} {hexes} hexes rations={rations} men={} raised={:?}",
                    men.join("+"),
                    it.raised
                )
            }
            Event::FightingEnded(it) => {
                let shut: Vec<String> = it.shut.iter().map(ToString::to_string).collect();
                let camp: Vec<String> = it.camp.iter().map(ToString::to_string).collect();
                format!(
                    "{kind} taken {} lost {} camp={} ladders={:?} engines={:?} shut={}",
                    it.taken.len(),
                    it.lost.len(),
                    camp.join("+"),
                    it.ladders.keys().map(ToString::to_string).collect::<Vec<_>>(),
                    it.engines.iter().map(ToString::to_string).collect::<Vec<_>>(),
                    shut.join("+")
                )
            }
            event => {
                let payload = event.serialize_payload(Serializer).expect("payloads are plain data");
                format!("{kind} {}", testkit::compact(&payload))
            }
        }
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        for saying in std::iter::once(&refusal.facts).chain(&refusal.allowed) {
            let [english, dutch] = Language::ALL.map(|language| saying.in_language(language));
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '$']), "{english} {dutch}");
        }
        format!("{} {}", refusal.reason.code(), refusal.clause_id())
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        match claim.strip_prefix("said to ") {
            Some(rest) => self.said_to(state, rest),
            None => claims::answer(state, claim),
        }
    }

    fn check(&self, state: &State) -> Result<(), String> {
        let mut seen = std::collections::BTreeSet::new();
        for (id, man, place) in state.on_map() {
            if man.stands() && !seen.insert(place) && state.room(place) == 1 {
                return Err(format!("{id} stands where another does"));
            }
        }
        Ok(())
    }
}
