//! A little load on a server in this process: the generator still understands the pages.

use load::{Plan, run};
use std::num::NonZeroU32;
use std::time::Duration;
use tokio_util::sync::CancellationToken;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn moves_are_made_and_seen() {
    let folder = tempfile::tempdir().unwrap();
    let config = table::Config {
        addr: "127.0.0.1:0".parse().unwrap(),
        db: folder.path().join("load.db").display().to_string(),
        cards: None,
        bot_pace: Duration::ZERO,
        newcomers: NonZeroU32::new(1000).unwrap(),
        https: false,
    };
    let end = CancellationToken::new();
    let (ready, listening) = tokio::sync::oneshot::channel();
    let serving = tokio::spawn(table::serve(config, end.clone(), |addr| {
        let _ = ready.send(addr);
    }));
    let plan = Plan {
        server: format!("http://{}", listening.await.unwrap()),
        pid: Some(std::process::id()),
        tables: 3,
        rate: 5.0,
        time: Duration::from_secs(2),
        ahead: 2,
        seed: 1,
    };
    let report = run(&plan, |_| {}).await.unwrap();
    println!("{report}");
    assert_eq!(report.trouble, None);
    assert_eq!((report.moves, report.missed, report.lost), (10, 0, 0));
    assert!(report.updates.count >= 20, "each move is seen by both");
    assert!(report.updates.mean * 3.0 < report.plain, "streams are compressed");
    assert!(report.first.files > 5 && report.first.stream > 0);
    assert!(report.other.max > 0.0 && report.other.p50 <= report.other.p99);
    end.cancel();
    serving.await.unwrap().unwrap();
}
