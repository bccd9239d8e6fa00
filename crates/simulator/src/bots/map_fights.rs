//! Fights of a map that bots see to: whoever is in them opens them and tells the map how they have ended. In between they
//! are played order by order, like any other game.

use crate::{Bots, Trouble};
use campaign::{CampaignCommand, EngagementNumber, FightWaits, State, fights_that_wait};
use decider::By;
use referee::{Referee, Wanted, codec::scope_of};

impl Bots<'_> {
    /// Gives the next order wherever bots can act: in a fight that is being played, else at the map, else one that opens or
    /// closes a fight. Is there none, people have to act, or all is over, and the answer is `false`.
    ///
    /// # Errors
    /// [`Trouble`] when the order is refused.
    pub fn step_anywhere(&self) -> Result<bool, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        for &number in place.standing.state.engagements.keys().rev() {
            let there =
                Bots { people: self.people.clone(), scope: scope_of(Some(number)), ..*self };
            if there.step()?.is_some() {
                return Ok(true);
            }
        }
        self.see_to_fights()
    }

    /// Opens the next fight of the map at which these bots play, or tells the map how one has ended. Without a map, or where
    /// only people are in the fight, nothing is ordered, and the answer is `false`.
    ///
    /// # Errors
    /// [`Trouble`] when the order is refused.
    pub fn see_to_fights(&self) -> Result<bool, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let map = Referee::engagement(&place.standing, &self.scope)?;
        let Some((by, order)) = self.about_a_fight(&place.standing.state, map) else {
            return Ok(false);
        };
        let wanted = serde_json::to_value(&order).map_err(referee::Rejected::bug)?;
        let text = wanted.to_string();
        self.send(place.head.seq, scope_of(None), &by, Wanted::Json(wanted), &text)?;
        Ok(true)
    }

    fn about_a_fight(&self, state: &State, map: EngagementNumber) -> Option<(By, CampaignCommand)> {
        let waiting = fights_that_wait(state, map).into_iter();
        let mut ordered = waiting.filter_map(|FightWaits { sides, order }| {
            let bot = sides.into_iter().find(|seat| !self.people.contains(seat)).map(By::Seat);
            // Where no people are, nobody minds that the organiser does it.
            let by = bot.or_else(|| self.proceed.then_some(By::Organiser))?;
            Some((by, order))
        });
        ordered.next()
    }
}
