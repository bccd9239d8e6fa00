//! The civilians of the city, who stand on the map as markers.

rulebook::named! {
    /// A civilian marker.
    Marker {
        /// Elenwe, moves with Elves (HEI-023).
        Queen = "queen", "Queen Elenwe";
        /// Graf Luitpold, moves with Elves or Palace Guard.
        Graf = "graf", "Graf Luitpold";
        /// Lady Brunhilde, moves with Palace Guard.
        Brunhilde = "brunhilde", "Lady Brunhilde";
        /// The High-Priest of Shallya, never moves (HEI-024).
        HighPriest = "high-priest", "The High-Priest";
    }
}
