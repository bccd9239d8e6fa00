//! Under which names the server answers. A page of a stranger can have its own name lead to this machine; what a browser
//! then sends bears that name, and is refused.

use crate::{Problem, Settings, problem::WORDS};
use axum::{
    extract::{Request, State},
    http::{header, uri::Authority},
    middleware::Next,
    response::{IntoResponse, Response},
};
use messages::saying;
use std::{collections::BTreeSet, net::IpAddr, sync::Arc};

/// The names that the host has given; an address in numbers and `localhost` are always right.
#[derive(Clone, Debug)]
pub(crate) struct Names(Arc<BTreeSet<String>>);

impl Names {
    pub(crate) fn of(settings: &Settings) -> Self {
        let public = settings.public_url.as_deref().and_then(|url| url.split_once("://"));
        let public = public.map(|(_, rest)| rest.split('/').next().unwrap_or_default());
        let names = settings.names.iter().map(String::as_str).chain(public);
        Self(Arc::new(names.map(bare).collect()))
    }

    fn know(&self, named: &str) -> bool {
        let name = bare(named);
        let number = name.trim_start_matches('[').trim_end_matches(']');
        name == "localhost" || number.parse::<IpAddr>().is_ok() || self.0.contains(&name)
    }
}

/// A name without its port, in small letters.
fn bare(named: &str) -> String {
    let host = named.parse::<Authority>();
    host.map_or_else(|_| named.to_owned(), |host| host.host().to_owned()).to_ascii_lowercase()
}

/// Lets through what was sent to this server by one of its names.
pub(crate) async fn known(State(names): State<Names>, request: Request, next: Next) -> Response {
    let named = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    // What names no host at all comes from no browser.
    if named.is_none_or(|named| names.know(named)) {
        return next.run(request).await;
    }
    let host = named.unwrap_or_default().chars().take(100).collect::<String>();
    Problem::own("unknown_host", saying!(&WORDS, "unknown-host", host = host)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_localhost_and_given_names_are_known() {
        let settings = Settings {
            public_url: Some("https://war.example/wapenrol".to_owned()),
            names: vec!["Box.local".to_owned()],
            ..Settings::default()
        };
        let names = Names::of(&settings);
        for good in [
            "127.0.0.1:7411",
            "192.168.1.5",
            "[::1]:7411",
            "localhost:7411",
            "LocalHost",
            "war.example",
            "war.example:443",
            "box.local:7411",
        ] {
            assert!(names.know(good), "{good}");
        }
        for strange in [
            "evil.example",
            "evil.example:7411",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "",
        ] {
            assert!(!names.know(strange), "{strange}");
        }
    }
}
