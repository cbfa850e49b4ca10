//! `tengen man`: the manual pages.

use super::{Cli, Misuse};
use clap::CommandFactory;
use clap_mangen::Man;
use std::io::Write;
use std::process::ExitCode;

#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// Subcommand to describe [default: the whole program]
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Options {
    /// Prints the page.
    pub(super) fn run(self) -> anyhow::Result<ExitCode> {
        // The pages of subcommands are then headed by their full names.
        let mut all = Cli::command();
        all.build();
        let page = match self.command {
            None => all,
            Some(name) => {
                let command = all.find_subcommand(&name);
                let command = command.ok_or_else(|| Misuse(format!("no subcommand {name:?}")))?;
                command.clone()
            }
        };
        let mut text = Vec::new();
        Man::new(page).render(&mut text)?;
        std::io::stdout().lock().write_all(&text)?;
        Ok(ExitCode::SUCCESS)
    }
}
