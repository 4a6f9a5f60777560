import type { Sandbox } from './sandbox.ts';

/** Kibibytes of pages that all open databases keep together, and the most and the least of one. */
const together = 98_304;
const [least, most] = [512, 16_384];

/** What each was given last. */
const given = new WeakMap<Sandbox, number>();

/** Kibibytes of pages that each of so many may keep, in steps, so that one more does not change it for all. */
function shareOf(count: number): number {
  let share = most;
  while (share > least && share * count > together) share /= 2;
  return share;
}

/** Gives each open database its share of the memory for pages: one alone has what it needs, hundreds have little each. */
export function shareMemory(open: readonly Sandbox[]): void {
  const share = shareOf(open.length);
  for (const sandbox of open) {
    if ((given.get(sandbox) ?? most) === share || !sandbox.sqlite.open) continue;
    given.set(sandbox, share);
    sandbox.sqlite.pragma(`cache_size = -${share}`);
  }
}
