import type { Dice } from './dice.ts';
import type { BubbleState } from './pencil.ts';

/** Options of a choice with what somebody did to each. */
export type BubbleStates = Record<string, BubbleState>;

/** Shares of choices that are not filled in as they should be: too lightly, changed, or one more filled in. */
export interface Sloppiness {
  faint: number;
  erased: number;
  double: number;
}

/** A choice: how many options it has, and whether several may be right. */
interface Choice {
  options: number;
  isMultiple: number;
}

/**
 * What somebody does to the boxes of a choice whose answer is the given letters; an answer that was changed leaves traces. One
 * more box is filled in only where one may be: where several may, it would be another answer.
 */
export function fillChoice(
  { options, isMultiple }: Choice,
  letters: string,
  sloppiness: Sloppiness,
  dice: Dice,
): BubbleStates {
  const names = [...'ABCDEFGH'.slice(0, options)];
  const states: BubbleStates = Object.fromEntries(
    names.map((name) => [name, letters.includes(name) ? 'filled' : 'empty']),
  );
  const others = names.filter((name) => !letters.includes(name));
  const chance = dice.share();
  const { faint, erased, double } = sloppiness;
  if (letters === '' || others.length === 0) return states;
  if (chance < faint) states[dice.pick(letters)] = 'faint';
  else if (chance < faint + erased) states[dice.pick(others)] = 'erased';
  else if (chance < faint + erased + double && isMultiple === 0) states[dice.pick(others)] = 'filled';
  return states;
}

/** Whether a choice was filled in as it should be: nothing light, nothing rubbed out, one box for one answer. */
export const isPlain = (states: BubbleStates, letters: string): boolean =>
  Object.entries(states).every(([name, state]) => state === (letters.includes(name) ? 'filled' : 'empty'));
