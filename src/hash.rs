//! The only file that names `fxhash`: fast maps for integer keys of our own making.
//!
//! `fxhash` is unmaintained (RUSTSEC-2025-0057, no vulnerability). It is used for keys that no outsider
//! chooses; `rustc-hash` offers the same names should it ever have to go.

/// A map with integer keys that no adversary picks.
pub type FastMap<K, V> = fxhash::FxHashMap<K, V>;
/// A set of integer keys that no adversary picks.
pub type FastSet<K> = fxhash::FxHashSet<K>;
/// What hashes the keys of both.
pub type FastHasher = std::hash::BuildHasherDefault<fxhash::FxHasher>;
