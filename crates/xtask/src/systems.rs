//! The rule systems: the one list of them here.

/// A rule system as others name it.
pub(crate) struct System {
    /// Its crate, its folder in the web client and its messages there.
    pub(crate) name: &'static str,
    /// Its type, and what the names of its types begin with where somebody takes them over.
    pub(crate) kind: Option<&'static str>,
    /// What sentences call it, English and Dutch; the first is its word in the code.
    pub(crate) words: &'static [&'static str],
}

/// Every rule system.
pub(crate) const SYSTEMS: &[System] = &[
    System {
        name: "lowenheim",
        kind: Some("Siege"),
        words: &["siege", "sieges", "lowenheim", "belegering", "belegeringen"],
    },
    System {
        name: "te-wapen",
        kind: Some("Battle"),
        words: &["battle", "battles", "wapen", "veldslag", "veldslagen"],
    },
    // Its type, `Assault`, is what an order of the map is called too.
    System { name: "fortified-town", kind: None, words: &[] },
    // Its word, realm, is what the campaign's book calls many things.
    System { name: "lowenherz", kind: None, words: &[] },
    // Its type is `Map`, like much that is none of its business.
    System { name: "campaign-map", kind: None, words: &[] },
];

/// The crates of all rule systems.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    SYSTEMS.iter().map(|system| system.name)
}
