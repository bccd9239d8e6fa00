//! `cargo xtask cluster`: three NATS servers, three Wapenrol servers over them and a proxy before those, all on this machine, to
//! be killed one by one and looked at.

use crate::{nats, provide, run, workspace};
use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::{
    fs::{self, File},
    io::{Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// How many of each.
const COUNT: u16 = 3;

/// How long something may take to listen.
const STARTING: Duration = Duration::from_secs(60);

/// How to show it.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Where everything lies; made when it is not there
    #[arg(long, default_value = "target/cluster")]
    data: PathBuf,
    /// The port of the proxy. The thirty behind it are taken, too
    #[arg(long, default_value_t = 7450)]
    port: u16,
    /// The program that serves; without it, it is built
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// The ports, counted from the one of the proxy.
struct Ports(u16);

impl Ports {
    fn wapenrol(&self, number: u16) -> u16 {
        self.0 + 1 + number
    }

    fn nats(&self, number: u16) -> u16 {
        self.0 + 11 + number
    }

    fn route(&self, number: u16) -> u16 {
        self.0 + 21 + number
    }
}

/// What runs, by name.
struct Started {
    name: String,
    child: Child,
}

impl Drop for Started {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The errand.
///
/// # Errors
/// When something cannot be had, built or started.
pub(crate) fn run(options: &Options) -> Result<()> {
    let nats_server = nats::SERVER.provide(&mut |command| run::shown(command))?;
    let proxy = provide::haproxy(&mut |command| run::shown(command))?;
    let wapenrol = match &options.program {
        Some(program) => program.clone(),
        None => built()?,
    };
    let folder = workspace::root().join(&options.data);
    fs::create_dir_all(&folder)?;
    let is_new = !folder.join("host.key").is_file();
    let ports = Ports(options.port);
    write_files(&folder, &ports)?;

    // Ctrl-C reaches all of them, and this errand waits for the last.
    let ended = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&ended))?;
    }

    let mut all = up((&nats_server, &wapenrol), &folder, &ports, &ended)?;
    let mut command = Command::new(proxy);
    command.arg("-db").arg("-f").arg(folder.join("proxy.cfg"));
    all.push(start(&folder, "proxy", &mut command)?);
    wait_until_well(options.port, &ended)?;

    let url = format!("http://127.0.0.1:{}", options.port);
    if is_new {
        run::shown(Command::new(&wapenrol).args(["--server", &url, "new", "four-crowns"]))?;
    }
    println!("\nThe proxy listens on {url}. Behind it, each of which may be killed:\n");
    for started in &all {
        println!("  {:<12} process {}", started.name, started.child.id());
    }
    println!("\nTheir logs lie in {}. Ctrl-C ends them all.", folder.display());
    while !ended.load(Ordering::Relaxed) {
        all.retain_mut(|started| match started.child.try_wait() {
            Ok(None) => true,
            _ => {
                println!("{} has ended", started.name);
                false
            }
        });
        thread::sleep(Duration::from_millis(200));
    }
    // The proxy first, the servers that everything lies on last.
    while let Some(started) = all.pop() {
        drop(started);
    }
    Ok(())
}

/// Starts the servers of both kinds, and waits until they take connections.
fn up(
    (nats_server, wapenrol): (&Path, &Path),
    folder: &Path,
    ports: &Ports,
    ended: &AtomicBool,
) -> Result<Vec<Started>> {
    let mut all = Vec::new();
    for number in 0..COUNT {
        let mut command = Command::new(nats_server);
        command.arg("-c").arg(folder.join(format!("nats-{number}.conf")));
        all.push(start(folder, &format!("nats-{number}"), &mut command)?);
    }
    for number in 0..COUNT {
        wait_for(ports.nats(number), ended)?;
    }
    for number in 0..COUNT {
        let name = format!("wapenrol-{number}");
        all.push(start(folder, &name, &mut serving(wapenrol, folder, ports, number))?);
    }
    for number in 0..COUNT {
        wait_until_well(ports.wapenrol(number), ended)?;
    }
    Ok(all)
}

/// Has `breaking` measure what a cluster takes that is there for nothing else.
///
/// # Errors
/// When something cannot be had or started.
pub(crate) fn measured(
    (wapenrol, breaking): (&Path, &Path),
    (rounds, seconds): (u32, u64),
) -> Result<()> {
    let nats_server = nats::SERVER.provide(&mut |command| run::shown(command))?;
    let folder = workspace::target()?.join("bench-cluster");
    // What another measurement has left is not measured with.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    let ports = Ports(7550);
    write_files(&folder, &ports)?;
    let all = up((&nats_server, wapenrol), &folder, &ports, &AtomicBool::new(false))?;
    let mut measuring = Command::new(breaking);
    measuring.args(["servers", &rounds.to_string(), &seconds.to_string()]);
    measuring.args([format!("127.0.0.1:{}", ports.nats(0)), "host".into(), "plays".into()]);
    measuring.args((0..COUNT).map(|number| format!("127.0.0.1:{}", ports.wapenrol(number))));
    let measured = run::shown(&mut measuring);
    drop(all);
    measured
}

