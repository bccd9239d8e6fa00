//! Every listed order is accepted, and every order of the listed sorts that is accepted is listed.

use crate::seeded;

use crate::table::Table;
use board::Hexside;
use decider::{By, Stop, forecast};
use lowenheim::command::{
    Agree, Attack, Attend, Build, Cast, Casting, Command, Deploy, Destroy, Discard, Discharge,
    Douse, Feed, Give, Move, Offer, PassFor, Passage, Pay, Proceed, Refill, Regain, Starve, Strike,
    Vote,
};
use lowenheim::decks::ActionCard;
use lowenheim::event::{PassageRuled, StepBegun, WaterRaised};
use lowenheim::figures::{Faction, FigureId, Side};
use lowenheim::options::{legal_orders, moves_of};
use lowenheim::state::{State, Step};
use lowenheim::{Reason, Siege};
use messages::Language;
use seeded::{Game, Numbers};
use std::collections::BTreeSet;

fn accepted(state: &State, by: &By, command: &Command) -> bool {
    match forecast::<Siege>(state, by, command) {
        Ok(_) => true,
        Err(Stop::Refused(_)) => false,
        Err(other) => panic!("{by}: {command:?}: {other:?}"),
    }
}

fn everybody() -> Vec<By> {
    let seats = Faction::ALL.map(|faction| By::Seat(faction.seat()));
    seats.into_iter().chain([By::Organiser]).collect()
}

/// A game stopped at the beginning of each step, and every so many orders, on some of its turns and
/// where it comes to a step for the first time; answers the steps that were met.
fn stops(seed: u64, every: u32, mut look: impl FnMut(&State)) -> BTreeSet<Step> {
    let mut game = Game::new(seed);
    let (mut met, mut orders) = (BTreeSet::new(), 0);
    let mut last = None;
    while !game.is_over() {
        let step = game.state.step;
        let is_new = step.is_some_and(|step| !met.contains(&step));
        let some_turn = is_new || matches!(game.state.turn, 0 | 1 | 2 | 6 | 12);
        if some_turn && (step != last || orders % every == 0) {
            last = step;
            met.extend(step);
            look(&game.state);
        }
        game.step();
        orders += 1;
    }
    met
}

#[test]
fn every_listed_order_is_accepted_and_reads_back() {
    let look = |state: &State| {
        for by in everybody() {
            for option in legal_orders(state, &by, Language::English) {
                assert!(accepted(state, &by, &option.command), "{by}: {}", option.notation);
                assert_eq!(option.notation.parse::<Command>().unwrap(), option.command);
                assert!(!option.label.is_empty() && !option.group.is_empty());
            }
        }
    };
    // Where the city falls nobody votes: games, until one comes so far.
    let mut met = BTreeSet::new();
    for seed in 0..10 {
        if !met.contains(&Step::Vote) {
            met.extend(stops(seed, 40, look));
        }
    }
    for step in [
        Step::Council,
        Step::Refill,
        Step::EventCard,
        Step::CommandCard,
        Step::EnemyMovement,
        Step::EnemyCombat,
        Step::Movement,
        Step::Combat,
        Step::Trading,
        Step::Healing,
        Step::Food,
        Step::Fires,
        Step::Barricades,
        Step::Demands,
        Step::Vote,
    ] {
        assert!(met.contains(&step), "the game never came to {step:?}");
    }
}

#[test]
fn every_order_has_a_label_in_each_language() {
    stops(2, 60, |state| {
        for by in everybody() {
            let [english, dutch] =
                [Language::English, Language::Dutch].map(|spoken| legal_orders(state, &by, spoken));
            assert_eq!(english.len(), dutch.len());
            for (one, other) in english.iter().zip(&dutch) {
                assert_eq!((&one.command, &one.group), (&other.command, &other.group));
                assert_ne!(one.label, other.label, "{}", one.notation);
                assert!(!other.label.contains('⟦'), "{}", other.label);
            }
        }
    });
}

