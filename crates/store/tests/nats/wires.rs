//! Wires between servers, and between them and us. While one is cut nothing comes through, as in a network that drops
//! everything: nobody is told, and what was under way comes through when it is whole again.

use std::{
    io::{Read as _, Write as _},
    net::{Shutdown, TcpListener, TcpStream},
    sync::{Arc, Condvar, Mutex},
    thread,
};

/// A wire to a port of this machine. It lies as long as the test program runs.
pub(crate) struct Wire {
    pub(crate) port: u16,
    ends: Arc<Ends>,
}

#[derive(Default)]
struct Ends {
    is_cut: Mutex<bool>,
    changed: Condvar,
}

impl Ends {
    fn wait_until_whole(&self) {
        drop(self.changed.wait_while(self.is_cut.lock().unwrap(), |is_cut| *is_cut).unwrap());
    }
}

impl Wire {
    pub(crate) fn to(port: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let wire =
            Self { port: listener.local_addr().unwrap().port(), ends: Arc::new(Ends::default()) };
        let ends = Arc::clone(&wire.ends);
        thread::spawn(move || {
            for caller in listener.incoming() {
                let (Ok(caller), ends) = (caller, Arc::clone(&ends)) else { return };
                thread::spawn(move || connect(caller, port, &ends));
            }
        });
        wire
    }

    pub(crate) fn cut(&self, is_cut: bool) {
        *self.ends.is_cut.lock().unwrap() = is_cut;
        self.ends.changed.notify_all();
    }
}

fn connect(caller: TcpStream, port: u16, ends: &Arc<Ends>) {
    ends.wait_until_whole();
    // Nobody is there: the caller sees that the connection ends.
    let Ok(called) = TcpStream::connect(("127.0.0.1", port)) else { return };
    let _ = (caller.set_nodelay(true), called.set_nodelay(true));
    let (back, ends_of_back) =
        ((called.try_clone().unwrap(), caller.try_clone().unwrap()), Arc::clone(ends));
    thread::spawn(move || hand_on(back.0, back.1, &ends_of_back));
    hand_on(caller, called, ends);
}

fn hand_on(mut from: TcpStream, mut to: TcpStream, ends: &Ends) {
    let mut bytes = [0; 1 << 16];
    while let Ok(read @ 1..) = from.read(&mut bytes) {
        ends.wait_until_whole();
        if to.write_all(&bytes[..read]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
