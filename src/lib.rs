#![doc = include_str!("../README.md")]
#![cfg_attr(
    test,
    expect(clippy::unwrap_used, reason = "a failed unwrap is how a test fails")
)]

pub mod analysis;
pub mod arena;
pub mod bench;
pub mod board;
pub mod cli;
pub mod clock;
mod disk;
pub mod fair;
pub mod features;
pub mod finish;
pub mod game;
pub mod gtp;
pub mod hash;
pub mod learn;
pub mod plain;
pub mod player;
pub mod playout;
pub mod random;
pub mod reading;
pub mod records;
pub mod regress;
pub mod render;
pub mod replay;
pub mod review;
pub mod rules;
pub mod score;
pub mod search;
pub mod sgf;
pub mod status;
