//! What a host watches: figures in the text format of Prometheus (OpenMetrics), on an address of their own. Nothing in them
//! names a campaign or a person.

use crate::condition::{Ailment, Condition};
use axum::{
    Router,
    extract::{Request, State},
    http::{Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
    routing::get,
};
use prometheus_client::{
    collector::Collector,
    encoding::{DescriptorEncoder, EncodeLabelSet, EncodeMetric, text::encode},
    metrics::{
        MetricType,
        counter::Counter,
        family::Family,
        gauge::{ConstGauge, Gauge},
        histogram::{Histogram, exponential_buckets},
        info::Info,
    },
    registry::{Registry, Unit},
};
use std::{
    fmt, fs, io,
    sync::{Arc, atomic::AtomicI64},
    time::Instant,
};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// The content type of OpenMetrics, which Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The figures of one server.
#[derive(Debug, Clone)]
pub struct Metrics(Arc<Figures>);

#[derive(Debug)]
struct Figures {
    registry: Registry,
    requests: Family<Answered, Counter>,
    orders: Family<Ordered, Counter>,
    seconds: Histogram,
    followers: Gauge<i64, AtomicI64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    method: &'static str,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Ordered {
    /// `accepted`, `refused` (by the rules, or asked for more) or `failed`.
    outcome: &'static str,
}

impl Metrics {
    /// Nothing has been counted yet; the condition is asked whenever somebody reads.
    #[must_use]
    pub fn new(condition: Option<Arc<dyn Condition>>) -> Self {
        let mut registry = Registry::with_prefix("wapenrol");
        let (requests, orders) = (Family::default(), Family::default());
        // From a millisecond to half a minute.
        let seconds = Histogram::new(exponential_buckets(0.001, 2.0, 16));
        let followers = Gauge::default();
        let version = Info::new([("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "Which program this is", version);
        registry.register("requests", "Answered requests", Family::clone(&requests));
        registry.register("orders", "Orders, by what became of them", Family::clone(&orders));
        registry.register_with_unit(
            "answer",
            "Time until an answer began",
            Unit::Seconds,
            seconds.clone(),
        );
        registry.register("followers", "Streams that are followed just now", followers.clone());
        registry.register_collector(Box::new(Asked { condition }));
        Self(Arc::new(Figures { registry, requests, orders, seconds, followers }))
    }

    /// Counts one more follower for as long as what is answered lives.
    pub(crate) fn follower(&self) -> Follower {
        self.0.followers.inc();
        Follower(self.0.followers.clone())
    }

    /// All figures as they are now.
    ///
    /// # Errors
    /// Only when they cannot be written into memory.
    pub fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.0.registry)?;
        Ok(text)
    }

    /// Tells them at `/metrics` until `shutdown` is cancelled.
    ///
    /// # Errors
    /// When the listener fails for good.
    pub async fn serve(self, listener: TcpListener, shutdown: CancellationToken) -> io::Result<()> {
        let router = Router::new().route("/metrics", get(tell)).with_state(self);
        axum::serve(listener, router).with_graceful_shutdown(shutdown.cancelled_owned()).await
    }
}

async fn tell(State(metrics): State<Metrics>) -> Response {
    metrics.text().map_or_else(
        |_| axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response(),
        |text| ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
    )
}

/// Somebody who follows a stream.
pub(crate) struct Follower(Gauge<i64, AtomicI64>);

impl Drop for Follower {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Counts each request.
pub(crate) async fn counted(
    State(metrics): State<Option<Metrics>>,
    request: Request,
    next: Next,
) -> Response {
    let Some(Metrics(figures)) = metrics else { return next.run(request).await };
    let begun = Instant::now();
    let method = method_of(request.method());
    let orders = method == "POST" && is_for_orders(request.uri().path());
    let response = next.run(request).await;
    let status = response.status();
    figures.seconds.observe(begun.elapsed().as_secs_f64());
    figures.requests.get_or_create(&Answered { method, status: status.as_u16() }).inc();
    if orders {
        let outcome = match status {
            status if status.is_success() => "accepted",
            status if status.is_client_error() => "refused",
            _ => "failed",
        };
        figures.orders.get_or_create(&Ordered { outcome }).inc();
    }
    response
}

/// A method by name; whatever else somebody makes up makes no figures of its own.
fn method_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::POST => "POST",
        Method::HEAD => "HEAD",
        _ => "other",
    }
}

fn is_for_orders(path: &str) -> bool {
    path.strip_prefix("/api/campaigns/").is_some_and(|rest| {
        let mut parts = rest.split('/').skip(1);
        parts.next() == Some("orders") && parts.next().is_none()
    })
}

/// What is asked whenever somebody reads: how the store is, and how much memory the program has.
#[derive(Debug)]
struct Asked {
    condition: Option<Arc<dyn Condition>>,
}

impl Collector for Asked {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> Result<(), fmt::Error> {
        if let Some(condition) = &self.condition {
            let there = condition.ailments();
            let help = "1 while something is not as it should be";
            let mut ailing = encoder.encode_descriptor("ailment", help, None, MetricType::Gauge)?;
            for ailment in Ailment::ALL {
                let ails = i64::from(there.contains(&ailment));
                let labels = [("code", ailment.code())];
                ConstGauge::new(ails).encode(ailing.encode_family(&labels)?)?;
            }
        }
        let free = self.condition.as_ref().and_then(|condition| condition.free_bytes());
        let help = "Room on the disk of the data folder";
        bytes(&mut encoder, "free", help, free)?;
        bytes(&mut encoder, "resident_memory", "Memory that the program holds", resident())
    }
}

fn bytes(
    encoder: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    figure: Option<u64>,
) -> Result<(), fmt::Error> {
    let Some(figure) = figure else { return Ok(()) };
    let gauge = ConstGauge::new(i64::try_from(figure).unwrap_or(i64::MAX));
    gauge.encode(encoder.encode_descriptor(name, help, Some(&Unit::Bytes), MetricType::Gauge)?)
}

/// How much memory the program holds, where Linux says it.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
