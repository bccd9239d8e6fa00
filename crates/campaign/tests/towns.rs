//! A hundred campaigns on a map of walled towns: nobody comes from nowhere, and nobody is lost without a record,
//! whatever happens in the sieges and however many turns they last (CAR-22 to CAR-30, CAR-43 to CAR-48).

use crate::table::{MAP, Numbers, events, give, next, open_fight, opened_on, scenario};
use campaign::{
    AnyCommand, AnyEvent, Campaign, CloseFight, Command, EngagementNumber, Event, FightOut, Game,
    State,
};
use campaign_map::Command as MapCommand;
use campaign_map::pieces::{MapPlace, Order, PieceId};
use campaign_map::state::{Fight, Phase};
use decider::{By, Decider as _};
use fortified_town::men::{Class, Fate, ManId, Side};
use fortified_town::state::{Degree, Outcome};
use std::collections::BTreeSet;

/// Four players in one of four campaigns, else two.
const SCENARIOS: [&str; 2] =
    [campaign_map::scenario::SCENARIOS[0].1, campaign_map::scenario::SCENARIOS[1].1];

/// What a hundred campaigns have seen.
#[derive(Debug, Default)]
struct Seen {
    sieges: u32,
    turns_of_sieges: u32,
    blockades: u32,
    lifted: u32,
    newcomers: u32,
    gone: u32,
    gave_up: u32,
    marched: u32,
    engines: u32,
    reliefs: u32,
    joined: u32,
    admitted: u32,
    shut_in: u32,
    beaten_reliefs: u32,
}

/// The map, with a walled town in the place of each castle but the city.
fn land_of_towns(seed: u64) -> campaign_map::Scenario {
    let mut land = scenario(SCENARIOS[usize::from(!seed.is_multiple_of(4))]);
    for castle in land.map.castles.iter_mut().filter(|castle| castle.city.is_none()) {
        castle.town = Some("lindenburg".to_owned());
    }
    land
}

struct Campaigns {
    state: State,
    happened: Vec<Event>,
    numbers: Numbers,
    seed: u64,
}

impl Campaigns {
    fn order(&mut self, by: &By, command: &Command, seen: &mut Seen) {
        let before = self.state.clone();
        let given = give(&mut self.state, by, command, &mut self.numbers);
        let new = given.unwrap_or_else(|stop| panic!("seed {}: {command:?}: {stop:?}", self.seed));
        let new = events(new);
        self.check(&before, &new, command);
        count(&new, seen);
        self.happened.extend(new);
    }

    fn happen(&mut self, engagement: EngagementNumber, event: fortified_town::Event) {
        let event = Event::Played { engagement, event: AnyEvent::Assault(event) };
        Campaign::evolve(&mut self.state, &event).unwrap();
        self.happened.push(event);
    }

    fn chance(&mut self, of: u32) -> bool {
        self.numbers.below(of) == 0
    }

    /// Some are killed, captured or wounded; then the turn is over, or all is.
    fn days(&mut self, engagement: EngagementNumber) {
        use fortified_town::event::{
            BattleEnded, FightingEnded, ManCaptured, ManKilled, ManWounded, RefugeTaken,
            SiegeEnded, SiegeRested,
        };
        let Game::Assault(town) = &self.state.engagements[&engagement].game else { panic!() };
        let siege = town.siege.as_ref().unwrap();
        let (relief, shut_in) = (siege.relief.clone(), siege.reversed);
        // Somebody holds a rampart by now; a relief is beaten off, or shuts them in.
        if self.chance(2) {
            let taken = vec!["3,16".parse().unwrap()];
            let (lost, camp, engines, shut) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            let ladders = std::collections::BTreeMap::new();
            let ended = FightingEnded { taken, lost, camp, ladders, engines, shut };
            self.happen(engagement, ended.into());
        }
        if !relief.is_empty() && !shut_in {
            if self.chance(2) {
                let left = BTreeSet::new();
                self.happen(engagement, RefugeTaken { left, rations: 3 }.into());
            } else {
                let (winner, fled) = (Side::Besiegers, relief.into_iter().collect());
                self.happen(engagement, BattleEnded { winner, fled }.into());
            }
        }
        let Game::Assault(town) = &self.state.engagements[&engagement].game else { panic!() };
        let there = town.men.iter().filter(|(_, man)| man.fate == Fate::Alive);
        let there: Vec<(ManId, Side, bool)> =
            there.map(|(id, man)| (id.clone(), man.side, man.wounded)).collect();
        let deadly = 2 + self.numbers.below(8);
        for (man, side, wounded) in there {
            let clause = rulebook::ClauseId("ST-09".to_owned());
            if self.chance(deadly) {
                self.happen(engagement, ManKilled { man, clause }.into());
            } else if self.chance(deadly * 2) {
                let by = side.other();
                self.happen(engagement, ManCaptured { man, by }.into());
            } else if !wounded && self.chance(deadly) {
                self.happen(engagement, ManWounded { man, clause }.into());
            }
        }
        let outcome = match self.numbers.below(10) {
            0 => Outcome::Stormed,
            1 => Outcome::Surrendered,
            2 => Outcome::GivenUp,
            3 => Outcome::BeatenOff,
            _ => return self.happen(engagement, SiegeRested { turn: 1 }.into()),
        };
        let ended = SiegeEnded { outcome, points: 0, degree: Degree::Marginal };
        self.happen(engagement, ended.into());
    }

