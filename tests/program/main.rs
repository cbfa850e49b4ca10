//! The built program as a user or a host meets it, over real pipes.

mod agreement;
mod analysis;
mod boards;
mod cases;
mod cli;
mod clocks;
mod endurance;
mod forms;
mod fuzz;
mod gogui;
mod grammar;
mod host;
mod hosts;
mod json;
mod learn;
mod lines;
mod pictures;
mod playout;
mod records;
mod review;
mod score;
mod scripts;
mod servers;
mod settings;
mod thinking;
