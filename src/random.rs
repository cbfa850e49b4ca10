//! The one random number generator: portable, seeded, and drawn from in one way.

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// A generator whose numbers are the same on every machine.
#[derive(Clone, Debug)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// The generator of one stream (a thread, a game) under a seed.
    pub fn new(seed: u64, stream: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(
            seed ^ stream.wrapping_mul(0xD134_2543_DE82_EF95),
        ))
    }

    /// A number in `0..bound`; `bound` must not be 0. Uniform but for a bias below 2^-20 at the bounds of a board.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        debug_assert!(bound > 0, "there is no number below 0");
        (((self.0.next_u64() >> 32) * bound as u64) >> 32) as usize
    }

    /// A number in `0..bound`; `bound` must not be 0. Uniform but for a bias below `bound` in 2^64.
    #[inline]
    pub fn below_u64(&mut self, bound: u64) -> u64 {
        debug_assert!(bound > 0, "there is no number below 0");
        ((u128::from(self.0.next_u64()) * u128::from(bound)) >> 64) as u64
    }

    /// Whether an event of this probability happens.
    #[inline]
    pub fn chance(&mut self, probability: f32) -> bool {
        ((self.0.next_u64() >> 40) as f32) < probability * (1 << 24) as f32
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}
