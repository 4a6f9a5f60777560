import { realTime, timeBy, type ClockState } from '../../database/clock.ts';

/** What a trainer wants of a clock. */
interface Wish {
  isReal?: boolean | undefined;
  /** Milliseconds since the epoch. */
  time?: number | undefined;
  days?: number | undefined;
  rate?: number | undefined;
}

const day = 86_400_000;
const [earliest, latest] = [Date.parse('2000-01-01T00:00:00+08:00'), Date.parse('2099-12-31T23:59:59+08:00')];

/**
 * How a clock goes once a wish is granted at a moment of the system's; undefined where it would leave the years that it can show.
 * What is not wished for stays: who sets it keeps its speed, who changes its speed keeps its time.
 */
export function moved(
  state: ClockState,
  { isReal, time, days = 0, rate }: Wish,
  system: number,
): ClockState | undefined {
  const from = isReal ? realTime : state;
  const anchorTime = (time ?? timeBy(from, system)) + days * day;
  if (anchorTime < earliest || anchorTime > latest) return undefined;
  if (isReal && days === 0 && time === undefined && (rate ?? 1) === 1) return realTime;
  return { anchorTime, anchorSystem: system, rate: rate ?? from.rate };
}
