//! The story in plain English: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod clause;
mod words;

pub use clause::clause_of;
pub(crate) use words::code_in_words;
pub use words::{damage_name, objective_name};

use crate::city::City;
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::event::{
    ArtefactUsed, AttackFought, AttackResult, BandArrived, BandTarget, BoostGiven,
    ConferenceCalled, ControlTested, DemandMade, DemonLeft, Event, FigureDischarged,
    FiguresEscaped, FiguresMoved, FireFought, GunMoved, PlaceHeld, RangedAttackMade, Secret,
    SiegeEnded, StepEnded,
};
use crate::figures::{Faction, FigureId, Side};
use crate::state::{Artefact, Outcome};
use board::Hexside;
use chance::Dice;
use decider::Audience;
use words::{cards, count, listed, people, spot};

/// What happened, in one sentence or two. The city lends names to hexes.
#[must_use]
pub fn sentence(event: &Event, city: &City) -> String {
    let at = |hex| spot(hex, city);
    match event {
        Event::SiegeOpened(it) => {
            format!("{}: the siege begins. Relief is {} turns away.", it.title, it.options.turns)
        }
        Event::FactionMustered(it) => {
            let figures = count(it.roster.values().sum(), "figure");
            format!("{} takes the field with {figures}. {}", it.faction.name(), it.background)
        }
        Event::BriefingGiven(it) => format!("{} opens its secret briefing.", it.faction.name()),
        Event::EnemyProfiled(_) => "The enemy's stat lines are laid down, unseen.".to_owned(),
        Event::MarkerPlaced(it) => format!("{} is in {}.", it.marker.name(), at(it.hex)),
        Event::MarkerCaptured(it) => {
            format!("{} is captured by the enemy in {}.", it.marker.name(), at(it.hex))
        }
        Event::FigurePlaced(it) => match it.figure.kind().side() {
            Side::City => format!("{} stands in {}.", it.figure.name(), at(it.hex)),
            Side::Enemy => format!("{} comes up in {}.", it.figure.name(), at(it.hex)),
        },
        Event::FigureDeployed(it) => {
            format!("{} takes post in {}.", it.figure.name(), at(it.hex))
        }
        Event::FactionDone(it) => format!("{} is done.", it.faction.name()),
        Event::TurnBegun(it) => match it.order.first() {
            Some(first) => format!("Turn {} begins; {} acts first.", it.turn, first.name()),
            None => format!("Turn {} begins.", it.turn),
        },
        Event::StepBegun(it) => format!("Step {}: {}.", it.step.number(), it.step.name()),
        Event::StepEnded(it) => step_ended(it),
        Event::CardTaken(it) => format!("{} takes {}.", it.faction.name(), cards(&[it.card])),
        Event::CardsDiscarded(it) => {
            format!("{} discards {}.", it.faction.name(), cards(&it.cards))
        }
        Event::DeckReshuffled(it) => {
            format!("The discard pile is shuffled into a new deck of {}.", count(it.cards, "card"))
        }
        Event::EventCardRevealed(it) => format!("Event card: {}.", it.card.name()),
        Event::CommandCardRevealed(it) => format!("The Graf commands: {}.", it.card.name()),
        Event::ConferenceCalled(it) => conference_called(it),
        Event::OfficerSent(it) => {
            format!("{} goes to the conference, in {}.", it.figure.name(), at(it.hex))
        }
        Event::OgreAwaited(it) => format!(
            "The next band will bring {}.",
            if it.waiting == 1 {
                "a Rat Ogre".to_owned()
            } else {
                format!("{} Rat Ogres", it.waiting)
            }
        ),
        Event::SectionMined(it) => {
            format!("A mine blows up the {} in {}.", it.section.name(), at(it.hex))
        }
        Event::BridgeDestroyed(it) => format!("The {} is down.", lower(it.bridge.name())),
        Event::BridgeRepaired(it) => {
            format!("The {} can be crossed again.", lower(it.bridge.name()))
        }
        Event::DemandMade(it) => demand_made(it),
        Event::DemandPaid(it) => format!(
            "{} hands in {} for demand {}: {} in all.",
            it.faction.name(),
            cards(&it.cards),
            it.demand,
            it.paid
        ),
        Event::DemandSettled(it) if it.short == 0 => format!("Demand {} is met.", it.demand),
        Event::DemandSettled(it) => {
            format!("Demand {} fails: {} short.", it.demand, count(it.short, "card"))
        }
        Event::FiguresOffered(it) => format!(
            "{} offers {} for demand {}.",
            it.faction.name(),
            people(&it.figures),
            it.demand
        ),
        Event::ReserveJoined(it) => {
            format!("{} joins the mobile reserve in {}.", it.figure.name(), at(it.hex))
        }
        Event::ReserveFormed(it) => {
            format!("{} are the mobile reserve, under the Elves' command.", people(&it.figures))
        }
        Event::ReserveLapsed(_) => {
            "Too few are offered: there will be no mobile reserve.".to_owned()
        }
        Event::ReserveWoken(_) => "The mobile reserve is ready to move and fight.".to_owned(),
        Event::ReserveCardPlayed(it) => {
            format!("An Attack card of the mobile reserve is played for {}.", at(it.hex))
        }
        Event::GunBrought(it) => format!("Gun {} is brought to {}.", it.gun, at(it.hex)),
        Event::CrewJoined(it) => {
            format!("{} serves gun {} in {}.", it.figure.name(), it.gun, at(it.hex))
        }
        Event::GunMoved(it) => gun_moved(it, city),
        Event::GunFired(it) => format!("Gun {} fires at {}.", it.gun, at(it.hex)),
        Event::LossNamed(it) if it.figures.is_empty() => {
            format!("{} no longer says whom it would let go.", it.faction.name())
        }
        Event::LossNamed(it) => format!(
            "{} would let {} go, should demand {} fail.",
            it.faction.name(),
            people(&it.figures),
            it.demand
        ),
        Event::FigureTaken(it) => format!("{} is lost for the whole siege.", it.figure.name()),
        Event::ArrivalSettled(it) => match it.band {
            Some(band) => format!("Something stirs below the city: band {band} is coming."),
            None => "No new band comes this turn.".to_owned(),
        },
        Event::BandArrived(it) => band_arrived(it, city),
        Event::BandsOrdered(it) => {
            let order: Vec<String> = it.order.iter().map(u32::to_string).collect();
            format!("The bands act in the order {}.", listed(&order))
        }
        Event::BandActivated(it) => match it.target {
            BandTarget::Place(place) => format!("Band {} makes for the {}.", it.band, place.name()),
            BandTarget::Hunt => format!("Band {} hunts the nearest defender.", it.band),
            BandTarget::Stay => format!("Band {} stays where it is.", it.band),
        },
        Event::FiguresMoved(it) => figures_moved(it, city),
        Event::BreakFreeFailed(it) => {
            format!("{} cannot break free from {}.", people(&it.figures), at(it.hex))
        }
        Event::PassageBlocked(it) => {
            format!("{} are not let through {}.", people(&it.figures), at(it.hex))
        }
        Event::JumpFailed(it) => {
            format!("{} refuses the barricade at {}.", it.figure.name(), it.barricade)
        }
        Event::PassageRuled(it) => format!(
            "{} {} {} to pass its figures.",
            it.owner.name(),
            if it.allowed { "allows" } else { "forbids" },
            it.mover.name()
        ),
        Event::ProfileRevealed(it) => {
            let line = it.profile;
            format!(
                "{} is seen to fight: Move {}, Fight {} ({}), Strength {}, Toughness {}, Wounds {}.",
                it.kind.name(),
                line.movement,
                line.fight,
                line.attacks,
                line.strength,
                line.toughness,
                line.wounds
            )
        }
        Event::AttackCardPlayed(it) => {
            format!("{} plays an Attack card for {}.", it.faction.name(), at(it.hex))
        }
        Event::AttackFought(it) => attack_fought(it),
        Event::InsultsExchanged(it) => match it.faction {
            Faction::ElvenGuard => "The Elven Guards remind Cathay of an old war.".to_owned(),
            _ => "The Swordfighters ask the Elves who won the old war.".to_owned(),
        },
        Event::FeudErupted(it) => {
            format!("One insult too many: {} will attack the other side.", people(&it.figures))
        }
        Event::SpellCast(it) => {
            format!("{} casts {}, for {}.", it.wizard.name(), it.spell.name(), cards(&it.cards))
        }
        Event::RangedAttackMade(it) => ranged_attack(it),
        Event::BoostGiven(it) => boost_given(it),
        Event::WoundHealed(it) => {
            format!("{} is healed and has {}.", it.figure.name(), count(it.left, "Wound"))
        }
        Event::WaterRaised(it) => format!(
            "A Wall of Water rises along {}; it stands to the end of turn {}.",
            sides(&it.hexsides),
            it.until
        ),
        Event::WaterSank(it) => format!("The Wall of Water along {} sinks.", sides(&it.hexsides)),
        Event::MindSeized(it) => format!("{} obeys the wizards from now on.", it.figure.name()),
        Event::ControlTested(it) => control_tested(it, city),
        Event::CardStolen(it) => {
            format!("{} takes {} from {}.", it.to.name(), cards(&[it.card]), it.from.name())
        }
        Event::TheftSeen(it) => {
            format!("{} steals {} from {}.", it.to.name(), count(it.count, "card"), it.from.name())
        }
        Event::FigureWounded(it) => {
            format!("{} has {} left.", it.figure.name(), count(it.left, "Wound"))
        }
        Event::FigureStunned(it) => format!("{} is stunned.", it.figure.name()),
        Event::FigureFell(it) if it.to_temple => {
            format!("{} falls and is carried to the Temple.", it.figure.name())
        }
        Event::FigureFell(it) => format!("{} is slain.", it.figure.name()),
        Event::ElvesHelped(it) => {
            format!("The Elves fight beside the City Guard on turn {}.", it.turn)
        }
        Event::CardsGiven(it) => {
            format!("{} gives {} {}.", it.from.name(), it.to.name(), cards(&it.cards))
        }
        Event::TradeSeen(it) => {
            let given = count(it.count, "card");
            format!("{} gives {} {given}.", it.from.name(), it.to.name())
        }
        Event::FigureDischarged(it) => figure_discharged(it, city),
        Event::DamageSuffered(it) => {
            format!("{} keeps a mark: {}.", it.figure.name(), damage_name(it.damage))
        }
        Event::AmbassadorTurned(it) => {
            format!("{} howls at the moon: a werewolf until turn {}!", it.figure.name(), it.until)
        }
        Event::AmbassadorRestored(it) => format!("{} is himself again.", it.figure.name()),
        Event::RageRolled(it) if it.raging => {
            format!("A red mist: {} knows nobody any more and runs wild.", it.figure.name())
        }
        Event::RageRolled(it) => format!("{} keeps the beast in hand.", it.figure.name()),
        Event::RunawayRose(it) => format!("{} is on all fours again.", it.figure.name()),
        Event::AirSpiritAppeared(it) => {
            format!("A wind rises in the embassy: the Air Spirit stands in {}.", at(it.hex))
        }
        Event::FiguresEscaped(it) => figures_escaped(it),
        Event::FactionFed(it) => {
            format!("{} eats, for {}.", it.faction.name(), cards(&[it.card]))
        }
        Event::FigureStarved(it) => format!("{} leaves for lack of food.", it.figure.name()),
        Event::FigureRegained(it) => {
            let paid = cards(&[it.card]);
            format!("{} comes back to {} for {paid}.", it.figure.name(), at(it.hex))
        }
        Event::FireStarted(it) => match it.spread_from {
            None => format!("Fire breaks out in {}.", at(it.hex)),
            Some(from) => format!("The fire spreads from {from} to {}.", at(it.hex)),
        },
        Event::FireFought(it) => fire_fought(it, city),
        Event::FireGrown(it) => {
            format!("{} has burnt for {}.", at(it.hex), count(it.turns, "turn"))
        }
        Event::HexBurntDown(it) => format!("{} has burnt down to a ruin.", at(it.hex)),
        Event::BarricadeDestroyed(it) => {
            format!("{} pulls down the barricade at {}.", it.faction.name(), it.hexside)
        }
        Event::BarricadeBuilt(it) => {
            format!("{} builds a barricade at {}.", it.faction.name(), it.hexside)
        }
        Event::ArtefactUsed(it) => artefact_used(it),
        Event::WoundCancelled(it) => {
            format!("The Box of Thousand Pleasures cancels the wound of {}.", it.figure.name())
        }
        Event::DemonLeft(it) => demon_left(it),
        Event::FiguresTeleported(it) => {
            let (stand, from, to) =
                (if it.figures.len() == 1 { "stands" } else { "stand" }, at(it.from), at(it.to));
            format!("{} {stand} in {to}, no longer in {from}.", people(&it.figures))
        }
        Event::TeleporterBroken(it) => {
            format!("After {} the Teleporter is shut for good.", count(it.uses, "use"))
        }
        Event::PlaceHeld(it) => place_held(it),
        Event::VoteCast(it) => {
            let leader = it.leader.name();
            format!("{} names {leader} as leader of the defence.", it.faction.name())
        }
        Event::SiegeEnded(it) => siege_ended(it),
        Event::ScoresCounted(it) => {
            let points: Vec<String> = it
                .scores
                .iter()
                .map(|score| format!("{} {}", score.faction.name(), score.points))
                .collect();
            let winners: Vec<String> = it
                .scores
                .iter()
                .filter(|score| score.wins)
                .map(|score| score.faction.name().to_owned())
                .collect();
            let won = match winners.len() {
                0 => "Nobody wins.".to_owned(),
                1 => format!("{} wins.", listed(&winners)),
                _ => format!("{} win together.", listed(&winners)),
            };
            format!("The score: {}. {won}", listed(&points))
        }
        Event::SecretKept(it) => match &it.secret {
            Secret::CardHandedIn { card } => format!(
                "{} hands in {}, face down, and Jean-Jacques stays human.",
                it.faction.name(),
                cards(&[*card])
            ),
            Secret::SpiritCalled { .. } => {
                "Wen Jiao-Bao spends the turn over the Silver Hair.".to_owned()
            }
            Secret::Note { text } => format!("{} notes: {text}", it.faction.name()),
            Secret::BoxTaken { wizard } => {
                format!("{} carries the {}.", wizard.name(), Artefact::Box.name())
            }
            Secret::BoxMeant { turn, cards: none } if none.is_empty() => {
                format!("The {} shall stay shut on turn {turn}.", Artefact::Box.name())
            }
            Secret::BoxMeant { turn, cards: paid } => format!(
                "The {} shall be opened on turn {turn}, for {}.",
                Artefact::Box.name(),
                cards(paid)
            ),
        },
        Event::StoryTold(it) => match it.faction {
            Some(faction) => format!("{}: {}", faction.name(), it.text),
            None => it.text.clone(),
        },
    }
}

