//! The way to the servers: addresses, certificates, credentials.

use super::{Login, NatsOptions, nodes};
use crate::NatsRefusal;
use async_nats::{
    Client, ConnectErrorKind, ConnectOptions, Event, ReconnectToServer, Server, ServerAddr,
};
use std::{
    error::Error,
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

/// How long one attempt to connect may take.
const ONE_ATTEMPT: Duration = Duration::from_secs(2);

/// So often a server is asked whether it is there. One that leaves two such questions open is left at the third: a wire that is
/// cut says nothing.
const THERE: Duration = Duration::from_secs(2);

/// Connects to any of the servers.
pub(super) async fn connect(options: &NatsOptions, login: &Login) -> Result<Client, NatsRefusal> {
    let addresses = addresses(&options.servers)?;
    // The client asks for the process's provider; whoever has set it before in this process has set the same.
    let _ = rustls_graviola::default_provider().install_default();
    let turns = Arc::new(Turns::default());
    let next = Arc::clone(&turns);
    let told = ConnectOptions::new()
        .name("wapenrol")
        .connection_timeout(ONE_ATTEMPT)
        .ping_interval(THERE)
        .reconnect_to_server_callback(move |servers, _| {
            let next = next.next(&servers);
            async move { next }
        })
        .event_callback(|event| async move { tell(&event) });
    let told = match &options.roots {
        Some(roots) => told.add_root_certificates(roots.clone()),
        None => told,
    };
    let told = match login {
        Login::Nobody => told,
        Login::User { name, password } => told.user_and_password(name.clone(), password.clone()),
        Login::Credentials(file) => told.credentials_file(file).await.map_err(|error| {
            let message = format!("the credentials {}: {error}", file.display());
            NatsRefusal::NotLetIn { addresses: options.servers.join(", "), message }
        })?,
    };
    let client = told.connect(addresses).await.map_err(|error| {
        let (addresses, message) = (options.servers.join(", "), innermost(&error));
        match error.kind() {
            ConnectErrorKind::Authentication | ConnectErrorKind::AuthorizationViolation => {
                NatsRefusal::NotLetIn { addresses, message }
            }
            _ if is_distrust(&error) => NatsRefusal::Certificate { addresses, message },
            _ => NatsRefusal::Unreachable { addresses, message },
        }
    })?;
    turns.began.store(true, Ordering::Relaxed);
    Ok(client)
}

/// Whose turn it is when another server is wanted: each in its turn, so that the one that was left is tried last.
#[derive(Debug, Default)]
struct Turns {
    /// At first the library tries all of them, in any order.
    began: AtomicBool,
    turn: AtomicUsize,
}

impl Turns {
    fn next(&self, servers: &[Server]) -> Option<ReconnectToServer> {
        if !self.began.load(Ordering::Relaxed) {
            return None;
        }
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let server = servers.get(turn % servers.len().max(1))?;
        Some(ReconnectToServer { addr: server.addr.clone(), delay: None })
    }
}

/// Connects once more, as a user of the system account.
pub(super) async fn connect_to_ask(options: &NatsOptions) -> Result<Client, NatsRefusal> {
    if let Login::Nobody = options.system {
        let message = format!("no user of the system account is named; {}", nodes::NAME_A_USER);
        return Err(NatsRefusal::SyncUnread { message });
    }
    connect(options, &options.system).await.map_err(|refusal| match refusal {
        NatsRefusal::NotLetIn { message, .. } => {
            let message = format!(
                "the user of the system account is not let in: {message}; {}",
                nodes::NAME_A_USER
            );
            NatsRefusal::SyncUnread { message }
        }
        other => other,
    })
}

/// Refuses a server that is too old, before it is asked for anything.
pub(super) fn must_be_recent(client: &Client) -> Result<(), NatsRefusal> {
    let info = client.server_info();
    if nodes::is_recent(&info.version) {
        return Ok(());
    }
    Err(NatsRefusal::Old { node: info.server_name, version: info.version })
}

fn addresses(servers: &[String]) -> Result<Vec<ServerAddr>, NatsRefusal> {
    let refused = |address: &str, message: &str| NatsRefusal::Address {
        address: address.into(),
        message: message.into(),
    };
    if servers.is_empty() {
        return Err(refused("", "none is named"));
    }
    let address = |text: &String| {
        // What stands in an address stands in lists of processes and in errors.
        if let Some((_, server)) = text.rsplit_once('@') {
            return Err(refused(server, "names and passwords have no place in it"));
        }
        if !text.starts_with("nats://") && !text.starts_with("tls://") {
            return Err(refused(text, "it begins with neither nats:// nor tls://"));
        }
        if text.ends_with("//") {
            return Err(refused(text, "it names no server"));
        }
        text.parse::<ServerAddr>().map_err(|error| refused(text, &error.to_string()))
    };
    servers.iter().map(address).collect()
}

fn tell(event: &Event) {
    match event {
        Event::Connected => tracing::debug!("connected to a NATS server"),
        Event::Disconnected => tracing::warn!("the NATS server is gone; another is looked for"),
        other => tracing::debug!(%other, "NATS"),
    }
}

/// Was a server found whose certificate is not trusted?
fn is_distrust(error: &(dyn Error + 'static)) -> bool {
    let mut cause = Some(error);
    while let Some(error) = cause {
        let within = error.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        let tls = within.and_then(|within| within.downcast_ref::<rustls::Error>());
        if let Some(rustls::Error::InvalidCertificate(_)) = tls.or_else(|| error.downcast_ref()) {
            return true;
        }
        cause = error.source();
    }
    false
}

fn innermost(error: &dyn Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = inner.to_string();
        cause = inner.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_refused_without_telling_a_password() {
        let refused = |text: &str| addresses(&[text.to_owned()]).unwrap_err();
        for text in ["", "127.0.0.1:4222", "http://localhost", "nats://", "nats://host:port"] {
            assert_eq!(refused(text).code(), "nats_address_wrong", "{text}");
        }
        let told = refused("nats://me:secret@host:4222").to_string();
        assert!(told.contains("host:4222") && !told.contains("secret"), "{told}");
        assert!(addresses(&[]).is_err());
        let good = ["nats://127.0.0.1:4222", "tls://nats.example.org", "nats://[::1]:4222"];
        assert_eq!(addresses(&good.map(str::to_owned)).unwrap().len(), 3);
    }
}
