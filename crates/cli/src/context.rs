//! What every subcommand is given.

use crate::client::Client;
use crate::device::DeviceFile;
use crate::failure::Failure;
use crate::location::Location;
use crate::printing::Printer;

/// What every subcommand is given.
pub(crate) struct Context {
    pub(crate) place: Location,
    pub(crate) printer: Printer,
}

impl Context {
    /// The folder or the server at which the campaigns are.
    pub(crate) fn client(&self) -> Result<Client, Failure> {
        Client::open(&self.place)
    }

    /// Where the key of this machine's device lies.
    pub(crate) fn device(&self) -> DeviceFile {
        self.place.device()
    }

    /// The same, for commands that may make a new data folder.
    pub(crate) fn client_or_create(&self) -> Result<Client, Failure> {
        Client::open_or_create(&self.place)
    }
}
