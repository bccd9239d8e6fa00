//! The story in plain English: one sentence for each thing that happened, as players would tell it.
//!
//! Sentences are made when a log is read and are never stored; payloads keep ids and numbers.

mod blows;
mod clause;
mod deeds;
mod fate;
mod master;
mod words;

pub use clause::clause_of;
pub use fate::{draw_sentence, hidden_sentence, roll_sentence};
pub use master::decision_sentence;
pub(crate) use master::ruling_label;
pub(crate) use words::{code_in_words, spot};
pub use words::{damage_name, objective_name};

use crate::city::City;
use crate::event::{BandTarget, Event, Secret};
use crate::figures::{Faction, FigureId, Side};
use crate::state::Artefact;
use board::Hexside;
use words::{cards, count, listed, people};

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
        Event::StepBegun(it) => deeds::step_begun(it.step),
        Event::StepEnded(it) => deeds::step_ended(it),
        Event::CardTaken(it) => format!("{} takes {}.", it.faction.name(), cards(&[it.card])),
        Event::CardsDiscarded(it) => {
            format!("{} discards {}.", it.faction.name(), cards(&it.cards))
        }
        Event::DeckReshuffled(it) => {
            format!("The discard pile is shuffled into a new deck of {}.", count(it.cards, "card"))
        }
        Event::EventCardRevealed(it) => format!("Event card: {}.", it.card.name()),
        Event::CommandCardRevealed(it) => format!("The Graf commands: {}.", it.card.name()),
        Event::ConferenceCalled(it) => deeds::conference_called(it),
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
        Event::DemandMade(it) => deeds::demand_made(it),
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
        Event::GunMoved(it) => deeds::gun_moved(it, city),
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
        // Nobody's demand: he is elsewhere on the map of the campaign.
        Event::FigureTaken(it) if it.demand == 0 => {
            format!("{} is not in the city.", it.figure.name())
        }
        Event::FigureTaken(it) => format!("{} is lost for the whole siege.", it.figure.name()),
        Event::ArrivalSettled(it) => match it.band {
            Some(band) => format!("Something stirs below the city: band {band} is coming."),
            None => "No new band comes this turn.".to_owned(),
        },
        Event::BandArrived(it) => deeds::band_arrived(it, city),
        Event::BandsOrdered(it) => {
            let order: Vec<String> = it.order.iter().map(u32::to_string).collect();
            format!("The bands act in the order {}.", listed(&order))
        }
        Event::BandActivated(it) => match it.target {
            BandTarget::Place(place) => format!("Band {} makes for the {}.", it.band, place.name()),
            BandTarget::Hunt => format!("Band {} hunts the nearest defender.", it.band),
            BandTarget::Stay => format!("Band {} stays where it is.", it.band),
        },
        Event::FiguresMoved(it) => deeds::figures_moved(it, city),
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
        Event::AttackFought(it) => blows::attack_fought(it),
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
        Event::RangedAttackMade(it) => blows::ranged_attack(it),
        Event::BoostGiven(it) => blows::boost_given(it),
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
        Event::ControlTested(it) => blows::control_tested(it, city),
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
        Event::FigureDischarged(it) => deeds::figure_discharged(it, city),
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
        Event::FiguresEscaped(it) => deeds::figures_escaped(it),
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
        Event::FireFought(it) => deeds::fire_fought(it, city),
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
        Event::ArtefactUsed(it) => deeds::artefact_used(it),
        Event::WoundCancelled(it) => {
            format!("The Box of Thousand Pleasures cancels the wound of {}.", it.figure.name())
        }
        Event::DemonLeft(it) => deeds::demon_left(it),
        Event::FiguresTeleported(it) => {
            let (stand, from, to) =
                (if it.figures.len() == 1 { "stands" } else { "stand" }, at(it.from), at(it.to));
            format!("{} {stand} in {to}, no longer in {from}.", people(&it.figures))
        }
        Event::TeleporterBroken(it) => {
            format!("After {} the Teleporter is shut for good.", count(it.uses, "use"))
        }
        Event::PlaceHeld(it) => deeds::place_held(it),
        Event::VoteCast(it) => {
            let leader = it.leader.name();
            format!("{} names {leader} as leader of the defence.", it.faction.name())
        }
        Event::SiegeEnded(it) => deeds::siege_ended(it),
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
        Event::DecisionPrepared(it) => {
            format!("The game master weighs: {}", decision_sentence(&it.decision, city))
        }
        Event::DecisionUpheld(_) => "The game master lets it stand.".to_owned(),
        Event::DecisionOverridden(it) => master::overridden(it, city),
        Event::FigureShifted(it) => format!("{} is in {} now.", it.figure.name(), at(it.hex)),
        Event::FigureHealed(it) => {
            format!("{} has {} again.", it.figure.name(), count(it.wounds, "Wound"))
        }
        Event::FireQuenched(it) => format!("The fire in {} is out.", at(it.hex)),
        Event::StoryTold(it) if it.game_master => format!("The game master: {}", it.text),
        Event::StoryTold(it) => match it.faction {
            Some(faction) => format!("{}: {}", faction.name(), it.text),
            None => it.text.clone(),
        },
    }
}

fn sides(hexsides: &[Hexside]) -> String {
    let words: Vec<String> = hexsides.iter().map(Hexside::to_string).collect();
    listed(&words)
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
