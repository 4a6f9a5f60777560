import { hashOf, mix, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import { dateAfter, daysBetween, termDays, termStart } from '../calendar.ts';
import { lessonDayFrom, schoolDayUpTo } from '../school-days.ts';
import { finals } from './exam-days.ts';
import type { CourseTerm } from './load.ts';

/** In its first days a term has no work yet. */
const settling = 6;

/** What decides on which days work can be set. */
export interface Calendar {
  courseTerm: CourseTerm;
  now: string;
  isExamDay: (date: string) => boolean;
}

const yesterdayOf = (now: string): string => schoolDayUpTo(dateAfter(now.slice(0, 10), -1));

/** The first day from a date on with a lesson of the subject and without exams. */
function dayFrom({ courseTerm: { grade, course }, isExamDay }: Calendar, date: string): string {
  let found = lessonDayFrom(date, grade.gradeId, course.subjectId);
  while (isExamDay(found)) found = lessonDayFrom(dateAfter(found, 1), grade.gradeId, course.subjectId);
  return found;
}

/** The days from one to another on which work can be set. */
function daysFrom(calendar: Calendar, from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = dayFrom(calendar, from); day < to; day = dayFrom(calendar, dateAfter(day, 1))) days.push(day);
  return days;
}

/**
 * The days of so many pieces of work, evenly spread over those of a term that have passed: none in its first days, while exams
 * are held, and before its end. Where they go on until now, the last of a running term was set on the last school day, and is
 * not handed in yet.
 */
export function daysOf(calendar: Calendar, count: number, goesOn: boolean): string[] {
  const { courseTerm, now } = calendar;
  const { term, grade, course } = courseTerm;
  const passed = daysBetween(termStart(term), now);
  if (count === 0 || passed <= count) return [];
  const isRunning = passed < termDays;
  const from = dateAfter(termStart(term), Math.min(settling, Math.floor(passed / 4)));
  const last = dateAfter(termStart(term), finals);
  const yesterday = yesterdayOf(now);
  const endsNow = isRunning && goesOn && passed <= finals + settling;
  const possible = daysFrom(calendar, from, isRunning && yesterday < last ? yesterday : last);
  // Subjects do not set their work on the same days.
  const chance = hashOf(`${term}/${grade.gradeId}/${course.courseId}`);
  const early = Math.min(endsNow ? count - 1 : count, possible.length);
  const days = Array.from({ length: early }, (_, index) => {
    const place = (index + 0.2 + 0.6 * shareOf(mix(chance, index))) / (endsNow ? count - 0.5 : count);
    return possible[Math.floor(place * possible.length)]!;
  });
  return [...new Set(endsNow ? [...days, yesterday] : days)];
}

/**
 * The day on which one of those who share a paper sets it: the one that was planned, or a day or two later, as long as there is
 * a lesson, no exam, and it has come.
 */
export function ownDayOf(calendar: Calendar, planned: string, teacherId: string): string {
  const later = hashOf(`${teacherId}/${planned}`) % 3;
  const day = later === 0 ? planned : dayFrom(calendar, dateAfter(planned, later));
  return day < yesterdayOf(calendar.now) && daysBetween(planned, day) < 5 ? day : planned;
}
