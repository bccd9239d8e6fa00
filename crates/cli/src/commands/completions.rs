//! `wapenrol completions`: what a shell needs to complete words.

use crate::arguments::Arguments;
use crate::failure::Failure;
use clap::CommandFactory as _;
use clap_complete::Shell;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol completions bash > ~/.local/share/bash-completion/completions/wapenrol
  wapenrol completions fish > ~/.config/fish/completions/wapenrol.fish")]
pub(crate) struct Completions {
    /// Which shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Arguments::command(), "wapenrol", &mut script);
        crate::printing::Printer { json: false }.line(&String::from_utf8_lossy(&script))?;
        Ok(())
    }
}