fn step_ended(ended: &StepEnded) -> String {
    let step = ended.step.name();
    let ends = if step.ends_with('s') { "end" } else { "ends" };
    match ended.risen.len() {
        0 => format!("{step} {ends}."),
        1 => format!("{step} {ends}; {} rises again.", people(&ended.risen)),
        _ => format!("{step} {ends}; {} rise again.", people(&ended.risen)),
    }
}

fn conference_called(called: &ConferenceCalled) -> String {
    let until = called.until;
    if called.factions.is_empty() {
        return "The officers are called to the Castle, but nobody can come.".to_owned();
    }
    let names: Vec<String> =
        called.factions.iter().map(|faction| faction.name().to_owned()).collect();
    let each = match called.factions.len() {
        1 => "sends one of its own",
        _ => "send one of their own each",
    };
    format!(
        "The officers confer in the Castle until the end of turn {until}: {} {each}.",
        listed(&names)
    )
}

fn demand_made(made: &DemandMade) -> String {
    let mut wanted = format!("{} {}", made.needed, made.card.name());
    if let Some(second) = made.second {
        wanted.push_str(&format!(", {} {}", second.needed, second.card.name()));
    }
    if made.figures > 0 {
        wanted.push_str(&format!(" and {}", count(made.figures, "figure")));
    }
    let what = made.kind.name();
    match made.deadline {
        Some(turn) => {
            format!("Demand {}, {what}: {wanted} by the end of turn {turn}.", made.demand)
        }
        None => format!("Demand {}, {what}: {wanted}, whenever they come.", made.demand),
    }
}

