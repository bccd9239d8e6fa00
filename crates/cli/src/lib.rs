//! The program `wapenrol`: the whole house in a terminal.
//!
//! It turns what is typed into orders and questions, gives them to a data folder or to a running
//! server, and prints what comes back, for people or as JSON. It knows no rule of any game and no
//! hash: the referee decides, the chronicle verifies. Names, options and exit codes are a contract:
//! 0 done, 2 usage, 3 refused or rejected, 4 not verified, 5 fault.
//!
//! ```
//! use std::process::ExitCode;
//! let code = cli::run(["wapenrol", "rules", "HEI-156"]);
//! assert_eq!(code, ExitCode::SUCCESS);
//! ```

mod about;
mod arguments;
mod client;
mod commands;
mod context;
mod device;
mod failure;
mod folder;
mod in_nats;
mod links;
mod location;
mod logging;
mod notes;
mod printing;
mod progress;
mod swapped;
mod thrown;

use clap::error::ErrorKind;
use std::ffi::OsString;
use std::process::ExitCode;

/// Runs the program with these arguments, the first of which is its own name.
pub fn run(arguments: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> ExitCode {
    let (mut arguments, key_is_shown) = match arguments::Arguments::read(arguments) {
        Ok(read) => read,
        Err(error) => {
            // A reader that went away is no reason to fail, and there is nobody to tell.
            let _ = error.print();
            return match error.kind() {
                ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => ExitCode::SUCCESS,
                _ => failure::Kind::Usage.exit(),
            };
        }
    };
    let as_json = arguments.place.json;
    logging::begin(&arguments.command);
    if key_is_shown {
        failure::warn(
            "whoever lists the programs of this machine can read a key that is typed with --key; put it \
             into WAPENROL_KEY, or into a file for --key-file",
        );
    }
    let read = arguments.place.read_key();
    match read.and_then(|()| arguments.run()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            failure.print(as_json);
            failure.kind.exit()
        }
    }
}
