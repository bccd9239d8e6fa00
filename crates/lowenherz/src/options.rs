//! What somebody may do now. Candidates are made from the state, and each is looked at blindly by the decider
//! itself or by the very check that it would meet, so that an order in this list is legal and no envelope is
//! opened. What goes with a decision, and the second space of an extension, are listed beside the orders.

use crate::board::Founding;
use crate::cards::{Action, Card, Pile};
use crate::colours::Colour;
use crate::command::{
    Accept, Command, Decide, Dissolve, Extend, Knight, Look, MakeBid, MakeOffer, Play, Settle,
    TakeCard, Wall,
};
use crate::extension::touching;
use crate::label::{self, label};
use crate::renegades::Knights;
use crate::space::{Side, Space};
use crate::state::{Acting, Prince, RoundStep, State, Trial};
use crate::tables::{OFFERS, PARTING, SLOTS};
use crate::{Realm, action, alliances, extending, payment, placing, renegades, set_right};
use chance::Forecast;
use decider::By;
use messages::Language;
use rulebook::notation::written;
use rulebook::set_right::Settable;
use rulebook::{Scene, count};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// More ducats than anything costs.
const RICH: u32 = 1_000;

/// What somebody may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RealmLegalOrders")]
pub struct Options {
    /// Single orders that would be accepted now.
    #[serde(rename = "options")]
    pub orders: Vec<LegalOrder>,
    /// What may go with a decision, each by itself.
    pub plays: Vec<PlayOption>,
    /// What a territory could take, space by space.
    pub extensions: Vec<ExtensionOption>,
    /// Sides on which a boundary would part the map anew; all others only lie there.
    pub walls: Vec<WallOption>,
    /// What the organiser may set right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_right: Vec<Settable>,
}

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// Something that may go with a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RealmPlayOption")]
pub struct PlayOption {
    /// What.
    pub play: Play,
    /// As people type it.
    pub notation: String,
    /// What it does, in a few words.
    pub label: String,
}

/// What one boundary would do at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RealmWallOption")]
pub struct WallOption {
    /// Where it would lie.
    pub side: Side,
    /// The territories that it would found; none: what it parts is nobody's.
    pub founds: Vec<Founding>,
    /// Spaces of the areas on both sides of it.
    pub spaces: [u32; 2],
}

/// What a territory could take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RealmExtensionOption")]
pub struct ExtensionOption {
    /// Its castle.
    pub castle: Space,
    /// The first space; by itself it is among the orders, if the stock pays for it.
    pub first: Space,
    /// What may be the second one.
    pub then: Vec<Space>,
}

/// Every legal order of a sender, told in their language.
#[must_use]
pub fn options(state: &State, by: &By, language: Language) -> Options {
    let scene = Scene { state, by, words: label::words(language) };
    let mut options = Options::default();
    let plays = |colour: &Colour| state.princes.contains_key(colour);
    let colour = Colour::of(by).filter(plays);
    let mut candidates = vec![Command::Proceed];
    if *by == By::Organiser {
        options.set_right = set_right::settable(state, scene.words);
    }
    if let Some(colour) = colour {
        match &state.step {
            RoundStep::Placing => certain(&mut options, settlements(state, colour), &scene),
            RoundStep::Card => candidates.push(Command::Turn),
            RoundStep::Decisions if state.next_to_decide() == Some(colour) => {
                candidates.extend(decisions(state, colour));
                options.plays = play_options(state, colour, &scene);
            }
            RoundStep::Trial(trial) => candidates.extend(trials(state, trial, colour)),
            RoundStep::Action(acting) if acting.by == colour => {
                let walls = walls(state, acting);
                options.walls = foretold(state, &walls);
                certain(&mut options, walls, &scene);
                options.extensions = extensions(state, acting);
                candidates.extend(actions(state, acting));
            }
            _ => {}
        }
    }
    for command in candidates {
        let Ok(forecast) = decider::forecast::<Realm>(state, by, &command) else { continue };
        let label = label(&command, &scene);
        options.orders.push(LegalOrder::of_its_verb(command, label, forecast));
    }
    options
}

/// The order in which somebody has no choice, as far as everybody can see: as if they were rich, and as if no two cards of a
/// pile were alike. What is decided and bid in secret always leaves one.
pub(crate) fn only_order(state: &State, colour: Colour) -> Option<Command> {
    let by = By::Seat(colour.seat());
    if state.step == RoundStep::Card {
        // Nobody holds the deck: the card is drawn, whoever turns it up.
        let turn = Command::Turn;
        return decider::forecast::<Realm>(state, &by, &turn).is_ok().then_some(turn);
    }
    let mut assumed = state.clone();
    if let Some(prince) = assumed.princes.get_mut(&colour) {
        prince.ducats = RICH;
    }
    let candidates: Vec<Command> = match &state.step {
        RoundStep::Action(acting) if acting.by == colour => {
            if acting.looking.is_some_and(|pile| state.pile(pile).len() > 1) {
                return None;
            }
            if extensions(&assumed, acting).iter().any(|it| !it.then.is_empty()) {
                return None;
            }
            walls(&assumed, acting).into_iter().chain(actions(&assumed, acting)).collect()
        }
        _ => return None,
    };
    rulebook::the_only_one::<Realm>((state, &assumed), &by, candidates)
}

