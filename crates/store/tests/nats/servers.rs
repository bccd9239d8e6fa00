//! Real servers on this machine, alone or as a cluster, which can be killed and started again.

#[path = "credentials.rs"]
mod credentials;
#[path = "wires.rs"]
mod wires;

use credentials::Credentials;
use std::{
    collections::BTreeMap,
    env,
    fmt::Write as _,
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::{Duration, Instant},
};
use store::{HostKey, Login, NatsOptions, NatsStore, StoreError};
use tempfile::TempDir;
use wires::Wire;

/// How long a server may take to be ready.
const STARTING: Duration = Duration::from_secs(60);

/// What is told to a server beside the usual.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Settings {
    /// The text behind `sync_interval:`.
    pub(crate) sync_interval: &'static str,
    /// The longest message that it takes, in bytes.
    pub(crate) max_payload: usize,
    /// An old server.
    pub(crate) is_old: bool,
    /// They reach each other, and we them, over wires that can be cut.
    pub(crate) wired: bool,
    /// Each has a disk of its own that can be filled, where such disks can be had.
    pub(crate) small_disks: bool,
    /// They have certificates, and let in whoever has credentials.
    pub(crate) secured: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            sync_interval: "always",
            max_payload: 1 << 20,
            is_old: false,
            wired: false,
            small_disks: false,
            secured: false,
        }
    }
}

/// One server or several of one cluster.
pub(crate) struct Servers {
    folder: TempDir,
    nodes: Vec<Node>,
    program: PathBuf,
    /// From each server to each other one.
    between: BTreeMap<(usize, usize), Wire>,
    credentials: Option<Credentials>,
}

const PASSWORDS: &str = "accounts {
  SYS { users: [{ user: system, password: asks }] }
  HOST { jetstream: enabled, users: [{ user: host, password: plays }] }
  BARE { users: [{ user: bare, password: plays }] }
}
system_account: SYS
";

struct Node {
    name: String,
    port: u16,
    monitor: u16,
    process: Option<(Child, Receiver<String>)>,
    /// From us to it.
    wire: Option<Wire>,
    disk: Option<SmallDisk>,
}

