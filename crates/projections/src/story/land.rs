//! The map of a campaign as a drawing for paper, and in words. Whose a space is shows by a number in it, so
//! that it needs no colour; the browser has a picture that is more beautiful.

use crate::print::html::Html;
use campaign_map::map::Link;
use campaign_map::pieces::MapPlace;
use campaign_map::state::Ground;
use campaign_map::view::{BannerView, SpaceView, View};
use messages::{Words, say};

/// A tenth of the distance between two regions, in units of the drawing.
const TENTH: i32 = 9;
/// What lies round the outermost spaces, in tenths.
const MARGIN: i32 = 6;
/// Half the width of a region.
const RADIUS: i32 = 19;

/// The number of a player on the map, from 1.
pub(super) fn number_of(land: &View, seat: Option<&decider::Seat>) -> Option<usize> {
    let seat = seat?;
    land.players.iter().position(|player| player.seat == *seat).map(|at| at + 1)
}

fn place(at: [u32; 2]) -> (i32, i32) {
    let tenths = |part: u32| (i32::try_from(part).unwrap_or(0) + MARGIN) * TENTH;
    (tenths(at[0]), tenths(at[1]))
}

/// The map as a drawing.
pub(super) fn drawing(html: &mut Html, land: &View, label: &str) {
    let across = land.spaces.iter().map(|space| space.at[0]).max().unwrap_or(0);
    let down = land.spaces.iter().map(|space| space.at[1]).max().unwrap_or(0);
    let (width, height) = place([across, down]);
    let margin = MARGIN * TENTH;
    let frame = format!("0 0 {} {}", width + margin, height + margin);
    let attributes =
        [("class", "land"), ("viewBox", frame.as_str()), ("role", "img"), ("aria-label", label)];
    html.with("svg", &attributes, |html| {
        for space in &land.spaces {
            for (other, link) in &space.links {
                let there = land.spaces.iter().find(|known| known.id == *other);
                if let Some(there) = there.filter(|there| space.id < there.id) {
                    way(html, space, there, *link);
                }
            }
        }
        for space in &land.spaces {
            node(html, land, space);
        }
        for banner in &land.banners {
            flag(html, land, banner);
        }
    });
}

fn way(html: &mut Html, from: &SpaceView, to: &SpaceView, link: Link) {
    let ((x, y), (to_x, to_y)) = (place(from.at), place(to.at));
    let class = match link {
        Link::Land => "way",
        Link::Bridge => "way bridge",
        Link::Tunnel => "way tunnel",
        Link::Gate => "way gate",
    };
    let way = format!("M{x} {y}L{to_x} {to_y}");
    html.with("path", &[("class", class), ("d", &way)], |_| ());
}

fn node(html: &mut Html, land: &View, space: &SpaceView) {
    let (x, y) = place(space.at);
    let owner = number_of(land, space.owner.as_ref());
    let class = match owner {
        Some(number) => format!("space owner-{number}"),
        None => "space".to_owned(),
    };
    let shape = if space.terrain.is_none() {
        let (left, top, side) = (x - RADIUS + 3, y - RADIUS + 3, 2 * RADIUS - 6);
        format!("M{left} {top}h{side}v{side}h-{side}z")
    } else {
        let (left, wide) = (x - RADIUS, 2 * RADIUS);
        format!("M{left} {y}a{RADIUS} {RADIUS} 0 0 1 {wide} 0a{RADIUS} {RADIUS} 0 0 1 -{wide} 0z")
    };
    html.with("path", &[("class", &class), ("d", &shape)], |_| ());
    if let Some(number) = owner {
        text(html, "owner", x, y + 5, &number.to_string());
    }
    text(
        html,
        if space.terrain.is_none() { "name castle" } else { "name" },
        x,
        y + 31,
        &space.name,
    );
    let fought = land.fights.values().any(|fight| {
        let (Ground::Space(at) | Ground::Link(_, at)) = &fight.ground;
        *at == space.id
    });
    if fought {
        let (left, top) = (x - 30, y - 22);
        let swords = format!("M{left} {top}l12 12m0 -12l-12 12");
        html.with("path", &[("class", "fought"), ("d", &swords)], |_| ());
    }
}

fn flag(html: &mut Html, land: &View, banner: &BannerView) {
    let here = land.banners.iter().filter(|other| other.at == banner.at);
    let before = here.take_while(|other| other.id != banner.id).count();
    let Some(space) = land.spaces.iter().find(|space| space.id == banner.at) else { return };
    let (x, y) = place(space.at);
    let (x, y) = (x + 6 + i32::try_from(before).unwrap_or(0) * 18, y - 16);
    let number = number_of(land, Some(&banner.owner)).unwrap_or(0);
    let class = format!("banner owner-{number}");
    let cloth = format!("M{x} {y}v-22h16v14l-8 -4l-8 4");
    html.with("path", &[("class", &class), ("d", &cloth)], |_| ());
    text(html, "sign", x + 8, y - 12, &number.to_string());
}

fn text(html: &mut Html, class: &str, x: i32, y: i32, words: &str) {
    let (x, y) = (x.to_string(), y.to_string());
    html.with("text", &[("class", class), ("x", &x), ("y", &y)], |html| html.say(words));
}

/// How each player stands, as sentences: what the drawing shows to those who see it.
pub(super) fn described(land: &View, words: Words<'_>) -> Vec<(String, String)> {
    let players = land.players.iter();
    let told = players.map(|player| {
        let held = |castle: bool| -> Vec<String> {
            let own = land.spaces.iter().filter(|space| space.owner.as_ref() == Some(&player.seat));
            let kind = own.filter(|space| space.terrain.is_none() == castle);
            kind.map(|space| space.name.clone()).collect()
        };
        let (castles, regions) = (held(true), held(false));
        let who = player.name.clone();
        let held = match (castles.is_empty(), regions.is_empty()) {
            (true, true) => say!(words, "holds-nothing", who = who),
            (true, false) => say!(words, "holds-land", who = who, regions = words.list(&regions)),
            (false, lacks_land) => {
                let castles = say!(words, "holds", who = who, castles = words.list(&castles));
                let land = || say!(words, "and-land", regions = words.list(&regions));
                if lacks_land { castles } else { format!("{castles} {}", land()) }
            }
        };
        let own = land.banners.iter().filter(|banner| banner.owner == player.seat);
        let banners = own.map(|banner| marching(land, banner, words)).collect::<Vec<_>>();
        let banners = match banners.as_slice() {
            [] => say!(words, "no-banner"),
            banners => format!("{}.", words.list(banners)),
        };
        let points = player.points;
        let stands = say!(words, "points", held = held, points = points, banners = banners);
        (player.name.clone(), stands)
    });
    told.collect()
}

fn marching(land: &View, banner: &BannerView, words: Words<'_>) -> String {
    let place = land.spaces.iter().find(|space| space.id == banner.at);
    let place = place.map_or_else(|| banner.at.to_string(), |space| space.name.clone());
    let with = land.pieces.iter().filter(|piece| {
        matches!(&piece.place, MapPlace::Banner(of) if *of == banner.id) && !piece.individual
    });
    let (units, wounds) =
        with.fold((0_u32, 0_u32), |(units, wounds), piece| (units + 1, wounds + piece.wounds));
    let banner = banner.name.clone();
    say!(words, "stands", banner = banner, place = place, units = units, wounds = wounds)
}
