/** @typedef {'higher' | 'lower'} Better */
/** @typedef {{ better: Better, ratio: number }} Aim */

/**
 * One line of the report: what ours and the baseline reached in each round, and ours divided by the baseline.
 * @typedef {{
 *   name: string, title: string, unit: string, aim: Aim, baselineIs: string,
 *   ours: number[], baseline: number[], median: number, min: number, max: number,
 * }} Figure
 */

/** @param {readonly number[]} values */
export function medianOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? NaN) : ((sorted[half - 1] ?? NaN) + (sorted[half] ?? NaN)) / 2;
}

/**
 * Ratios are taken round by round: what else the machine does then slows both.
 * @param {Pick<Figure, 'name' | 'title' | 'unit' | 'aim' | 'baselineIs' | 'ours' | 'baseline'>} measured
 * @returns {Figure}
 */
export function figure(measured) {
  const ratios = measured.ours.map((value, round) => value / (measured.baseline[round] ?? NaN));
  return { ...measured, median: medianOf(ratios), min: Math.min(...ratios), max: Math.max(...ratios) };
}

/** Whether the median is on the good side of the aim. @param {Figure} row */
export const reaches = ({ aim, median }) => (aim.better === 'higher' ? median >= aim.ratio : median <= aim.ratio);

/**
 * Measures ours and the baseline in turn, after one turn of each that does not count.
 * @param {number} rounds
 * @param {(round: number) => Promise<number>} ours
 * @param {(round: number) => Promise<number>} baseline
 */
export async function alternate(rounds, ours, baseline) {
  await ours(0);
  await baseline(0);
  /** @type {{ ours: number[], baseline: number[] }} */
  const measured = { ours: [], baseline: [] };
  for (let round = 1; round <= rounds; round++) {
    measured.ours.push(await ours(round));
    measured.baseline.push(await baseline(round));
  }
  return measured;
}
