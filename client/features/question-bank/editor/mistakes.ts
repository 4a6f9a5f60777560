import { questionType } from '../../../../contracts/constants/questions.ts';
import { letterOf, type Question } from '../question/question.ts';

type Mistakes = Question['mistakes'];

/** The typical mistakes of the kind of question that is being written; those of the other kind are kept while the kind changes. */
export const ownMistakes = ({ questionType: kind, mistakes }: { questionType: string; mistakes: Mistakes }): Mistakes =>
  mistakes.filter(({ blank }) => (blank === 0) === (Number(kind) === questionType.choice));

/** The typical mistakes when an option is gone: its own go too, and those behind it move up a letter. */
export const withoutOption = (mistakes: Mistakes, index: number): Mistakes =>
  mistakes.flatMap((mistake) => {
    if (mistake.blank > 0 || mistake.answer < letterOf(index)) return [mistake];
    const moved = letterOf(mistake.answer.charCodeAt(0) - 'A'.charCodeAt(0) - 1);
    return mistake.answer === letterOf(index) ? [] : [{ ...mistake, answer: moved }];
  });
