//! A realm as text: the board, who plays and what they have, whose the land is, what is asked now.

use crate::terminal::{Moment, StepName, number_or_nothing, put, table, yes};
use lowenherz::Realm;
use lowenherz::cards::{Action, Card, Face};
use lowenherz::colours::Colour;
use lowenherz::land::Terrain;
use lowenherz::space::{Side, Space};
use lowenherz::tables::{COLUMNS, ROWS};
use lowenherz::view::{AreaView, PrinceView, TrialView, View};
use rulebook::RuleSystem as _;
use std::fmt::Write as _;

pub(super) fn moment(realm: &View) -> Moment {
    let steps = Realm::steps();
    let now = steps.iter().position(|step| step.word == realm.step);
    let step = |step: &rulebook::StepName| StepName {
        number: None,
        word: step.word.to_owned(),
        name: step.name.to_owned(),
    };
    Moment { turn: realm.round, steps: steps.iter().map(step).collect(), now, open: None }
}

pub(super) fn now(realm: &View) -> String {
    let steps = Realm::steps();
    match steps.iter().find(|step| step.word == realm.step) {
        Some(step) => format!("round {}, {}", realm.round, step.name),
        None => format!("round {}", realm.round),
    }
}

pub(super) fn text(realm: &View, text: &mut String) {
    match &realm.outcome {
        Some(outcome) => {
            let winners: Vec<&str> =
                outcome.winners.iter().map(|colour| name(realm, *colour)).collect();
            let _ = writeln!(text, "it ended: {} won", winners.join(", "));
        }
        None => {
            let owing: Vec<&str> =
                realm.waiting.iter().map(|colour| name(realm, *colour)).collect();
            let _ = writeln!(text, "to act: {}", owing.join(", "));
        }
    }
    card(realm, text);
    text.push('\n');
    board(realm, text);
    players(realm, text);
    land(realm, text);
    alliances(realm, text);
    if let Some(trial) = &realm.trial {
        talks(realm, trial, text);
    }
}

/// Whoever plays a colour, or the colour's name.
fn name(realm: &View, colour: Colour) -> &str {
    let player = realm.players.iter().find(|player| player.colour == colour);
    player.map_or(colour.name(), |player| &player.name)
}

/// The card that lies open, with who has chosen what.
fn card(realm: &View, text: &mut String) {
    let (deck, stock) = (realm.deck, realm.stock);
    let _ = writeln!(text, "{deck} cards in the deck, {stock} boundaries in stock");
    let open = realm.turned.last().filter(|_| realm.step != "card");
    let Some(Face::Actions(actions)) = open.map(|card| card.face) else { return };
    for (slot, action) in (1..).zip(actions) {
        let chose = realm.decisions.iter().filter(|(_, slots)| slots.contains(&slot));
        let who: Vec<&str> = chose.map(|(colour, _)| name(realm, *colour)).collect();
        let done = if slot <= realm.settled { " (settled)" } else { "" };
        let _ = writeln!(text, "  {slot} {}{done}: {}", action_name(action), who.join(", "));
    }
    if let Some(acting) = &realm.action {
        let (who, what) = (name(realm, acting.by), action_name(acting.action));
        let _ = writeln!(text, "{who} acts: {what}");
        if let Some(seen) = &acting.seen {
            let _ = writeln!(text, "the pile that they look through: {}", words_of(seen));
        }
    }
}

fn action_name(action: Action) -> String {
    match action {
        Action::Money(ducats) => format!("{ducats} ducats"),
        Action::Boundaries(1) => "1 boundary".to_owned(),
        Action::Boundaries(count) => format!("{count} boundaries"),
        Action::SingleSword => "one sword and shield".to_owned(),
        Action::DoubleSword => "two swords and shields".to_owned(),
        Action::Crown => "crown and sceptre".to_owned(),
    }
}

fn words_of(cards: &[Card]) -> String {
    cards.iter().map(|card| card.word()).collect::<Vec<_>>().join(", ")
}

