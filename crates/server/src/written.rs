//! Answers whose JSON is written by the thread that has read for them: the threads that every request shares only send it.

use crate::yielding::Yielding;
use axum::{
    body::Bytes,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use referee::Rejected;
use serde::Serialize;
use std::marker::PhantomData;

/// The JSON of a `T`.
pub(crate) struct Written<T> {
    json: Bytes,
    of: PhantomData<fn() -> T>,
}

impl<T: Serialize> Written<T> {
    /// # Errors
    /// `bug` when it has no JSON.
    pub(crate) fn new(answer: &T) -> Result<Self, Rejected> {
        let mut json = Yielding::default();
        serde_json::to_writer(&mut json, answer).map_err(Rejected::bug)?;
        Ok(Self { json: json.bytes.into(), of: PhantomData })
    }
}

impl<T> IntoResponse for Written<T> {
    fn into_response(self) -> Response {
        let kind = HeaderValue::from_static("application/json");
        ([(header::CONTENT_TYPE, kind)], self.json).into_response()
    }
}
