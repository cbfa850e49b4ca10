//! The command line of an engine in a match, with a place for the number of the game.

use super::command::{CommandLineError, EngineCommand};
use std::fmt;
use std::str::FromStr;

/// Stands for the number of the game, from 1.
const GAME: &str = "%g";

/// A command line in whose arguments every `%g` becomes the number of the game: `gnugo --mode gtp --seed %g`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineTemplate(EngineCommand);

impl FromStr for EngineTemplate {
    type Err = CommandLineError;

    fn from_str(line: &str) -> Result<Self, CommandLineError> {
        EngineCommand::parse(line).map(Self::from)
    }
}

impl From<EngineCommand> for EngineTemplate {
    fn from(command: EngineCommand) -> Self {
        Self(command)
    }
}

impl EngineTemplate {
    /// Whether each game needs a process of its own.
    pub fn differs_by_game(&self) -> bool {
        self.for_game(1) != self.0
    }

    /// The command for this game.
    pub fn for_game(&self, number: u32) -> EngineCommand {
        self.0
            .map_args(|arg| arg.replace(GAME, &number.to_string()))
    }
}

impl fmt::Display for EngineTemplate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_the_game_is_filled_in() {
        let template: EngineTemplate = "gnugo --seed %g 'a %g'".parse().unwrap();
        assert!(template.differs_by_game());
        let command = template.for_game(12);
        assert_eq!(
            command,
            EngineCommand::new("gnugo")
                .arg("--seed")
                .arg("12")
                .arg("a 12")
        );
        let plain: EngineTemplate = "gnugo --mode gtp".parse().unwrap();
        assert!(!plain.differs_by_game());
        assert!("engine 'x".parse::<EngineTemplate>().is_err());
    }
}
