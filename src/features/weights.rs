//! The learned weights, and the file that holds them.

use super::groups::{Features, Group};
use super::position::Shapes;
use super::shapes::{Known, ShapeKey};
use crate::playout::{Nearness, Replies, shape_count};
use std::fmt;
use std::sync::{Arc, OnceLock};

/// A file that holds no weights.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WeightsError(&'static str);

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no file of move weights: {}", self.0)
    }
}

impl std::error::Error for WeightsError {}

/// How the file begins: what it is, and the version of the features that it weighs.
const MAGIC: &[u8; 8] = b"TENGENW2";
/// The file keeps natural logarithms in this unit.
const UNIT: f32 = 1.0 / 1024.0;

/// What moves are weighed with: the shapes known and the logarithm of each feature's weight.
#[derive(Debug)]
pub struct Weights {
    shapes: Shapes,
    /// The names of the shapes known, in the order of their places.
    keys: [Vec<ShapeKey>; 2],
    /// By group and feature: the natural logarithm of the weight.
    logs: [Vec<f32>; Group::ALL.len()],
    /// The same of a reply in a playout: by its shape, and by its nearness.
    reply_logs: ReplyLogs,
    replies: Replies,
}

/// The natural logarithms of the weights of replies in playouts: by shape, and by [`Nearness`].
pub type ReplyLogs = [Vec<f32>; 2];

impl Weights {
    /// Weights of 1 for these shapes and all other features.
    pub fn even(keys: [Vec<ShapeKey>; 2]) -> Self {
        let logs = Group::ALL.map(|group| {
            let size = match group {
                Group::Shape => Some(keys[0].len() + 1),
                Group::Answer => Some(keys[1].len() + 1),
                _ => group.size(),
            };
            vec![0.0; size.unwrap_or(0)]
        });
        let known = |keys: &[ShapeKey]| Known::new(keys.iter().copied());
        let reply_logs = [vec![0.0; shape_count()], vec![0.0; Nearness::COUNT]];
        Self {
            shapes: Shapes {
                plain: known(&keys[0]),
                answers: known(&keys[1]),
            },
            keys,
            logs,
            replies: Replies::new(&reply_logs),
            reply_logs,
        }
    }

    /// Those built into the program.
    pub fn built_in() -> Arc<Self> {
        static BUILT_IN: OnceLock<Arc<Weights>> = OnceLock::new();
        let read = || match Self::from_bytes(include_bytes!("built-in.weights")) {
            Ok(weights) => Arc::new(weights),
            Err(error) => unreachable!("the program was built with it: {error}"),
        };
        Arc::clone(BUILT_IN.get_or_init(read))
    }

    /// The shapes known.
    pub fn shapes(&self) -> &Shapes {
        &self.shapes
    }

    /// The logarithms of all groups' weights, by group and feature, to change them.
    pub fn logs_mut(&mut self) -> &mut [Vec<f32>; Group::ALL.len()] {
        &mut self.logs
    }

    /// How playouts reply.
    pub fn replies(&self) -> &Replies {
        &self.replies
    }

    /// Has playouts reply by these weights.
    pub fn set_replies(&mut self, logs: ReplyLogs) {
        self.replies = Replies::new(&logs);
        self.reply_logs = logs;
    }

    /// The logarithm of the product of a move's weights.
    pub fn log(&self, features: &Features) -> f32 {
        let logs = self.logs.iter().zip(features);
        logs.map(|(logs, &feature)| logs.get(feature as usize).copied().unwrap_or(0.0))
            .sum()
    }

    /// The file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for keys in &self.keys {
            bytes.extend((keys.len() as u32).to_le_bytes());
            bytes.extend(keys.iter().flat_map(|key| key.to_le_bytes()));
        }
        let small =
            |&log: &f32| ((log / UNIT).round().clamp(-32768.0, 32767.0) as i16).to_le_bytes();
        let logs = self.logs.iter().chain(&self.reply_logs);
        bytes.extend(logs.flatten().flat_map(small));
        bytes
    }

    /// The weights in a file.
    ///
    /// # Errors
    /// It is no such file, or is cut off.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut rest = bytes
            .strip_prefix(MAGIC)
            .ok_or(WeightsError("it does not begin as one"))?;
        let mut keys = [Vec::new(), Vec::new()];
        for keys in &mut keys {
            let [count] = take(&mut rest, 1)?[..] else {
                return Err(CUT_OFF);
            };
            *keys = take(&mut rest, count as usize)?;
        }
        let mut weights = Self::even(keys);
        let mut reply_logs = weights.reply_logs.clone();
        let all = weights.logs.iter_mut().chain(&mut reply_logs);
        let logs: Vec<&mut f32> = all.flatten().collect();
        if rest.len() != 2 * logs.len() {
            return Err(CUT_OFF);
        }
        for (log, small) in logs.into_iter().zip(rest.as_chunks().0) {
            *log = f32::from(i16::from_le_bytes(*small)) * UNIT;
        }
        weights.set_replies(reply_logs);
        Ok(weights)
    }
}

const CUT_OFF: WeightsError = WeightsError("it has not the length that it should have");

/// So many numbers from the front.
fn take(rest: &mut &[u8], count: usize) -> Result<Vec<u32>, WeightsError> {
    let length = count.checked_mul(4).ok_or(CUT_OFF)?;
    let (front, after) = rest.split_at_checked(length).ok_or(CUT_OFF)?;
    *rest = after;
    let numbers = front.as_chunks().0.iter();
    Ok(numbers.map(|four| u32::from_le_bytes(*four)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_back() {
        let mut weights = Weights::even([vec![7, 9], vec![8]]);
        weights.logs_mut()[Group::Shape as usize][2] = 1.5;
        weights.logs_mut()[Group::Answer as usize][1] = -2.25;
        weights.logs_mut()[Group::Line as usize][3] = 0.5;
        let mut replies = weights.reply_logs.clone();
        replies[0][5] = 3.5;
        replies[1][2] = -0.25;
        weights.set_replies(replies);
        let read = Weights::from_bytes(&weights.to_bytes()).unwrap();
        assert_eq!(read.keys, weights.keys);
        assert_eq!(read.logs, weights.logs);
        assert_eq!(read.reply_logs, weights.reply_logs);
    }

    #[test]
    fn other_files_are_refused() {
        let bytes = Weights::even([vec![7], vec![8]]).to_bytes();
        assert!(Weights::from_bytes(b"").is_err());
        assert!(Weights::from_bytes(b"TENGENW2\xff\xff\xff\xff").is_err());
        for length in 0..bytes.len() {
            assert!(Weights::from_bytes(&bytes[..length]).is_err(), "{length}");
        }
        assert!(Weights::from_bytes(&[&bytes[..], b"x"].concat()).is_err());
    }

    #[test]
    fn the_weights_built_in_are_small_and_know_shapes() {
        assert!(include_bytes!("built-in.weights").len() < 2_000_000);
        assert!(Weights::built_in().keys.iter().all(|keys| !keys.is_empty()));
    }
}
