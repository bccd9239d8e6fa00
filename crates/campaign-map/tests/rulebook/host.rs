//! The map as the test harness sees it: opened, then played.

use crate::rulebook::given::read;
use crate::rulebook::{claims, given};
use crate::table::{Host, Wish, scenario};
use campaign_map::map::Home;
use campaign_map::realm::Won;
use campaign_map::scenario::RealmAsked;
use campaign_map::{Command, Event, Refusal, State};
use decider::By;
use testkit::{Rulebook, compact};

/// The rulebook under test.
pub(crate) struct TheMap;

/// Reads `north: done`, `organiser: open the campaign`, or `rules: realm north 49 ducats 17, south 31`.
pub(crate) fn order(line: &str) -> Result<(By, Wish), String> {
    let (who, order) = line
        .split_once(": ")
        .ok_or_else(|| format!("`{line}` is no order; write `north: done`"))?;
    let by = match who {
        "organiser" => By::Organiser,
        "rules" => By::Rules,
        _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
    };
    if let Some(change) = order.strip_prefix("open the campaign") {
        let (change, homes) = match change.split_once(" with homes ") {
            Some((change, homes)) => (change, Some(homes)),
            None => (change, None),
        };
        let (change, away) = match change.strip_prefix(" for the realm") {
            Some(rest) => match rest.strip_prefix(" without ") {
                Some(away) => ("", Some(away)),
                None => (rest, Some("")),
            },
            None => (change, None),
        };
        let mut text = campaign_map::scenario::SCENARIOS[0].1.to_owned();
        if let Some((old, new)) =
            change.trim().strip_prefix("with ").and_then(|change| change.split_once(" -> "))
        {
            if !text.contains(old) {
                return Err(format!("the scenario has no `{old}`"));
            }
            text = text.replace(old, &new.replace("\\n", "\n"));
        }
        let mut scenario = scenario(&text);
        if let Some(homes) = homes {
            let castles: Vec<_> = homes.split(' ').map(read).collect::<Result<_, _>>()?;
            let fits = |home: &&mut Home| home.castles.len() == castles.len();
            let given = scenario.map.homes.iter_mut().find(fits).ok_or("no such number")?;
            given.castles = castles;
        }
        if let Some(away) = away {
            let away = away.split_whitespace().map(read).collect::<Result<_, _>>()?;
            scenario.realm = Some(RealmAsked { set_up: None, away });
        }
        return Ok((by, Wish::Open(Box::new(scenario))));
    }
    if let Some(all) = order.strip_prefix("realm ") {
        return Ok((by, Wish::Realm(won(all)?)));
    }
    let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
    let written = command.to_string();
    if written != order {
        return Err(format!("`{order}` is written `{written}`"));
    }
    Ok((by, Wish::Play(command)))
}

/// What each has won: `north 49 ducats 17 towns 2 renegades 1 allies west+east, south 31`.
fn won(text: &str) -> Result<Vec<Won>, String> {
    let one = |text: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, points, rest @ ..] = words.as_slice() else {
            return Err(format!("`{text}` says nothing of what somebody has won"));
        };
        let after = |word: &str| rest.chunks(2).find(|pair| pair[0] == word).map(|pair| pair[1]);
        let number = |word| after(word).map_or(Ok(0), read);
        let allies = after("allies").into_iter().flat_map(|all| all.split('+')).map(read);
        Ok(Won {
            seat: read(seat)?,
            points: read(points)?,
            ducats: number("ducats")?,
            towns: number("towns")?,
            renegades: number("renegades")?,
            cause: None,
            allies: allies.collect::<Result<_, _>>()?,
        })
    };
    text.split(", ").map(one).collect()
}

impl Rulebook for TheMap {
    type Rules = Host;

    fn start(&self) -> State {
        given::start()
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, line)
    }

    fn order(&self, line: &str) -> Result<(By, Wish), String> {
        order(line)
    }

    fn event(&self, event: &Event) -> String {
        let kind = event.kind().trim_start_matches("campaign-map.");
        if let Event::MapOpened(opened) = event {
            let spaces: Vec<String> = opened
                .players
                .iter()
                .map(|player| {
                    let spaces: Vec<&str> =
                        player.spaces.iter().map(|space| space.word()).collect();
                    format!("{} {}", player.seat, spaces.join("+"))
                })
                .collect();
            return format!("{kind} {}", spaces.join(", "));
        }
        if let Event::RealmAwaited(awaited) = event {
            let princes = awaited.scenario.princes();
            let princes: Vec<&str> = princes.iter().map(|seat| seat.name()).collect();
            return format!("{kind} {}", princes.join(", "));
        }
        let payload = event.serialize_payload(serde_json::value::Serializer);
        format!("{kind} {}", compact(&payload.unwrap_or_default())).trim_end().to_owned()
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        format!("{} {}", refusal.reason.code(), refusal.clause_id())
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        match campaign_map::invariants::check(state).first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}
