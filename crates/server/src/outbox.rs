//! How the server writes to people: to a webhook, or as mail where the host has a mail server.

use crate::{
    mail::MailServer,
    problem::WORDS,
    webhook::{Attempt, Webhooks},
};
use messages::{Saying, saying};

/// How the server writes to people.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    pub(crate) webhooks: Webhooks,
    /// None: this host sends no mail.
    pub(crate) mail: Option<MailServer>,
}

impl Outbox {
    /// May this address be written to, as far as can be told before it is tried?
    ///
    /// # Errors
    /// A sentence: why not.
    pub(crate) fn check(&self, address: &str) -> Result<(), Saying> {
        if !is_mail(address) {
            return self.webhooks.check(address).map(drop);
        }
        if self.mail.is_none() {
            return Err(saying!(&WORDS, "address-no-mail"));
        }
        Ok(())
    }

    /// Writes to an address, once.
    pub(crate) async fn send(&self, address: &str, subject: &str, text: &str) -> Attempt {
        match &self.mail {
            Some(mail) if is_mail(address) => mail.send(address, subject, text).await,
            // The host sends no mail any more.
            None if is_mail(address) => Attempt::Refused,
            _ => self.webhooks.send(address, text).await,
        }
    }
}

/// Is it an address of mail, and not of the web?
pub(crate) fn is_mail(address: &str) -> bool {
    address.contains('@') && !address.contains("://")
}

/// As much of an address as may be told: whoever knows a webhook's may write there.
pub(crate) fn told(address: &str) -> String {
    if is_mail(address) {
        return address.to_owned();
    }
    let host = address.split_once("://").map_or(address, |(_, rest)| rest);
    host.split(['/', '?', '#'])
        .next()
        .unwrap_or_default()
        .rsplit('@')
        .next()
        .unwrap_or_default()
        .to_owned()
}

#[cfg(test)]
mod tests {
    use super::told;

    #[test]
    fn of_a_webhook_only_the_host_is_told() {
        let webhook = "https://anna:secret@discord.example:8443/api/webhooks/1/secret";
        assert_eq!(told(webhook), "discord.example:8443");
        assert_eq!(told("https://discord.example?key=secret"), "discord.example");
        assert_eq!(told("anna@war.example"), "anna@war.example");
    }
}