#[test]
fn somebody_can_always_go_on() {
    stops(4, 20, |state| {
        let ways: usize =
            everybody().iter().map(|by| legal_orders(state, by, Language::English).len()).sum();
        assert!(ways > 0, "nobody can do anything in {:?}", state.step);
    });
}

/// Random orders of the listed sorts, most of them nonsense.
struct Wild<'s> {
    state: &'s State,
    numbers: &'s mut Numbers,
}

impl Wild<'_> {
    fn one_of<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.numbers.below(u32::try_from(things.len()).unwrap()) as usize].clone()
    }

    fn faction(&mut self) -> Faction {
        self.one_of(&Faction::ALL)
    }

    fn figure(&mut self) -> FigureId {
        let all: Vec<FigureId> = self.state.figures.keys().copied().collect();
        self.one_of(&all)
    }

    fn card(&mut self) -> ActionCard {
        let all: Vec<ActionCard> = ActionCard::PRINTED.iter().map(|&(card, _)| card).collect();
        self.one_of(&all)
    }

    fn cards(&mut self, most: u32) -> Vec<ActionCard> {
        let count = self.numbers.below(most + 1);
        let mut cards: Vec<ActionCard> = (0..count).map(|_| self.card()).collect();
        cards.sort();
        cards
    }

    fn hex(&mut self) -> board::Hex {
        let all: Vec<board::Hex> = self.state.city.all_hexes().collect();
        self.one_of(&all)
    }

    /// Steps from where a figure stands.
    fn path(&mut self, figure: FigureId) -> Vec<board::Hex> {
        let Some(mut at) = self.state.hex_of(figure) else { return Vec::new() };
        let steps = 1 + self.numbers.below(3);
        (0..steps)
            .map(|_| {
                at = self.one_of(&at.neighbours().collect::<Vec<_>>());
                at
            })
            .collect()
    }

    fn command(&mut self) -> Command {
        match self.numbers.below(19) {
            0 => Command::Deploy(Deploy { figures: vec![self.figure()], hex: self.hex() }),
            1 => Command::Done,
            2 => Command::PassFor(PassFor { faction: self.faction() }),
            3 => Command::Refill(Refill { discard: self.cards(3) }),
            4 => Command::Proceed(Proceed { all: self.numbers.below(2) == 0 }),
            5 | 6 => {
                let figure = self.figure();
                let path = self.path(figure);
                Command::Move(Move { figures: vec![figure], path, with: Vec::new() })
            }
            7 => Command::Passage(Passage {
                mover: self.faction(),
                allowed: self.numbers.below(2) == 0,
            }),
            8 => {
                let figure = self.figure();
                let hex = self.state.hex_of(figure).unwrap_or_else(|| self.hex());
                Command::Attack(Attack { hex })
            }
            9 => Command::Strike(Strike { attacker: self.figure(), target: self.figure() }),
            10 => Command::Give(Give { to: self.faction(), cards: vec![self.card()] }),
            11 => Command::Discard(Discard { cards: self.cards(2) }),
            12 => {
                let hex = if self.numbers.below(2) == 0 { None } else { Some(self.hex()) };
                Command::Discharge(Discharge { figure: self.figure(), hex })
            }
            13 => Command::Feed(Feed { card: self.card() }),
            14 => match self.numbers.below(2) {
                0 => Command::Starve(Starve { figure: self.figure() }),
                _ => Command::Regain(Regain {
                    figure: self.figure(),
                    card: self.card(),
                    hex: self.hex(),
                }),
            },
            15 => {
                let burning: Vec<board::Hex> = self.state.fires.keys().copied().collect();
                let hex = if burning.is_empty() { self.hex() } else { self.one_of(&burning) };
                Command::Douse(Douse { hex, cards: self.cards(2) })
            }
            16 => {
                let figure = self.figure();
                let hex = self.state.hex_of(figure).unwrap_or_else(|| self.hex());
                let next = self.one_of(&hex.neighbours().collect::<Vec<_>>());
                let hexside = hex.side_to(next).unwrap();
                match self.numbers.below(2) {
                    0 => Command::Destroy(Destroy { hexside }),
                    _ => Command::Build(Build { hexside }),
                }
            }
            17 if self.state.step == Some(Step::CommandCard) => {
                Command::Attend(Attend { figure: self.figure() })
            }
            17 if self.numbers.below(2) == 0 => {
                let demand = 1 + self.numbers.below(4);
                Command::Offer(Offer { demand, figures: vec![self.figure()] })
            }
            17 if self.numbers.below(2) == 0 => {
                let demand = 1 + self.numbers.below(4);
                Command::Agree(Agree { demand, figures: vec![self.figure()] })
            }
            17 => Command::Pay(Pay { demand: 1 + self.numbers.below(4), cards: self.cards(3) }),
            _ => Command::Vote(Vote { leader: self.faction() }),
        }
    }
}

