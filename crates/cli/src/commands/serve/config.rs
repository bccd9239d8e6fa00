//! What the server is told when it is started: whether it holds together, and what it comes to.

use super::Serve;
use crate::client::CREATION_PASSWORD;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder::store_failure;
use serde::Serialize;
use server::{CreationPassword, MailServer};
use std::fmt::Write as _;
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use store::{Beside, Folder, Holder, NatsStore};

/// Holds the address of the mail server, where no file does.
const MAIL: &str = "WAPENROL_MAIL";

/// What was found to be in order.
pub(super) struct Agreed {
    pub(super) creation_password: Option<CreationPassword>,
    pub(super) public_url: Option<String>,
    pub(super) mail: Option<MailServer>,
}

/// What a server that is started so would do.
#[derive(Serialize)]
struct Checked {
    listen: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    store: Option<String>,
    data: String,
    backup: Option<String>,
    metrics: Option<String>,
    beacon: Option<String>,
    mail: Option<String>,
    beginners: &'static str,
    names: Vec<String>,
    encrypted: bool,
}

impl Serve {
    /// Everything that is wrong without anything being opened.
    pub(super) fn agreed(&self) -> Result<Agreed, Failure> {
        let creation_password = self.creation_password()?;
        if creation_password.is_none() {
            self.check_door()?;
        }
        Ok(Agreed { creation_password, public_url: self.public_url()?, mail: self.mail()? })
    }

    /// Says what a server that is started so would do, and starts and writes nothing.
    pub(super) fn check(&self, context: &Context) -> Result<(), Failure> {
        let agreed = self.agreed()?;
        let encrypted = context.place.host_key()?.is_some();
        let in_nats = self.in_nats(context)?;
        let data = match &in_nats {
            None => store::look_at(&context.place.data).map_err(store_failure)?,
            Some(_) => beside(&context.place.data)?,
        };
        let in_nats = in_nats.map(|options| {
            let addresses = options.servers.join(", ");
            let is_there = NatsStore::look_at(options).map_err(store_failure)?;
            let made = if is_there { "" } else { ", where its streams will be made" };
            Ok::<_, Failure>(format!("{addresses}{made}"))
        });
        let store = in_nats.transpose()?;
        let holder = match &data {
            Folder::Ours { holder: Some(holder) } => Some(holder),
            _ => None,
        };
        self.check_listening(holder)?;
        if let (Some(address), None) = (self.metrics, holder) {
            TcpListener::bind(address).map_err(|error| cannot_tell(address, &error))?;
        }
        let backup = self.backup.as_deref().map(|path| {
            let found = store::look_at_backup(path).map_err(store_failure)?;
            Ok::<_, Failure>(format!("{}{}", path.display(), told(&found)))
        });
        let public = agreed.public_url.iter().cloned();
        let checked = Checked {
            listen: self.listen.to_string(),
            store,
            data: format!("{}{}", context.place.data.display(), told(&data)),
            backup: backup.transpose()?,
            metrics: self.metrics.map(|address| format!("http://{address}/metrics")),
            beacon: self.beacon.as_ref().map(ToString::to_string),
            mail: agreed.mail.as_ref().map(MailServer::from),
            beginners: match (&agreed.creation_password, self.listen.ip().is_loopback()) {
                (Some(_), _) => "who know the password",
                (None, true) => "everybody on this machine",
                (None, false) => "everybody who reaches it",
            },
            names: public.chain(self.names.iter().cloned()).collect(),
            encrypted,
        };
        context.printer.answer(&checked, |text| checked.tell(text))?;
        Ok(())
    }

    /// The address is free, or it is that of the server which has the folder already.
    fn check_listening(&self, holder: Option<&Holder>) -> Result<(), Failure> {
        let ours = holder.and_then(|holder| holder.address.as_deref());
        if ours == Some(&self.listen.to_string()) {
            return Ok(());
        }
        match TcpListener::bind(self.listen) {
            Ok(_) => Ok(()),
            Err(error) => Err(self.cannot_listen(&error)),
        }
    }

    pub(super) fn cannot_listen(&self, error: &std::io::Error) -> Failure {
        Failure::fault("cannot_listen", format!("{}: {error}", self.listen))
            .with("allowed", "Another address can be named with --listen.")
    }

