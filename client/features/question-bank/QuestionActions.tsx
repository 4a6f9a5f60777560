import type { ReactNode } from 'react';
import { removeQuestions } from '../../../contracts/wrongbook/questions.ts';
import { call } from '../../api/call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import type { RowAction } from '../../components/table/columns.ts';
import { RowActions } from '../../components/table/RowActions.tsx';
import { toggleBasket, useBasket } from './basket.ts';
import { BasketToggle, PickButton } from './PickButtons.tsx';
import { numbersOf, type LastingPicking, type Picking } from './picking.ts';
import type { Question } from './question/question.ts';
import { nameOf } from './question.ts';
import { editQuestion } from './GroupEditor.tsx';
import { openSimilarQuestions } from './SimilarQuestions.tsx';

interface Props {
  question: Question;
  /** What is chosen now. */
  shown: Picking;
  /** The same for what stays open longer. */
  picking: LastingPicking;
  /** A question has become another. */
  onReplace: (id: string, question: Question) => void;
  /** In a narrow part of a screen: the basket is in the menu. */
  narrow?: boolean;
}

/** What can be done with a question of the bank: its owner changes it, others make their own of it. */
export function QuestionActions({ question, shown, picking, onReplace, narrow = false }: Props): ReactNode {
  const { id, isOwn } = question;
  const inBasket = useBasket().ids.has(id);
  const edit = () =>
    editQuestion(question, ([saved]) => {
      if (saved && !question.group) onReplace(id, saved);
    });
  const actions: RowAction[] = [
    { label: '相似题', run: () => openSimilarQuestions({ question, picking }) },
    { label: isOwn ? '修改' : '改编', run: edit },
  ];
  if (narrow) actions.push({ label: inBasket ? '移出试题篮' : '加入试题篮', run: () => toggleBasket(id, inBasket) });
  if (isOwn) actions.push({ label: '删除', run: () => remove(question, picking), danger: true });
  return (
    <>
      {!narrow && <BasketToggle question={question} />}
      <RowActions name={nameOf(question)} actions={actions} />
      <PickButton question={question} picking={shown} />
    </>
  );
}

const remove = (question: Question, { chosen, onDrop }: Picking) =>
  confirm({
    title: '删除题目',
    message: `将从题库删除“${nameOf(question)}”，试题篮和正在组的试卷中也不再有它；已保存的试卷和学生的作答不变。`,
    action: '删除',
    danger: true,
    run: async () => {
      await call(removeQuestions, { questionId: question.id });
      if (numbersOf(chosen, question)) onDrop([question.id]);
    },
  });
