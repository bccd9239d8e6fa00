//! What there is to read of a campaign.

use super::{
    Client,
    request::{at, number, request, unsendable},
    transport::Right,
};
use crate::failure::Failure;
use chronicle::{CampaignId, Scope};
use decider::By;
use http::Method;
use projections::{
    CampaignView, CauseSeen, Comparison, DeskView, DiceLedger, History, LONGEST_PAGE, LogLine,
    RollAudit, RollsFound, RollsWanted, Timelines, WaitingView, WhatIfSeen, rulebook::Rulebook,
};
use server::body::AnyOptions;

impl Client {
    /// What is legal now.
    pub(crate) fn options(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
    ) -> Result<AnyOptions, Failure> {
        let scope = match scope {
            Some(scope) => scope.clone(),
            None => {
                self.here(&self.get(Right::About(by), &format!("campaigns/{campaign}"), &[])?)
            }
        };
        // The organiser's key opens the options of every seat.
        let seat = by.filter(|by| matches!(by, By::Seat(_))).map(ToString::to_string);
        let query = [("scope", Some(scope.to_string())), ("as", seat)];
        self.get(Right::About(by), &at(campaign, "options"), &query)
    }

    /// How things stand, or stood.
    pub(crate) fn view(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
        record: Option<u64>,
    ) -> Result<CampaignView, Failure> {
        let scope = self.scope(campaign, by, scope)?.to_string();
        let query = [("scope", Some(scope)), ("at", number(record))];
        self.get(Right::As(by), &at(campaign, "view"), &query)
    }

    /// Readable lines of the stream, from a record on.
    pub(crate) fn log(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        from: u64,
    ) -> Result<Vec<LogLine>, Failure> {
        self.check(campaign, by)?;
        let (mut lines, mut from) = (Vec::new(), from);
        loop {
            let query = [("from", number(Some(from))), ("limit", number(Some(LONGEST_PAGE)))];
            let page: History = self.get(Right::As(by), &at(campaign, "log"), &query)?;
            let Some(end) = page.lines.last().map(|line| line.seq) else { break };
            lines.extend(page.lines);
            if end >= page.last.seq {
                break;
            }
            from = end + 1;
        }
        Ok(lines)
    }

    /// The timelines with their tips.
    pub(crate) fn timelines(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<Timelines, Failure> {
        self.ask(campaign, by, "timelines", &[])
    }

    /// Everything about one roll or draw.
    pub(crate) fn roll(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        seq: u64,
    ) -> Result<RollAudit, Failure> {
        self.ask(campaign, by, "roll", &[("seq", number(Some(seq)))])
    }

    /// Rolls that fit.
    pub(crate) fn rolls(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: &RollsWanted,
    ) -> Result<RollsFound, Failure> {
        self.check(campaign, by)?;
        let query = serde_urlencoded::to_string(wanted).map_err(unsendable)?;
        let path = at(campaign, &format!("rolls?{query}"));
        self.answer(Right::As(by), request(Method::GET, &path, &[], Vec::new())?)
    }

    /// The record of the how-manieth fact of an engagement.
    pub(crate) fn cause(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        engagement: u32,
        fact: u32,
    ) -> Result<CauseSeen, Failure> {
        let query = [("engagement", number(Some(engagement))), ("fact", number(Some(fact)))];
        self.ask(campaign, by, "cause", &query)
    }

    /// The record of an engagement that has changed something last.
    pub(crate) fn cause_of(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        engagement: u32,
        of: &str,
    ) -> Result<CauseSeen, Failure> {
        let query = [("engagement", number(Some(engagement))), ("of", Some(of.to_owned()))];
        self.ask(campaign, by, "cause", &query)
    }

    /// Every rulebook, as far as whoever asks may read it.
    pub(crate) fn rulebooks(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<Vec<Rulebook>, Failure> {
        self.ask(campaign, by, "clauses", &[])
    }

    /// The dice ledger.
    pub(crate) fn dice(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<DiceLedger, Failure> {
        self.ask(campaign, by, "dice", &[])
    }

    /// Disputes, questions, dice that wait for a witness.
    pub(crate) fn desk(&self, campaign: CampaignId, by: Option<&By>) -> Result<DeskView, Failure> {
        self.ask(campaign, by, "desk", &[])
    }

    /// What a campaign waits for, and for whom.
    pub(crate) fn waiting(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<WaitingView, Failure> {
        self.ask(campaign, by, "waiting", &[])
    }

    /// The what-ifs that lie beside a campaign.
    pub(crate) fn what_ifs(&self, campaign: CampaignId) -> Result<Vec<WhatIfSeen>, Failure> {
        self.get(Right::As(None), &at(campaign, "what-ifs"), &[])
    }

    /// How one stands against its campaign.
    pub(crate) fn compare_what_if(
        &self,
        campaign: CampaignId,
        what_if: CampaignId,
        scope: Option<&Scope>,
    ) -> Result<Comparison, Failure> {
        let scope = scope.map(ToString::to_string);
        let query = [("what_if", Some(what_if.to_string())), ("scope", scope)];
        self.get(Right::As(None), &at(campaign, "what-ifs/compare"), &query)
    }

    /// What changed between two records; the second none: the head.
    pub(crate) fn compare_records(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        (from, to): (u64, Option<u64>),
        scope: Option<&Scope>,
    ) -> Result<Comparison, Failure> {
        let scope = self.scope(campaign, by, scope)?.to_string();
        let query = [("from", number(Some(from))), ("to", number(to)), ("scope", Some(scope))];
        self.get(Right::As(by), &at(campaign, "compare"), &query)
    }
}