/// The spaces between their sides, with column and row beside them.
fn board(realm: &View, text: &mut String) {
    let heads: String = (0..COLUMNS).map(|column| format!("{column:>3} ")).collect();
    let _ = writeln!(text, "    {}", heads.trim_end());
    let frame = format!("   +{}", "---+".repeat(usize::from(COLUMNS)));
    let _ = writeln!(text, "{frame}");
    for row in 0..ROWS {
        let _ = write!(text, "{row:>2} |");
        let mut below = String::from("   +");
        for column in 0..COLUMNS {
            let Some(space) = Space::at(column, row) else { continue };
            let walled = |other: Option<Space>| {
                let side = other.and_then(|other| Side::between(space, other));
                side.is_none_or(|side| realm.boundaries.contains(&side))
            };
            let _ = write!(text, "{}", piece(realm, space));
            text.push(if walled(Space::at(column + 1, row)) { '|' } else { ' ' });
            below.push_str(if walled(Space::at(column, row + 1)) { "---+" } else { "   +" });
        }
        let _ = writeln!(text, "\n{below}");
    }
    let mut colours: Vec<Colour> = realm.players.iter().map(|player| player.colour).collect();
    colours.extend(realm.neutral);
    let colours = colours.into_iter();
    let letters: Vec<String> =
        colours.map(|it| format!("{} {}", letter(it), it.name().to_lowercase())).collect();
    let _ = writeln!(
        text,
        "w wood, ^ silver mountain, t town; [O] a castle, O a knight: {}\n",
        letters.join(", ")
    );
}

/// A colour by its first letter: no two have the same.
fn letter(colour: Colour) -> char {
    colour.name().chars().next().unwrap_or('?')
}

fn piece(realm: &View, space: Space) -> String {
    if let Some(colour) = realm.castles.get(&space) {
        return format!("[{}]", letter(*colour));
    }
    let terrain = match realm.land.at(space) {
        Terrain::Plain => ' ',
        Terrain::Wood => 'w',
        Terrain::Mountain => '^',
        Terrain::Town => 't',
    };
    match realm.knights.get(&space) {
        Some(colour) => format!("{terrain}{} ", letter(*colour)),
        None if terrain == ' ' => " . ".to_owned(),
        None => format!(" {terrain} "),
    }
}

fn players(realm: &View, text: &mut String) {
    let head =
        ["player", "seat", "points", "ducats", "knights", "mountains", "cards", "hand", "to act"];
    let mut all = table(&head);
    for player in &realm.players {
        let black = if realm.start == Some(player.colour) { " (begins)" } else { "" };
        all.add_row([
            format!("{}{black}", player.name),
            player.colour.to_string(),
            player.score.to_string(),
            number_or_nothing(player.ducats),
            knights(player),
            player.mountains.to_string(),
            player.cards.to_string(),
            words_of(player.hand.as_ref().unwrap_or(&player.shown)),
            yes(realm.waiting.contains(&player.colour)),
        ]);
    }
    put(text, &all);
}

/// In stock, with castles that wait to be placed.
fn knights(player: &PrinceView) -> String {
    match player.castles {
        0 => player.knights.to_string(),
        castles => format!("{} and {castles} castles", player.knights),
    }
}

/// Territories, then neutral zones.
fn land(realm: &View, text: &mut String) {
    let mut all = table(&["land", "owner", "spaces", "towns", "mountains", "knights"]);
    for area in realm.areas.iter().filter(|area| area.territory.is_some() || area.neutral_zone) {
        all.add_row([
            place(area),
            area.owner.map_or_else(String::new, |owner| owner.to_string()),
            area.spaces.len().to_string(),
            area.towns.to_string(),
            area.mountains.to_string(),
            area.strength.to_string(),
        ]);
    }
    put(text, &all);
}

fn place(area: &AreaView) -> String {
    match (area.territory, area.spaces.first()) {
        (Some(castle), _) => format!("territory of {castle}"),
        (None, Some(first)) => format!("neutral zone at {first}"),
        (None, None) => String::new(),
    }
}

fn alliances(realm: &View, text: &mut String) {
    for alliance in &realm.alliances {
        let [one, other] = alliance.castles;
        let at = alliance.marker.map_or_else(String::new, |side| format!(", marked at {side}"));
        let _ = writeln!(text, "allied: {one} and {other}{at}");
    }
}

fn talks(realm: &View, trial: &TrialView, text: &mut String) {
    let names = |colours: &[Colour]| -> String { joined(realm, colours) };
    let what = if trial.talks { "talk" } else { "bid" };
    let _ = writeln!(text, "{} {what} for action {}", names(&trial.choosers), trial.slot);
    for offer in &trial.offers {
        let stands = if offer.stands { "" } else { ", no longer" };
        let (number, by, ducats) = (offer.number, name(realm, offer.by), offer.ducats);
        let _ = writeln!(text, "  offer {number}: {by} pays {ducats}{stands}");
    }
    if !trial.sealed.is_empty() {
        let _ = writeln!(text, "sealed bids of {}", names(&trial.sealed));
    }
    if let Some(own) = &trial.own {
        let _ = writeln!(text, "your bid: {} {}", own.ducats, words_of(&own.treasures));
    }
}

fn joined(realm: &View, colours: &[Colour]) -> String {
    colours.iter().map(|colour| name(realm, *colour)).collect::<Vec<_>>().join(", ")
}
