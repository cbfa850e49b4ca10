//! Black's winrate over the game as SVG: black on white, with a ring at each of the worst moves, so that nothing is told by a
//! hue.

use super::Review;
use crate::plain::markup;
use std::fmt::Write;

const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 320.0;
/// Left, above, right and below the plot.
const MARGINS: [f32; 4] = [56.0, 36.0, 20.0, 44.0];
/// The moves between two numbers below the plot, the first that leaves them room.
const STEPS: [usize; 5] = [5, 10, 25, 50, 100];
const MOST_NUMBERS: usize = 16;

impl Review {
    /// The picture as one SVG element, with the `count` worst moves marked by rings and numbers. Texts are escaped.
    pub fn to_svg(&self, count: usize) -> String {
        let [black, white] = &self.names;
        let names = [(black, "Black"), (white, "White")];
        let [black, white] =
            names.map(|(name, player)| if name.is_empty() { player } else { name });
        let title = markup(&format!(
            "Winrate of {black} (Black) against {white} (White)"
        ));
        let mut svg = format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" role="img" aria-labelledby="title desc" font-family="Helvetica, Arial, sans-serif" font-size="13">
<title id="title">{title}</title>
<desc id="desc">{}</desc>
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>
<text x="{}" y="22">{title}</text>
"##,
            markup(&self.in_words()),
            MARGINS[0],
        );
        self.frame(&mut svg);
        self.curve(&mut svg);
        for number in self.worst(count) {
            if let Some(Some(view)) = self.views.get(number) {
                let (x, y) = (self.x(number), y(view.winrate));
                // The number stands inside the frame.
                let text = if view.winrate > 0.5 {
                    y + 22.0
                } else {
                    y - 12.0
                };
                put(
                    &mut svg,
                    format_args!(
                        "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\" fill=\"none\" stroke=\"#000\" stroke-width=\"2\"/>\n\
                         <text x=\"{x:.1}\" y=\"{text:.1}\" text-anchor=\"middle\">{number}</text>\n"
                    ),
                );
            }
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn in_words(&self) -> String {
        let known = self.views.iter().flatten().count();
        let last = self.views.iter().flatten().next_back();
        let end = last.map_or(50.0, |view| 100.0 * view.winrate);
        format!(
            "{} moves, {known} positions with a winrate; at the end Black has {end:.0} %",
            self.moves.len()
        )
    }

    /// Lines and numbers around the plot.
    fn frame(&self, svg: &mut String) {
        let (left, right) = (self.x(0), WIDTH - MARGINS[2]);
        for percent in [0_u8, 25, 50, 75, 100] {
            let y = y(f32::from(percent) / 100.0);
            let (dash, text) = (
                if percent == 50 {
                    ""
                } else {
                    " stroke-dasharray=\"2 4\""
                },
                y + 4.0,
            );
            put(
                svg,
                format_args!(
                    "<path d=\"M{left} {y}H{right}\" stroke=\"#000\"{dash}/>\n\
                     <text x=\"{}\" y=\"{text}\" text-anchor=\"end\">{percent} %</text>\n",
                    left - 6.0
                ),
            );
        }
        let moves = self.moves.len();
        let step = STEPS.into_iter().find(|step| moves / step <= MOST_NUMBERS);
        let bottom = y(0.0);
        for number in (0..=moves).step_by(step.unwrap_or(moves / MOST_NUMBERS + 1)) {
            let (x, end, text) = (self.x(number), bottom + 5.0, bottom + 20.0);
            put(
                svg,
                format_args!(
                    "<path d=\"M{x:.1} {bottom}V{end}\" stroke=\"#000\"/>\n\
                     <text x=\"{x:.1}\" y=\"{text}\" text-anchor=\"middle\">{number}</text>\n"
                ),
            );
        }
    }

    /// The winrates, with gaps where there are none.
    fn curve(&self, svg: &mut String) {
        let mut path = String::new();
        let mut goes_on = false;
        for (number, view) in self.views.iter().enumerate() {
            if let Some(view) = view {
                let verb = if goes_on { 'L' } else { 'M' };
                let (x, y) = (self.x(number), y(view.winrate));
                put(&mut path, format_args!("{verb}{x:.1} {y:.1}"));
            }
            goes_on = view.is_some();
        }
        put(
            svg,
            format_args!(
                "<path d=\"{path}\" fill=\"none\" stroke=\"#000\" stroke-width=\"2.4\" stroke-linejoin=\"round\"/>\n"
            ),
        );
    }

    /// Where a position stands.
    fn x(&self, number: usize) -> f32 {
        let width = WIDTH - MARGINS[0] - MARGINS[2];
        MARGINS[0] + width * number as f32 / self.moves.len().max(1) as f32
    }
}

/// Where a winrate stands.
fn y(winrate: f32) -> f32 {
    MARGINS[1] + (HEIGHT - MARGINS[1] - MARGINS[3]) * (1.0 - winrate)
}

fn put(text: &mut String, what: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = text.write_fmt(what);
}
