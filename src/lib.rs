#![doc = include_str!("../README.md")]

pub mod arena;
pub mod gtp;
pub mod hash;
pub mod regress;
pub mod sgf;
