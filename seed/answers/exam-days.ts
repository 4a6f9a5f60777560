import { termOf, dateAfter, daysBetween, termStart } from '../calendar.ts';
import type { SeededGrade } from '../curriculum.ts';
import { currentExams } from '../exams/current.ts';
import { schoolIds } from '../landmarks.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { World } from '../world.ts';

/** Days of a term from which on its last exams are prepared and held, and no more work is set. */
export const finals = 114;

/** Days of a term on which its midterms are held, with those before. */
const midterms = [63, 71] as const;

/** The days, from and to, of what a grade of the personas' school sits now, with those before; tests of a lesson are none. */
function currentDays(world: World, school: SchoolPlan, { gradeId }: SeededGrade): (readonly [string, string])[] {
  if (school.id !== schoolIds.junior || (world.size === 'small' && !world.hasExams)) return [];
  return [...currentExams(world)]
    .filter(({ grade, kind }) => grade.gradeId === gradeId && kind !== 'weekly')
    .map(({ startDate, endDate }) => [dateAfter(startDate, -2), endDate] as const);
}

/** Tells the days on which a grade sits exams, or is about to: no work is set then. */
export function examDaysOf(world: World, school: SchoolPlan, grade: SeededGrade): (date: string) => boolean {
  const current = currentDays(world, school, grade);
  return (date) => {
    const day = daysBetween(termStart(termOf(date)), date);
    return (day >= midterms[0] && day <= midterms[1]) || current.some(([from, to]) => date >= from && date <= to);
  };
}
