//! The built program as a user or a host meets it, over real pipes.

mod agreement;
mod analysis;
mod cases;
mod cli;
mod clocks;
mod forms;
mod fuzz;
mod grammar;
mod host;
mod json;
mod lines;
mod playout;
mod review;
mod score;
mod scripts;
mod servers;
mod settings;
mod thinking;
