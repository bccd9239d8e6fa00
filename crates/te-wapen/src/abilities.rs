//! 2.2, special abilities: a closed list. Data may name an ability; only this code says what it means.

use rulebook::named;

named! {
    /// What sets a troop apart from others.
    Ability {
        /// Moves through others, not onto them; terrain binds it ([WAP-123](crate::clauses::WAP_123)).
        Burrowing = "burrowing", "Burrowing";
        /// A hit in close combat also drives back ([WAP-124](crate::clauses::WAP_124)).
        CauseFear = "cause-fear", "Cause Fear";
        /// No terrain binds its moves; it passes over others that are not ethereal
        /// ([WAP-125](crate::clauses::WAP_125)).
        Ethereal = "ethereal", "Ethereal";
        /// No terrain binds its moves; it passes over others that neither fly nor are ethereal
        /// ([WAP-126](crate::clauses::WAP_126)).
        Flying = "flying", "Flying";
        /// Woods neither stop it nor bar its fight ([WAP-128](crate::clauses::WAP_128)).
        Forestwalker = "forestwalker", "Forestwalker";
        /// A hit wounds once more; it must follow up ([WAP-129](crate::clauses::WAP_129)).
        Frenzy = "frenzy", "Frenzy";
        /// One die more for the unit that it is attached to ([WAP-130](crate::clauses::WAP_130)).
        General = "general", "General";
        /// Casts spells ([WAP-131](crate::clauses::WAP_131)).
        MagicUser = "magic-user", "Magic-user";
        /// Heals a wound when it is activated ([WAP-132](crate::clauses::WAP_132)).
        Regenerate = "regenerate", "Regenerate";
        /// Water neither stops it nor costs it a die ([WAP-133](crate::clauses::WAP_133)).
        Swimming = "swimming", "Swimming";
        /// Needs no line of sight ([WAP-078](crate::clauses::WAP_078)).
        Indirect = "indirect", "Needs no line of sight";
        /// One die more for ratmen near by ([WAP-136](crate::clauses::WAP_136)).
        ScreamingBell = "screaming-bell", "Screaming Bell";
        /// Undead near by ignore a retreat and regenerate ([WAP-140](crate::clauses::WAP_140)).
        PlagueCart = "plague-cart", "Plague Cart";
        /// Gone after its first close combat ([WAP-143](crate::clauses::WAP_143)).
        UsedUp = "used-up", "Used up by its first close combat";
        /// Tries to kill individuals ([WAP-191](crate::clauses::WAP_191)).
        Assassin = "assassin", "Assassin";
        /// Freezes instead of fighting, on 4+ ([WAP-155](crate::clauses::WAP_155)).
        FreezingGaze = "freezing-gaze", "Freezing gaze";
        /// Two powers by dice ([WAP-156](crate::clauses::WAP_156)).
        GreaterDemon = "greater-demon", "Two powers by dice";
        /// One power by dice ([WAP-157](crate::clauses::WAP_157)).
        LesserDemon = "lesser-demon", "One power by dice";
        /// Breathes fire, 0-3-2-1 ([WAP-158](crate::clauses::WAP_158)).
        FireBreath = "fire-breath", "Firebreather";
        /// Carries archers, 0-2-1 ([WAP-159](crate::clauses::WAP_159)).
        Howdah = "howdah", "Howdah";
        /// As many dice and wounds as heads ([WAP-160](crate::clauses::WAP_160)).
        Heads = "heads", "Heads by dice";
        /// Changes into an animal ([WAP-197](crate::clauses::WAP_197)).
        Shapechanger = "shapechanger", "Shapechanger";
        /// Lies hidden until somebody enters ([WAP-162](crate::clauses::WAP_162)).
        Trap = "trap", "Trap";
        /// Damages the building beside it ([WAP-223](crate::clauses::WAP_223)).
        ContactSiege = "contact-siege", "Damages the building beside it";
        /// Damages buildings from afar ([WAP-224](crate::clauses::WAP_224)).
        DistanceSiege = "distance-siege", "Damages buildings from afar";
        /// Lets troops onto ramparts ([WAP-222](crate::clauses::WAP_222)).
        Access = "access", "Brings troops onto ramparts";
        /// The unit that it is attached to ignores a retreat ([WAP-257](crate::clauses::WAP_257)).
        SteadfastLeader = "steadfast-leader", "His unit ignores the first retreat";
        /// One die more for friends beside it ([WAP-258](crate::clauses::WAP_258)).
        Headquarters = "headquarters", "Headquarters";
    }
}
