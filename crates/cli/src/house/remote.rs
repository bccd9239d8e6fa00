//! A running server, over HTTP. The key says who we are.

use super::{
    Back, Foundation, House, Question, ScenarioText, StoryForm, Wanted, Wish, kind_of_code,
    newest_scope,
};
use crate::commands::serve::CREATION_PASSWORD;
use crate::failure::Failure;
use chronicle::{CampaignId, Scope, Uuid};
use decider::{By, Seat};
use projections::{Language, sheets::SheetsWanted};
use referee::DeskCommand;
use reqwest::blocking::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use server::body::AmendBody;
use std::io::{self, Write};
use std::time::Duration;

/// A server and, perhaps, a key.
pub(super) struct Remote {
    client: Client,
    url: String,
    key: Option<String>,
}

impl Remote {
    pub(super) fn new(url: &str, key: Option<&str>) -> Result<Self, Failure> {
        if !url.starts_with("http://") && !url.starts_with("https://") {
            let message = format!("`{url}` is no server; write for example http://127.0.0.1:7411");
            return Err(Failure::usage("bad_url", message));
        }
        let client = Client::builder()
            .timeout(Duration::from_secs(60))
            .build()
            .map_err(|error| Failure::fault("network", error.to_string()))?;
        let url = url.trim_end_matches('/').to_owned();
        Ok(Self { client, url, key: key.map(str::to_owned) })
    }

    fn address(&self, path: &str) -> String {
        format!("{}/api/{path}", self.url)
    }

    fn send(&self, request: RequestBuilder) -> Result<Response, Failure> {
        let request = match &self.key {
            Some(key) => request.bearer_auth(key),
            None => request,
        };
        let response = request.send().map_err(|error| {
            let why =
                if error.is_connect() { "nobody answers there".into() } else { chain(&error) };
            Failure::fault("network", format!("{}: {why}", self.url))
        })?;
        if response.status().is_success() { Ok(response) } else { Err(problem(response)) }
    }

    fn value(&self, request: RequestBuilder) -> Result<Value, Failure> {
        self.send(request)?.json().map_err(|error| {
            Failure::fault("network", format!("{} is no Wapenrol server: {error}", self.url))
        })
    }

    /// Begins a campaign, with the host's password where one is known. No seat's key belongs to it.
    fn begin(&self, request: RequestBuilder) -> Result<Value, Failure> {
        let nobody = Self { client: self.client.clone(), url: self.url.clone(), key: None };
        nobody.value(match std::env::var(CREATION_PASSWORD) {
            Ok(password) => request.basic_auth("", Some(password.trim())),
            Err(_) => request,
        })
    }

    fn get(&self, path: &str, query: &[(&str, Option<String>)]) -> Result<Value, Failure> {
        let given: Vec<(&str, &String)> =
            query.iter().filter_map(|(name, value)| Some((*name, value.as_ref()?))).collect();
        self.value(self.client.get(self.address(path)).query(&given))
    }

    /// The key says who somebody is; `--as` may only repeat it.
    fn check_reader(campaign: &Value, by: Option<&By>) -> Result<(), Failure> {
        let reader = campaign["reader"].as_str().unwrap_or("public");
        match by {
            Some(by) if by.to_string() != reader => {
                let message = format!(
                    "your key is that of {reader}, not of {by}; give the right one with --key or \
                     WAPENROL_KEY"
                );
                Err(Failure::new(crate::failure::Kind::Refused, "other_seats_key", message))
            }
            _ => Ok(()),
        }
    }
}

fn chain(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = inner.to_string();
        cause = inner.source();
    }
    text
}

fn problem(response: Response) -> Failure {
    let status = response.status();
    let body: Value = response.json().unwrap_or_default();
    let code = body["code"].as_str().unwrap_or("http").to_owned();
    let message = body["detail"]
        .as_str()
        .or_else(|| body["title"].as_str())
        .map_or_else(|| format!("the server answered {status}"), str::to_owned);
    let mut failure = Failure::new(kind_of_code(&code, status.as_u16()), code, message);
    for fact in ["clause", "allowed", "needs_dice", "since"] {
        failure = failure.with(fact, body[fact].clone());
    }
    failure
}

impl House for Remote {
    fn create(&self, foundation: &Foundation) -> Result<Value, Failure> {
        let mut body = match &foundation.scenario {
            ScenarioText::BuiltIn(name) => json!({ "scenario": name }),
            ScenarioText::Written(text) => json!({ "scenario_text": text }),
        };
        if let Some(name) = &foundation.name {
            body["name"] = json!(name);
        }
        if foundation.game_master {
            body["game_master"] = json!(true);
        }
        if !foundation.players.is_empty() {
            body["players"] = json!(foundation.players);
        }
        if let Some(rules) = &foundation.house_rules {
            body["house_rules"] = json!(rules);
        }
        self.begin(self.client.post(self.address("campaigns")).json(&body))
    }

