//! Sending a reminder to an address that an organiser has named: only to where the host lets it go.
//!
//! An organiser is not the host. So that nobody reaches through this server into the host's own network,
//! every address to which a name leads is looked at when the connection is made, and redirections are not
//! followed.

use crate::problem::WORDS;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{
    Method, Request, StatusCode, Uri,
    body::{Bytes, Incoming},
    header,
};
use hyper_rustls::HttpsConnector;
use hyper_util::{
    client::legacy::{
        Client,
        connect::{
            HttpConnector,
            dns::{GaiResolver, Name},
        },
    },
    rt::TokioExecutor,
};
use messages::{Saying, saying};
use rustls::{ClientConfig, RootCertStore};
use std::{
    future::Future,
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    pin::Pin,
    sync::Arc,
    task::{Context, Poll},
    time::Duration,
};
use tower::Service;

/// How long one attempt may take.
const LONGEST: Duration = Duration::from_secs(10);
/// What is read of an answer.
const LARGEST_ANSWER: usize = 16 << 10;
/// Longer than this nobody waits because somebody asks for it.
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);

/// What has become of one attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Attempt {
    /// It was taken.
    Taken,
    /// It was certainly not taken and may be tried again, after this long if somebody said so.
    NotTaken(Option<Duration>),
    /// It is refused, and would be again.
    Refused,
    /// It may have been taken or not.
    Unknown,
}

/// What this server asks others with.
pub(crate) type Outgoing = Client<HttpsConnector<HttpConnector<Guarded>>, Full<Bytes>>;

/// Sends messages to addresses that are allowed.
#[derive(Clone)]
pub(crate) struct Webhooks {
    client: Outgoing,
    private_nets: bool,
}

impl std::fmt::Debug for Webhooks {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Webhooks").field("private_nets", &self.private_nets).finish_non_exhaustive()
    }
}

impl Webhooks {
    /// `private_nets`: addresses of the host's own network are allowed, and plain HTTP.
    pub(crate) fn new(private_nets: bool) -> Result<Self, rustls::Error> {
        Ok(Self { client: client(private_nets)?, private_nets })
    }

    /// May this address be written to, as far as can be told before it is looked up?
    ///
    /// # Errors
    /// A sentence: why not.
    pub(crate) fn check(&self, address: &str) -> Result<Uri, Saying> {
        let uri: Uri = address.parse().map_err(|_| saying!(&WORDS, "address-unread"))?;
        let host = uri.host().filter(|host| !host.is_empty());
        let host = host.ok_or_else(|| saying!(&WORDS, "address-no-host"))?;
        if self.private_nets {
            return Ok(uri);
        }
        if uri.scheme_str() != Some("https") {
            return Err(saying!(&WORDS, "address-not-https"));
        }
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        match bare.parse::<IpAddr>() {
            Ok(ip) if !is_public(ip) => Err(saying!(&WORDS, "address-private")),
            // A number in place of a name is an IPv4 address to whoever looks it up.
            Err(_) if ends_in_a_number(bare) => Err(saying!(&WORDS, "address-no-host")),
            _ => Ok(uri),
        }
    }

    /// Sends a message, once.
    pub(crate) async fn send(&self, address: &str, text: &str) -> Attempt {
        let Ok(uri) = self.check(address) else { return Attempt::Refused };
        // Nobody is called by name, whatever a campaign or a seat is called.
        let content: String = text.chars().take(2000).collect();
        let message = serde_json::json!({
            "content": content, "allowed_mentions": { "parse": [] },
        });
        let request = Request::builder()
            .method(Method::POST)
            .uri(uri)
            .header(header::CONTENT_TYPE, "application/json")
            .header(header::USER_AGENT, concat!("wapenrol/", env!("CARGO_PKG_VERSION")))
            .body(Full::new(Bytes::from(message.to_string())));
        let Ok(request) = request else { return Attempt::Refused };
        // A mistake in a library fails this attempt and nothing else.
        let client = self.client.clone();
        let sending = tokio::spawn(async move { client.request(request).await });
        let answer = match tokio::time::timeout(LONGEST, sending).await {
            Ok(Ok(answer)) => answer,
            Ok(Err(_)) | Err(_) => return Attempt::Unknown,
        };
        match answer {
            Ok(answer) => judged(answer).await,
            Err(error) if error.is_connect() => {
                let forbidden = forbidden(&error);
                tracing::debug!(%error, forbidden, "a reminder found nobody");
                if forbidden { Attempt::Refused } else { Attempt::NotTaken(None) }
            }
            Err(_) => Attempt::Unknown,
        }
    }
}

