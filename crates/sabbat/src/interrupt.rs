//! What happens to long work when somebody has seen enough.

use crate::failure::Failure;
use kernel::{Flow, GO_ON};
use std::io::{Write, stderr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use tokio::signal::unix::{SignalKind, signal};

/// Knows whether the program has been told to end (Ctrl-C, or SIGTERM as from `timeout`).
pub struct Interrupt(Arc<AtomicBool>);

/// What a shell says of a program that was ended by Ctrl-C.
const INTERRUPTED: i32 = 130;

impl Interrupt {
    /// Listens from now on. Told once, the program finishes what it must and reports what it has; told again, it
    /// ends at once.
    pub fn listen(what_is_finished: &'static str) -> Result<Interrupt, Failure> {
        let said = |error: std::io::Error| Failure::Said(error.to_string());
        let told = Arc::new(AtomicBool::new(false));
        let telling = told.clone();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build();
        let runtime = runtime.map_err(said)?;
        let listening = runtime.enter();
        let mut interrupt = signal(SignalKind::interrupt()).map_err(said)?;
        let mut terminate = signal(SignalKind::terminate()).map_err(said)?;
        drop(listening);
        std::thread::spawn(move || {
            runtime.block_on(async {
                loop {
                    tokio::select! {
                        _ = interrupt.recv() => {}
                        _ = terminate.recv() => {}
                    }
                    if telling.swap(true, Relaxed) {
                        std::process::exit(INTERRUPTED);
                    }
                    let _ = writeln!(
                        stderr(),
                        "\nsabbat: finishing {what_is_finished}; once more ends it at once"
                    );
                }
            });
        });
        Ok(Interrupt(told))
    }

    /// Whether to go on.
    pub fn flow(&self) -> Flow {
        if self.0.load(Relaxed) { Flow::Break(()) } else { GO_ON }
    }
}
