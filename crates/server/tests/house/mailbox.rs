//! A mail server that keeps what it is given, as much of one (RFC 5321) as it takes to be written to.

use super::in_time;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    sync::mpsc,
};

/// Whoever is written to, and where.
pub(crate) struct Mailbox {
    /// As the server is told of it.
    pub(crate) address: String,
    letters: mpsc::UnboundedReceiver<String>,
}

impl Mailbox {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("smtp://{}", listener.local_addr().unwrap());
        let (keep, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(taken(stream, keep.clone()));
            }
        });
        Self { address, letters }
    }

    /// The next letter: for whom, what stands above it, and what is in it.
    pub(crate) async fn next(&mut self) -> String {
        in_time(self.letters.recv()).await.unwrap()
    }
}

/// Takes what one connection brings.
async fn taken(stream: TcpStream, keep: mpsc::UnboundedSender<String>) {
    let mut stream = BufReader::new(stream);
    let mut letter = String::new();
    stream.write_all(b"220 box\r\n").await.unwrap();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.unwrap_or(0) == 0 {
            return;
        }
        let command = line.get(..4).unwrap_or_default().to_ascii_uppercase();
        let answer: &[u8] = match command.as_str() {
            "RCPT" => {
                letter.push_str(&line);
                b"250 ok\r\n"
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await.unwrap();
                loop {
                    let mut line = String::new();
                    stream.read_line(&mut line).await.unwrap();
                    if line == ".\r\n" {
                        break;
                    }
                    letter.push_str(&line);
                }
                keep.send(std::mem::take(&mut letter)).unwrap();
                b"250 taken\r\n"
            }
            "QUIT" => b"221 bye\r\n",
            _ => b"250 ok\r\n",
        };
        stream.write_all(answer).await.unwrap();
    }
}