/// A small disk, taken away at the end.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: PathBuf) -> Option<Self> {
        fs::create_dir_all(&at).unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=96m", "tmpfs"])
            .arg(&at)
            .output()
            .is_ok_and(|output| output.status.success());
        mounted.then_some(Self(at))
    }

    fn filler(&self) -> PathBuf {
        self.0.join("filler")
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

impl Servers {
    /// Starts so many servers, and waits until they keep streams.
    pub(crate) fn start(count: usize, settings: Settings) -> Self {
        let variable =
            if settings.is_old { "WAPENROL_OLD_NATS_SERVER" } else { "WAPENROL_NATS_SERVER" };
        let program = env::var_os(variable)
            .unwrap_or_else(|| panic!("{variable} names no program: run `cargo xtask test nats`"));
        let folder = tempfile::tempdir().unwrap();
        let ports = free_ports(count * 3);
        let pairs = (0..count).flat_map(|from| (0..count).map(move |to| (from, to)));
        let pairs = pairs.filter(|(from, to)| settings.wired && from != to);
        let between: BTreeMap<(usize, usize), Wire> =
            pairs.map(|pair| (pair, Wire::to(ports[pair.1 * 3 + 2]))).collect();
        let credentials = settings.secured.then(|| Credentials::make(folder.path()));
        let let_in = credentials.as_ref().map_or_else(
            || PASSWORDS.to_owned(),
            |made| {
                let place = certificates().display().to_string();
                let tls =
                    format!("cert_file: \"{place}/server.pem\", key_file: \"{place}/server.key\"");
                format!("tls {{ {tls} }}\n{}", made.told)
            },
        );
        let nodes = (0..count).map(|node| {
            let routes: String = (0..count)
                .filter(|other| *other != node)
                .map(|other| {
                    let wire = between.get(&(node, other));
                    let port = wire.map_or(ports[other * 3 + 2], |wire| wire.port);
                    format!("nats-route://127.0.0.1:{port}, ")
                })
                .collect();
            let name = format!("node-{node}");
            let (port, monitor) = (ports[node * 3], ports[node * 3 + 1]);
            let wire = settings.wired.then(|| Wire::to(port));
            let place = folder.path().join(&name);
            let disk = settings.small_disks.then(|| SmallDisk::mount(place.clone())).flatten();
            let mut text = format!(
                "server_name: {name}\nlisten: 127.0.0.1:{port}\nhttp: 127.0.0.1:{monitor}\nmax_payload: {}\n\
                 jetstream {{ store_dir: \"{}\", sync_interval: {}, max_file_store: 4GB, max_memory_store: 64MB }}\n\
                 {let_in}",
                settings.max_payload,
                place.display(),
                settings.sync_interval,
            );
            if count > 1 {
                let listen = ports[node * 3 + 2];
                // Where there are wires, no server tells of a way round them.
                let silent = format!("no_advertise: true, advertise: \"127.0.0.1:{}\", ", node + 1);
                let silent = if settings.wired { &*silent } else { "" };
                let _ = writeln!(
                    text,
                    "cluster {{ name: tests, listen: 127.0.0.1:{listen}, {silent}routes: [ {routes} ] }}"
                );
            }
            fs::write(folder.path().join(format!("{name}.conf")), text).unwrap();
            Node { name, port, monitor, process: None, wire, disk }
        });
        let nodes = nodes.collect();
        let mut servers = Self { folder, nodes, program: program.into(), between, credentials };
        (0..count).for_each(|node| servers.launch(node));
        (0..count).for_each(|node| servers.wait_for(node));
        servers
    }

    /// Starts a server that was killed, and waits until it has caught up.
    pub(crate) fn restart(&mut self, node: usize) {
        self.launch(node);
        self.wait_for(node);
        self.must_be_well(node);
    }

    /// Waits until a server has caught up.
    pub(crate) fn must_be_well(&self, node: usize) {
        let begun = Instant::now();
        while !self.ask(node, "/healthz").is_some_and(|answer| answer.contains("\"ok\"")) {
            assert!(begun.elapsed() < STARTING, "{} does not catch up", self.nodes[node].name);
            thread::yield_now();
        }
    }

    /// Kills a server as nothing else does.
    pub(crate) fn kill(&mut self, node: usize) {
        let (mut process, _) = self.nodes[node].process.take().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
    }

    /// Has a server stand still, or go on, as a machine does that is moved elsewhere.
    pub(crate) fn stand_still(&self, node: usize, still: bool) {
        let (process, _) = self.nodes[node].process.as_ref().unwrap();
        let signal = if still { "-STOP" } else { "-CONT" };
        let id = process.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    /// Cuts a server off from the others, or joins it to them again; `from_us`, too.
    pub(crate) fn cut_off(&self, node: usize, is_cut: bool, from_us: bool) {
        for ((from, to), wire) in &self.between {
            if *from == node || *to == node {
                wire.cut(is_cut);
            }
        }
        if let Some(wire) = self.nodes[node].wire.as_ref().filter(|_| from_us) {
            wire.cut(is_cut);
        }
    }

    /// Fills a server's disk; false: it has none of its own.
    pub(crate) fn fill_disk(&self, node: usize) -> bool {
        let Some(disk) = &self.nodes[node].disk else { return false };
        let mut filler = fs::File::create(disk.filler()).unwrap();
        while filler.write_all(&[1; 4096]).is_ok() {}
        true
    }

    /// There is room again on a server's disk.
    pub(crate) fn make_room(&self, node: usize) {
        fs::remove_file(self.nodes[node].disk.as_ref().unwrap().filler()).unwrap();
    }

    pub(crate) fn count(&self) -> usize {
        self.nodes.len()
    }

    /// The server that leads this stream just now, if any does.
    pub(crate) fn leader(&self, stream: &str) -> Option<usize> {
        (0..self.count()).find(|node| {
            let told = self.ask(*node, "/jsz?acc=HOST&streams=true").unwrap_or_default();
            let told: serde_json::Value = serde_json::from_str(&told).unwrap_or_default();
            let streams = told["account_details"][0]["stream_detail"].as_array();
            streams.into_iter().flatten().any(|told| {
                told["name"] == stream && told["cluster"]["leader"] == *self.nodes[*node].name
            })
        })
    }

    /// How this cluster is spoken to, under a name of its own.
    pub(crate) fn options(&self, name: &str) -> NatsOptions {
        let login = |name: &str, password: &str| match &self.credentials {
            Some(credentials) => credentials.of(name),
            None => Login::User { name: name.into(), password: password.into() },
        };
        let reached = match self.credentials {
            Some(_) => "tls://localhost",
            None => "nats://127.0.0.1",
        };
        NatsOptions {
            servers: self
                .nodes
                .iter()
                .map(|node| node.wire.as_ref().map_or(node.port, |wire| wire.port))
                .map(|port| format!("{reached}:{port}"))
                .collect(),
            login: login("host", "plays"),
            system: login("system", "asks"),
            roots: self.credentials.as_ref().map(|_| certificates().join("authority.pem")),
            name: name.into(),
            streams: 2.try_into().unwrap(),
            replicas: self.count(),
            key: Some(key('a')),
            ..NatsOptions::default()
        }
    }

    pub(crate) fn store(&self, name: &str) -> NatsStore {
        NatsStore::connect(self.options(name)).unwrap()
    }

    /// The port of the first server.
    pub(crate) fn port(&self) -> u16 {
        self.nodes[0].port
    }

    /// Everything that the servers have written to their folders.
    pub(crate) fn written(&self) -> Vec<u8> {
        let mut all = Vec::new();
        let mut folders = vec![self.folder.path().to_path_buf()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    all.extend(fs::read(path).unwrap());
                }
            }
        }
        all
    }

    /// Starts a server, and waits for nothing.
    pub(crate) fn launch(&mut self, node: usize) {
        let file = self.folder.path().join(format!("{}.conf", self.nodes[node].name));
        let mut process = Command::new(&self.program)
            .arg("-c")
            .arg(file)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(process.stderr.take().unwrap()).lines();
        let (said, hears) = channel();
        // Goes on reading, so that the server is never held up; ends with it.
        thread::spawn(move || lines.map_while(Result::ok).for_each(|line| drop(said.send(line))));
        self.nodes[node].process = Some((process, hears));
    }

    /// Waits until a server takes connections, whatever it does with them.
    pub(crate) fn wait_for_port(&self, node: usize) {
        while TcpStream::connect(("127.0.0.1", self.nodes[node].port)).is_err() {
            thread::yield_now();
        }
    }

    fn wait_for(&self, node: usize) {
        let is_alone = self.count() == 1;
        let awaited =
            if is_alone { "Server is ready" } else { "JetStream cluster new metadata leader" };
        let begun = Instant::now();
        let (_, lines) = self.nodes[node].process.as_ref().unwrap();
        let mut said = String::new();
        loop {
            let left = STARTING.saturating_sub(begun.elapsed());
            let line = lines.recv_timeout(left);
            let line = line.unwrap_or_else(|_| panic!("the server does not start:\n{said}"));
            // The one that leads says it in other words.
            if line.contains(awaited)
                || !is_alone && line.contains("Self is new JetStream cluster metadata leader")
            {
                return;
            }
            said.push_str(&line);
            said.push('\n');
        }
    }

    /// What a server answers to whoever watches it.
    fn ask(&self, node: usize, path: &str) -> Option<String> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.nodes[node].monitor)).ok()?;
        write!(stream, "GET {path} HTTP/1.0\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        Some(answer.split_once("\r\n\r\n")?.1.to_owned())
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        for node in &mut self.nodes {
            if let Some((mut process, _)) = node.process.take() {
                let _ = process.kill();
                let _ = process.wait();
            }
        }
    }
}

/// Where certificates for this machine lie, for tests alone.
fn certificates() -> PathBuf {
    let here = Path::new(file!()).parent().unwrap();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    root.map(|root| root.join(here).join("certificates")).find(|place| place.is_dir()).unwrap()
}

/// A host's key of one digit.
pub(crate) fn key(digit: char) -> HostKey {
    digit.to_string().repeat(64).parse().unwrap()
}

/// Why this cannot be opened.
pub(crate) fn refused(options: NatsOptions) -> StoreError {
    match NatsStore::connect(options) {
        Ok(_) => panic!("it was opened"),
        Err(error) => error,
    }
}

/// Ports that nobody listens at just now.
fn free_ports(count: usize) -> Vec<u16> {
    let listeners: Vec<TcpListener> =
        (0..count).map(|_| TcpListener::bind("127.0.0.1:0").unwrap()).collect();
    listeners.iter().map(|listener| listener.local_addr().unwrap().port()).collect()
}
