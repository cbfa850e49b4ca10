//! What several test programs need.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does the jobs 0..`count` on all cores, each once. A job that panics fails the test.
pub(crate) fn in_parallel(count: usize, job: impl Fn(usize) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let i = next.fetch_add(1, Ordering::Relaxed);
            if i >= count {
                return;
            }
            job(i);
        }
    };
    let cores = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
}
