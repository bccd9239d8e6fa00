//! What answers requests, whatever lies around it.

use axum::{extract::Request, response::Response};
use std::convert::Infallible;
use tower::Service;

/// What answers requests.
pub(crate) trait Answering:
    Service<Request, Response = Response, Error = Infallible, Future: Send>
    + Clone
    + Send
    + Sync
    + 'static
{
}

impl<S> Answering for S where
    S: Service<Request, Response = Response, Error = Infallible, Future: Send>
        + Clone
        + Send
        + Sync
        + 'static
{
}
