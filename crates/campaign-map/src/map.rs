//! 5.2, the map: regions, castles and what links them, as data; and what makes a map sound.
//!
//! Any map of regions may be used ([WAP-235](crate::clauses::WAP_235)); the built-in one has six provinces
//! of six regions and eight castles ([WAP-237](crate::clauses::WAP_237)), one of which is the city of
//! Lowenheim ([MAP-11](crate::clauses::MAP_11)). It is copied into the log.

use crate::refusal::said;
use messages::Saying;
use rulebook::{id, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The built-in maps, as TOML: the word of each and its text.
pub const MAPS: &[(&str, &str)] = &[("six-provinces", include_str!("../maps/six-provinces.toml"))];

id! {
    /// A region or a castle, such as `33` or `K3`.
    SpaceId as "MapSpaceId", Short
}

named! {
    /// What a region is like, and so the field of a battle in it ([WAP-250](crate::clauses::WAP_250)).
    #[schemars(rename = "MapTerrain")]
    Terrain {
        /// Open land.
        Plain = "plain", "Plain";
        /// Trees.
        Wood = "wood", "Wood";
        /// Heights.
        Hill = "hill", "Hills";
        /// Rock.
        Mountain = "mountain", "Mountains";
        /// Wet ground.
        Marsh = "marsh", "Marsh";
        /// A river runs through it.
        River = "river", "River";
        /// The sea on one side.
        Coast = "coast", "Coast";
    }
}

named! {
    /// How two spaces are linked.
    Link {
        /// Over land.
        Land = "land", "Land";
        /// Over a bridge ([WAP-248](crate::clauses::WAP_248)).
        Bridge = "bridge", "Bridge";
        /// Through a tunnel ([WAP-248](crate::clauses::WAP_248)).
        Tunnel = "tunnel", "Tunnel";
        /// Between a castle and a region beside it.
        Gate = "gate", "Castle gate";
    }
}

/// A map of regions and castles.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Its name.
    pub title: String,
    /// Regions that are worth more together.
    #[serde(rename = "province", default)]
    pub provinces: Vec<Province>,
    /// Regions.
    #[serde(rename = "region")]
    pub regions: Vec<Region>,
    /// Castles.
    #[serde(rename = "castle")]
    pub castles: Vec<Castle>,
    /// Where the players begin, for each number of them.
    #[serde(rename = "home")]
    pub homes: Vec<Home>,
}

/// Regions that are worth more together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Province {
    /// Its number.
    pub id: u32,
    /// As people say it.
    pub name: String,
}

/// A region.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Region {
    /// Its id.
    pub id: SpaceId,
    /// As people say it.
    pub name: String,
    /// Its province.
    pub province: u32,
    /// What it is like.
    pub terrain: Terrain,
    /// Regions beside it.
    #[serde(default)]
    pub land: Vec<SpaceId>,
    /// Regions over a bridge.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bridge: Vec<SpaceId>,
    /// Regions through a tunnel.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tunnel: Vec<SpaceId>,
    /// Where it is drawn: to the right and down, in tenths of the distance between two regions.
    pub at: [u32; 2],
}

/// A castle: a space of its own among the regions beside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Castle {
    /// Its id.
    pub id: SpaceId,
    /// As people say it.
    pub name: String,
    /// The regions beside it.
    pub regions: Vec<SpaceId>,
    /// The word of a city that is besieged by rules of its own; none: a castle like the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// The word of the walled town that it is; none: a castle like the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub town: Option<String>,
    /// Where it is drawn, as a region.
    pub at: [u32; 2],
}

/// Where the players begin ([WAP-238](crate::clauses::WAP_238)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Home {
    /// With this many players.
    pub players: u32,
    /// Their castles, in the order of the players.
    pub castles: Vec<SpaceId>,
}

impl Map {
    /// A region.
    #[must_use]
    pub fn region(&self, id: &SpaceId) -> Option<&Region> {
        self.regions.iter().find(|region| region.id == *id)
    }

    /// A castle.
    #[must_use]
    pub fn castle(&self, id: &SpaceId) -> Option<&Castle> {
        self.castles.iter().find(|castle| castle.id == *id)
    }

    /// Every space: the regions, then the castles.
    pub fn spaces(&self) -> impl Iterator<Item = &SpaceId> {
        let castles = self.castles.iter().map(|castle| &castle.id);
        self.regions.iter().map(|region| &region.id).chain(castles)
    }

    /// The name of a space as people say it; its id when there is no such space.
    #[must_use]
    pub fn name<'m>(&'m self, id: &'m SpaceId) -> &'m str {
        let region = self.region(id).map(|region| region.name.as_str());
        region
            .or_else(|| self.castle(id).map(|castle| castle.name.as_str()))
            .unwrap_or_else(|| id.word())
    }

