//! How the engine behaves towards its host, beside the moves.

use std::time::Duration;

/// What the user may set about that: flags of the command line, and parameters of the same names.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Conduct {
    /// The seconds that a move may lose between the engine and the clock that counts.
    pub lag: f64,
    /// Whether to think on the rival's time.
    pub ponder: bool,
    /// Whether to write what is thought of each move to standard error, as chat lines of gtp2ogs.
    pub chat: bool,
    /// Whether to draw what is thought while a move is chosen on standard error, as live graphics of GoGui.
    pub live_gfx: bool,
    /// What a host may write to files.
    pub writing: Writing,
}

/// What a host may have written to files by name. The user alone sets this, when the program starts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Writing {
    /// Nothing.
    Barred,
    /// New files.
    #[default]
    New,
    /// New files, and others in place of those that there are.
    Overwriting,
}

impl Default for Conduct {
    /// A fifth of a second is lost, nobody ponders, nothing is said or drawn, no file is overwritten.
    fn default() -> Self {
        Self {
            lag: 0.2,
            ponder: false,
            chat: false,
            live_gfx: false,
            writing: Writing::New,
        }
    }
}

impl Conduct {
    /// The lag as a duration.
    pub(super) fn lag(&self) -> Duration {
        Duration::try_from_secs_f64(self.lag).unwrap_or_default()
    }
}
