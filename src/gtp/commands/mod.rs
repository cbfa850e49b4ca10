//! Everything a host can ask of a game, one file a family of commands.

mod analysis;
mod boards;
mod dialog;
mod gogui;
mod gogui_rules;
mod handicap;
mod inspect;
mod moves;
mod options;
mod params;
mod procedure;
mod records;
mod rules;
mod scoring;
mod search;
mod servers;
mod setup;
mod time;
mod views;

use super::Registry;
use super::session::Engine;

/// Every command of the engine.
pub fn registry() -> Registry<Engine> {
    let families = vec![
        setup::COMMANDS,
        boards::COMMANDS,
        moves::COMMANDS,
        search::COMMANDS,
        analysis::COMMANDS,
        inspect::COMMANDS,
        handicap::COMMANDS,
        time::COMMANDS,
        scoring::COMMANDS,
        procedure::COMMANDS,
        rules::COMMANDS,
        records::COMMANDS,
        params::COMMANDS,
        dialog::COMMANDS,
        options::COMMANDS,
        gogui::COMMANDS,
        gogui_rules::COMMANDS,
        views::COMMANDS,
        servers::COMMANDS,
    ];
    Registry::new(
        "Tengen",
        env!("CARGO_PKG_VERSION"),
        families,
        analysis::STREAMS,
    )
}
