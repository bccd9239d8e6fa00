//! What-ifs: played beside a campaign, with other dice, and thrown away without a trace or adopted as the organiser's word.

use crate::sitting::{Sitting, nonce, parts, seat};
use campaign::State;
use chronicle::{
    Format, Line, Policy, Record, SigningKey, ThrownBy, bind_message, kind, order_message,
};
use decider::By;
use referee::{
    Adopt, Answer, AskConsent, Begun, BindDevice, ConsentSaid, DeskAct, DeskCommand, DeskOrder,
    NewCampaign, Order, Parts, Reader, Referee, Rejected, Signatures, ToSign, Visibility, Wanted,
    check_rules, scenario,
};
use std::collections::BTreeSet;
use std::sync::Arc;
use store::MemoryStore;

fn state(sitting: &Sitting) -> State {
    sitting.referee.place(sitting.campaign, None).unwrap().standing.state.clone()
}

fn begin(sitting: &Sitting, at: Option<u64>) -> NewCampaign {
    sitting.referee.make_what_if(sitting.campaign, &By::Organiser, at, None).unwrap()
}

/// Sits down at the what-if for a while.
fn within<T>(sitting: &mut Sitting, what_if: &NewCampaign, play: impl FnOnce(&Sitting) -> T) -> T {
    let beside = (what_if.campaign, what_if.clone(), Format::One);
    let live = (sitting.campaign, sitting.new.clone(), sitting.format);
    (sitting.campaign, sitting.new, sitting.format) = beside;
    let played = play(sitting);
    (sitting.campaign, sitting.new, sitting.format) = live;
    played
}

fn adopting(sitting: &mut Sitting, what_if: &NewCampaign) -> DeskOrder {
    let head = within(sitting, what_if, Sitting::head);
    let (what_if, reason) = (what_if.campaign.to_string(), "It was better.".to_owned());
    let command = DeskCommand::Adopt(Adopt { what_if, head, reason });
    DeskOrder { batch: sitting.batch(), by: By::Organiser, command }
}

/// Adopts it; in version 2 of the log what the organiser gives in somebody's stead is signed.
fn adopt(sitting: &mut Sitting, what_if: &NewCampaign) -> Result<Answer, Rejected> {
    let order = adopting(sitting, what_if);
    let referee = &sitting.referee;
    referee.at_the_desk(sitting.campaign, &order).or_else(|rejected| match rejected.code {
        "device_needed" => {
            bind(sitting);
            let asked = referee.at_the_desk(sitting.campaign, &order).unwrap_err();
            assert_eq!(asked.code, "signature_needed");
            referee.at_the_desk_signed(sitting.campaign, &order, &word(&asked.to_sign))
        }
        "signature_needed" => {
            referee.at_the_desk_signed(sitting.campaign, &order, &word(&rejected.to_sign))
        }
        _ => Err(rejected),
    })
}

/// The organiser's device.
fn device() -> SigningKey {
    SigningKey::from_seed(&[9; 32])
}

fn word(to_sign: &[ToSign]) -> Signatures {
    let sign = |it: &ToSign| (it.intent, device().sign(&order_message(&it.intent)));
    let by_intent = to_sign.iter().map(sign).collect();
    Signatures { device: Some(device().public()), by_intent, ..Signatures::none() }
}

fn bind(sitting: &Sitting) {
    let (batch, by, label) = (sitting.batch(), By::Organiser, "a telephone".to_owned());
    let bind = BindDevice { batch, by, device: device().public(), label, proof: None };
    let unsigned = Signatures::none();
    let asked = sitting.referee.bind_device(sitting.campaign, &bind, &unsigned).unwrap_err();
    let proof = Some(device().sign(&bind_message(&asked.to_sign[0].intent)));
    let bind = BindDevice { proof, ..bind };
    sitting.referee.bind_device(sitting.campaign, &bind, &word(&asked.to_sign)).unwrap();
}

fn records(sitting: &Sitting) -> Vec<Record> {
    sitting.full_export().lines().map(|line| Record::from_line(line).unwrap()).collect()
}

