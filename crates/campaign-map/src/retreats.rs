//! Retreats ([WAP-251](crate::clauses::WAP_251)): the beaten go to a neighbouring space that is theirs or
//! empty; who finds none is destroyed.

use crate::acting::{check_phase, sender};
use crate::clauses::WAP_251;
use crate::command::Retreat;
use crate::event::{BannerDestroyed, BannerRetreated};
use crate::map::{Link, SpaceId};
use crate::pieces::{BannerId, MapPiece, MapPlace};
use crate::refusal::{allowing, instead, player, said};
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use messages::Part;

/// Where a beaten banner may go.
pub(crate) fn ways_out(state: &State, id: &BannerId) -> Vec<SpaceId> {
    let Some(banner) = state.banners.get(id) else { return Vec::new() };
    let row =
        |piece: &MapPiece| state.roster.get(&piece.troop).is_none_or(|row| row.fits_a_tunnel());
    let low = state.with_banner(id).all(|(_, piece)| row(piece));
    let open = |(space, link): &(&SpaceId, Link)| {
        let own = state.owner(space) == Some(&banner.owner);
        let shut = state.map.castle(space).is_some() && !own;
        !shut && (*link != Link::Tunnel || low) && !state.is_enemy_at(space, &banner.owner)
    };
    let links = state.map.links(&banner.at).into_iter().filter(open);
    links.map(|(space, _)| space.clone()).collect()
}

/// A beaten banner leaves.
pub(crate) fn retreat(order: &Retreat, draft: &mut Draft<'_>) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Retreats)?;
    let seat = sender(draft)?;
    let state = draft.state();
    let own = state.banners.get(&order.banner).filter(|banner| banner.owner == seat);
    let Some(banner) = own else {
        let facts = said!("no-such-banner", seat = player(&seat), banner = order.banner.word());
        let own = state.banners_of(&seat).map(|(id, _)| id);
        let refusal = Refusal::new(Reason::NotYourBanner, WAP_251, facts);
        return allowing(refusal, instead(order.banner.word(), own)).into();
    };
    let ways = ways_out(state, &order.banner);
    if !banner.beaten || !ways.contains(&order.to) {
        let allowed = said!("ways-out", from = &banner.at, ways = Part::to_type(&ways));
        let facts = if banner.beaten {
            said!("no-retreat-there", banner = &order.banner, to = &order.to)
        } else {
            said!("no-retreat-needed", banner = &order.banner)
        };
        return Refusal::new(Reason::NoRetreat, WAP_251, facts).allowing(allowed).into();
    }
    leave(draft, &order.banner, &order.to)
}

/// Everybody who is beaten leaves by the first way that there is: what the organiser says when somebody
/// lets the others wait.
pub(crate) fn all(draft: &mut Draft<'_>) -> Result<(), Stop> {
    loop {
        destroy_the_surrounded(draft)?;
        let state = draft.state();
        let Some((id, _)) = state.banners.iter().find(|(_, banner)| banner.beaten) else { break };
        let (id, ways) = (id.clone(), ways_out(state, id));
        let Some(to) = ways.first() else { break };
        leave(draft, &id, to)?;
    }
    Ok(())
}

fn leave(draft: &mut Draft<'_>, id: &BannerId, to: &SpaceId) -> Result<(), Stop> {
    let from = draft.state().banners.get(id).map(|banner| banner.at.clone());
    let from = from.ok_or_else(|| Contradiction::new(format!("there is no banner {id}")))?;
    draft.record(BannerRetreated { banner: id.clone(), from, to: to.clone() }.into())
}

/// Who finds no way out is destroyed, with everybody who marches with the banner.
pub(crate) fn destroy_the_surrounded(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let beaten = state.banners.iter().filter(|(_, banner)| banner.beaten);
    let lost: Vec<BannerId> =
        beaten.map(|(id, _)| id.clone()).filter(|id| ways_out(state, id).is_empty()).collect();
    for banner in lost {
        draft.record(BannerDestroyed { banner, clause: WAP_251.into() }.into())?;
    }
    Ok(())
}

pub(crate) fn banner_retreated(
    state: &mut State,
    event: &BannerRetreated,
) -> Result<(), Contradiction> {
    state.place_banner(&event.banner, &event.to)?;
    if let Some(banner) = state.banners.get_mut(&event.banner) {
        banner.beaten = false;
    }
    Ok(())
}

pub(crate) fn banner_destroyed(
    state: &mut State,
    event: &BannerDestroyed,
) -> Result<(), Contradiction> {
    let with = MapPlace::Banner(event.banner.clone());
    for piece in state.pieces.values_mut().filter(|piece| piece.place == with) {
        piece.put(MapPlace::Lost);
        piece.fell_in = None;
    }
    match state.banners.remove(&event.banner) {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("there is no banner {}", event.banner))),
    }
}