    /// What somebody orders next: the sieges are opened, all other fights ruled.
    fn step(&mut self, seen: &mut Seen) {
        let map = self.state.map(MAP).unwrap();
        let town = map.fights.iter().find(|(_, fight)| fight.is_open() && fight.town.is_some());
        let town = town.map(|(number, fight)| (*number, fight.clone()));
        let Some((number, fight)) = town.filter(|_| map.phase == Phase::Battles) else {
            let (by, command) = next(&self.state, &mut self.numbers, 0);
            let command = self.shut_in(command);
            return self.order(&by, &command, seen);
        };
        let Some(engagement) = self.state.fought_as(MAP, number) else {
            self.buy(number, &fight, seen);
            return self.order(&By::Organiser, &open_fight(number), seen);
        };
        if !self.state.engagements[&engagement].game.is_played_out() {
            self.days(engagement);
        }
        let close = Command::CloseFight(CloseFight { engagement });
        self.order(&By::Organiser, &close, seen);
    }

    /// Bots assault a town every turn; here some only hold before it.
    fn shut_in(&mut self, mut command: Command) -> Command {
        let sieges = self.state.map(MAP).unwrap().sieges.clone();
        if let Command::Play { command: AnyCommand::Map(MapCommand::Write(it)), .. } = &mut command
        {
            for order in it.orders.values_mut() {
                let besieges =
                    matches!(order, Order::Assault(castle) if sieges.contains_key(castle));
                if besieges && self.chance(3) {
                    *order = Order::Hold;
                }
            }
        }
        command
    }

    fn buy(&mut self, number: u32, fight: &Fight, seen: &mut Seen) {
        let seat = fight.attacker.seat.clone().unwrap();
        let crowns = self.state.map(MAP).unwrap().players[&seat].crowns;
        if fight.blockade || crowns < 3 || self.chance(2) {
            return;
        }
        let order = format!("equip {number} {}", if self.chance(2) { "trebuchet" } else { "ram" });
        let command = AnyCommand::Map(order.parse().unwrap());
        let by = By::Seat(seat);
        let command = Command::Play { engagement: MAP, command };
        let given = give(&mut self.state, &by, &command, &mut self.numbers);
        // Two rams are more than one banner has: that is refused.
        let new = given.map(events).unwrap_or_default();
        count(&new, seen);
        self.happened.extend(new);
    }

    fn check(&self, before: &State, new: &[Event], command: &Command) {
        let seed = self.seed;
        let (then, now) = (before.map(MAP).unwrap(), self.state.map(MAP).unwrap());
        let broken = campaign_map::invariants::check(now);
        assert!(broken.is_empty(), "seed {seed}: {command:?}: {broken:?}");
        let mut mustered = 0;
        for event in new {
            let Event::Played { event: AnyEvent::Map(event), .. } = event else { continue };
            mustered += usize::from(matches!(event, campaign_map::Event::PieceMustered(_)));
        }
        assert_eq!(now.pieces.len(), then.pieces.len() + mustered, "seed {seed}: {command:?}");
        for (id, piece) in &then.pieces {
            let lost = now.pieces[id].place == MapPlace::Lost;
            assert!(piece.place != MapPlace::Lost || lost, "seed {seed}: {id} stays lost");
        }
        for event in new {
            if let Event::Campaign(campaign::CampaignEvent::EngagementPaused(it)) = event {
                lost_as_told(before, it.engagement, &it.pieces, seed);
            }
        }
        if let Command::OpenFight(asked) = command {
            let engagement = self.state.fought_as(MAP, asked.fight).unwrap();
            same_people(&self.state, engagement, &now.fights[&asked.fight], seed);
        }
    }
}

