//! Waiting until somebody else has confirmed what was thrown.

use super::{
    Client,
    transport::{Right, Transport},
};
use crate::{failure::Failure, progress};
use chronicle::CampaignId;
use referee::Code;
use server::body::{Accepted, OrderBody};
use std::{thread, time::Duration};

/// So often the server is asked whether it still waits.
const PACE: Duration = Duration::from_millis(700);

impl Client {
    /// What an order is answered once the throw in it waits no more. A data folder answers at once: nobody else can
    /// confirm anything in it while this process has it open.
    pub(super) fn witnessed(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        body: &OrderBody,
        answer: Result<Accepted, Failure>,
    ) -> Result<Accepted, Failure> {
        let failure = match answer {
            Err(failure) if failure.code() == Code::ThrowWaits.text() => failure,
            answer => return answer,
        };
        let Right::As(by) = right else { return Err(failure) };
        let still_waits = || -> Result<bool, Failure> {
            let waits = self.waiting_throw(campaign, by)?;
            Ok(waits.is_some_and(|waits| waits.batch == body.batch))
        };
        if matches!(self.transport, Transport::Folder { .. }) || !still_waits()? {
            return Err(failure);
        }
        let sign = progress::busy("what was thrown waits for somebody else to confirm it");
        sign.println(failure.message());
        while still_waits()? {
            thread::sleep(PACE);
        }
        sign.finish_and_clear();
        self.post_signed(right, campaign, body.clone())
    }
}
