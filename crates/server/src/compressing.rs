//! Compressing large answers on the threads that read: it takes longer than deciding an order does.
//!
//! Whether and how an answer is compressed the library decides. It compresses while the answer is being sent, on the threads that every
//! request shares; what is large and lies whole in memory is therefore sent through it on another thread beforehand.

use crate::{
    Problem,
    answering::Answering,
    extract,
    readers::{Asker, Readers},
};
use axum::{
    body::{Body, HttpBody as _},
    extract::{Request, State},
    http::header,
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
};
use http_body_util::BodyExt as _;
use tokio::runtime::Handle;
use tower::ServiceBuilder;
use tower_http::compression::CompressionLayer;

/// From so many bytes on an answer is large.
const LARGE: u64 = 16 << 10;

/// A large answer that lies whole in memory: nobody waits for more of it.
#[derive(Clone, Copy, Debug)]
struct Whole;

/// Compresses what is answered. Streams of events, pictures and tiny answers go as they are.
pub(crate) fn compressed(answering: impl Answering, readers: Readers) -> impl Answering {
    ServiceBuilder::new()
        .layer(middleware::from_fn_with_state(readers, beforehand))
        .layer(CompressionLayer::new())
        .layer(middleware::map_response(marked))
        .service(answering)
}

async fn marked(mut response: Response) -> Response {
    if response.body().size_hint().exact().is_some_and(|bytes| bytes >= LARGE) {
        response.extensions_mut().insert(Whole);
    }
    response
}

/// What is large is compressed; what strangers are sent they pay for.
async fn beforehand(State(readers): State<Readers>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let brings_a_key = parts.headers.contains_key(header::AUTHORIZATION);
    let asker = if brings_a_key { Asker::key_bringer } else { Asker::stranger };
    let asker = asker(extract::from(&parts));
    let response =
        compressed_whole(&readers, asker, next.run(Request::from_parts(parts, body)).await).await;
    let bytes = response.body().size_hint().exact().unwrap_or_default();
    // Their turn has paid for anything smaller.
    if !brings_a_key && bytes >= LARGE {
        readers.sent_to_strangers(bytes);
    }
    response
}

async fn compressed_whole(readers: &Readers, asker: Asker, mut response: Response) -> Response {
    let is_whole = response.extensions_mut().remove::<Whole>().is_some();
    if !is_whole || !response.headers().contains_key(header::CONTENT_ENCODING) {
        return response;
    }
    let (head, body) = response.into_parts();
    let here = Handle::current();
    let compressed = readers.take(asker, move || here.block_on(body.collect())).await;
    match compressed {
        Ok(Ok(compressed)) => Response::from_parts(head, Body::from(compressed.to_bytes())),
        Ok(Err(error)) => {
            tracing::error!(%error, "an answer could not be compressed");
            Problem::bug().into_response()
        }
        Err(problem) => problem.into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{
        Router,
        body::{Bytes, HttpBody},
        http::HeaderValue,
        routing::get,
    };
    use hyper::body::{Frame, SizeHint};
    use std::{
        pin::Pin,
        sync::{Arc, Mutex},
        task::{Context, Poll},
        thread,
    };
    use tower::ServiceExt as _;

    /// A body that remembers which thread asked for it.
    struct Remembering(Option<Vec<u8>>, Arc<Mutex<Option<String>>>);

    impl HttpBody for Remembering {
        type Data = Bytes;
        type Error = std::convert::Infallible;

        fn poll_frame(
            mut self: Pin<&mut Self>,
            _: &mut Context<'_>,
        ) -> Poll<Option<Result<Frame<Self::Data>, Self::Error>>> {
            *self.1.lock().unwrap() = thread::current().name().map(str::to_owned);
            Poll::Ready(self.0.take().map(|bytes| Ok(Frame::data(bytes.into()))))
        }

        fn size_hint(&self) -> SizeHint {
            SizeHint::with_exact(self.0.as_ref().map_or(0, Vec::len) as u64)
        }
    }

    /// Which thread compressed so many bytes, and how many were sent.
    async fn sent(bytes: usize, accepted: &'static str) -> (Option<String>, usize) {
        let thread = Arc::new(Mutex::new(None));
        let asked = Arc::clone(&thread);
        let answer = async move || {
            let mut response =
                Response::new(Body::new(Remembering(Some(vec![b'x'; bytes]), asked)));
            response
                .headers_mut()
                .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain"));
            response
        };
        let routes =
            compressed(Router::new().route("/", get(answer)), Readers::of_pages(&Arc::default()));
        let request = Request::get("/").header(header::ACCEPT_ENCODING, accepted);
        let response = routes.oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let sent = response.into_body().collect().await.unwrap().to_bytes().len();
        let thread = thread.lock().unwrap().clone();
        (thread, sent)
    }

    #[tokio::test]
    async fn large_answers_are_compressed_by_a_thread_that_reads() {
        let (thread, bytes) = sent(1 << 20, "gzip").await;
        assert_eq!(thread.as_deref(), Some("reading"));
        assert!(bytes < 10_000, "{bytes}");
        for (bytes, accepted) in [(1000, "gzip"), (1 << 20, "identity")] {
            let (thread, _) = sent(bytes, accepted).await;
            assert_ne!(thread.as_deref(), Some("reading"), "{bytes} {accepted}");
        }
    }

    /// A thousand mebibytes cost two seconds: that is too far ahead of any pace.
    #[tokio::test]
    async fn strangers_pay_for_what_they_are_sent_and_nobody_else_does() {
        for (key, pays) in [(None, true), (Some("Bearer of-a-seat"), false)] {
            let readers = Readers::of_pages(&Arc::default());
            let answer = async || vec![b'x'; 1 << 20];
            let routes = compressed(Router::new().route("/", get(answer)), readers.clone());
            let now = std::time::Instant::now();
            for _ in 0..1000 {
                let mut request = Request::get("/");
                if let Some(key) = key {
                    request = request.header(header::AUTHORIZATION, key);
                }
                routes.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
            }
            assert_eq!(readers.strangers_wait(now).is_some(), pays, "{key:?}");
        }
    }
}
