//! Debian packages that some tests need: a browser and a database.

use std::path::Path;
use std::process::{Command, Stdio};

/// A way to see whether a package is there.
type IsThere = fn() -> bool;

/// Each package that is needed.
const PACKAGES: [(&str, IsThere); 3] = [
    ("chromium", || on_path("chromium")),
    ("chromium-driver", || on_path("chromedriver")),
    ("postgresql", || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
    }),
];

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|dir| dir.join(program).exists())
}

/// Whether a command can be run and succeeds; nothing of it is shown.
fn works(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Installs what is missing, if that is allowed without a password. If not, it only says so: the
/// tests that need a package fail and name it.
pub fn install() -> Result<(), String> {
    let missing: Vec<&str> =
        PACKAGES.iter().filter(|(_, there)| !there()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let list = missing.join(" ");
    let is_root = std::fs::metadata("/proc/self")
        .is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0);
    let may = Path::new("/usr/bin/apt-get").exists() && (is_root || works("sudo", &["-n", "true"]));
    if !may {
        eprintln!("missing: {list}; install them with: sudo apt-get install {list}");
        return Ok(());
    }
    eprintln!("installing {list}");
    let apt = |args: &[&str]| {
        let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
        if !is_root {
            command.args(["-n", "apt-get"]);
        }
        crate::run(command.args(args).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    let mut install = vec!["install", "--yes", "--no-install-recommends"];
    install.extend(&missing);
    if let Err(reason) = apt(&["update"]).and_then(|()| apt(&install)) {
        eprintln!("{list} could not be installed ({reason}); the tests that need it will fail");
    }
    Ok(())
}