/// Is an order listed? A move counts when its figure and its end do: lists give one path to each.
fn is_listed(orders: &[Command], command: &Command) -> bool {
    orders.iter().any(|listed| match (listed, command) {
        (Command::Move(listed), Command::Move(wanted)) => {
            let ends = (listed.path.last(), wanted.path.last());
            listed.figures == wanted.figures && listed.with == wanted.with && ends.0 == ends.1
        }
        (listed, wanted) => listed == wanted,
    })
}

#[test]
fn whatever_is_accepted_is_listed() {
    let mut numbers = Numbers::new(99);
    let mut found = 0;
    stops(5, 25, |state| {
        for by in everybody() {
            let orders: Vec<Command> = legal_orders(state, &by, Language::English)
                .into_iter()
                .map(|option| option.command)
                .collect();
            for _ in 0..60 {
                let command = Wild { state, numbers: &mut numbers }.command();
                // A walk that ends where it began leads nowhere; no list offers it.
                let in_circles = matches!(&command, Command::Move(order)
                    if order.path.last().copied() == state.hex_of(order.figures[0]));
                if !in_circles && accepted(state, &by, &command) {
                    let text = command.to_string();
                    assert!(is_listed(&orders, &command), "{by} may {text} in {:?}", state.step);
                    found += 1;
                }
            }
        }
    });
    assert!(found > 500, "only {found} wild orders were accepted");
}

#[test]
fn moves_say_where_and_why_not() {
    let mut game = Game::new(6);
    game.play_until(3, Step::Movement);
    let acting = Faction::ALL.into_iter().find(|&faction| game.state.may_act(faction)).unwrap();
    let by = By::Seat(acting.seat());
    let (mut reached, mut blocked) = (0, 0);
    for (figure, start) in game.state.obeying(acting) {
        let moves = moves_of(&game.state, &by, &[figure], Language::English);
        if moves.refused.is_some() {
            assert!(moves.hexes.is_empty() && moves.blocked.is_empty());
            continue;
        }
        let allowance = game.state.profile_of(figure).unwrap().movement;
        for there in &moves.hexes {
            let path = there.path.clone();
            assert_eq!(path.last(), Some(&there.hex));
            let order = Move { figures: vec![figure], path, with: Vec::new() };
            assert!(accepted(&game.state, &by, &Command::Move(order)));
            reached += 1;
        }
        let near = |hex: &board::Hex| start.distance(*hex) <= allowance + 1 && *hex != start;
        for hex in game.state.city.all_hexes().filter(near) {
            let goes = moves.hexes.iter().any(|there| there.hex == hex);
            let stays = moves.blocked.iter().any(|there| there.hex == hex);
            assert!(goes != stays, "{figure} and {hex}: goes {goes}, blocked {stays}");
        }
        assert!(moves.blocked.iter().all(|there| !there.refusal.reason.is_empty()));
        blocked += moves.blocked.len();
    }
    assert!(reached > 0 && blocked > 0);
}

