import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { listWorkbookPages } from '../../../../contracts/minerva/exercise-book.ts';
import { pageQuestions } from '../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Picking } from '../../question-bank/picking.ts';
import { PickCard } from './PickCard.tsx';

interface Props {
  page: DataOf<typeof listWorkbookPages>[number];
  picking: Picking;
}

const wholePage = 100;

/** The questions of one page of a workbook. */
export function WorkbookPage({ page: { id, pageNo, title }, picking }: Props): ReactNode {
  const answer = useCall(pageQuestions, { workbookPageId: id, size: wholePage });
  const questions = answer.data?.records ?? [];
  return (
    <PickCard
      title={`第 ${pageNo} 页　${title}`}
      what="这一页的题目"
      label={`第 ${pageNo} 页的题目`}
      all="整页"
      answer={answer}
      questions={questions}
      picking={picking}
      empty="题库中还没有这一页的题目，可以换一页，或自己录入。"
    />
  );
}
