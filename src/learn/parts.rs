//! Work shared among threads, the same way on every machine.

/// The threads that work is shared among: always as many, so that the sums are the same on every machine.
const PARTS: usize = 2;

/// Works on the parts of some things at a time; the answers in the order of the parts.
pub(super) fn in_parts<V: Sync, R: Send>(
    things: &[V],
    work: impl Fn(&[V], usize) -> R + Sync,
) -> Vec<R> {
    let length = things.len().div_ceil(PARTS).max(1);
    std::thread::scope(|scope| {
        let work = &work;
        let parts = things.chunks(length).enumerate();
        let threads: Vec<_> = parts
            .map(|(number, part)| scope.spawn(move || work(part, number)))
            .collect();
        let results = threads.into_iter();
        results
            .map(|thread| match thread.join() {
                Ok(result) => result,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect()
    })
}