/// Adds orders that were checked already.
fn certain(options: &mut Options, commands: Vec<Command>, scene: &Scene<'_, State>) {
    let legal = |command: Command| {
        let label = label(&command, scene);
        LegalOrder::of_its_verb(command, label, Forecast::Certain)
    };
    options.orders.extend(commands.into_iter().map(legal));
}

fn settlements(state: &State, colour: Colour) -> Vec<Command> {
    match state.next_to_place() {
        Some((by, placed)) if by == colour => {
            let settle = |[castle, knight]: [Space; 2]| Command::Settle(Settle { castle, knight });
            placing::places(state, placed).into_iter().map(settle).collect()
        }
        _ => Vec::new(),
    }
}

/// Every choice of as many decision cards as are due, without what may go with them.
fn decisions(state: &State, colour: Colour) -> Vec<Command> {
    let decide = |slots: Vec<u32>| Command::Decide(Decide { slots, plays: Vec::new() });
    let slots = 1..=SLOTS;
    if state.cards_due(colour) == 1 {
        return slots.map(|slot| decide(vec![slot])).collect();
    }
    let pairs = slots.clone().flat_map(|one| slots.clone().map(move |other| [one, other]));
    pairs.filter(|[one, other]| one < other).map(|pair| decide(pair.into())).collect()
}

/// What somebody could play with a decision now, and pay for.
#[must_use]
pub fn plays(state: &State, colour: Colour) -> Vec<Play> {
    let areas = state.areas();
    let Some(prince) = state.princes.get(&colour) else { return Vec::new() };
    let own = state.board.territories(&areas, colour);
    let others: Vec<Space> = state
        .princes
        .keys()
        .filter(|other| **other != colour)
        .flat_map(|other| state.board.territories(&areas, *other))
        .collect();
    let mut plays = endings(state, colour, prince);
    let pairs = own.iter().flat_map(|own| others.iter().map(move |other| (*own, *other)));
    let near = pairs.filter(|(own, other)| !areas.shared_sides(*own, *other).is_empty());
    for (own, other) in near {
        if alliances::check(state, colour, own, other).is_ok() {
            plays.push(Play::Ally { own, other });
        }
        if !prince.hand.contains(&Card::Renegade) {
            continue;
        }
        let places = state.board.places_for_knights(colour);
        let knights = state.board.knights.keys().filter(|at| areas.joined(**at, other));
        for take in knights {
            for place in places.iter().filter(|place| areas.joined(**place, own)) {
                let (take, place) = (*take, *place);
                let knights = Knights { take, place };
                if renegades::check(state, &areas, colour, [own, other], knights).is_err() {
                    continue;
                }
                let due = renegades::due(state, knights);
                for treasures in ways_to_pay(prince, due) {
                    plays.push(Play::Renegade { own, other, take, place, treasures });
                }
            }
        }
    }
    plays
}

fn endings(state: &State, colour: Colour, prince: &Prince) -> Vec<Play> {
    let mut endings = Vec::new();
    for [one, other] in state.alliances.keys() {
        let (own, other) = if state.board.castles.get(one) == Some(&colour) {
            (*one, *other)
        } else {
            (*other, *one)
        };
        if alliances::check_end(state, colour, own, other).is_ok() {
            for treasures in ways_to_pay(prince, PARTING) {
                endings.push(Play::Dissolve { own, other, treasures });
            }
        }
    }
    endings
}

/// With ducats alone, or with one treasure: what somebody can pay with. Several treasures may be named as
/// well ([LR-25](crate::clauses::LR_25)).
fn ways_to_pay(prince: &Prince, due: u32) -> Vec<Vec<Card>> {
    if due == 0 {
        return vec![Vec::new()];
    }
    let treasures = prince.hand.iter().filter(|card| card.ducats() > 0);
    let ways = std::iter::once(Vec::new()).chain(treasures.map(|card| vec![*card]));
    let reaches =
        |way: &Vec<Card>| prince.ducats + way.iter().map(|card| card.ducats()).sum::<u32>() >= due;
    ways.filter(reaches).collect()
}

fn play_options(state: &State, colour: Colour, scene: &Scene<'_, State>) -> Vec<PlayOption> {
    let option = |play: Play| PlayOption {
        notation: written(&play),
        label: label::play(&play, scene),
        play,
    };
    plays(state, colour).into_iter().map(option).collect()
}

