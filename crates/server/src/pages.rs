//! The pages, embedded in the program.

mod preloading;

use crate::{Problem, problem::WORDS};
use axum::{
    body::Body,
    http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use data_encoding::HEXLOWER;
use messages::saying;
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
pub(crate) struct Pages;

/// The name of the file whose name begins so: the rest of it is a hash.
pub(crate) fn address_of(beginning: &str) -> Option<String> {
    Pages::iter().find(|name| name.starts_with(beginning)).map(Into::into)
}

/// The verify page as one file.
const ALONE: &str = "wapenrol-verify.html";

/// A page or a file of the pages. What is no file is a page that the pages' own script draws.
pub(crate) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        let allow = [(header::ALLOW, "GET, HEAD")];
        let problem = Problem::own("method_not_allowed", saying!(&WORDS, "pages-are-read"));
        return (allow, problem).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let (file, cache) = match Pages::get(path) {
        // The build puts a hash of its content into the name of each of these.
        Some(file) if path.starts_with("assets/") => (file, "public, max-age=31536000, immutable"),
        Some(file) => (file, "no-cache"),
        // A missing asset is no page: an old page asks for it, and must notice.
        None if path.starts_with("assets/") => {
            return Problem::own("unknown_path", saying!(&WORDS, "no-file")).into_response();
        }
        None => match Pages::get("index.html") {
            Some(file) => (file, "no-cache"),
            None => return Problem::bug().into_response(),
        },
    };
    let mut response = answer(file, cache, &headers);
    if let Some(links) = preloading::of_page(uri.path()) {
        response.headers_mut().insert(header::LINK, links);
    }
    if path == ALONE {
        // Its script stands in it, which is for a file that somebody keeps and not for this server.
        let keep = HeaderValue::from_static("attachment; filename=\"wapenrol-verify.html\"");
        response.headers_mut().insert(header::CONTENT_DISPOSITION, keep);
    }
    response
}

fn answer(file: EmbeddedFile, cache: &'static str, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", HEXLOWER.encode(&file.metadata.sha256_hash()[..16]));
    let known = asked.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Body::from(file.data.into_owned()).into_response();
        let kind = file.metadata.mimetype();
        let kind = if kind.starts_with("text/") {
            format!("{kind}; charset=utf-8")
        } else {
            kind.to_owned()
        };
        if let Ok(kind) = HeaderValue::from_str(&kind) {
            response.headers_mut().insert(header::CONTENT_TYPE, kind);
        }
        response
    };
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}
