//! What a device may have to sign, and the devices themselves.

use super::{
    Client, problem,
    request::{at, request, unsendable},
    sent::{Answered as _, Sent, check},
    transport::Right,
};
use crate::device::{Word, foreign};
use crate::failure::{Failure, Kind};
use chronicle::{Bytes32, CampaignId, PublicKey, Uuid};
use decider::By;
use http::{Method, header};
use projections::About;
use referee::Code;
use server::body::{
    Accepted, BindDeviceBody, ChainBody, DeviceBody, LayChainBody, LendDeviceBody, LinkBody,
    PolicyBody, ReleaseDeviceBody, ReplaceKeyBody, SawThrowBody, SetPolicyBody, ThrowBody,
};

impl Client {
    /// The devices that sign for somebody.
    pub(crate) fn devices(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<Vec<DeviceBody>, Failure> {
        self.ask(campaign, by, "devices", &[])
    }

    /// Lets this machine's device sign for somebody.
    pub(crate) fn bind_device(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        device: PublicKey,
        label: &str,
    ) -> Result<Accepted, Failure> {
        let label = label.to_owned();
        let body = BindDeviceBody { batch: Uuid::now_v7(), device, label, proof: None };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Lets the house sign what somebody leaves ahead of time.
    pub(crate) fn lend_device(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<Accepted, Failure> {
        let body = LendDeviceBody { batch: Uuid::now_v7() };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Lets a device sign for its seat no more.
    pub(crate) fn release_device(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        (seat, device): (&str, PublicKey),
        why: &str,
    ) -> Result<Accepted, Failure> {
        let (seat, why) = (seat.to_owned(), why.to_owned());
        let body = ReleaseDeviceBody { batch: Uuid::now_v7(), seat, device, why };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Who gives to the dice.
    pub(crate) fn policy(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<PolicyBody, Failure> {
        self.ask(campaign, by, "dice-policy", &[])
    }

    /// Sets who gives to the dice.
    pub(crate) fn set_policy(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        policy: PolicyBody,
    ) -> Result<Accepted, Failure> {
        let body = SetPolicyBody { batch: Uuid::now_v7(), policy };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Lays a chain of links.
    pub(crate) fn lay_chain(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        (device, anchor, length): (PublicKey, Bytes32, u64),
    ) -> Result<Accepted, Failure> {
        let body = LayChainBody { batch: Uuid::now_v7(), device, anchor, length };
        self.post_signed(Right::As(by), campaign, body)
    }

    /// Gives a link to somebody's dice.
    pub(crate) fn give_link(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        link: &LinkBody,
    ) -> Result<ChainBody, Failure> {
        self.post(Right::As(by), &at(campaign, "links"), link)
    }

    /// What somebody threw and waits to be confirmed.
    pub(crate) fn waiting_throw(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<Option<ThrowBody>, Failure> {
        self.ask(campaign, by, "throw", &[])
    }

    /// Confirms or contests it; none: contested.
    pub(crate) fn saw_throw(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        saw: &SawThrowBody,
    ) -> Result<Option<Accepted>, Failure> {
        self.post(Right::As(by), &at(campaign, "throw"), saw)
    }

    /// Sends something that a device may have to sign: what has to be signed is asked for, looked at, signed, and
    /// sent with the same again.
    pub(super) fn post_signed<S: Sent>(
        &self,
        right: Right<'_>,
        campaign: CampaignId,
        mut body: S,
    ) -> Result<S::Answer, Failure> {
        /// Somebody may be faster each time; whoever is beaten so often is told.
        const MOST_TRIES: usize = 4;
        let address = at(campaign, S::PATH);
        let json = (header::CONTENT_TYPE, "application/json".to_owned());
        let (mut headers, mut signed) = (vec![json], Vec::new());
        for _ in 0..MOST_TRIES {
            let lines: Vec<_> =
                headers.iter().map(|(name, value)| (name.clone(), value.as_str())).collect();
            let sent = serde_json::to_vec(&body).map_err(unsendable)?;
            let mut answer = Vec::new();
            let request = request(Method::POST, &address, &lines, sent)?;
            let (status, problem) = match self.transport.send(right, request, &mut answer)? {
                Ok(()) => {
                    let answer: S::Answer = serde_json::from_slice(&answer)
                        .map_err(|error| self.transport.not_understood(&error))?;
                    let compared =
                        self.compare_order(right, campaign, (&body, &signed), answer.order());
                    match compared.and_then(|()| self.compare(right)) {
                        // Whoever has made their own key anew asks nothing more with the old one, and is told the new.
                        Err(why)
                            if S::PATH == ReplaceKeyBody::PATH
                                && why.code() == Code::BadKey.text() => {}
                        compared => compared?,
                    }
                    return Ok(answer);
                }
                Err(problem) => problem,
            };
            let to_sign = problem::to_sign(&problem)?;
            if to_sign.is_empty() {
                return Err(problem::problem(status, &problem));
            }
            let about: About = self.get(right, &format!("campaigns/{campaign}"), &[])?;
            check(&body, (campaign, &about.reader), &to_sign).map_err(foreign)?;
            let Word { headers: word, proof } = self.device.sign(&to_sign)?;
            signed = to_sign;
            headers.truncate(1);
            let named = |(name, value)| (header::HeaderName::from_static(name), value);
            headers.extend(word.into_iter().map(named));
            if let Some(proof) = proof {
                body.prove(proof);
            }
        }
        let message = "others were faster each time that this was signed; try it again";
        Err(Failure::new(Kind::Refused, Code::Stale.text(), message))
    }
}