/// Seeds of envelopes that were opened, and seals of all that were laid on the table.
fn envelopes(records: &[Record]) -> BTreeSet<String> {
    let seals = records.iter().filter_map(|record| Some(record.seal?.to_string()));
    let seeds = records.iter().filter_map(|record| {
        let data: serde_json::Value = record.read_data().unwrap();
        Some(data.pointer("/source/sealed/seed")?.as_str()?.to_owned())
    });
    seals.chain(seeds).collect()
}

#[test]
fn nothing_of_the_campaign_is_touched_and_no_die_is_foretold() {
    for format in [Format::One, Format::Two] {
        let mut sitting = Sitting::of_version(format);
        sitting.go_on_for(60);
        let before = sitting.full_export();
        let (live, head) = (state(&sitting), sitting.head());
        let what_if = begin(&sitting, None);
        assert_eq!(sitting.full_export(), before);
        let mut begun = within(&mut sitting, &what_if, state);
        begun.name.clone_from(&live.name);
        assert_eq!(begun, live, "it goes on from there");

        let (played, dice) = within(&mut sitting, &what_if, |beside| {
            beside.go_on_for(60);
            (state(beside), envelopes(&records(beside)))
        });
        assert_ne!(played.engagements, live.engagements);
        assert_eq!(sitting.full_export(), before);
        assert_eq!(state(&sitting), live);
        // The campaign goes on with the very same orders, and opens other envelopes.
        sitting.go_on_for(60);
        let own = envelopes(&records(&sitting));
        assert!(dice.len() > 4 && own.len() > 4);
        assert!(dice.is_disjoint(&own));

        let list = sitting.referee.what_ifs(sitting.campaign, &By::Organiser).unwrap();
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].campaign, list[0].begun.record), (what_if.campaign, head));
        let after = sitting.full_export();
        let referee = &sitting.referee;
        referee.throw_away_what_if(sitting.campaign, &By::Organiser, what_if.campaign).unwrap();
        assert_eq!(sitting.full_export(), after);
        assert!(referee.verify(sitting.campaign, &[]).unwrap().is_ok());
        for referee in [&sitting.referee, &sitting.restarted()] {
            let key = what_if.organiser.to_string();
            assert_eq!(referee.admit(what_if.campaign, &key).unwrap_err().code, "thrown_away");
            assert_eq!(referee.campaigns().unwrap(), [sitting.campaign]);
            assert!(referee.what_ifs(sitting.campaign, &By::Organiser).unwrap().is_empty());
        }
    }
}

/// What is repeated has the readers that it had, and says the same; only where dice fell is told otherwise.
#[test]
fn everybody_sees_in_a_what_if_what_they_see_in_the_campaign() {
    let mut sitting = Sitting::of_version(Format::Two);
    sitting.go_on_for(60);
    let told = |record: &Record| {
        let mut data: serde_json::Value = record.read_data().unwrap();
        data.as_object_mut().unwrap().remove("source");
        (record.kind.clone(), record.by.to_string(), record.audience.clone(), data.to_string())
    };
    let plays = |record: &&Record| {
        let prefix = record.kind.split('.').next().unwrap();
        !["order", "chance", "seat"].contains(&prefix) && record.seq > 0
    };
    let live: Vec<_> = records(&sitting).iter().filter(plays).map(told).collect();
    let what_if = begin(&sitting, None);
    let hidden = within(&mut sitting, &what_if, |beside| {
        let all = records(beside);
        let (word, repeated) = all.split_last().unwrap();
        assert_eq!(word.kind, "campaign.what_if_begun");
        let repeated: Vec<_> = repeated.iter().filter(plays).map(told).collect();
        assert_eq!(repeated, live);
        for record in &all {
            let data = record.data_text().unwrap();
            assert!(!data.contains("sealed"), "the campaign's seeds stay where they are: {data}");
        }
        let mut hidden = 0;
        for by in beside.seats() {
            let reader = Reader::Keyed(by);
            for line in beside.export(&reader).lines() {
                let line = Line::read(line).unwrap();
                let record = &all[usize::try_from(line.seq).unwrap()];
                assert_eq!(line.data.is_some(), record.audience.admits(reader.by()));
                hidden += usize::from(line.data.is_none());
            }
        }
        let log = beside.full_export();
        assert_eq!(check_rules(&log).unwrap().differing, []);
        assert!(beside.referee.verify(beside.campaign, &[]).unwrap().is_ok());
        hidden
    });
    assert!(hidden > 20);
    let visibility = sitting.referee.visibility(what_if.campaign).unwrap();
    assert_eq!(visibility, Visibility::Private);
    let shown =
        sitting.referee.set_visibility(what_if.campaign, &By::Organiser, Visibility::Listed);
    assert_eq!(shown.unwrap_err().code, "is_what_if");
    let told = sitting.referee.set_webhook(
        what_if.campaign,
        &By::Organiser,
        Some("https://example.org/hook"),
    );
    assert_eq!(told.unwrap_err().code, "is_what_if");
    for old in &sitting.new.seats {
        let opens = sitting.referee.admit(what_if.campaign, &old.key.to_string());
        assert_eq!(opens.unwrap_err().code, "bad_key", "nobody is let in who was not invited");
    }
}

