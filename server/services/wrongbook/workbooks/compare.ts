import { questionType } from '../../../../contracts/constants/questions.ts';
import { compareAnswer } from '../../../engines/marking/equivalence/equivalence.ts';
import type { Content } from './content.ts';

const lettersOf = (answers: readonly (readonly string[])[]): string => [...new Set(answers.flat())].sort().join('');

/** Sure enough to say that two answers mean the same without a person. */
const sure = 0.5;

/**
 * Where what somebody else found out differs from what was entered, in words for people; "" where both are the same. Answers
 * are equal by what they mean: 0.5 is 1/2, `x=3` is 3.
 */
export async function differenceOf(content: Content, second: readonly string[][], subjectId: string): Promise<string> {
  const { questionType: type, answers, stem } = content;
  if (type === questionType.choice) {
    const [first, found] = [lettersOf(answers), lettersOf(second)];
    return first === found ? '' : `复核选 ${found}，录入选 ${first}`;
  }
  const places = await Promise.all(
    answers.map(async (variants, index) => {
      const found = second[index]?.[0] ?? '';
      const { isRight, confidence } = await compareAnswer(found, variants, { subjectId, stem });
      if (isRight && confidence >= sure) return '';
      const where = answers.length > 1 ? `第 ${index + 1} 空：` : '';
      return `${where}复核 ${found === '' ? '没有写' : found}，录入 ${variants.join(' 或 ')}`;
    }),
  );
  return places.filter((text) => text !== '').join('；');
}