    fn campaigns(&self) -> Result<Value, Failure> {
        self.get("campaigns", &[])
    }

    fn remind(&self, campaign: CampaignId, address: Option<&str>) -> Result<Value, Failure> {
        let path = format!("campaigns/{campaign}/reminders");
        let body = json!({ "address": address });
        self.value(self.client.post(self.address(&path)).json(&body))
    }

    fn campaign(&self, campaign: CampaignId, by: Option<&By>) -> Result<Value, Failure> {
        let answer = self.get(&format!("campaigns/{campaign}"), &[])?;
        Self::check_reader(&answer, by)?;
        Ok(answer)
    }

    fn give(&self, campaign: CampaignId, wish: &Wish) -> Result<Value, Failure> {
        let about = self.campaign(campaign, wish.by.as_ref())?;
        let scope = wish.scope.as_ref().map_or_else(|| newest_scope(&about), ToString::to_string);
        let nonce = wish.nonce.clone().map_or_else(super::random_nonce, Ok)?;
        let mut body = json!({
            "batch": wish.batch.unwrap_or_else(Uuid::now_v7),
            "head": wish.head.map_or_else(|| about["head"]["seq"].clone(), Value::from),
            "scope": scope, "nonce": nonce, "thrown": wish.thrown,
        });
        match &wish.wanted {
            Wanted::Notation(text) => body["notation"] = json!(text),
            Wanted::Json(command) => body["command"] = command.clone(),
        }
        let path = format!("campaigns/{campaign}/orders");
        self.value(self.client.post(self.address(&path)).json(&body))
    }

    fn options(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
    ) -> Result<Value, Failure> {
        let seat = match by {
            Some(By::Seat(_)) => by.map(ToString::to_string),
            _ => None,
        };
        let query = [("scope", scope.map(ToString::to_string)), ("as", seat)];
        self.get(&format!("campaigns/{campaign}/options"), &query)
    }

    fn view(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
        at: Option<u64>,
    ) -> Result<Value, Failure> {
        self.campaign(campaign, by)?;
        let query =
            [("scope", scope.map(ToString::to_string)), ("at", at.map(|at| at.to_string()))];
        self.get(&format!("campaigns/{campaign}/view"), &query)
    }

    fn log(&self, campaign: CampaignId, by: Option<&By>, from: u64) -> Result<Vec<Value>, Failure> {
        self.campaign(campaign, by)?;
        let (mut lines, mut from) = (Vec::new(), from);
        loop {
            let query = [("from", Some(from.to_string())), ("limit", Some("500".into()))];
            let page = self.get(&format!("campaigns/{campaign}/log"), &query)?;
            let found = page["lines"].as_array().cloned().unwrap_or_default();
            let Some(last) = found.last().and_then(|line| line["seq"].as_u64()) else { break };
            lines.extend(found);
            if Some(last) >= page["last"]["seq"].as_u64() {
                break;
            }
            from = last + 1;
        }
        Ok(lines)
    }

    fn ask(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        question: &Question<'_>,
    ) -> Result<Value, Failure> {
        let about = self.campaign(campaign, by)?;
        let at = |path: &str| format!("campaigns/{campaign}/{path}");
        match question {
            Question::Timelines => self.get(&at("timelines"), &[]),
            Question::Roll(seq) => self.get(&at("roll"), &[("seq", Some(seq.to_string()))]),
            Question::Rolls(wanted) => {
                let members = serde_json::to_value(wanted).unwrap_or_default();
                let query = members.as_object().into_iter().flatten().map(|(name, value)| {
                    let text = value.as_str().map(str::to_owned);
                    let shown = text.or_else(|| (!value.is_null()).then(|| value.to_string()));
                    (name.as_str(), shown)
                });
                self.get(&at("rolls"), &query.collect::<Vec<_>>())
            }
            Question::Cause { engagement, fact } => {
                let (engagement, fact) = (engagement.to_string(), fact.to_string());
                let query = [("engagement", Some(engagement)), ("fact", Some(fact))];
                self.get(&at("cause"), &query)
            }
            Question::Desk => self.get(&at("desk"), &[]),
            Question::Waiting => self.get(&at("waiting"), &[]),
            Question::Dice => self.get(&at("dice"), &[]),
            Question::Compare { from, to, scope } => {
                let scope = scope.map_or_else(|| newest_scope(&about), ToString::to_string);
                let to = to.map(|to| to.to_string());
                let query = [("from", Some(from.to_string())), ("to", to), ("scope", Some(scope))];
                self.get(&at("compare"), &query)
            }
            Question::Rewind { back, only } => {
                let (to, turn) = match back {
                    Back::To(to) => (Some(to.to_string()), None),
                    Back::Turn(turn) => (None, Some(turn.to_string())),
                };
                let scope = only.map_or_else(|| newest_scope(&about), ToString::to_string);
                let only = only.map(ToString::to_string);
                let query = [("to", to), ("turn", turn), ("scope", Some(scope)), ("only", only)];
                self.get(&at("rewinds/preview"), &query)
            }
        }
    }

