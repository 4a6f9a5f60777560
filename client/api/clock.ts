let offset = 0;

/** Milliseconds since the epoch by the server's clock, so that terms and defaults follow a clock that a trainer moved. */
export const now = (): number => Date.now() + offset;

/** The server's time as a Date. */
export const today = (): Date => new Date(now());

/** Takes the server's time from the Date header of an answer; a second's grain, so smaller differences are left alone. */
export function followServer(dateHeader: string | null): void {
  const server = dateHeader ? Date.parse(dateHeader) : Number.NaN;
  if (Number.isNaN(server)) return;
  const difference = server - Date.now();
  if (Math.abs(difference - offset) > 2_000) offset = difference;
}
