//! What the book has to offer besides its clauses, and which of it an event brings into play: for tables of
//! many games in which nothing should stay at zero.

use crate::Event;
use crate::men::{Class, Weapon};
use crate::works::EngineKind;
use decider::Mark;
use rulebook::Things;

/// Everything that can come into play besides clauses.
pub(crate) fn things() -> Vec<Things> {
    let thing = |word, name| (word, name, Mark::Thing(word));
    let classes = Class::ALL.iter().map(|it| thing(it.word(), it.name())).collect();
    let weapons = Weapon::ALL.iter().map(|it| thing(it.word(), it.name())).collect();
    let engines = EngineKind::ALL.iter().map(|it| thing(it.word(), it.name()));
    let tools = TOOLS.iter().map(|&(word, name)| thing(word, name));
    vec![
        Things { what: "class", done: "on the map", all: classes },
        Things { what: "weapon", done: "shot", all: weapons },
        Things { what: "engine", done: "in use", all: engines.chain(tools).collect() },
    ]
}

/// What is used beside engines.
const TOOLS: [(&str, &str); 4] =
    [("ladder", "Ladder"), ("boiling-oil", "Boiling oil"), ("torch", "Torch"), ("axe", "Axe")];

/// What an event brings into play.
pub(crate) fn brought(event: &Event) -> Vec<Mark> {
    let thing = |word: &'static str| vec![Mark::Thing(word)];
    match event {
        Event::ManPlaced(it) => thing(it.is.class.word()),
        Event::RiderDismounted(_) => thing(Class::Horse.word()),
        Event::LadderRaised(_) | Event::LadderSlid(_) => thing("ladder"),
        Event::OilPoured(_) => thing("boiling-oil"),
        Event::FireTried(it) if it.man.is_some() => thing("torch"),
        Event::DoorStruck(_) => thing("axe"),
        _ => Vec::new(),
    }
}
