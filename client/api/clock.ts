/** What the server's clock showed at a moment of the browser's, and how many times as fast it goes; 0 is frozen. */
let anchor = { server: 0, local: 0, rate: 1 };

/** Milliseconds since the epoch by the server's clock, so that terms and defaults follow a clock that a trainer moved. */
export const now = (): number => anchor.server + (Date.now() - anchor.local) * anchor.rate;

/** The server's time as a Date. */
export const today = (): Date => new Date(now());

/** A second's grain of the Date header, and a second on the way, which is longer by a fast clock. */
const graceOf = (rate: number): number => 1_000 + 1_000 * Math.max(rate, 1);

/** Takes the server's time from the headers of an answer; what the grain of these explains is left alone, so that nothing jumps. */
export function followServer(dateHeader: string | null, rateHeader: string | null): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(server)) return;
  const told = rateHeader === null ? 1 : Number(rateHeader);
  const rate = told >= 0 ? told : 1;
  const isSame = rate === anchor.rate && Math.abs(server - now()) <= graceOf(rate);
  if (!isSame) anchor = { server, local: Date.now(), rate };
}
