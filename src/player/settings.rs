//! What the user may set about the player.

use super::Level;

/// The player's settings: the flags of the command line, and the parameters of the same names over GTP.
#[derive(Clone, PartialEq, Debug)]
pub struct Settings {
    /// Threads that search one tree.
    pub threads: usize,
    /// The simulations a move may take, if limited.
    pub playouts: Option<u64>,
    /// How strong to play, if not as strongly as possible: it limits the simulations too.
    pub level: Option<Level>,
    /// The seconds a move may take where no clock runs; `None` is no limit if playouts are limited, else 2 seconds.
    pub seconds: Option<f64>,
    /// The memory of the search tree in MiB.
    pub memory: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The winrate below which the player resigns after a while; 0 is never.
    pub resign: f64,
}

impl Default for Settings {
    /// All cores but at most 8, 2 seconds a move, 1,024 MiB.
    fn default() -> Self {
        Self {
            threads: std::thread::available_parallelism()
                .map_or(1, usize::from)
                .min(8),
            playouts: None,
            level: None,
            seconds: None,
            memory: 1024,
            seed: 0,
            resign: 0.1,
        }
    }
}

impl Settings {
    /// The simulations a move may take by both limits of them, on a board of so many points.
    pub fn simulations(&self, points: usize) -> Option<u64> {
        let level = self.level.map(|level| level.playouts(points));
        self.playouts.into_iter().chain(level).min()
    }

    /// Whether simulations are limited.
    pub fn limits_simulations(&self) -> bool {
        self.playouts.is_some() || self.level.is_some()
    }
}
