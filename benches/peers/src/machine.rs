//! What the machine allows: events of 400 bytes that are on the disk before anybody is told.

use crate::figures::tell_times;
use std::{
    fs::File,
    io::Write as _,
    path::Path,
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};
use tokio::{runtime::Builder, sync::oneshot};

const EVENT: [u8; 400] = [b'x'; 400];

/// One event and one sync, again and again.
pub fn syncs(folder: &Path) {
    let path = folder.join("syncs");
    let mut file = File::create(&path).unwrap();
    let begun = Instant::now();
    let mut times: Vec<Duration> = (0..1500)
        .map(|_| {
            let begun = Instant::now();
            file.write_all(&EVENT).unwrap();
            file.sync_data().unwrap();
            begun.elapsed()
        })
        .collect();
    tell_times("disk.append_and_sync", &mut times, begun.elapsed(), "events/s");
    std::fs::remove_file(path).unwrap();
}

/// Many write, one syncs for all who wait.
pub fn group_commit(folder: &Path) {
    let runtime = Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    for writers in [1, 64, 256] {
        let path = folder.join("group");
        let mut file = File::create(&path).unwrap();
        let (events, taken) = mpsc::channel::<(Vec<u8>, oneshot::Sender<()>)>();
        let committer = thread::spawn(move || {
            while let Ok(first) = taken.recv() {
                let group: Vec<_> =
                    std::iter::once(first).chain(taken.try_iter().take(4095)).collect();
                let bytes: Vec<u8> = group.iter().flat_map(|(event, _)| event).copied().collect();
                file.write_all(&bytes).unwrap();
                file.sync_data().unwrap();
                for (_, told) in group {
                    let _ = told.send(());
                }
            }
        });
        let each = Duration::from_millis(1500);
        let begun = Instant::now();
        let mut times = runtime.block_on(async {
            let writers: Vec<_> = (0..writers)
                .map(|_| {
                    let events = events.clone();
                    tokio::spawn(async move {
                        let mut times = Vec::new();
                        while begun.elapsed() < each {
                            let (told, waits) = oneshot::channel();
                            let given = Instant::now();
                            events.send((EVENT.to_vec(), told)).unwrap();
                            waits.await.unwrap();
                            times.push(given.elapsed());
                        }
                        times
                    })
                })
                .collect();
            let mut times = Vec::new();
            for writer in writers {
                times.extend(writer.await.unwrap());
            }
            times
        });
        let took = begun.elapsed();
        drop(events);
        committer.join().unwrap();
        tell_times(&format!("group_commit.{writers}_writers"), &mut times, took, "events/s");
        std::fs::remove_file(path).unwrap();
    }
}