#[test]
fn what_was_played_beside_counts_once_it_is_adopted_and_is_told_as_such() {
    for (format, moved) in
        [(Format::One, 0), (Format::One, 15), (Format::Two, 0), (Format::Two, 15)]
    {
        let mut sitting = Sitting::of_version(format);
        sitting.go_on_for(50);
        let then = sitting.head();
        let what_if = begin(&sitting, None);
        let (played, dice) = within(&mut sitting, &what_if, |beside| {
            beside.go_on_for(40);
            (state(beside), envelopes(&records(beside)))
        });
        sitting.go_on_for(moved);
        let verified = sitting.referee.verify(sitting.campaign, &[]).unwrap().unwrap();
        let (sealed, thrown) = (verified.counts.sealed, verified.counts.thrown);
        let answer = adopt(&mut sitting, &what_if).unwrap();
        assert_eq!(state(&sitting).engagements, played.engagements, "{format:?} {moved}");
        let all = records(&sitting);
        assert!(envelopes(&all).is_disjoint(&dice));

        let word = all.iter().find(|record| record.kind == "campaign.what_if_adopted").unwrap();
        let word: campaign::desk::WhatIfAdopted = word.read_data().unwrap();
        assert_eq!((word.to, word.orders, word.made), (then, 40, 1));
        assert_eq!(word.what_if.campaign, what_if.campaign.to_string());
        assert!(word.rolls + word.draws > 0, "something fell");
        let verified = sitting.referee.verify(sitting.campaign, &[answer.head]).unwrap().unwrap();
        assert_eq!(verified.counts.sealed, sealed, "nothing is claimed to have been sealed here");
        assert_eq!(verified.counts.thrown, thrown + word.rolls + word.draws);
        assert_eq!(check_rules(&sitting.full_export()).unwrap().differing, []);
        for order in &all[usize::try_from(answer.records[0]).unwrap()..] {
            let given = order.kind == kind::ORDER_GIVEN;
            assert!(!given || order.by == By::Organiser, "nobody else has given it here");
        }
        let fresh = sitting.restarted();
        let place = |referee: &referee::Referee| referee.place(sitting.campaign, None).unwrap();
        assert_eq!(place(&fresh).standing, place(&sitting.referee).standing);
        let since = |referee: &referee::Referee| referee.pending_since(sitting.campaign).unwrap();
        assert_eq!(since(&fresh), since(&sitting.referee));
        if format == Format::One {
            // It is rewound like anything else, and the campaign goes on with sealed dice.
            sitting.go_on_for(10);
            sitting.rewind(then);
        }
    }
}

