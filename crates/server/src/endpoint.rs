//! One line of the table of endpoints: where, what for, what goes in and what comes out.

use crate::app::App;
use axum::{
    handler::Handler,
    http::Method,
    routing::{MethodRouter, get, post},
};
use schemars::{JsonSchema, Schema, SchemaGenerator};

/// Makes a schema, and puts what it refers to into the generator.
pub(crate) type SchemaOf = fn(&mut SchemaGenerator) -> Schema;

/// One endpoint with its documentation.
pub(crate) struct Endpoint {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    /// The name of the operation.
    pub(crate) id: &'static str,
    /// One sentence.
    pub(crate) summary: &'static str,
    pub(crate) key: KeyUse,
    /// An object schema, each member a parameter.
    pub(crate) query: Option<SchemaOf>,
    pub(crate) body: Option<Content>,
    pub(crate) answer: Option<(u16, Content)>,
    /// Statuses of the problems that can be answered.
    pub(crate) problems: &'static [u16],
    /// Can a device sign what is sent?
    pub(crate) is_signed: bool,
    /// Does the answer follow from the log and from who reads it, and from nothing else?
    pub(crate) follows_log: bool,
    pub(crate) handler: MethodRouter<App>,
}

/// What a key does for an endpoint.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum KeyUse {
    /// Nothing.
    None,
    /// It shows more.
    ShowsMore,
    /// It is needed.
    Needed,
}

/// A body in or out.
pub(crate) struct Content {
    pub(crate) media: &'static str,
    pub(crate) schema: SchemaOf,
}

const JSON: &str = "application/json";

fn plain_text(_: &mut SchemaGenerator) -> Schema {
    schemars::json_schema!({ "type": "string" })
}

impl Endpoint {
    fn new(
        method: Method,
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        handler: MethodRouter<App>,
    ) -> Self {
        let (query, body, answer) = (None, None, None);
        let (key, problems): (_, &'static [u16]) = (KeyUse::None, &[]);
        let (is_signed, follows_log) = (false, false);
        Self {
            method,
            path,
            id,
            summary,
            key,
            query,
            body,
            answer,
            problems,
            is_signed,
            follows_log,
            handler,
        }
    }

    pub(crate) fn get<H: Handler<T, App>, T: 'static>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Self {
        Self::new(Method::GET, path, id, summary, get(handler))
    }

    pub(crate) fn post<H: Handler<T, App>, T: 'static>(
        path: &'static str,
        id: &'static str,
        summary: &'static str,
        handler: H,
    ) -> Self {
        Self::new(Method::POST, path, id, summary, post(handler))
    }

    pub(crate) const fn key(mut self, key: KeyUse) -> Self {
        self.key = key;
        self
    }

    /// In a campaign whose log is of version 2 a device can sign what is sent.
    pub(crate) const fn signed(mut self) -> Self {
        self.is_signed = true;
        self
    }

    /// The answer follows from the log and from who reads it: it has an `ETag`.
    pub(crate) const fn follows_log(mut self) -> Self {
        self.follows_log = true;
        self
    }

    pub(crate) fn query<T: JsonSchema>(mut self) -> Self {
        self.query = Some(T::json_schema);
        self
    }

    pub(crate) fn body<T: JsonSchema>(mut self) -> Self {
        self.body = Some(Content { media: JSON, schema: SchemaGenerator::subschema_for::<T> });
        self
    }

    pub(crate) fn text_body(mut self, media: &'static str) -> Self {
        self.body = Some(Content { media, schema: plain_text });
        self
    }

    pub(crate) fn answers<T: JsonSchema>(mut self, status: u16) -> Self {
        let content = Content { media: JSON, schema: SchemaGenerator::subschema_for::<T> };
        self.answer = Some((status, content));
        self
    }

    pub(crate) fn answers_text(mut self, media: &'static str) -> Self {
        self.answer = Some((200, Content { media, schema: plain_text }));
        self
    }

    pub(crate) const fn problems(mut self, problems: &'static [u16]) -> Self {
        self.problems = problems;
        self
    }
}