fn gun_moved(moved: &GunMoved, city: &City) -> String {
    let (gun, to) = (moved.gun, spot(moved.to, city));
    match moved.crew.as_slice() {
        [] => format!("Gun {gun} is saved to {to}."),
        [only] => format!("{} pushes gun {gun} to {to}.", only.name()),
        crew => format!("{} push gun {gun} to {to}.", people(crew)),
    }
}

fn band_arrived(arrived: &BandArrived, city: &City) -> String {
    let ogres = match arrived.ogres {
        0 => String::new(),
        1 => " and a Rat Ogre".to_owned(),
        ogres => format!(" and {ogres} Rat Ogres"),
    };
    let from = match arrived.door {
        Some(door) => format!("out of sewer door {door}"),
        None => "out of a crater".to_owned(),
    };
    format!(
        "Band {}, {} skaven{ogres}, comes up {from} in {}.",
        arrived.band,
        arrived.skaven,
        spot(arrived.entry, city)
    )
}

fn figures_moved(moved: &FiguresMoved, city: &City) -> String {
    let (Some(&from), Some(&to)) = (moved.path.first(), moved.path.last()) else {
        return format!("{} stay where they are.", people(&moved.figures));
    };
    let goes = if moved.figures.len() == 1 { "goes" } else { "go" };
    let along = if moved.markers.is_empty() {
        String::new()
    } else {
        let names: Vec<String> =
            moved.markers.iter().map(|marker| marker.name().to_owned()).collect();
        format!(" with {}", listed(&names))
    };
    let (from, to) = (spot(from, city), spot(to, city));
    format!("{} {goes} from {from} to {to}{along}.", people(&moved.figures))
}

