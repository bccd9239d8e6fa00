//! Sending mail through the host's own mail server.

use crate::webhook::Attempt;
use lettre::{
    AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    address::AddressError,
    message::{
        Mailbox,
        header::{ContentType, HeaderName, HeaderValue},
    },
    transport::smtp,
};
use std::{fmt, time::Duration};

/// How long one step of an attempt may take.
const LONGEST: Duration = Duration::from_secs(20);

/// The mail server of the host, and who is said to write.
#[derive(Clone)]
pub struct MailServer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// The password in the address is not for logs.
impl fmt::Debug for MailServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MailServer").field("from", &self.from).finish_non_exhaustive()
    }
}

/// It is no mail server that could be written to, or nobody who could write.
#[derive(Debug, thiserror::Error)]
pub enum NotMailServer {
    /// The address. It is not repeated: a password may stand in it.
    #[error(
        "the mail server is no address; write smtps://NAME:PASSWORD@HOST, smtp://NAME:PASSWORD@HOST?tls=required, or \
         smtp://HOST for one on this machine"
    )]
    Address(#[source] smtp::Error),
    /// Who writes.
    #[error("`{0}` is no sender; write for example wapenrol@war.example")]
    From(String, #[source] AddressError),
}

impl MailServer {
    /// A server at an address such as `smtps://NAME:PASSWORD@HOST`; nobody is asked yet.
    ///
    /// # Errors
    /// [`NotMailServer`] for what cannot be read.
    pub fn new(address: &str, from: &str) -> Result<Self, NotMailServer> {
        let from = from.parse().map_err(|error| NotMailServer::From(from.to_owned(), error))?;
        // Mail asks for the one of the whole process. Somebody may have said it before: it is the same.
        let _ = rustls_graviola::default_provider().install_default();
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(address.trim())
            .map_err(NotMailServer::Address)?
            .timeout(Some(LONGEST))
            .build();
        Ok(Self { transport, from })
    }

    /// Who is said to write.
    #[must_use]
    pub fn from(&self) -> String {
        self.from.to_string()
    }

    /// Writes to somebody, once. What stands first is the subject, too.
    pub(crate) async fn send(&self, to: &str, subject: &str, text: &str) -> Attempt {
        let Some(message) = self.message(to, subject, text) else { return Attempt::Refused };
        // Whether there is a mail server at all is found out before it could have taken anything.
        match self.transport.test_connection().await {
            Ok(true) => {}
            Ok(false) => return Attempt::NotTaken(None),
            Err(error) => {
                tracing::warn!(%error, "the mail server cannot be reached");
                return Attempt::NotTaken(None);
            }
        }
        match self.transport.send(message).await {
            Ok(_) => Attempt::Taken,
            Err(error) => {
                tracing::warn!(%error, "the mail server has not taken a letter");
                if error.is_permanent() || error.is_client() {
                    Attempt::Refused
                } else if error.is_transient() {
                    Attempt::NotTaken(None)
                } else {
                    Attempt::Unknown
                }
            }
        }
    }

    fn message(&self, to: &str, subject: &str, text: &str) -> Option<Message> {
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(to.parse().ok()?)
            // What people call things cannot begin another header.
            .subject(subject.split_whitespace().collect::<Vec<_>>().join(" "))
            .header(ContentType::TEXT_PLAIN)
            .body(text.to_owned())
            .ok()?;
        // No answering machine answers (RFC 3834).
        let automatic = HeaderName::new_from_ascii_str("Auto-Submitted");
        message.headers_mut().insert_raw(HeaderValue::new(automatic, "auto-generated".to_owned()));
        Some(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_is_none_is_refused_without_being_repeated() {
        let wrong = MailServer::new("smpt://anna:secret@host", "wapenrol@war.example").unwrap_err();
        let told = format!("{wrong} {wrong:?}");
        assert!(matches!(wrong, NotMailServer::Address(_)) && !told.contains("secret"), "{told}");
        let wrong = MailServer::new("smtp://localhost", "nobody").unwrap_err();
        assert!(wrong.to_string().contains("`nobody` is no sender"), "{wrong}");
        let server =
            MailServer::new("smtps://anna:secret@host", "Club <club@war.example>").unwrap();
        assert!(!format!("{server:?}").contains("secret"));
    }

    #[test]
    fn what_people_call_things_begins_no_header() {
        let server = MailServer::new("smtp://localhost", "wapenrol@war.example").unwrap();
        let subject = "Crowns\r\nBcc: all@war.example";
        let message = server.message("anna@war.example", subject, "Line.\r\n.\r\nMore.").unwrap();
        let text = String::from_utf8(message.formatted()).unwrap();
        assert!(text.contains("Subject: Crowns Bcc: all@war.example\r\n"), "{text}");
        assert!(text.contains("Auto-Submitted: auto-generated\r\n"), "{text}");
        assert!(!text.contains("\nBcc:"), "{text}");
        assert!(server.message("anna", "x", "y").is_none());
    }
}