/// `private_nets`: it may go to addresses of the host's own network.
pub(crate) fn client(private_nets: bool) -> Result<Outgoing, rustls::Error> {
    let roots = RootCertStore::from_iter(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    let provider = Arc::new(rustls_graviola::default_provider());
    let tls = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    let resolver = Guarded { resolver: GaiResolver::new(), private_nets };
    let mut http = HttpConnector::new_with_resolver(resolver);
    http.enforce_http(false);
    http.set_connect_timeout(Some(LONGEST));
    let https = hyper_rustls::HttpsConnectorBuilder::new()
        .with_tls_config(tls)
        .https_or_http()
        .enable_http1()
        .wrap_connector(http);
    let client = Client::builder(TokioExecutor::new()).pool_max_idle_per_host(0).build(https);
    Ok(client)
}

async fn judged(answer: hyper::Response<Incoming>) -> Attempt {
    let (parts, body) = answer.into_parts();
    // Discord says in whole or broken seconds how long it wants to be left alone.
    let pause = parts.headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok());
    let pause = pause.and_then(|seconds| seconds.trim().parse::<f64>().ok());
    let pause = pause.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let pause = pause.map(|pause| pause.min(LONGEST_PAUSE));
    let _ = Limited::new(body, LARGEST_ANSWER).collect().await;
    match parts.status {
        status if status.is_success() => Attempt::Taken,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE => Attempt::NotTaken(pause),
        // A server that broke over it may have passed it on before.
        status if status.is_server_error() => Attempt::Unknown,
        _ => Attempt::Refused,
    }
}

/// Looks names up, and keeps from them what is not allowed.
#[derive(Clone)]
pub(crate) struct Guarded {
    resolver: GaiResolver,
    private_nets: bool,
}

type Found = Pin<Box<dyn Future<Output = io::Result<std::vec::IntoIter<SocketAddr>>> + Send>>;

impl Service<Name> for Guarded {
    type Response = std::vec::IntoIter<SocketAddr>;
    type Error = io::Error;
    type Future = Found;

    fn poll_ready(&mut self, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.resolver.poll_ready(context)
    }

    fn call(&mut self, name: Name) -> Found {
        let found = self.resolver.call(name);
        let private_nets = self.private_nets;
        Box::pin(async move {
            let found = found.await?;
            let allowed: Vec<SocketAddr> =
                found.filter(|address| private_nets || is_public(address.ip())).collect();
            if allowed.is_empty() {
                return Err(io::Error::from(io::ErrorKind::PermissionDenied));
            }
            Ok(allowed.into_iter())
        })
    }
}

/// Was the connection not made because the host does not allow it?
fn forbidden(error: &(dyn std::error::Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        let io = error.downcast_ref::<io::Error>();
        if io.is_some_and(|error| error.kind() == io::ErrorKind::PermissionDenied) {
            return true;
        }
        cause = error.source();
    }
    false
}

fn ends_in_a_number(host: &str) -> bool {
    let last = host.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
    last.starts_with("0x") || last.chars().all(|digit| digit.is_ascii_digit())
}

/// Does an address belong to the open network, and to nobody's own?
fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [first, second, third, _] = ip.octets();
    let shared = first == 100 && (64..128).contains(&second);
    let special = first == 192 && second == 0 && third == 0;
    let measured = first == 198 && (second == 18 || second == 19);
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_broadcast()
        || ip.is_documentation()
        || ip.is_multicast()
        || first == 0
        || first >= 240
        || shared
        || special
        || measured)
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    if let Some(within) = ip.to_ipv4_mapped() {
        return is_public_v4(within);
    }
    let [first, second, ..] = ip.segments();
    let [_, _, _, _, _, _, high, low] = ip.segments();
    let v4 = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        Ipv4Addr::new(a, b, c, d)
    };
    match (first, second) {
        // Ways from one kind of address to the other.
        (0x0064, 0xff9b) => is_public_v4(v4(high, low)),
        (0x2002, _) => {
            let [_, one, two, ..] = ip.segments();
            is_public_v4(v4(one, two))
        }
        (0x2001, 0x0000 | 0x0db8) => false,
        // Only this eighth of all addresses is given out.
        _ => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_somebodys_own_is_not_public() {
        let own = [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "240.0.0.1",
            "203.0.113.9",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "fd12::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "2001:db8::1",
            "2001::1",
            "::7f00:1",
        ];
        for ip in own {
            assert!(!is_public(ip.parse().unwrap()), "{ip}");
        }
        let public = ["1.1.1.1", "162.159.128.233", "2606:4700::1111", "::ffff:1.1.1.1"];
        for ip in public {
            assert!(is_public(ip.parse().unwrap()), "{ip}");
        }
    }

    #[tokio::test]
    async fn nothing_goes_into_the_hosts_own_network() {
        let webhooks = Webhooks::new(false).unwrap();
        for address in [
            "http://example.com/hook",
            "https://127.0.0.1/hook",
            "https://[::1]/hook",
            "ftp://example.com",
            "nonsense",
            "https://2130706433/hook",
            "https://0x7f000001/hook",
            "https://127.1/hook",
        ] {
            assert!(webhooks.check(address).is_err(), "{address}");
        }
        assert!(webhooks.check("https://discord.com/api/webhooks/1/x").is_ok());
        // A name that leads home is found out when it is looked up.
        let home = webhooks.send("https://localhost/hook", "x").await;
        assert_eq!(home, Attempt::Refused);
    }
}