fn figures_escaped(escaped: &FiguresEscaped) -> String {
    let leave = if escaped.figures.len() == 1 { "leaves" } else { "leave" };
    let along: String =
        escaped.markers.iter().map(|marker| format!(" with {}", marker.name())).collect();
    format!("{} {leave} the city by a tunnel under the tomb{along}.", people(&escaped.figures))
}

fn attack_fought(fought: &AttackFought) -> String {
    let fight = &fought.fight;
    let mut told = format!(
        "{} strikes {}: {}+{} against {}+{}, {}",
        fought.attacker.name(),
        fought.target.name(),
        fight.attacker_value,
        fight.attacker_die,
        fight.defender_value,
        fight.defender_die,
        if fight.hit { "hits" } else { "misses" }
    );
    let outdone =
        fight.attacker_value + fight.attacker_die <= fight.defender_value + fight.defender_die;
    if fight.hit && outdone {
        told.push_str(" with a natural six");
    }
    if let Some(roll) = &fought.strength {
        let verdict = match (roll.home, roll.strength + roll.die > roll.toughness) {
            (true, true) => "beats",
            (true, false) => "goes home with a natural six against",
            (false, _) => "does not beat",
        };
        told.push_str(&format!(
            "; Strength {}+{} {verdict} Toughness {}",
            roll.strength, roll.die, roll.toughness
        ));
    }
    if let Some(effect) = fought.effect {
        told.push_str(&format!("; effect {effect}, {}", effect_name(fought.result)));
    }
    told.push('.');
    told
}

