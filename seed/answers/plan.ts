import { daysBetween, termOf, termStart } from '../calendar.ts';
import { chaptersOf } from '../chapters.ts';
import type { BankItem } from '../world.ts';
import type { Occasion } from './occasions.ts';

// What has been taught when: the chapters of a volume one after the other over its term.

/** Days of lessons of a term by which its last chapter has begun. */
const daysOfChapters = 105;

/** How many chapters of a term's plan have been begun on a day, of so many; the first one from its first lesson on. */
function begunOn(date: string, chapters: number): number {
  const share = daysBetween(termStart(termOf(date)), date) / daysOfChapters;
  return Math.min(chapters, Math.max(1, Math.floor(share * chapters) + 1));
}

/** The chapters of a year's plan that are taught in the term of a day: those of its volume, which follow each other. */
function planOf(chapters: readonly string[], { grade, course, date }: Occasion): readonly string[] {
  const second = chaptersOf(grade, course.subjectId, 1);
  const found = chapters.findIndex((chapter) => second.includes(chapter));
  const middle = found > 0 ? found : Math.ceil(chapters.length / 2);
  return termOf(date).endsWith('01') ? chapters.slice(0, middle) : chapters.slice(middle);
}

/** What of a term's plan has been begun: chapters that the textbook does not name go with the one before. */
function begunOf(plan: readonly string[], { grade, course, date }: Occasion): readonly string[] {
  const volume = chaptersOf(grade, course.subjectId, termOf(date).endsWith('01') ? 0 : 1);
  const named = plan.filter((chapter) => volume.includes(chapter));
  const steps = named.length > 0 ? named : plan;
  const next = steps[begunOn(date, steps.length)];
  return next === undefined ? plan : plan.slice(0, plan.indexOf(next));
}

/** Subjects whose chapters in the bank are skills, which are practised all year. */
const bySkill: readonly string[] = ['1', '3'];

/** What of the questions of a subject in a grade has been taught in a term by then. */
export function taughtBy(items: readonly BankItem[], occasion: Occasion): BankItem[] {
  const chapters = [...new Set(items.map(({ chapter }) => chapter))];
  if (chapters.length < 4 || bySkill.includes(occasion.course.subjectId)) return [...items];
  const taught = begunOf(planOf(chapters, occasion), occasion);
  return items.filter(({ chapter }) => taught.includes(chapter));
}

/** A chapter with fewer questions is set together with the one before. */
const enough = 12;

/** What an exercise asks of: the chapter that is taught then, or the skill whose turn it is, and where that has few questions those before. */
export function recent(items: readonly BankItem[], { course, index }: Occasion): BankItem[] {
  const all = [...new Set(items.map(({ chapter }) => chapter))];
  const first = bySkill.includes(course.subjectId) ? (index + 1) % Math.max(1, all.length) : 0;
  const chapters = [...all.slice(first), ...all.slice(0, first)];
  const from = chapters.map((_, index) => items.filter(({ chapter }) => chapters.indexOf(chapter) >= index));
  return from.findLast((some) => some.length >= enough) ?? [...items];
}
