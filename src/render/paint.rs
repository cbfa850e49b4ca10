//! The colours of stones. Each player beyond the second has its name on its stones too, so that nothing is told by a hue.

use crate::board::Color;

const WHITE: &str = "#fff";
const BLACK: &str = "#000";

/// What fills a player's stones, and what is seen on them, in turn order: the everyday names of the players.
const STONES: [(&str, &str); 16] = [
    (BLACK, WHITE),
    (WHITE, BLACK),
    ("#c8202f", WHITE),
    ("#1c68c0", WHITE),
    ("#1f7d33", WHITE),
    ("#ffdd33", BLACK),
    ("#ff9326", BLACK),
    ("#7d3fa0", WHITE),
    ("#7a4a21", WHITE),
    ("#fbb4d4", BLACK),
    ("#a8a8a8", BLACK),
    ("#6fe7f2", BLACK),
    ("#b4f04a", BLACK),
    ("#1a2a6c", WHITE),
    ("#b0b03c", BLACK),
    ("#0b7373", WHITE),
];

/// What fills a stone.
pub(super) fn fill(color: Color) -> &'static str {
    STONES.get(color.index()).map_or(WHITE, |paint| paint.0)
}

/// What is seen on a stone, and on the bare board.
pub(super) fn ink(stone: Option<Color>) -> &'static str {
    let stone = stone.and_then(|color| STONES.get(color.index()));
    stone.map_or(BLACK, |paint| paint.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn channels(paint: &str) -> [f64; 3] {
        let digits = &paint[1..];
        let wide: String = match digits.len() {
            3 => digits.chars().flat_map(|c| [c, c]).collect(),
            _ => digits.to_owned(),
        };
        [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&wide[at..at + 2], 16).unwrap()))
    }

    /// Relative luminance as WCAG 2 defines it.
    fn luminance(paint: &str) -> f64 {
        let [r, g, b] = channels(paint).map(|value| {
            let value = value / 255.0;
            if value <= 0.03928 {
                value / 12.92
            } else {
                ((value + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// WCAG 2 asks for a contrast of 4.5 between text and what is behind it.
    #[test]
    fn names_can_be_read_on_their_stones() {
        for color in Color::all(16) {
            let (a, b) = (luminance(fill(color)), luminance(ink(Some(color))));
            let contrast = (a.max(b) + 0.05) / (a.min(b) + 0.05);
            assert!(contrast >= 4.5, "{color:?}: {contrast}");
        }
    }

    #[test]
    fn no_two_players_look_alike() {
        let all: Vec<Color> = Color::all(16).collect();
        for (i, &a) in all.iter().enumerate() {
            for &b in &all[..i] {
                let (x, y) = (channels(fill(a)), channels(fill(b)));
                let distance: f64 = x.iter().zip(y).map(|(x, y)| (x - y).powi(2)).sum();
                assert!(distance.sqrt() > 45.0, "{a:?} and {b:?}");
            }
        }
    }
}
