//! Numbers as hosts read them: plain decimals, never an exponent, never a negative zero.

use crate::search::Spread;

/// A share of 1 in whole 1/10,000.
pub(super) fn per_10000(share: f32) -> u32 {
    (share.clamp(0.0, 1.0) * 10_000.0).round() as u32
}

/// A share of 1.
pub(super) fn share(value: f32) -> String {
    decimal(value.clamp(0.0, 1.0), 5)
}

/// Points of a lead.
pub(super) fn points(value: f32) -> String {
    decimal(value, 3)
}

/// Who owns points: the means, as the player of this sign sees them.
pub(super) fn means(owners: &[Spread], sign: f32) -> String {
    joined(owners, |owner| sign * owner.mean)
}

/// How far the owners of single playouts lie from the mean.
pub(super) fn deviations(owners: &[Spread]) -> String {
    joined(owners, |owner| owner.deviation)
}

fn joined(owners: &[Spread], value: impl Fn(&Spread) -> f32) -> String {
    let words = owners.iter().map(|owner| decimal(value(owner), 3));
    words.collect::<Vec<_>>().join(" ")
}

fn decimal(value: f32, places: usize) -> String {
    let text = format!("{value:.places$}");
    match text.strip_prefix('-') {
        Some(rest) if rest.bytes().all(|b| matches!(b, b'0' | b'.')) => rest.to_owned(),
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_plain() {
        assert_eq!(share(0.5), "0.50000");
        assert_eq!(share(1.0 + 1e-7), "1.00000");
        assert_eq!(points(-0.0004), "0.000");
        assert_eq!(points(-12.25), "-12.250");
        assert_eq!(points(1e6), "1000000.000");
        assert_eq!((per_10000(0.48215), per_10000(1.0)), (4822, 10_000));
        let owner = Spread {
            mean: 0.25,
            deviation: 0.5,
        };
        assert_eq!(means(&[owner, Spread::default()], -1.0), "-0.250 0.000");
        assert_eq!(deviations(&[owner]), "0.500");
    }
}
