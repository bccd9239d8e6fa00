//! What a log of version 2 says of itself, in sentences: devices, policies, what others gave to the dice.

use super::{Said, Words, by_name, read, text};
use chronicle::{
    ChainLaid, Contributed, DeviceBound, DeviceReleased, Line, Policy, SealedBy, Way, kind,
};
use decider::By;
use messages::Fact;

/// A record of one of these kinds; none: it is of another.
pub(super) fn said(line: &Line<'_>, data: &str, words: Words<'_>) -> Option<Said> {
    let seat = |name: &str| ("seat", Fact::from(named(name, words)));
    let short = |device: &chronicle::PublicKey| {
        ("device", Fact::from(device.to_string().chars().take(8).collect::<String>()))
    };
    Some(match line.kind {
        kind::DEVICE_BOUND => read(data, words, |bound: DeviceBound| {
            let label = ("label", text(&bound.label));
            words.say("device-bound", &[seat(&bound.seat), short(&bound.device), label]).into()
        }),
        kind::DEVICE_RELEASED => read(data, words, |released: DeviceReleased| {
            let why = ("why", text(&released.why));
            words
                .say("device-released", &[seat(&released.seat), short(&released.device), why])
                .into()
        }),
        kind::CHAIN_LAID => read(data, words, |laid: ChainLaid| {
            let length = ("length", text(laid.length));
            words.say("chain-laid", &[seat(&laid.seat), short(&laid.device), length]).into()
        }),
        kind::POLICY_SET => read(data, words, |policy: Policy| {
            let sealed = if policy.sealed == SealedBy::Shared { "shared" } else { "house" };
            words.say("policy-set", &[("sealed", sealed.into())]).into()
        }),
        kind::CONTRIBUTED => read(data, words, |told: Contributed| {
            let given = told.given.iter().map(|it| named(&it.seat, words));
            let (way, names): (_, Vec<String>) = match told.way {
                Way::Shared => ("shared", given.collect()),
                Way::Beacon => ("beacon", Vec::new()),
                Way::House if told.silent.is_empty() => ("house", Vec::new()),
                Way::House => {
                    ("silent", told.silent.iter().map(|seat| named(seat, words)).collect())
                }
            };
            words
                .say("contributed", &[("way", way.into()), ("names", names.join(", ").into())])
                .into()
        }),
        kind::SPENT => words.say("spent", &[]).into(),
        kind::SECRET_TOLD => words.say("secret-told", &[]).into(),
        _ => return None,
    })
}

/// Whom a binding names.
fn named(name: &str, words: Words<'_>) -> String {
    let by =
        if name == "organiser" { Some(By::Organiser) } else { name.parse().ok().map(By::Seat) };
    by.map_or_else(|| name.to_owned(), |by| by_name(&by, words))
}
