import { subjectAbility } from '../../server/engines/simulation/answering/abilities.ts';
import { hashOf, mix, normalOf } from '../../server/engines/simulation/answering/chance.ts';
import type { SeededClass, World } from '../world.ts';
import type { PlannedExam, PlannedSubject } from './planned.ts';

/** How much schools differ in what their students can, and how much classes that are chosen from a grade are ahead. */
const ahead = { school: 0.3, chosen: 0.15 } as const;

/** How many classes of a grade are chosen, where there are enough of them. */
const chosen = { from: 4, count: 2 } as const;

/** The logit of the share of full marks that an average student reaches, between these; and what one step of ability changes. */
const easiness = { low: 0.45, high: 1.25 } as const;
const slope = 0.75;
/** Scores of maths and English lie further apart than those of Chinese, where nobody who writes a composition gets nothing. */
const slopes: Readonly<Record<string, number>> = { 1: 0.7, 2: 0.83, 3: 0.81 };
/** Chance of one day, in steps of ability. */
const chance = 0.4;

/** The group with which a class is compared: chosen classes, the others, or all alike in a small grade. */
export function groupOf({ classes }: PlannedExam, { number }: SeededClass): string {
  if (classes.length < chosen.from) return '';
  return number <= chosen.count ? '实验' : '平行';
}

/** What the students of a class are ahead of others by their school and group. */
export const advantageOf = (world: World, exam: PlannedExam, one: SeededClass): number =>
  (exam.school.isNeighbour ? ahead.school * normalOf(hashOf(`${world.seed}/${exam.school.id}`)) : 0) +
  (groupOf(exam, one) === '实验' ? ahead.chosen : 0);

/** Scores of a subject whose sheets are not known, as a function of a student's hash and the class of that day. */
export function scoring(
  world: World,
  { subject, years, occasion }: { subject: PlannedSubject; years: number; occasion: string },
): (student: number, schoolClass: number, advantage: number) => number {
  const { full, course } = subject;
  const of = hashOf(`${world.seed}/${course.subjectId}`);
  const paper = hashOf(`${world.seed}/${occasion}/${course.subjectId}`);
  const middle = easiness.low + (easiness.high - easiness.low) * (mix(paper, 1) / 2 ** 32);
  // Sciences are marked in whole points, languages in halves as well.
  const step = ['1', '3'].includes(course.subjectId) ? 2 : 1;
  const steep = slopes[course.subjectId] ?? slope;
  return (student, schoolClass, advantage) => {
    const ability = subjectAbility({ student, schoolClass, subject: of }, years) + advantage;
    const share = 1 / (1 + Math.exp(-middle - steep * (ability + chance * normalOf(mix(student, paper)))));
    return Math.round(share * full * step) / step;
  };
}