fn sides(hexsides: &[Hexside]) -> String {
    let words: Vec<String> = hexsides.iter().map(Hexside::to_string).collect();
    listed(&words)
}

fn ranged_attack(made: &RangedAttackMade) -> String {
    let roll = &made.strength;
    let verdict = match (roll.home, roll.strength + roll.die > roll.toughness) {
        (true, true) => "beats",
        (true, false) => "goes home with a natural six against",
        (false, _) => "does not beat",
    };
    let effect = made
        .effect
        .map_or_else(String::new, |die| format!("; effect {die}, {}", effect_name(made.result)));
    format!(
        "{} at {}: Strength {}+{} {verdict} Toughness {}{effect}.",
        made.weapon.name(),
        made.target.name(),
        roll.strength,
        roll.die,
        roll.toughness
    )
}

fn boost_given(given: &BoostGiven) -> String {
    let (movement, fight) = (given.movement, given.fight);
    let more = match (movement, fight) {
        (_, 0) => format!("{movement} Move"),
        (0, _) => format!("{fight} Fight"),
        _ => format!("{movement} Move and {fight} Fight"),
    };
    let gets = if given.figures.len() == 1 { "gets" } else { "get" };
    format!("{} {gets} {more} more this turn.", people(&given.figures))
}

fn control_tested(tested: &ControlTested, city: &City) -> String {
    let (who, die, added) = (tested.figure.name(), tested.die, tested.added);
    match (tested.broken, tested.to) {
        (false, _) => format!("{who} still obeys the wizards: {die}+{added}."),
        (true, None) => format!("{who} shakes off Mind Control: {die}+{added}."),
        (true, Some(hex)) => {
            format!(
                "{who} shakes off Mind Control, {die}+{added}, and goes to {}.",
                spot(hex, city)
            )
        }
    }
}