/// Who may not know a card learns it from no order that was adopted.
#[test]
fn what_was_hidden_in_a_what_if_stays_hidden_when_it_is_adopted() {
    let mut sitting = Sitting::of_version(Format::Two);
    sitting.go_on_for(20);
    let what_if = begin(&sitting, None);
    within(&mut sitting, &what_if, |beside| beside.go_on_for(80));
    let answer = adopt(&mut sitting, &what_if).unwrap();
    let all = records(&sitting);
    let new = &all[usize::try_from(answer.records[0]).unwrap()..];
    let hidden =
        |record: &&Record| record.kind == kind::CARD_DRAWN && !record.audience.admits(None);
    assert!(new.iter().filter(hidden).count() > 0);
    for card in new.iter().filter(hidden) {
        let order = new.iter().find(|order| order.batch == card.batch).unwrap();
        for by in sitting.seats() {
            let reads = |record: &Record| record.audience.admits(Some(&by));
            assert!(!reads(order) || reads(card), "{by} reads where the card lay");
        }
    }
}

#[test]
fn an_adoption_needs_the_consent_of_whose_orders_it_undoes_or_puts_in() {
    let mut sitting = Sitting::new();
    sitting.go_on_for(10);
    let desk = |sitting: &Sitting, by: By, command| {
        let order = DeskOrder { batch: sitting.batch(), by, command };
        sitting.referee.at_the_desk(sitting.campaign, &order)
    };
    let rules = campaign::desk::HouseRules {
        consent: campaign::desk::ConsentRule::AllAffected,
        ..campaign::desk::HouseRules::default()
    };
    desk(&sitting, By::Organiser, DeskCommand::SetHouseRules(rules)).unwrap();
    let to = sitting.head();
    let what_if = begin(&sitting, None);
    within(&mut sitting, &what_if, |beside| beside.go_on_for(5));
    assert_eq!(adopt(&mut sitting, &what_if).unwrap_err().code, "consent_needed");

    let id = what_if.campaign.to_string();
    let ask = |to, what_if: Option<String>| {
        let (only, reason) = (None, "Shall it?".to_owned());
        DeskCommand::AskConsent(AskConsent { to, only, what_if, reason })
    };
    let elsewhere = desk(&sitting, By::Organiser, ask(to - 1, Some(id.clone())));
    assert_eq!(elsewhere.unwrap_err().code, "not_where_it_parted");
    desk(&sitting, By::Organiser, ask(to, Some(id))).unwrap();
    let (asked, _) = sitting.referee.desk(sitting.campaign).unwrap();
    let affected = asked.requests[&1].asked.affected.clone();
    assert!(!affected.is_empty(), "orders are put in somebody's mouth");
    for seat in &affected {
        let answer = ConsentSaid { request: 1, agrees: true };
        desk(&sitting, By::Seat(seat.clone()), DeskCommand::Answer(answer)).unwrap();
    }
    // They have agreed to what was played then, and to no more.
    within(&mut sitting, &what_if, |beside| beside.go_on_for(1));
    assert_eq!(adopt(&mut sitting, &what_if).unwrap_err().code, "consent_needed");
    let last = within(&mut sitting, &what_if, |beside| {
        let all = records(beside);
        all.iter().rfind(|record| record.kind == kind::ORDER_GIVEN).unwrap().seq - 1
    });
    within(&mut sitting, &what_if, |beside| beside.rewind(last));
    let refused = adopt(&mut sitting, &what_if).unwrap_err();
    assert_eq!(refused.code, "consent_needed", "a longer log is another");

    let (head, id) = (sitting.head(), what_if.campaign.to_string());
    desk(&sitting, By::Organiser, ask(to, Some(id))).unwrap();
    assert_eq!(sitting.head(), head + 2);
    for seat in affected {
        let answer = ConsentSaid { request: 2, agrees: true };
        desk(&sitting, By::Seat(seat), DeskCommand::Answer(answer)).unwrap();
    }
    adopt(&mut sitting, &what_if).unwrap();
    let again = adopt(&mut sitting, &what_if).unwrap_err();
    assert_eq!(again.code, "consent_needed", "a yes is used up");
}

