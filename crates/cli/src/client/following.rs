//! Following the stream of a campaign, as a device that can be asked for something.

use super::{
    Client, problem,
    request::{at, request},
    transport::Right,
};
use crate::failure::Failure;
use chronicle::{Bytes32, CampaignId, PublicKey};
use decider::By;
use http::{Method, header};
use serde::Deserialize;
use server::{DEVICE_HEADER, body::AskBody};
use std::io::{self, Write};

/// What a device hears.
pub(crate) enum Heard {
    /// The server knows that it is there, and who else is.
    There,
    /// The log ends with this record now.
    Head(u64, Bytes32),
    /// It is asked for a link.
    Ask(Box<AskBody>),
}

#[derive(Deserialize)]
struct Batch {
    head: Ends,
}

#[derive(Deserialize)]
struct Ends {
    seq: u64,
    hash: Bytes32,
}

/// Takes the bytes of a stream of events; ends it when it is told to.
struct Listener<'l> {
    hear: &'l mut dyn FnMut(Heard) -> bool,
    line: Vec<u8>,
    event: String,
    /// It was told to end.
    done: bool,
    wrong: Option<serde_json::Error>,
}

impl Listener<'_> {
    /// One line; false: that was all.
    fn take(&mut self) -> bool {
        let line = std::mem::take(&mut self.line);
        let line = String::from_utf8_lossy(&line);
        if let Some(event) = line.strip_prefix("event:") {
            event.trim().clone_into(&mut self.event);
        } else if let Some(data) = line.strip_prefix("data:") {
            let heard = match &*self.event {
                "batch" => serde_json::from_str::<Batch>(data)
                    .map(|Batch { head: Ends { seq, hash } }| Heard::Head(seq, hash)),
                "presence" => Ok(Heard::There),
                "ask" => serde_json::from_str(data).map(Heard::Ask),
                _ => return true,
            };
            return match heard {
                Ok(heard) => (self.hear)(heard),
                Err(error) => {
                    self.wrong = Some(error);
                    false
                }
            };
        }
        true
    }
}

impl Write for Listener<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for byte in bytes {
            match byte {
                b'\n' if !self.take() => {
                    self.done = true;
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                b'\n' => (),
                byte => self.line.push(*byte),
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Client {
    /// Does it ask a server?
    pub(crate) fn is_remote(&self) -> bool {
        self.transport.url().is_some()
    }

    /// Follows the stream behind a record until `hear` says no, or the server hangs up.
    pub(crate) fn follow(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        (device, after): (&PublicKey, u64),
        hear: &mut dyn FnMut(Heard) -> bool,
    ) -> Result<(), Failure> {
        let device = device.to_string();
        let lines = [
            (header::ACCEPT, "text/event-stream"),
            (header::HeaderName::from_static(DEVICE_HEADER), &*device),
        ];
        let request = request(
            Method::GET,
            &at(campaign, &format!("stream?after={after}")),
            &lines,
            Vec::new(),
        )?;
        let (line, event) = (Vec::new(), String::new());
        let mut listener = Listener { hear, line, event, done: false, wrong: None };
        let sent = self.transport.send_within(Right::As(by), request, &mut listener, None);
        if let Some(error) = &listener.wrong {
            return Err(self.transport.not_understood(error));
        }
        match sent {
            Err(_) if listener.done => Ok(()),
            Err(failure) => Err(failure),
            Ok(Err((status, problem))) => Err(problem::problem(status, &problem)),
            Ok(Ok(())) => {
                Err(Failure::fault("network", "the server has ended the stream".to_owned()))
            }
        }
    }
}
