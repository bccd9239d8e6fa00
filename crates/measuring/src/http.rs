//! Somebody who asks a server again and again on one connection, with so little work of their own that it is the server that is
//! measured.

use std::{
    io,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// A connection that stays.
pub(crate) struct Connection {
    stream: TcpStream,
    address: String,
    read: Vec<u8>,
}

/// A status and a body.
pub(crate) struct Answered {
    pub(crate) status: u16,
    pub(crate) body: Vec<u8>,
}

fn cut_off() -> io::Error {
    io::Error::new(io::ErrorKind::UnexpectedEof, "the server hung up")
}

impl Connection {
    pub(crate) async fn to(address: &str) -> io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Self { stream, address: address.to_owned(), read: Vec::new() })
    }

    pub(crate) async fn get(&mut self, path: &str, key: Option<&str>) -> io::Result<Answered> {
        self.ask("GET", path, key, "").await
    }

    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: &str,
    ) -> io::Result<Answered> {
        let bearer = key.map_or_else(String::new, |key| format!("Authorization: Bearer {key}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\n{bearer}Content-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        self.answer().await
    }

    async fn answer(&mut self) -> io::Result<Answered> {
        self.read.clear();
        let end = loop {
            if let Some(at) = self.read.windows(4).position(|four| four == b"\r\n\r\n") {
                break at + 4;
            }
            self.more().await?;
        };
        let head = String::from_utf8_lossy(&self.read[..end]).to_ascii_lowercase();
        let status = head.split(' ').nth(1).and_then(|word| word.parse().ok());
        let length = head.lines().find_map(|line| line.strip_prefix("content-length:"));
        let length = length.and_then(|length| length.trim().parse::<usize>().ok());
        let (Some(status), Some(length)) = (status, length) else {
            return Err(io::Error::other(format!("an answer without a length: {head}")));
        };
        while self.read.len() < end + length {
            self.more().await?;
        }
        Ok(Answered { status, body: self.read[end..end + length].to_vec() })
    }

    async fn more(&mut self) -> io::Result<()> {
        match self.stream.read_buf(&mut self.read).await? {
            0 => Err(cut_off()),
            _ => Ok(()),
        }
    }
}

/// Somebody who asks over one connection.
pub(crate) trait Asker: Send + 'static {
    /// Asks once; false: it was refused.
    fn ask(&mut self, connection: &mut Connection)
    -> impl Future<Output = io::Result<bool>> + Send;
}

/// All of them ask for so long. How long each answer took, and how long all of it.
pub(crate) async fn load<A: Asker>(
    address: &str,
    askers: Vec<A>,
    each: Duration,
) -> io::Result<(Vec<Duration>, Duration)> {
    let mut connections = Vec::new();
    for asker in askers {
        connections.push((asker, Connection::to(address).await?));
    }
    let begun = Instant::now();
    let asking: Vec<_> = connections
        .into_iter()
        .map(|(mut asker, mut connection)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                while begun.elapsed() < each {
                    let asked = Instant::now();
                    if !asker.ask(&mut connection).await? {
                        return Err(io::Error::other("a request was refused"));
                    }
                    times.push(asked.elapsed());
                }
                Ok(times)
            })
        })
        .collect();
    let mut times = Vec::new();
    for asking in asking {
        times.extend(asking.await.map_err(io::Error::other)??);
    }
    Ok((times, begun.elapsed()))
}

/// Asks for the same again and again.
pub(crate) struct Same {
    pub(crate) method: &'static str,
    pub(crate) path: String,
    pub(crate) key: Option<String>,
    pub(crate) body: String,
}

impl Asker for Same {
    async fn ask(&mut self, connection: &mut Connection) -> io::Result<bool> {
        let Self { method, path, key, body } = self;
        Ok(connection.ask(method, path, key.as_deref(), body).await?.status == 200)
    }
}
