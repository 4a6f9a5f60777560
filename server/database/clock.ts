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

/** The clock of one sandbox: the system's time plus an offset that a trainer may move. */
export class Clock {
  /** `onRead` is told whenever the clock is read. */
  constructor(
    private offset: number = 0,
    private readonly onRead: () => void = () => undefined,
  ) {}

  /** Milliseconds since the epoch. */
  now(): number {
    this.onRead();
    return systemNow() + this.offset;
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

  /** Moves the clock by setting its distance to the system's time, in milliseconds. */
  setOffset(milliseconds: number): void {
    this.offset = milliseconds;
  }
}
