/** Milliseconds since the epoch, as everything in the process but sandboxes sees them. */
export const systemNow = (): number => Date.now();

const hoursEast = 8;

/** `yyyy-MM-dd HH:mm:ss` of a moment in Asia/Shanghai, which has had no summer time since 1991. */
export const localDateTime = (milliseconds: number): string =>
  new Date(milliseconds + hoursEast * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

/**
 * Code of the term of a day, `yyyy-MM-dd` or longer: the school year begins in August, January still belongs to its first term,
 * February to July to the second.
 */
export function termOf(date: string): string {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  if (month >= 8) return `${year}01`;
  return `${year - 1}${month === 1 ? '01' : '02'}`;
}

/** No clock goes beyond this moment, however fast: years of five digits are no dates any more. */
const lastMoment = Date.parse('2099-12-31T23:59:59+08:00');

/**
 * How a clock goes: at the system's time `anchorSystem` it stood at `anchorTime`, and since then it goes `rate` times as fast as
 * the system's; 0 is frozen. Moments are milliseconds since the epoch.
 */
export interface ClockState {
  anchorTime: number;
  anchorSystem: number;
  rate: number;
  /** Whether it is the day of the world itself, as some are made for: nobody has moved it. */
  isOwn?: boolean | undefined;
}

/** A clock that goes as the system's does. */
export const realTime: ClockState = { anchorTime: 0, anchorSystem: 0, rate: 1 };

/** What a clock shows at a moment of the system's. */
export const timeBy = ({ anchorTime, anchorSystem, rate }: ClockState, system: number): number =>
  Math.min(Math.round(anchorTime + (system - anchorSystem) * rate), lastMoment);

/** Whether a clock is the system's. */
export const isReal = ({ anchorTime, anchorSystem, rate }: ClockState): boolean =>
  rate === 1 && anchorTime === anchorSystem;

/** Whether somebody has moved a clock. */
export const isMoved = (state: ClockState): boolean => !state.isOwn && !isReal(state);

/** The clock of one sandbox, which a trainer may set, freeze and speed up. */
export class Clock {
  /** `onRead` is told whenever the clock is read. */
  constructor(
    private state: ClockState = realTime,
    private readonly onRead: () => void = () => undefined,
  ) {}

  /** Milliseconds since the epoch. */
  now(): number {
    this.onRead();
    return timeBy(this.state, systemNow());
  }

  /** `yyyy-MM-dd HH:mm:ss` in the school's local time. */
  dateTime(): string {
    return localDateTime(this.now());
  }

  /** Calendar year in the school's local time. */
  year(): number {
    return Number(this.dateTime().slice(0, 4));
  }

  /** The first calendar year of the running school year, which begins in August. */
  schoolYear(): number {
    const month = Number(this.dateTime().slice(5, 7));
    return month >= 8 ? this.year() : this.year() - 1;
  }

  /** Code of the running term. */
  term(): string {
    return termOf(this.dateTime());
  }

  /** Now, in the form of HTTP's Date header. */
  httpDate(): string {
    return new Date(this.now()).toUTCString();
  }

  /** How it goes. */
  how(): ClockState {
    return this.state;
  }

  /** Lets it go otherwise from now on. */
  set(state: ClockState): void {
    this.state = state;
  }
}