fn trials(state: &State, trial: &Trial, colour: Colour) -> Vec<Command> {
    let Some(prince) = state.princes.get(&colour) else { return Vec::new() };
    if !trial.choosers.contains(&colour) {
        return Vec::new();
    }
    let mut all = Vec::new();
    if trial.talks {
        let made = trial.offers.iter().filter(|offer| offer.by == colour).count();
        if count(made) < OFFERS {
            let from = trial.standing(colour).map_or(0, |(_, offer)| offer.ducats + 1);
            let offer = |ducats| Command::Offer(MakeOffer { ducats });
            all.extend((from..=prince.ducats).map(offer));
        }
        all.push(Command::Withdraw);
        let others = trial.choosers.iter().filter(|other| **other != colour);
        let standing = others.filter_map(|other| trial.standing(*other));
        all.extend(standing.map(|(number, _)| Command::Accept(Accept { number })));
        all.push(Command::Duel);
    }
    let bid = |ducats, treasures| Command::Bid(MakeBid { ducats, treasures });
    all.extend((0..=prince.ducats).map(|ducats| bid(ducats, Vec::new())));
    let treasures = prince.hand.iter().filter(|card| card.ducats() > 0);
    all.extend(treasures.map(|card| bid(0, vec![*card])));
    all
}

/// Every side on which one boundary may be placed.
fn walls(state: &State, acting: &Acting) -> Vec<Command> {
    match acting.action {
        Action::Boundaries(most) if acting.placed < most && state.board.stock > 0 => {
            let wall = |side| Command::Wall(Wall { sides: vec![side] });
            state.board.free_sides(&state.areas()).map(wall).collect()
        }
        _ => Vec::new(),
    }
}

/// What each of these would do, where it does anything.
fn foretold(state: &State, walls: &[Command]) -> Vec<WallOption> {
    let (mut board, before) = (state.board.clone(), state.areas());
    let mut all = Vec::new();
    for command in walls {
        let Command::Wall(Wall { sides }) = command else { continue };
        for side in sides {
            board.boundaries.insert(*side);
            let areas = board.areas();
            let [one, other] = side.spaces();
            if !areas.joined(one, other) && before.joined(one, other) {
                let spaces = [one, other].map(|space| count(areas.at(space).spaces.len()));
                all.push(WallOption { side: *side, founds: board.foundings(&areas), spaces });
            }
            board.boundaries.remove(side);
        }
    }
    all
}

fn actions(state: &State, acting: &Acting) -> Vec<Command> {
    let mut all = Vec::new();
    let Some(prince) = state.princes.get(&acting.by) else { return all };
    match acting.action {
        Action::SingleSword | Action::DoubleSword => {
            for space in state.board.places_for_knights(acting.by) {
                let due = crate::knights::wood(state, space);
                for treasures in ways_to_pay(prince, due) {
                    all.push(Command::Knight(Knight { space, treasures }));
                }
            }
            let extend = |it: ExtensionOption| {
                Command::Extend(Extend { castle: it.castle, spaces: vec![it.first] })
            };
            all.extend(extensions(state, acting).into_iter().map(extend));
        }
        Action::Crown => match acting.looking {
            Some(pile) => {
                let mut cards = state.pile(pile).to_vec();
                cards.dedup();
                all.extend(cards.into_iter().map(|card| Command::Take(TakeCard { card })));
            }
            None => {
                let full = Pile::ALL.into_iter().filter(|pile| !state.pile(*pile).is_empty());
                all.extend(full.map(|pile| Command::Look(Look { pile })));
            }
        },
        Action::Money(_) | Action::Boundaries(_) => {}
    }
    for play in endings(state, acting.by, prince) {
        if let Play::Dissolve { own, other, treasures } = play {
            all.push(Command::Dissolve(Dissolve { own, other, treasures }));
        }
    }
    all.push(Command::Done);
    all
}

/// What the territories of whoever acts could take.
#[must_use]
pub fn extensions(state: &State, acting: &Acting) -> Vec<ExtensionOption> {
    if action::check_extension(acting).is_err() {
        return Vec::new();
    }
    let areas = state.areas();
    let legal = |castle: Space, spaces: &[Space]| {
        extending::check(state, &areas, acting.by, castle, spaces).is_ok()
    };
    let mut all = Vec::new();
    for castle in state.board.territories(&areas, acting.by) {
        for first in touching(&areas, castle, &[]) {
            let second = touching(&areas, castle, &[first]);
            let then: Vec<Space> =
                second.into_iter().filter(|second| legal(castle, &[first, *second])).collect();
            if !then.is_empty() || legal(castle, &[first]) {
                all.push(ExtensionOption { castle, first, then });
            }
        }
    }
    all
}

/// What may be chosen freely, as lines of English.
#[must_use]
pub fn choices(options: &Options) -> Vec<String> {
    let plays = options.plays.iter().map(|play| format!("with a decision: {}", play.notation));
    let further = options.extensions.iter().filter(|it| !it.then.is_empty()).map(|it| {
        let then: Vec<String> = it.then.iter().map(ToString::to_string).collect();
        format!("extend {} by {} and one of: {}", it.castle, it.first, then.join(" "))
    });
    plays.chain(further).chain(rulebook::set_right::choices(&options.set_right)).collect()
}

/// Could somebody pay so much without treasures? For whoever plans.
#[must_use]
pub(crate) fn pays(state: &State, colour: Colour, due: u32) -> bool {
    payment::share(state, colour, (due, crate::clauses::LR_25), &[]).is_ok()
}
