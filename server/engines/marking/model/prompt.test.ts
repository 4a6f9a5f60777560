import { expect, it } from 'vitest';
import { answerWith, questionWith } from '../testing.ts';
import { messagesFor, partsOf } from './prompt.ts';

it('keeps the marks of a question, and says what they mean only where there are some', () => {
  const briefOf = (stem: string): string => {
    const question = questionWith({ questionType: 3, stem, options: [], answers: [['斜着眼看']] });
    return JSON.stringify(messagesFor(question, partsOf(question), [[0, answerWith('看')]])[1]!.content);
  };
  const marked = briefOf('解释加点的词：{.睨}之久');
  expect(marked).toContain('解释加点的词：{.睨}之久');
  expect(marked).toContain('{.…} 是加点的字');
  expect(briefOf('计算 $x_{1}$，{1，2}')).not.toContain('加点');
});
