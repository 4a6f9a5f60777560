import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { GroupPassage } from '../../question-bank/question/GroupPassage.tsx';
import { QuestionAnswer } from '../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import type { QuestionAnswers } from '../marks.ts';

type Props = Pick<QuestionAnswers, 'question' | 'number'> & { answerKey: QuestionAnswers['key'] };

/** A question as it was printed, with what its answers are judged by. */
export const WholeQuestion = ({ question, number, answerKey: key }: Props): ReactNode => (
  <Dialog
    title={key.version > 0 ? `题目与答案（答案第 ${key.version} 次修改）` : '题目与答案'}
    size="lg"
    closing="关闭"
  >
    {question.group && <GroupPassage groupId={question.group.id} />}
    <QuestionBody question={question} number={number} />
    <QuestionAnswer question={{ ...question, answers: key.answers, rubric: key.rubric }} />
  </Dialog>
);
