//! The replies of playouts: 3x3 shapes next to the last move against the rest of the board.

use super::fit::fit;
use super::sample::Answers;
use crate::features::ReplyLogs;
use crate::playout::{Nearness, shape_count};

const FAR: usize = Nearness::Far as usize;

/// Weights of shapes and of nearness such that the moves elsewhere weigh 1 on average.
pub(super) fn learn(answers: &[Answers], sweeps: u32) -> ReplyLogs {
    let mut logs = [vec![0.0; shape_count()], vec![0.0; Nearness::COUNT]];
    fit(&mut logs, answers.iter(), sweeps, || {});
    let mean = mean_elsewhere(answers, &logs[0]);
    let far = logs[1][FAR];
    for log in &mut logs[0] {
        *log -= mean.ln();
    }
    for log in &mut logs[1] {
        *log -= far;
    }
    logs
}

/// What the shapes of moves that are not near weigh on average; 1 if there are none.
fn mean_elsewhere(answers: &[Answers], shapes: &[f32]) -> f32 {
    let moves = answers.iter().flat_map(|sample| {
        let all = 0..sample.len();
        let far = all.filter(|&mv| sample.feature(1, mv) == FAR);
        far.map(|mv| f64::from(shapes[sample.feature(0, mv)]).exp())
    });
    let (count, sum) = moves.fold((0_u64, 0.0), |(count, sum), weight| {
        (count + 1, sum + weight)
    });
    if count == 0 {
        1.0
    } else {
        (sum / count as f64) as f32
    }
}