const fn effect_name(result: AttackResult) -> &'static str {
    match result {
        AttackResult::Missed | AttackResult::Withstood => "nothing",
        AttackResult::FleshWound => "a mere flesh wound",
        AttackResult::Stunned => "stunned",
        AttackResult::Wounded => "wounded",
    }
}

fn figure_discharged(discharged: &FigureDischarged, city: &City) -> String {
    let (who, payer) = (discharged.figure.name(), discharged.paid_by.name());
    match discharged.hex {
        Some(hex) => {
            format!("{who} leaves the Temple for {}, healed by {payer}.", spot(hex, city))
        }
        None => format!("{payer} sends for help, but {who} dies in the Temple."),
    }
}

fn fire_fought(fought: &FireFought, city: &City) -> String {
    let water = if fought.cards.is_empty() {
        String::new()
    } else {
        format!(" with {}", cards(&fought.cards))
    };
    format!(
        "{} fights the fire in {}{water}: {}+{}, {}.",
        fought.faction.name(),
        spot(fought.hex, city),
        fought.cards.len(),
        fought.die,
        if fought.out { "and it is out" } else { "but it burns on" }
    )
}

fn artefact_used(used: &ArtefactUsed) -> String {
    let (who, what) = (used.wizard.name(), used.artefact.name());
    match used.artefact {
        Artefact::Mask => format!("{who} puts on the {what}."),
        Artefact::Box => format!("{who} opens the {what}, for {}.", cards(&used.cards)),
        Artefact::Altar => format!("{who} calls a Greater Demon at the {what}."),
        Artefact::Teleporter => format!("{who} sets the {what} to work."),
    }
}

