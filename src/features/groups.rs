//! The groups of features: a move has exactly one feature of each.

/// What a feature is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Group {
    /// The largest known shape of stones around the point, turned and mirrored at will.
    Shape,
    /// The same with the place of the last move marked, where that is near.
    Answer,
    /// How far the last move is.
    Last,
    /// How far the move before the last is.
    Before,
    /// What is captured.
    Capture,
    /// What is saved from atari.
    Escape,
    /// What is put into atari by its own player.
    SelfAtari,
    /// What is put in atari.
    Atari,
    /// Whether it is a liberty of the last stone's chain.
    Attack,
    /// Whether it is a liberty of an own chain next to the last stone's.
    Defence,
    /// The line, by how full the board is.
    Line,
}

impl Group {
    /// All of them, in the order of [`Features`].
    pub const ALL: [Self; 11] = [
        Self::Shape,
        Self::Answer,
        Self::Last,
        Self::Before,
        Self::Capture,
        Self::Escape,
        Self::SelfAtari,
        Self::Atari,
        Self::Attack,
        Self::Defence,
        Self::Line,
    ];

    /// How many features a group has, the one that says "nothing of that" (0) among them; `None` where that depends on the shapes known.
    pub const fn size(self) -> Option<usize> {
        match self {
            Self::Shape | Self::Answer => None,
            Self::Last | Self::Before => Some(18),
            Self::Capture | Self::Atari | Self::Line => Some(25),
            Self::Escape => Some(13),
            Self::SelfAtari => Some(8),
            Self::Attack => Some(6),
            Self::Defence => Some(14),
        }
    }
}

/// A move's feature of each group, in the order of [`Group::ALL`].
pub type Features = [u32; Group::ALL.len()];
