//! The siege over days ([ST-19](crate::clauses::ST_19), [ST-61](crate::clauses::ST_61)): strategic turns of
//! five days, in which whoever has the initiative acts, and between which both sides eat.
//!
//! `calendar` says what follows on what, `camp` begins and ends the fighting of a day, `orders` and
//! `besieged_besiegers` are what people can order; the others are a chapter each.

pub(crate) mod battering;
pub(crate) mod besieged_besiegers;
pub(crate) mod calendar;
pub(crate) mod camp;
pub(crate) mod healing;
pub(crate) mod initiative;
pub(crate) mod mining;
pub mod on_the_map;
pub(crate) mod orders;
pub(crate) mod rations;
pub(crate) mod strength;
pub(crate) mod surrender;
pub(crate) mod victory;
pub(crate) mod walls;
