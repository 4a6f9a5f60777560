import { execFileSync } from 'node:child_process';

/** Megabytes that a process and those that it has started take, as the system counts them. @param {number} pid */
export function megabytesOf(pid) {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  /** @param {number} parent @returns {number} */
  const below = (parent) =>
    rows.reduce((sum, [child = NaN, of, kilobytes = 0]) => {
      if (child === parent) return sum + kilobytes;
      return of === parent ? sum + below(child) : sum;
    }, 0);
  return below(pid) / 1024;
}
