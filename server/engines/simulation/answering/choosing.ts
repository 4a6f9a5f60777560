import { hashOf } from './chance.ts';
import type { Item } from './item.ts';
import { misconceptionOf, usuallyHeld, type TypicalError } from './misconceptions.ts';

/** Draws whether something of this probability happens. */
export type Draw = (probability: number) => boolean;

/** Who answers: how able, and whether with a misconception. */
export interface Responder {
  ability: number;
  holds: (misconception: number) => boolean;
  draw: Draw;
}

/** How often the first, second and further wrong answers are given by those who go wrong: one error is always the usual one. */
const wrongShares = [0.56, 0.28, 0.16, 0.08] as const;

/** How much likelier a wrong answer is of somebody with the misconception behind it. */
const drawn = 6;

/** How much a misconception takes of the ability, beside that of everybody on average. */
const handicap = 0.5;

const letters = 'ABCDEFGH';

const known = new WeakMap<Item, readonly TypicalError[]>();

/**
 * The wrong options of a question, the most tempting first: those that are known as typical, then others in an order of its
 * own, each for a reason that shows in no other question.
 */
function temptations(item: Item): readonly TypicalError[] {
  const found = known.get(item) ?? listed(item);
  known.set(item, found);
  return found;
}

function listed({ id, options, answers, errors }: Item): TypicalError[] {
  const named = new Set(errors.map(({ answer }) => answer));
  const rest = [...letters.slice(0, options)].filter((letter) => !answers[0]!.includes(letter) && !named.has(letter));
  const first = hashOf(id) % Math.max(rest.length, 1);
  const others = [...rest.slice(first), ...rest.slice(0, first)];
  return [...errors, ...others.map((answer) => ({ answer, blank: 0, misconception: misconceptionOf(id, answer) }))];
}

/** One of some wrong answers: the likeliest, or what the misconceptions of who answers lead to. */
function wrongOf(errors: readonly TypicalError[], { holds, draw }: Responder): string {
  const weights = errors.map(
    ({ misconception }, index) => (wrongShares[index] ?? 0.05) * (holds(misconception) ? drawn : 1),
  );
  let left = weights.reduce((sum, one) => sum + one, 0);
  for (const [index, { answer }] of errors.entries()) {
    if (index === errors.length - 1 || draw(weights[index]! / left)) return answer;
    left -= weights[index]!;
  }
  return '';
}

/** A wrong option of a choice. */
export const wrongLetter = (item: Item, who: Responder): string => wrongOf(temptations(item), who);

/** A typical wrong answer in a blank, from 1; "" where none is known. */
export const wrongText = ({ errors }: Item, blank: number, who: Responder): string =>
  wrongOf(
    errors.filter((one) => one.blank === blank),
    who,
  );

/** The ability to answer a question, or a blank of it: less for somebody whom its usual error catches, a little more for others. */
export function abilityFor({ errors }: Item, blank: number, { ability, holds }: Responder): number {
  const usual = errors.find((one) => one.blank === blank);
  if (!usual) return ability;
  return ability + handicap * (usuallyHeld(ability) - (holds(usual.misconception) ? 1 : 0));
}
