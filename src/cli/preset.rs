//! What each game server needs, where no flag says otherwise.

use crate::gtp::conduct::Conduct;
use crate::rules::Ruleset;
use clap::ValueEnum;

/// A game server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(super) enum Preset {
    /// KGS through kgsGtp, which tells the rules of each game
    Kgs,
    /// CGOS through its client, which tells the komi
    Cgos,
    /// OGS through gtp2ogs, which tells no rules
    Ogs,
}

impl Preset {
    /// The rules by name. None of them allows suicide or a repeated position, so no move is illegal where either is.
    pub(super) fn rules(self) -> Ruleset {
        match self {
            // The Chinese rules of both servers are the same.
            Self::Kgs | Self::Ogs => Ruleset::CHINESE_KGS,
            Self::Cgos => Ruleset::CGOS,
        }
    }

    /// The winrate below which to resign. Programs on CGOS may fail at the end; who gives up does not see it.
    pub(super) fn resign(self) -> f64 {
        match self {
            Self::Kgs | Self::Ogs => 0.1,
            Self::Cgos => 0.03,
        }
    }

    /// How the engine behaves: the way to a server and back is long, and only gtp2ogs has an ear for chat lines.
    pub(super) fn conduct(self) -> Conduct {
        Conduct {
            lag: match self {
                Self::Kgs | Self::Cgos => 0.5,
                Self::Ogs => 1.0,
            },
            chat: self == Self::Ogs,
            ..Conduct::default()
        }
    }
}