fn built() -> Result<PathBuf> {
    if let Some(mut install) = provide::npm_ci()? {
        run::shown(&mut install)?;
        provide::remember_node_modules()?;
    }
    run::shown(workspace::npm().args(["run", "build"]))?;
    run::shown(workspace::cargo().args(["build", "--locked", "--package", "cli"]))?;
    let program = format!("debug/wapenrol{}", std::env::consts::EXE_SUFFIX);
    Ok(workspace::target()?.join(program))
}

fn start(folder: &Path, name: &str, command: &mut Command) -> Result<Started> {
    let log = File::create(folder.join(format!("{name}.log")))?;
    let child = command
        .stdin(Stdio::null())
        .stdout(log.try_clone()?)
        .stderr(log)
        .spawn()
        .with_context(|| format!("{name} could not be started"))?;
    Ok(Started { name: name.to_owned(), child })
}

fn serving(wapenrol: &Path, folder: &Path, ports: &Ports, number: u16) -> Command {
    let stores: Vec<String> =
        (0..COUNT).map(|number| format!("nats://127.0.0.1:{}", ports.nats(number))).collect();
    let mut command = Command::new(wapenrol);
    command
        .arg("--data")
        .arg(folder.join(format!("beside-{number}")))
        .args(["serve", "--listen", &format!("127.0.0.1:{}", ports.wapenrol(number))])
        .args(["--store", &stores.join(",")])
        .arg("--host-key-file")
        .arg(folder.join("host.key"))
        .arg("--store-login")
        .arg(folder.join("host.login"))
        .arg("--store-system-login")
        .arg(folder.join("system.login"));
    command
}

/// Waits until somebody listens.
fn wait_for(port: u16, ended: &AtomicBool) -> Result<()> {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let begun = Instant::now();
    while TcpStream::connect_timeout(&address, Duration::from_secs(1)).is_err() {
        if ended.load(Ordering::Relaxed) || begun.elapsed() > STARTING {
            bail!("nobody listens on port {port}");
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

/// Waits until a server says that it is well: it listens before its store has answered.
fn wait_until_well(port: u16, ended: &AtomicBool) -> Result<()> {
    let begun = Instant::now();
    while !is_well(port).unwrap_or(false) {
        if ended.load(Ordering::Relaxed) || begun.elapsed() > STARTING {
            bail!("the server on port {port} does not say that it is well");
        }
        thread::sleep(Duration::from_millis(50));
    }
    Ok(())
}

fn is_well(port: u16) -> std::io::Result<bool> {
    let mut stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(Duration::from_secs(5)))?;
    write!(stream, "GET /api/health HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n")?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    Ok(answer.starts_with("HTTP/1.0 200") || answer.starts_with("HTTP/1.1 200"))
}

fn write_files(folder: &Path, ports: &Ports) -> Result<()> {
    let routes: Vec<String> = (0..COUNT)
        .map(|number| format!("nats-route://127.0.0.1:{}", ports.route(number)))
        .collect();
    for number in 0..COUNT {
        let text = format!(
            "server_name: nats-{number}\nlisten: 127.0.0.1:{}\n\
             jetstream {{ store_dir: \"{}\", sync_interval: always }}\n\
             cluster {{ name: wapenrol, listen: 127.0.0.1:{}, routes: [ {} ] }}\n\
             accounts {{\n  SYS {{ users: [ {{ user: system, password: asks }} ] }}\n  \
             WAPENROL {{ jetstream: enabled, users: [ {{ user: host, password: plays }} ] }}\n}}\n\
             system_account: SYS\n",
            ports.nats(number),
            folder.join(format!("nats-{number}")).display(),
            ports.route(number),
            routes.join(", "),
        );
        fs::write(folder.join(format!("nats-{number}.conf")), text)?;
    }
    fs::write(folder.join("host.login"), "host:plays\n")?;
    fs::write(folder.join("system.login"), "system:asks\n")?;
    let key = folder.join("host.key");
    if !key.is_file() {
        let mut bytes = [0; 32];
        File::open("/dev/urandom").and_then(|mut random| random.read_exact(&mut bytes))?;
        let mut file = File::create(key)?;
        bytes.iter().try_for_each(|byte| write!(file, "{byte:02x}"))?;
    }
    let servers: String = (0..COUNT)
        .map(|number| {
            format!(
                "    server wapenrol-{number} 127.0.0.1:{} check inter 1s fall 2 rise 1\n",
                ports.wapenrol(number)
            )
        })
        .collect();
    let text = format!(
        "defaults\n    mode http\n    timeout connect 2s\n    timeout client 90s\n    timeout server 90s\n    \
         option redispatch\n    retries 3\n\n\
         frontend all\n    bind 127.0.0.1:{}\n    default_backend servers\n\n\
         backend servers\n    balance source\n    hash-type consistent\n    option httpchk\n    \
         http-check send meth GET uri /api/health hdr Host 127.0.0.1\n    http-check expect status 200\n{servers}",
        ports.0
    );
    fs::write(folder.join("proxy.cfg"), text)?;
    Ok(())
}
