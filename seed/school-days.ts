import { dateAfter } from './calendar.ts';

/** Months and days between which nobody has lessons: holidays of winter and summer, New Year, Qingming, May and October. */
const holidays: readonly (readonly [from: string, to: string])[] = [
  ['01-01', '01-03'],
  ['01-24', '02-23'],
  ['04-04', '04-06'],
  ['05-01', '05-05'],
  ['07-06', '08-31'],
  ['10-01', '10-07'],
];

/** Holidays that follow the moon, the Dragon Boat Festival and the Mid-Autumn Festival, with the days beside that are free too. */
const lunar: ReadonlySet<string> = new Set([
  '2023-06-22',
  '2023-09-29',
  '2024-06-10',
  '2024-09-16',
  '2024-09-17',
  '2025-06-02',
  '2025-10-08',
  '2026-06-19',
  '2026-09-25',
  '2027-06-09',
  '2027-09-15',
  '2028-05-28',
  '2028-10-03',
]);

const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

const isHoliday = (date: string): boolean => {
  const day = date.slice(5);
  return lunar.has(date) || holidays.some(([from, to]) => day >= from && day <= to);
};

const isWeekend = (date: string): boolean => [0, 6].includes(weekdayOf(date));

/** Whether there are lessons on a day. */
const isSchoolDay = (date: string): boolean => !isHoliday(date) && !isWeekend(date);

/** How much of a usual day's work is done on a day: none in holidays, little at weekends. */
export function shareOfDay(date: string): number {
  if (isHoliday(date)) return 0;
  return isWeekend(date) ? 0.1 : 1;
}

/** The first school day from a date on, and then so many school days later. */
export function schoolDayFrom(date: string, later = 0): string {
  let found = date;
  for (let left = later; ; left--, found = dateAfter(found, 1)) {
    while (!isSchoolDay(found)) found = dateAfter(found, 1);
    if (left === 0) return found;
  }
}

/** So many days are looked through for lessons: longer ago is another term. */
const nearDays = 9;

/** The last school day up to a date; in holidays, where there is none for more than a week, the date itself. */
export function schoolDayUpTo(date: string): string {
  const days = Array.from({ length: nearDays }, (_, ago) => dateAfter(date, -ago));
  return days.find(isSchoolDay) ?? date;
}

/** Lessons of a subject in a week; others have two. */
const lessons: Readonly<Record<string, number>> = { 1: 5, 2: 5, 3: 5, 4: 3, 5: 3 };

/** Whether a grade has a lesson of a subject on a day: subjects with few lessons have them on alternating days. */
function hasLesson(date: string, gradeId: string, subjectId: string): boolean {
  const count = lessons[subjectId] ?? 2;
  if (count === 5) return true;
  const first = (Number(gradeId) + Number(subjectId)) % 5;
  const weekdays = Array.from({ length: count }, (_, index) => ((first + index * 2) % 5) + 1);
  return weekdays.includes(weekdayOf(date));
}

/** The first day from a date on with a lesson of a subject in a grade; at most a week is waited for one, as holidays come between. */
export function lessonDayFrom(date: string, gradeId: string, subjectId: string): string {
  for (let later = 0; later < 5; later++) {
    const found = schoolDayFrom(date, later);
    if (hasLesson(found, gradeId, subjectId)) return found;
  }
  return schoolDayFrom(date);
}

/** The days of the year up to a moment, oldest first. */
export function daysOfYear(now: string): string[] {
  const today = now.slice(0, 10);
  return Array.from({ length: 366 }, (_, at) => dateAfter(today, at - 365));
}
