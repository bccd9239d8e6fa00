//! Keys that are made and replaced: of seats, of deputies, of the organiser, and of feeds.

use super::Client;
use super::problem;
use super::request::{at, request};
use super::transport::Right;
use crate::failure::Failure;
use chronicle::{CampaignId, Uuid};
use decider::{By, Seat};
use http::{Method, header};
use server::body::{
    DeputyBody, DeputyKey, FeedKey, FeedKeyWanted, OrganiserKey, ReplaceKeyBody, SeatKeyBody,
};

impl Client {
    /// Makes a seat's old key worthless and gives out a new one.
    pub(crate) fn replace_key(
        &self,
        campaign: CampaignId,
        seat: &Seat,
    ) -> Result<SeatKeyBody, Failure> {
        let body = ReplaceKeyBody { seat: seat.to_string(), batch: Some(Uuid::now_v7()) };
        self.post_signed(Right::As(None), campaign, body)
    }

    /// Makes a key for a deputy; an old one opens nothing any more.
    pub(crate) fn deputy_key(
        &self,
        campaign: CampaignId,
        name: &str,
    ) -> Result<DeputyKey, Failure> {
        let body = DeputyBody { name: name.to_owned() };
        self.post(Right::As(None), &at(campaign, "keys/deputy"), &body)
    }

    /// Makes the organiser's old key worthless and gives out a new one.
    pub(crate) fn replace_organiser_key(
        &self,
        campaign: CampaignId,
    ) -> Result<OrganiserKey, Failure> {
        let json = [(header::CONTENT_TYPE, "application/json")];
        let path = at(campaign, "keys/organiser");
        let request = request(Method::POST, &path, &json, b"{}".to_vec())?;
        let mut answer = Vec::new();
        // The old key can ask for nothing that would be compared with what this brings, and the new one is told this once.
        self.transport
            .send(Right::As(None), request, &mut answer)?
            .map_err(|(status, body)| problem::problem(status, &body))?;
        serde_json::from_slice(&answer).map_err(|error| self.transport.not_understood(&error))
    }

    /// Makes an address of the seat's feed, or takes it away.
    pub(crate) fn feed_key(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: bool,
    ) -> Result<FeedKey, Failure> {
        self.post(Right::As(by), &at(campaign, "feed-key"), &FeedKeyWanted { wanted })
    }
}
