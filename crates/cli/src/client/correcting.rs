//! Going back, correcting, and what else is done at the audit desk.

use super::Client;
use super::request::{at, number};
use super::transport::Right;
use crate::failure::Failure;
use chronicle::{CampaignId, Scope, Uuid};
use decider::By;
use projections::{About, ActPreview, AmendmentPreview, RewindPreview};
use referee::{DeskAct, DeskCommand};
use server::body::{Accepted, AmendBody, AmendedBody, DeskBody, DoneBody, RewindBody};

/// Where a rewind leads.
#[derive(Clone, Copy)]
pub(crate) enum Back {
    /// To this batch end.
    To(u64),
    /// To the beginning of this turn of an engagement.
    Turn(u32),
}

impl Back {
    const fn to(self) -> Option<u64> {
        match self {
            Self::To(to) => Some(to),
            Self::Turn(_) => None,
        }
    }

    const fn turn(self) -> Option<u32> {
        match self {
            Self::To(_) => None,
            Self::Turn(turn) => Some(turn),
        }
    }
}

impl Client {
    /// What a rewind would grey out.
    pub(crate) fn preview_rewind(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        back: Back,
        of: Option<&Scope>,
        only: Option<&Scope>,
    ) -> Result<RewindPreview, Failure> {
        self.check(campaign, by)?;
        let query = [
            ("to", number(back.to())),
            ("turn", number(back.turn())),
            ("scope", of.map(ToString::to_string)),
            ("only", only.map(ToString::to_string)),
        ];
        self.get(Right::As(by), &at(campaign, "rewinds/preview"), &query)
    }

    /// Moves the head: of everything, or of one engagement only.
    pub(crate) fn rewind(
        &self,
        campaign: CampaignId,
        head: u64,
        back: Back,
        of: Option<&Scope>,
        only: Option<&Scope>,
        reason: &str,
    ) -> Result<Accepted, Failure> {
        let body = RewindBody {
            batch: Uuid::now_v7(),
            head,
            to: back.to(),
            turn: back.turn(),
            scope: of.cloned(),
            only: only.cloned(),
            reason: reason.to_owned(),
        };
        self.post_signed(Right::As(None), campaign, body)
    }

    /// Does what somebody wants of the audit desk.
    pub(crate) fn at_the_desk(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        command: DeskCommand,
    ) -> Result<DoneBody, Failure> {
        let about: About = self.get(Right::As(by), &format!("campaigns/{campaign}"), &[])?;
        self.transport.check_sender(&about, by)?;
        let body = DeskBody { batch: Uuid::now_v7(), command };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Says what an act of the organiser's would change.
    pub(crate) fn preview_act(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        act: &DeskAct,
    ) -> Result<ActPreview, Failure> {
        self.post(Right::As(by), &at(campaign, "desk/preview"), act)
    }

    /// Corrects one earlier order. The body's head and batch are filled in.
    pub(crate) fn amend(
        &self,
        campaign: CampaignId,
        amendment: AmendBody,
    ) -> Result<AmendedBody, Failure> {
        let body = self.on_the_head(campaign, amendment)?;
        self.post_signed(Right::As(None), campaign, body)
    }

    /// Says what that would come to.
    pub(crate) fn preview_amendment(
        &self,
        campaign: CampaignId,
        amendment: AmendBody,
    ) -> Result<AmendmentPreview, Failure> {
        let body = self.on_the_head(campaign, amendment)?;
        self.post(Right::As(None), &at(campaign, "amendments/preview"), &body)
    }

    fn on_the_head(&self, campaign: CampaignId, body: AmendBody) -> Result<AmendBody, Failure> {
        let head = self.about(campaign, None)?.head.seq;
        Ok(AmendBody { batch: Uuid::now_v7(), head, ..body })
    }
}