#[test]
fn figures_of_others_and_other_steps_are_refused_as_a_whole() {
    let mut game = Game::new(6);
    game.play_until(2, Step::Movement);
    let acting = Faction::ALL.into_iter().find(|&faction| game.state.may_act(faction)).unwrap();
    let by = By::Seat(acting.seat());
    let (enemy, _) = game.state.on_map(Side::Enemy).next().unwrap();
    let refused = moves_of(&game.state, &by, &[enemy], Language::English).refused.unwrap();
    assert_eq!(refused.code, Reason::NotYourFigure.code());
    game.play_until(2, Step::Trading);
    let (own, _) = game.state.obeying(acting).next().unwrap();
    let refused = moves_of(&game.state, &by, &[own], Language::English).refused.unwrap();
    assert_eq!(refused.code, Reason::WrongStep.code());
    assert_eq!(
        moves_of(&game.state, &by, &[], Language::English).refused.unwrap().code,
        Reason::WrongStep.code()
    );
}

/// From 13,13 a rider of the City Guard comes to 15,13 past those who refuse passage in 14,13, and to
/// 16,13 only through them (HEI-151).
#[test]
fn ways_without_a_passage_roll_come_first_and_the_others_are_listed_too() {
    let mut table = Table::at(1, Step::Movement);
    let rider = table.stands("mounted-soldier-1", "13,13");
    table.stands("foot-knight-1", "14,13");
    table.go_to(1, Step::Movement);
    let (owner, mover) = (Faction::PalaceGuard, Faction::CityGuard);
    table.happens(PassageRuled { owner, mover, allowed: false });
    let by = By::Seat(mover.seat());
    let moves = moves_of(&table.state, &by, &[rider], Language::English);
    let path_to = |end: &str| {
        let end = end.parse().unwrap();
        let found = moves.hexes.iter().find(|there| there.hex == end);
        found.map(|there| there.path.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "))
    };
    let past = path_to("15,13").unwrap();
    assert!(!past.contains("14,13") && past.split(' ').count() == 3, "{past}");
    assert_eq!(path_to("14,13").as_deref(), Some("14,13"));
    assert_eq!(path_to("16,13").as_deref(), Some("14,13 15,13 16,13"));
}

/// A Wall of Water is offered only where it would stop somebody: between two hexes in which people can
/// stand, with neither a wall nor water there already.
#[test]
fn a_wall_of_water_is_offered_where_it_would_stop_somebody() {
    let mut table = Table::at(2, Step::Movement);
    // Beside the walls of the barracks, and near houses.
    table.stands("minerva", "4,13");
    let cards = [ActionCard::Water, ActionCard::Water, ActionCard::Food];
    table.deals(Faction::WizardsCouncil, &cards);
    let wet: Hexside = "4,14:E".parse().unwrap();
    table.happens(WaterRaised { hexsides: vec![wet], until: 9 });
    table.happens(StepBegun { step: Step::Movement, factions: vec![Faction::WizardsCouncil] });
    let by = By::Seat(Faction::WizardsCouncil.seat());
    let offered: BTreeSet<Hexside> = legal_orders(&table.state, &by, Language::English)
        .into_iter()
        .filter_map(|order| match order.command {
            Command::Cast(Cast { spell: Casting::WallOfWater { hexsides }, .. }) => Some(hexsides),
            _ => None,
        })
        .flatten()
        .collect();
    let state = &table.state;
    let stops = |side: &Hexside| {
        let ground = side.hexes().into_iter().all(|hex| state.city.is_enterable(hex));
        ground && !state.city.is_wall(*side) && *side != wet
    };
    let idle: Vec<&Hexside> = offered.iter().filter(|side| !stops(side)).collect();
    assert!(idle.is_empty(), "offered and of no use: {idle:?}");
    assert!(offered.len() > 5, "{offered:?}");
}