/// Each wound that a unit has lost in a turn of a siege is somebody dead or captured, by a fact of that siege.
fn lost_as_told(
    state: &State,
    number: EngagementNumber,
    pieces: &std::collections::BTreeMap<PieceId, campaign_map::event::After>,
    seed: u64,
) {
    let engagement = &state.engagements[&number];
    let Game::Assault(town) = &engagement.game else { panic!() };
    let carried = engagement.carried.as_ref().unwrap();
    let map = state.map(MAP).unwrap();
    for (id, after) in pieces.iter().filter(|(id, _)| !map.pieces[*id].individual) {
        let people = carried.pieces[id].iter().map(|word| word.parse::<ManId>().unwrap());
        let lost = people.filter(|man| {
            let fate = town.men.get(man).map(|man| man.fate);
            matches!(fate, Some(Fate::Dead | Fate::Captured))
        });
        let (lost, before) = (rulebook::count(lost.count()), map.pieces[id].wounds);
        assert_eq!(before - after.wounds, lost, "seed {seed}: {id}");
        let told = after.cause.as_ref().map(|cause| cause.engagement);
        assert_eq!(told, (lost > 0).then_some(number.0), "seed {seed}: {id} has a cause");
    }
}

/// Each wound of each piece is one person in the town, and each person is one wound; but for the townsmen.
fn same_people(state: &State, number: EngagementNumber, fight: &Fight, seed: u64) {
    let engagement = &state.engagements[&number];
    let Game::Assault(town) = &engagement.game else { panic!() };
    let carried = engagement.carried.as_ref().unwrap();
    let map = state.map(MAP).unwrap();
    let mut stand = BTreeSet::new();
    let fights: Vec<&PieceId> =
        fight.attacker.pieces.iter().chain(&fight.defender.pieces).collect();
    for id in fights {
        let piece = &map.pieces[id];
        let alive = carried.pieces.get(id).into_iter().flatten().filter(|word| {
            let id = word.parse::<ManId>().unwrap();
            let comes = fortified_town::on_the_map::is_coming(town, &id);
            comes || town.men[&id].fate == Fate::Alive
        });
        let alive: Vec<&String> = alive.collect();
        let wanted = if piece.individual { u32::from(piece.stands()) } else { piece.wounds };
        assert_eq!(alive.len(), wanted as usize, "seed {seed}: {id}");
        for man in alive {
            assert!(stand.insert(man.clone()), "seed {seed}: {man} stands for two");
        }
    }
    let alive = town.men.iter().filter(|(_, man)| man.fate == Fate::Alive);
    let townsmen = alive.clone().filter(|(_, man)| man.class == Class::Townsman).count();
    assert!(townsmen <= 8, "seed {seed}: {townsmen} townsmen");
    let others = alive.filter(|(_, man)| man.class != Class::Townsman);
    for (id, _) in others {
        assert!(stand.contains(id.word()), "seed {seed}: {id} comes from nowhere");
    }
}