    /// Whoever opens the server to other machines says who may begin campaigns.
    fn check_door(&self) -> Result<(), Failure> {
        if self.listen.ip().is_loopback() || self.anybody_may_begin {
            return Ok(());
        }
        let message = format!(
            "other machines reach {}, and without a password anybody there could begin campaigns and fill \
             this disk",
            self.listen
        );
        let allowed = "Name a password with --creation-password-file, or say --anybody-may-begin.";
        Err(Failure::usage("open_door", message).with("allowed", allowed))
    }

    fn public_url(&self) -> Result<Option<String>, Failure> {
        let Some(url) = &self.public_url else { return Ok(None) };
        let url = url.trim_end_matches('/');
        if url.starts_with("https://") || url.starts_with("http://") {
            return Ok(Some(url.to_owned()));
        }
        let message = format!("`{url}` is no address; write for example https://war.example");
        Err(Failure::usage("bad_url", message))
    }

    /// The mail server, as far as can be told before it is asked.
    fn mail(&self) -> Result<Option<MailServer>, Failure> {
        let address = match &self.mail_file {
            Some(file) => Some(read(file)?),
            None => std::env::var(MAIL).ok(),
        };
        match (address, &self.mail_from) {
            (None, None) => Ok(None),
            (Some(address), Some(from)) => MailServer::new(&address, from)
                .map(Some)
                .map_err(|error| Failure::usage("bad_mail_server", error.to_string())),
            (Some(_), None) => Err(Failure::usage("no_sender", "nobody is said to write the mail")
                .with("allowed", "Name who does with --mail-from, such as wapenrol@war.example.")),
            (None, Some(_)) => {
                let message = "there is no mail server through which mail could go";
                let allowed = "Write its address into a file and name that with --mail-file.";
                Err(Failure::usage("no_mail_server", message).with("allowed", allowed))
            }
        }
    }

    /// What the host wants to hear of those who begin a campaign.
    fn creation_password(&self) -> Result<Option<CreationPassword>, Failure> {
        let text = match &self.creation_password_file {
            Some(file) => Some(read(file)?),
            None => std::env::var(CREATION_PASSWORD).ok(),
        };
        let Some(text) = text else { return Ok(None) };
        // A host who wants a password and gives none would stand before an open door.
        CreationPassword::new(&text).map(Some).ok_or_else(|| {
            Failure::usage("empty_password", "the password to begin campaigns is empty")
        })
    }
}

fn read(file: &Path) -> Result<String, Failure> {
    std::fs::read_to_string(file).map_err(|error| {
        Failure::new(Kind::Fault, "no_file", format!("{}: {error}", file.display()))
    })
}

/// Figures cannot be told there.
pub(super) fn cannot_tell(address: SocketAddr, error: &std::io::Error) -> Failure {
    let message = format!("figures cannot be told at {address}: {error}");
    let allowed = "Another address can be named with --metrics.";
    Failure::fault("cannot_listen", message).with("allowed", allowed)
}

/// The folder beside a store elsewhere, as far as it can be told without opening it.
fn beside(path: &Path) -> Result<Folder, Failure> {
    let is_new = Beside::could_be(path).map_err(store_failure)?;
    Ok(if is_new { Folder::New } else { Folder::Ours { holder: None } })
}

/// What is to be said of a folder beside its name.
fn told(folder: &Folder) -> String {
    match folder {
        Folder::New => ", which will be made".to_owned(),
        Folder::Ours { holder: None } => String::new(),
        Folder::Ours { holder: Some(holder) } => format!(", in use by {holder}"),
    }
}

impl Checked {
    fn tell(&self, text: &mut String) {
        let Self {
            listen,
            store,
            data,
            backup,
            metrics,
            beacon,
            mail,
            beginners,
            names,
            encrypted,
        } = self;
        let _ = writeln!(text, "listens on   {listen}");
        if let Some(store) = store {
            let _ = writeln!(text, "store        {store}");
        }
        let _ = writeln!(text, "data         {data}");
        let _ = writeln!(text, "encrypted    {}", if *encrypted { "yes" } else { "no" });
        let _ = writeln!(text, "backup       {}", backup.as_deref().unwrap_or("none"));
        let _ = writeln!(text, "figures      {}", metrics.as_deref().unwrap_or("none"));
        let _ = writeln!(text, "beacon       {}", beacon.as_deref().unwrap_or("none"));
        let _ =
            writeln!(text, "mail from    {}", mail.as_deref().unwrap_or("nobody: none is sent"));
        let _ = writeln!(text, "may begin    {beginners}");
        let _ = writeln!(text, "answers to   addresses in numbers, localhost");
        for name in names {
            let _ = writeln!(text, "             {name}");
        }
        text.push_str("the server can be started so");
    }
}