#[test]
fn what_cannot_be() {
    let mut sitting = Sitting::new();
    let answer = sitting.give(&seat("cathay"), "done").unwrap();
    let before = sitting.full_export();
    let referee = &sitting.referee;
    let make = |by: &By, at| referee.make_what_if(sitting.campaign, by, at, None);
    assert_eq!(make(&seat("cathay"), None).unwrap_err().code, "not_organiser");
    assert_eq!(make(&By::Organiser, Some(5000)).unwrap_err().code, "unknown_record");
    let within_order = make(&By::Organiser, Some(answer.records[0])).unwrap_err();
    assert_eq!(within_order.code, "not_batch_end");
    assert_eq!(
        referee.what_ifs(sitting.campaign, &seat("cathay")).unwrap_err().code,
        "not_organiser"
    );
    let what_if = begin(&sitting, None);
    let other = referee.create(None, &scenario::built_in("siege").unwrap()).unwrap().campaign;
    let foreign = referee.throw_away_what_if(other, &By::Organiser, what_if.campaign).unwrap_err();
    assert_eq!(foreign.code, "unknown_what_if", "it lies beside another campaign");
    let own = referee.throw_away_what_if(sitting.campaign, &By::Organiser, sitting.campaign);
    assert_eq!(own.unwrap_err().code, "unknown_what_if", "and the campaign is none");

    assert_eq!(adopt(&mut sitting, &what_if).unwrap_err().code, "nothing_to_adopt");
    let order = adopting(&mut sitting, &what_if);
    within(&mut sitting, &what_if, |beside| beside.go_on_for(2));
    let stale = sitting.referee.at_the_desk(sitting.campaign, &order).unwrap_err();
    assert_eq!(stale.code, "stale");
    let by_seat = DeskOrder { by: seat("cathay"), ..adopting(&mut sitting, &what_if) };
    let refused = sitting.referee.at_the_desk(sitting.campaign, &by_seat).unwrap_err();
    assert_eq!(refused.code, "not_organiser");
    within(&mut sitting, &what_if, |beside| beside.rewind(0));
    assert_eq!(adopt(&mut sitting, &what_if).unwrap_err().code, "what_if_rewound");
    assert_eq!(sitting.full_export(), before);
}

/// Where a witness or whose roll it is says what was thrown, the organiser's word is not enough.
#[test]
fn where_the_organisers_word_is_not_enough_nothing_that_fell_elsewhere_is_adopted() {
    for thrown in [ThrownBy::Witnessed, ThrownBy::Roller] {
        let parts = parts(Arc::new(MemoryStore::new()), 10);
        let policy = Policy { thrown, ..Policy::alone() };
        let siege = scenario::built_in("siege").unwrap();
        let mut sitting = Sitting::begun(parts, &siege, Begun::Two(policy));
        sitting.go_on_for(20);
        let what_if = begin(&sitting, None);
        within(&mut sitting, &what_if, |beside| beside.go_on_for(60));
        let before = sitting.full_export();
        let order = adopting(&mut sitting, &what_if);
        let refused = sitting.referee.at_the_desk(sitting.campaign, &order).unwrap_err();
        assert_eq!(refused.code, "what_if_thrown");
        assert!(refused.allowed.is_some());
        assert_eq!(sitting.full_export(), before);
    }
}

#[test]
fn the_same_adoption_sent_again_gets_the_same_answer() {
    let mut sitting = Sitting::of_version(Format::One);
    sitting.go_on_for(5);
    let what_if = begin(&sitting, None);
    within(&mut sitting, &what_if, |beside| beside.go_on_for(5));
    let order = adopting(&mut sitting, &what_if);
    let first = sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
    let again = sitting.restarted().at_the_desk(sitting.campaign, &order).unwrap();
    assert_eq!((again.head, again.again), (first.head, true));
}

/// Numbers that look random and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).unwrap() % count.max(1)
    }
}

/// The next order of a bot, or of the rules.
fn bot_order(sitting: &Sitting, numbers: &mut Numbers) -> bool {
    let state = state(sitting);
    let mut engagements = state.engagements.iter();
    let found = engagements.find_map(|(number, engagement)| {
        let asked = engagement.game.bot_order(&|_| true, &mut |count| numbers.below(count));
        asked.map(|(by, command)| (*number, engagement, by, command))
    });
    let Some((number, engagement, by, command)) = found else { return false };
    let by = match by {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role).unwrap_or(role)),
        other => other,
    };
    let order = Order {
        command: Wanted::Json(serde_json::to_value(&command).unwrap()),
        scope: referee::codec::scope_of(Some(number)),
        nonce: nonce(sitting.format),
        ..sitting.order(&by, "")
    };
    sitting.referee.give(sitting.campaign, &order).is_ok()
}

