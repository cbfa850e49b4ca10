//! The flags of the sequential test.

use crate::arena::Sprt;

#[derive(Debug, clap::Args)]
pub(super) struct Flags {
    /// Test whether the first engine is stronger by ELO0 or by ELO1 (sequential probability ratio test on pairs of games), and
    /// end the match once that is clear: --sprt 0,10
    #[arg(long, value_name = "ELO0,ELO1", value_parser = elo_bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// Risk of taking ELO1 when ELO0 is right
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = risk, requires = "sprt")]
    alpha: f64,
    /// Risk of taking ELO0 when ELO1 is right
    #[arg(long, value_name = "P", default_value_t = 0.05, value_parser = risk, requires = "sprt")]
    beta: f64,
}

impl Flags {
    /// The test, if one is asked for.
    pub(super) fn test(&self) -> Option<Sprt> {
        self.sprt.map(|(elo0, elo1)| Sprt {
            elo0,
            elo1,
            alpha: self.alpha,
            beta: self.beta,
        })
    }
}

fn elo_bounds(text: &str) -> Result<(f64, f64), String> {
    let numbers = text.split_once(',').and_then(|(elo0, elo1)| {
        let number = |text: &str| text.trim().parse::<f64>().ok();
        Some((number(elo0)?, number(elo1)?))
    });
    let in_order = |&(elo0, elo1): &(f64, f64)| elo0 < elo1 && elo0 > -4000.0 && elo1 < 4000.0;
    numbers.filter(in_order).ok_or_else(|| {
        "expected two differences in Elo, the lower one first, such as 0,10".to_owned()
    })
}

fn risk(text: &str) -> Result<f64, String> {
    let risk = text.parse().ok().filter(|risk| *risk > 0.0 && *risk < 0.5);
    risk.ok_or_else(|| "expected a number between 0 and 0.5".to_owned())
}
