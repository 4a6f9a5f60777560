/** Milliseconds since the epoch, as everything in the process but sandboxes sees them. */
export const systemNow = (): number => Date.now();

const hoursEast = 8;

/** `yyyy-MM-dd HH:mm:ss` of a moment in Asia/Shanghai, which has had no summer time since 1991. */
export const localDateTime = (milliseconds: number): string =>
  new Date(milliseconds + hoursEast * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

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

  /** Code of the running term: January still belongs to the first, February to July to the second. */
  term(): string {
    const month = Number(this.dateTime().slice(5, 7));
    return `${this.schoolYear()}${month >= 2 && month < 8 ? '02' : '01'}`;
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