fn demon_left(left: &DemonLeft) -> String {
    let returned: Vec<String> = left
        .returned
        .iter()
        .map(|(faction, back)| format!("{} takes back {}", faction.name(), cards(back)))
        .collect();
    let back = if returned.is_empty() { String::new() } else { format!("; {}", listed(&returned)) };
    format!("{} was not paid and leaves this plane{back}.", left.figure.name())
}

fn place_held(held: &PlaceHeld) -> String {
    let place = held.place.name();
    match (held.fallen, held.counter) {
        (true, 0) => format!("The {place} is fought over, but still fallen."),
        (true, _) => format!("The {place} has fallen."),
        (false, 0) => format!("The {place} is safe again."),
        (false, counter) => {
            format!("The enemy alone has held the {place} for {}.", count(counter, "turn"))
        }
    }
}

fn siege_ended(ended: &SiegeEnded) -> String {
    match ended.outcome {
        Outcome::CityStands => "The relief arrives: Lowenheim stands.",
        Outcome::Overwhelmed => "Too many places have fallen: Lowenheim is overwhelmed.",
        Outcome::LastFigureGone => "No defender is left: Lowenheim is overwhelmed.",
    }
    .to_owned()
}

/// What those may know who may not read an event of this kind; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(kind: &str, audience: &Audience) -> String {
    let owners: Vec<Faction> = match audience {
        Audience::Everyone => Vec::new(),
        Audience::Seats(seats) => seats.iter().filter_map(Faction::of_seat).collect(),
    };
    let owner = owners.first().map_or("Somebody", |faction| faction.name());
    match kind {
        "lowenheim.briefing_given" => format!("{owner} opens its secret briefing."),
        "lowenheim.card_taken" | "card.drawn" => format!("{owner} takes a card."),
        "lowenheim.card_stolen" => match owners.get(1) {
            Some(robbed) => format!("{owner} takes a card from {}.", robbed.name()),
            None => format!("{owner} takes a card."),
        },
        "lowenheim.cards_given" | "order.given" => match owners.get(1) {
            Some(taker) => format!("{owner} gives cards to {}.", taker.name()),
            None => format!("{owner} gives an order that is not public."),
        },
        "lowenheim.secret_kept" => format!("{owner} writes down something of its own."),
        "lowenheim.enemy_profiled" => "The enemy's stat lines are laid down, unseen.".to_owned(),
        _ if owners.is_empty() => "Something happens that only the organiser may see.".to_owned(),
        _ => format!("Something happens that only {owner} may see."),
    }
}

/// Dice that fell: what for, and what they showed. `why` is the code in the record.
#[must_use]
pub fn roll_sentence(clause: &str, why: &str, dice: Dice, faces: &[u32]) -> String {
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    format!("{}, {dice}: {} ({clause}).", words::roll_name(why), listed(&faces))
}

/// A card that was drawn; no card: the reader may not see which.
#[must_use]
pub fn draw_sentence(deck: &str, card: Option<&str>, of: u32) -> String {
    let from = match deck {
        "hand" => format!("from a hand of {}", count(of, "card")),
        deck => format!("from the {deck} deck of {}", count(of, "card")),
    };
    match card {
        Some(word) => format!("{} is drawn {from}.", card_name(word)),
        None => format!("A card is drawn {from}."),
    }
}

/// The name of a card of any of the three decks; the word itself when there is no such card.
fn card_name(word: &str) -> &str {
    let action = word.parse::<ActionCard>().ok().map(ActionCard::name);
    let event = || word.parse::<EventCard>().ok().map(EventCard::name);
    let command = || word.parse::<CommandCard>().ok().map(CommandCard::name);
    action.or_else(event).or_else(command).unwrap_or(word)
}

/// `Stone bridge` in the middle of a sentence.
fn lower(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The label of a group of figures, for lists of orders.
pub(crate) fn group_name(figures: &[FigureId]) -> String {
    people(figures)
}
