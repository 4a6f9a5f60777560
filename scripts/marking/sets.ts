import { Dice } from '../../server/engines/simulation/dice.ts';
import { expressionAnswer } from './expressions.ts';
import { asked, blanks, halfOf, type Half, type Kind, type Labelled } from './labelled.ts';
import { numberAnswer } from './numbers.ts';
import { quantityAnswer } from './quantities.ts';
import { dictationAnswer, recitationAnswer } from './texts.ts';
import { wordAnswer } from './words.ts';
import { writtenAnswer } from './written.ts';

const makers: Readonly<Record<Kind, (half: Half, dice: Dice) => Labelled>> = {
  words: wordAnswer,
  number: numberAnswer,
  expression: expressionAnswer,
  quantity: quantityAnswer,
  written: writtenAnswer,
  dictation: dictationAnswer,
  recitation: recitationAnswer,
};

/** Blanks of a kind that are labelled by hand, each way to fill them once. */
const byHand = (kind: Kind, half: Half): Labelled[] =>
  halfOf(blanks, half)
    .filter((blank) => blank.kind === kind)
    .flatMap(({ subjectId, stem, key, right, wrong }) => {
      const question = asked({ subjectId, stem, answers: [[key]] });
      const labelled = (truth: number) => (text: string) => ({ question, text, truth });
      return [...right.map(labelled(2)), ...wrong.map(labelled(0))];
    });

/** Answers of a kind with known truth: those labelled by hand, and drawn ones up to the number; the same every time for a seed. */
export function labelledSet(kind: Kind, half: Half, { size, seed }: { size: number; seed: number }): Labelled[] {
  const known = byHand(kind, half);
  const drawn = Array.from({ length: Math.max(0, size - known.length) }, (_, index) =>
    makers[kind](half, new Dice(seed, kind, half, index)),
  );
  return [...known, ...drawn];
}
