// Days and hours of schools, with definitions of our own.

/**
 * Days of national holidays on which nobody works, as the General Office of the State Council has announced them for 2024 to
 * 2026, those of the school terms alone; months and days from and to.
 */
const holidays: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>> = {
  2024: [
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['06-10', '06-10'],
    ['09-15', '09-17'],
    ['10-01', '10-07'],
  ],
  2025: [
    ['01-01', '01-01'],
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['05-31', '06-02'],
    ['10-01', '10-08'],
  ],
  2026: [
    ['01-01', '01-03'],
    ['04-04', '04-06'],
    ['05-01', '05-05'],
    ['06-19', '06-21'],
    ['09-25', '09-27'],
    ['10-01', '10-07'],
  ],
};

/** Whether nobody has lessons at a moment, `yyyy-MM-dd HH:mm:ss`: weekends, national holidays, and the middle of the long ones. */
export const isFree = (moment: string): boolean => {
  const [year, day] = [moment.slice(0, 4), moment.slice(5, 10)];
  const weekday = new Date(`${moment.slice(0, 10)}T00:00:00Z`).getUTCDay();
  const isSummer = (day >= '07-10' && day <= '08-31') || (day >= '01-31' && day <= '02-16');
  return (
    weekday === 0 || weekday === 6 || isSummer || (holidays[year] ?? []).some(([from, to]) => day >= from && day <= to)
  );
};

/** Seconds since midnight. */
export const secondsOf = (moment: string): number =>
  Number(moment.slice(11, 13)) * 3600 + Number(moment.slice(14, 16)) * 60 + Number(moment.slice(17, 19));

/** Whether a moment lies between two hours of its day. */
export const within = (moment: string, from: number, to: number): boolean =>
  secondsOf(moment) >= from * 3600 && secondsOf(moment) <= to * 3600;

/** The day on which lessons began in the term of a moment. */
export function startOfTermOf(moment: string): string {
  const [year, day] = [Number(moment.slice(0, 4)), moment.slice(5, 10)];
  if (day >= '08-01') return `${year}-09-01`;
  return day >= '02-01' ? `${year}-02-24` : `${year - 1}-09-01`;
}

/** The code of the term of a moment, and the day on which its lessons began. */
export function runningTerm(now: string): { term: string; start: string } {
  const start = startOfTermOf(now);
  const isFirst = start.endsWith('09-01');
  return { start, term: `${Number(start.slice(0, 4)) - (isFirst ? 0 : 1)}0${isFirst ? 1 : 2}` };
}