    /// What a space is linked to, and how.
    #[must_use]
    pub fn links<'m>(&'m self, id: &SpaceId) -> Vec<(&'m SpaceId, Link)> {
        if let Some(castle) = self.castle(id) {
            return castle.regions.iter().map(|region| (region, Link::Gate)).collect();
        }
        let Some(region) = self.region(id) else { return Vec::new() };
        let castles = self.castles.iter().filter(|castle| castle.regions.contains(id));
        let land = region.land.iter().map(|other| (other, Link::Land));
        let bridges = region.bridge.iter().map(|other| (other, Link::Bridge));
        let tunnels = region.tunnel.iter().map(|other| (other, Link::Tunnel));
        let gates = castles.map(|castle| (&castle.id, Link::Gate));
        land.chain(bridges).chain(tunnels).chain(gates).collect()
    }

    /// How two spaces are linked, if they are.
    #[must_use]
    pub fn link(&self, from: &SpaceId, to: &SpaceId) -> Option<Link> {
        self.links(from).into_iter().find(|(other, _)| *other == to).map(|(_, link)| link)
    }

    /// The terrain on which people fight in a space: round a castle it is open.
    #[must_use]
    pub fn terrain(&self, id: &SpaceId) -> Terrain {
        self.region(id).map_or(Terrain::Plain, |region| region.terrain)
    }

    /// The regions of a province.
    pub fn of_province(&self, province: u32) -> impl Iterator<Item = &Region> {
        self.regions.iter().filter(move |region| region.province == province)
    }

    /// The home castles for a number of players.
    #[must_use]
    pub fn homes(&self, players: usize) -> Option<&[SpaceId]> {
        let fits = |home: &&Home| home.players as usize == players;
        self.homes.iter().find(fits).map(|home| home.castles.as_slice())
    }

    /// What is wrong with the map, if anything: every graph that holds together is accepted
    /// ([WAP-235](crate::clauses::WAP_235)).
    ///
    /// # Errors
    /// The first thing that is wrong, as a sentence.
    pub fn check(&self) -> Result<(), Saying> {
        let mut known = BTreeSet::new();
        for id in self.spaces() {
            if !known.insert(id) {
                return Err(said!("map-twice", space = id.word()));
            }
        }
        if !(2..=200).contains(&known.len()) {
            return Err(said!("map-size", spaces = known.len()));
        }
        let mut drawn = BTreeSet::new();
        let places = self.regions.iter().map(|region| region.at);
        for at in places.chain(self.castles.iter().map(|castle| castle.at)) {
            if !drawn.insert(at) || at.iter().any(|tenths| *tenths > 1000) {
                let [x, y] = at;
                return Err(said!("map-place", x = x, y = y));
            }
        }
        for region in &self.regions {
            if !self.provinces.iter().any(|province| province.id == region.province) {
                return Err(said!(
                    "map-province",
                    space = region.id.word(),
                    province = region.province
                ));
            }
            let kinds = [&region.land, &region.bridge, &region.tunnel];
            for (at, kind) in kinds.into_iter().enumerate() {
                for other in kind {
                    let back = self.region(other).map(|other| {
                        [&other.land, &other.bridge, &other.tunnel][at].contains(&region.id)
                    });
                    match back {
                        Some(true) if *other != region.id => {}
                        Some(_) => {
                            return Err(said!(
                                "map-link",
                                space = region.id.word(),
                                other = other.word()
                            ));
                        }
                        None => {
                            return Err(said!(
                                "map-linked",
                                space = region.id.word(),
                                other = other.word()
                            ));
                        }
                    }
                }
            }
        }
        for castle in &self.castles {
            if let Some(other) = castle.regions.iter().find(|id| self.region(id).is_none()) {
                return Err(said!("map-beside", castle = castle.id.word(), other = other.word()));
            }
        }
        for home in &self.homes {
            let castles: BTreeSet<&SpaceId> = home.castles.iter().collect();
            let players = home.players as usize;
            if castles.len() != players || !castles.iter().all(|id| self.castle(id).is_some()) {
                return Err(said!("map-homes", players = players));
            }
        }
        let Some(first) = self.spaces().next() else { return Ok(()) };
        let reached = self.chained(first, &|_| true);
        match known.iter().find(|id| !reached.contains(**id)) {
            Some(apart) => Err(said!("map-apart", from = first.word(), to = apart.word())),
            None => Ok(()),
        }
    }

    /// Every space that can be reached from one over spaces that are let through, with itself.
    #[must_use]
    pub fn chained<'m>(
        &'m self,
        from: &'m SpaceId,
        lets_through: &dyn Fn(&SpaceId) -> bool,
    ) -> BTreeSet<&'m SpaceId> {
        let mut reached = BTreeSet::from([from]);
        let mut edge = vec![from];
        while let Some(space) = edge.pop() {
            for (other, _) in self.links(space) {
                if lets_through(other) && reached.insert(other) {
                    edge.push(other);
                }
            }
        }
        reached
    }
}