fn count(new: &[Event], seen: &mut Seen) {
    use campaign_map::Event as On;
    for event in new {
        match event {
            Event::Played { event: AnyEvent::Map(event), .. } => match event {
                On::SiegeLaid(_) => seen.turns_of_sieges += 1,
                On::SiegeLifted(_) => seen.lifted += 1,
                On::GarrisonMarched(_) => seen.marched += 1,
                On::EnginesBought(_) => seen.engines += 1,
                On::FightBegun(begun) => seen.blockades += u32::from(begun.about.blockade),
                On::FightUndecided(it) => {
                    seen.shut_in += u32::from(it.held.refuge);
                    seen.beaten_reliefs += u32::from(!it.beaten.is_empty());
                }
                On::ReliefAnswered(it) => seen.admitted += u32::from(it.admitted),
                _ => {}
            },
            Event::Played { event: AnyEvent::Assault(event), .. } => match event {
                fortified_town::Event::SiegeOpened(_) => seen.sieges += 1,
                fortified_town::Event::SiegeResumed(it) => {
                    seen.newcomers += rulebook::count(it.men.len());
                    seen.gone += rulebook::count(it.gone.len());
                    seen.reliefs += u32::from(!it.relief.is_empty());
                    seen.joined += u32::from(!it.joining.is_empty());
                }
                _ => {}
            },
            Event::Campaign(campaign::CampaignEvent::EngagementClosed(it)) => {
                let mut kept = it.pieces.values().filter(|after| after.wounds > 0);
                seen.gave_up += u32::from(kept.next().is_some());
            }
            _ => {}
        }
    }
}

fn played(seed: u64, seen: &mut Seen) {
    let mut numbers = Numbers::new(seed);
    let (state, happened) = opened_on(land_of_towns(seed), &mut numbers);
    let mut campaign = Campaigns { state, happened, numbers, seed };
    for _ in 0..2000 {
        if campaign.state.map(MAP).unwrap().outcome.is_some() {
            break;
        }
        campaign.step(seen);
    }
    let map = campaign.state.map(MAP).unwrap();
    assert!(map.outcome.is_some(), "seed {seed}: it ends");
    let open =
        campaign.state.engagements.iter().filter(|(number, it)| **number != MAP && !it.closed);
    let open: Vec<_> = open.map(|(number, _)| *number).collect();
    assert!(open.is_empty(), "seed {seed}: {open:?} are still open when the campaign is over");
    let mut folded = State::default();
    for event in &campaign.happened {
        Campaign::evolve(&mut folded, event).unwrap();
    }
    assert!(folded == campaign.state, "seed {seed}: folding the events gives the same state");
}

#[test]
fn a_hundred_campaigns_conserve_everybody_who_fights_for_a_town() {
    let mut seen = Seen::default();
    for seed in 0..100 {
        played(seed, &mut seen);
    }
    println!("{seen:?}");
    let Seen { sieges, turns_of_sieges, blockades, lifted, newcomers, gone, .. } = seen;
    assert!(sieges > 50 && turns_of_sieges > sieges && blockades > 0 && lifted > 0, "{seen:?}");
    assert!(newcomers > 0 && gone > 0, "{seen:?}");
    assert!(seen.gave_up > 0 && seen.marched > 0 && seen.engines > 0, "{seen:?}");
    assert!(seen.reliefs > 0 && seen.shut_in > 0 && seen.beaten_reliefs > 0, "{seen:?}");
}

/// Bots fight a turn of a siege out, by the rules of the town, and the map hears of it (CAR-51).
#[test]
fn bots_fight_out_a_turn_of_a_siege() {
    let (mut fought, mut seed) = (0, 0);
    while fought < 2 {
        let mut numbers = Numbers::new(seed);
        let (mut state, _) = opened_on(land_of_towns(seed), &mut numbers);
        seed += 1;
        for _ in 0..60 {
            let map = state.map(MAP).unwrap();
            let town = map.fights.iter().find(|(_, it)| it.is_open() && it.town.is_some());
            let Some(number) =
                town.map(|(number, _)| *number).filter(|_| map.phase == Phase::Battles)
            else {
                if map.outcome.is_some() {
                    break;
                }
                let (by, command) = next(&state, &mut numbers, 0);
                give(&mut state, &by, &command, &mut numbers).unwrap();
                continue;
            };
            give(&mut state, &By::Organiser, &open_fight(number), &mut numbers).unwrap();
            let engagement = state.fought_as(MAP, number).unwrap();
            let out = Command::FightOut(FightOut { engagement });
            give(&mut state, &By::Organiser, &out, &mut numbers).unwrap();
            assert!(state.engagements[&engagement].game.is_played_out());
            let close = Command::CloseFight(CloseFight { engagement });
            give(&mut state, &By::Organiser, &close, &mut numbers).unwrap();
            let map = state.map(MAP).unwrap();
            let goes_on = map.sieges.values().any(|siege| siege.fights.contains(&number));
            assert!(goes_on != state.engagements[&engagement].closed, "one or the other");
            fought += 1;
            break;
        }
    }
}
