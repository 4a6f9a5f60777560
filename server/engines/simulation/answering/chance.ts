// Numbers by chance that depend on nothing but what they are of: the ability of a student must be the same whenever it is
// asked for, in whatever order. So they are hashed, not drawn from a stream.

/** A 32-bit hash of two numbers: the finisher of MurmurHash3 (Appleby, public domain description) over their sum. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(b ^ 0xc2b2ae35, 0x27d4eb2f);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let h = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) h = Math.imul(h ^ text.charCodeAt(index), 0x01000193);
  return h >>> 0;
}

const words = 4_294_967_296;

/** A number from 0 up to but not including 1 that belongs to a hash. */
export const shareOf = (hash: number): number => mix(hash, 0x5bd1e995) / words;

/** A standard normal number that belongs to a hash: Box and Muller's transform of two shares. */
export function normalOf(hash: number): number {
  const radius = Math.sqrt(-2 * Math.log((mix(hash, 1) + 1) / (words + 1)));
  return radius * Math.cos((2 * Math.PI * mix(hash, 2)) / words);
}
