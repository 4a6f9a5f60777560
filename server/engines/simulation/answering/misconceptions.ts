import { hashOf, mix, shareOf } from './chance.ts';

// Wrong ideas that a student has of a knowledge point for some time: they show in every question that they lead astray, and
// go away when they have been taught away.

/** A wrong answer and the misconception that it comes from; the letter of an option, or what is written into a blank. */
export interface TypicalError {
  answer: string;
  /** From 1; 0 for a choice. */
  blank: number;
  misconception: number;
}

/** A misconception of a knowledge point by its name: numbers and formulas in it are those of one question. */
export const misconceptionOf = (pointId: string, name: string): number =>
  hashOf(`${pointId}/${name.replace(/\$[^$]*\$|[\d.]+/g, '')}`);

/** Typical wrong answers, with misconceptions in place of their names. */
export const errorsOf = (
  pointId: string,
  mistakes: readonly { answer: string; blank: number; name: string }[],
): TypicalError[] =>
  mistakes.map(({ answer, blank, name }) => ({ answer, blank, misconception: misconceptionOf(pointId, name) }));

/** Who may have a misconception: a hash of the student, how able they are, and when, in years as of their ability. */
export interface Holder {
  student: number;
  ability: number;
  years: number;
}

/** Share of average students who have a misconception at some time, and how much that changes with ability. */
const ever = { usual: 1.1, perAbility: -0.7 } as const;

/** When misconceptions begin, and how long it takes until they are taught away, in years. */
const spell = { earliest: -2.4, latest: 0.9, shortest: 0.3, longest: 1.9 } as const;

/** Share of the students of an ability who have a misconception on a day of the years that the world knows; a test counts them. */
export const usuallyHeld = (ability: number): number => 1 / (1 + Math.exp(1.08 + 0.52 * ability));

const between = (low: number, high: number, share: number): number => low + (high - low) * share;

/** When a student has a misconception; undefined where never. */
export function spellOf(
  { student, ability }: Holder,
  misconception: number,
): { from: number; until: number } | undefined {
  const hash = mix(student, misconception);
  const share = 1 / (1 + Math.exp(-ever.usual - ever.perAbility * ability));
  if (shareOf(hash) >= share) return undefined;
  const from = between(spell.earliest, spell.latest, shareOf(mix(hash, 1)));
  // The abler, the sooner it is understood.
  const length = between(spell.shortest, spell.longest, shareOf(mix(hash, 2))) * Math.exp(-0.2 * ability);
  return { from, until: from + length };
}

/** Whether a student has a misconception. */
export function holds(holder: Holder, misconception: number): boolean {
  const found = spellOf(holder, misconception);
  return found !== undefined && found.from <= holder.years && holder.years < found.until;
}
