//! The built program as a user or a host meets it, over real pipes.

mod agreement;
mod cases;
mod cli;
mod fuzz;
mod host;
mod lines;
mod playout;
mod score;
mod scripts;
mod thinking;
