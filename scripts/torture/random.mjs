/** Draws that are the same whenever the seed is. @typedef {ReturnType<typeof createRandom>} Random */

/** @param {number} seed */
export function createRandom(seed) {
  let state = seed >>> 0;
  // Mulberry32: 32 bits of state are plenty for a few thousand draws.
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to but not including `end`. @param {number} end */
  const below = (end) => Math.floor(next() * end);
  return {
    below,
    /** @param {number} probability */
    chance: (probability) => next() < probability,
    /** @template T @param {readonly T[]} items @returns {T | undefined} */
    pick: (items) => items[below(items.length)],
    /** A generator of its own for somebody who draws at the same time. */
    fork: () => createRandom(below(2 ** 32)),
    /** @param {number} length */
    bytes: (length) => Buffer.from(Array.from({ length }, () => below(256))),
  };
}
