//! `wapenrol completions`: what a shell needs to complete words.

use crate::failure::Failure;
use clap::Command;
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
    /// `program`: what can be typed.
    pub(crate) fn run(&self, program: &mut Command) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, program, "wapenrol", &mut script);
        crate::printing::Printer { json: false }.line(&String::from_utf8_lossy(&script))?;
        Ok(())
    }
}