/// Whatever is played, in every system: a what-if from any record goes on from that state, and adopted it is what it was.
#[test]
fn bots_play_beside_every_system() {
    let games = ["siege", "first-evening", "castle", "four-crowns", "banners-of-the-marches"];
    for (number, name) in games.into_iter().enumerate() {
        for log in [Begun::One, Begun::Two(Policy::alone())] {
            let parts = parts(Arc::new(MemoryStore::new()), 7 + number as u64);
            let format = if log == Begun::One { Format::One } else { Format::Two };
            let mut sitting = Sitting::begun(parts, &scenario::built_in(name).unwrap(), log);
            let mut numbers = Numbers(number as u64);
            let mut ends = vec![sitting.head()];
            while ends.len() < 60 && bot_order(&sitting, &mut numbers) {
                ends.push(sitting.head());
            }
            let below = u32::try_from(ends.len()).unwrap();
            let at = ends[numbers.below(below) as usize];
            let then = sitting.referee.place(sitting.campaign, Some(at)).unwrap();
            let what_if = begin(&sitting, Some(at));
            let played = within(&mut sitting, &what_if, |beside| {
                let mut now = state(beside);
                now.name.clone_from(&then.standing.state.name);
                assert_eq!(now, then.standing.state, "{name} {format:?} at {at}");
                let mut more = 0;
                while more < 40 && bot_order(beside, &mut numbers) {
                    more += 1;
                }
                (more > 0).then(|| state(beside))
            });
            let Some(played) = played else { continue };
            adopt(&mut sitting, &what_if).unwrap();
            let now = state(&sitting);
            assert_eq!(now.engagements, played.engagements, "{name} {format:?} at {at}");
            assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
            assert_eq!(check_rules(&sitting.full_export()).unwrap().differing, [], "{name}");
        }
    }
}

/// Rules that were mended since: whoever tells a story says something else.
fn mended(
    state: &mut State,
    by: &By,
    chance: &mut dyn chance::Chance,
    command: &campaign::Command,
) -> Result<Vec<decider::Entry<campaign::Event>>, campaign::Stop> {
    let mut entries = decider::run::<campaign::Campaign>(state, by, chance, command)?;
    entries.extend(entries.clone());
    Ok(entries)
}

/// What was played in a what-if is decided once more when it is adopted, and when somebody looks at that: where another
/// thing comes of it, nothing is taken over.
#[test]
fn what_comes_to_something_else_here_is_not_adopted() {
    let mut sitting = Sitting::of_version(Format::One);
    let what_if = begin(&sitting, None);
    within(&mut sitting, &what_if, |beside| beside.give(&seat("cathay"), "tell One.").unwrap());
    let order = adopting(&mut sitting, &what_if);
    let DeskCommand::Adopt(wanted) = order.command.clone() else { unreachable!() };
    let act = DeskAct::Adopt(wanted);
    let before = sitting.full_export();
    let would =
        sitting.referee.preview_at_the_desk(sitting.campaign, &By::Organiser, &act).unwrap();
    assert_eq!(would.to, sitting.head());
    assert!(!would.consent.needed);
    let since = Referee::with(Parts { decide: mended, ..parts(Arc::clone(&sitting.store), 99) });
    let look = since.preview_at_the_desk(sitting.campaign, &By::Organiser, &act).unwrap_err();
    let done = since.at_the_desk(sitting.campaign, &order).unwrap_err();
    assert_eq!((look.code, done.code), ("what_if_differs", "what_if_differs"));
    assert_eq!(sitting.full_export(), before);
    adopt(&mut sitting, &what_if).unwrap();
    assert_eq!(state(&sitting), would.state, "it comes to what the look has told");
}