    fn rewind(
        &self,
        campaign: CampaignId,
        back: &Back,
        only: Option<&Scope>,
        reason: &str,
    ) -> Result<Value, Failure> {
        let about = self.campaign(campaign, None)?;
        let scope = only.map_or_else(|| newest_scope(&about), ToString::to_string);
        let mut body = json!({
            "batch": Uuid::now_v7(), "head": about["head"]["seq"], "reason": reason, "only": only,
            "scope": scope,
        });
        match back {
            Back::To(to) => body["to"] = json!(to),
            Back::Turn(turn) => body["turn"] = json!(turn),
        }
        let path = format!("campaigns/{campaign}/rewinds");
        self.value(self.client.post(self.address(&path)).json(&body))
    }

    fn at_the_desk(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        command: &DeskCommand,
    ) -> Result<Value, Failure> {
        self.campaign(campaign, by)?;
        let body = json!({ "batch": Uuid::now_v7(), "command": command });
        let path = format!("campaigns/{campaign}/desk");
        self.value(self.client.post(self.address(&path)).json(&body))
    }

    fn amend(
        &self,
        campaign: CampaignId,
        amendment: &AmendBody,
        preview: bool,
    ) -> Result<Value, Failure> {
        let about = self.campaign(campaign, None)?;
        let head = about["head"]["seq"].as_u64().unwrap_or_default();
        let body = AmendBody { batch: Uuid::now_v7(), head, ..amendment.clone() };
        let path = if preview { "amendments/preview" } else { "amendments" };
        let path = format!("campaigns/{campaign}/{path}");
        self.value(self.client.post(self.address(&path)).json(&body))
    }

    fn replace_key(&self, campaign: CampaignId, seat: &Seat) -> Result<Value, Failure> {
        let path = format!("campaigns/{campaign}/keys");
        self.value(self.client.post(self.address(&path)).json(&json!({ "seat": seat })))
    }

    fn export(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        full: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.campaign(campaign, by)?;
        let request = self.client.get(self.address(&format!("campaigns/{campaign}/chronicle")));
        let request = if full { request.query(&[("full", "true")]) } else { request };
        let mut response = self.send(request)?;
        io::copy(&mut response, out)?;
        Ok(())
    }

    fn sheets(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: &SheetsWanted,
        language: Language,
    ) -> Result<String, Failure> {
        self.campaign(campaign, by)?;
        let kinds: Vec<&str> = wanted.kinds.iter().map(|kind| kind.word()).collect();
        let seat = wanted.seat.map(|seat| seat.seat_name().to_owned());
        let query: Vec<(&str, String)> = [("only", kinds.join(","))]
            .into_iter()
            .filter(|(_, kinds)| !kinds.is_empty())
            .chain(seat.map(|seat| ("seat", seat)))
            .collect();
        let path = format!("campaigns/{campaign}/sheets");
        let asked = self.client.get(self.address(&path)).query(&query);
        let response = self.send(asked.header("accept-language", language.code()))?;
        response.text().map_err(|error| Failure::fault("network", error.to_string()))
    }

    fn story(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        form: StoryForm,
        base: Option<&str>,
    ) -> Result<String, Failure> {
        self.campaign(campaign, by)?;
        let word = match form {
            StoryForm::Markdown => "markdown",
            StoryForm::Page => "page",
        };
        let path = self.address(&format!("campaigns/{campaign}/story/{word}"));
        let base = base.unwrap_or(&self.url);
        let response = self.send(self.client.get(path).query(&[("base", base)]))?;
        response.text().map_err(|error| Failure::fault("network", error.to_string()))
    }

    fn import(&self, log: Vec<u8>) -> Result<Value, Failure> {
        let request = self.client.post(self.address("campaigns/import")).body(log);
        self.begin(request.header("content-type", "application/x-ndjson"))
    }
}
