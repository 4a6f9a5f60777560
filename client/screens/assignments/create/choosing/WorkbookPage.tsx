import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { listWorkbookPages } from '../../../../../contracts/minerva/exercise-book.ts';
import { pageQuestions } from '../../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Card } from '../../../../components/page/Card.tsx';
import { EmptyState } from '../../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../../components/state/Loaded.tsx';
import { BasketToggle, PickButton } from '../../bank/PickButtons.tsx';
import type { Picking } from '../../bank/picking.ts';
import { QuestionCard } from '../../bank/QuestionCard.tsx';
import { QuestionList } from '../../bank/QuestionList.tsx';
import { pickQuestions } from '../paper-actions.ts';

interface Props {
  page: DataOf<typeof listWorkbookPages>[number];
  picking: Picking;
}

const wholePage = 100;

/** The questions of one page of a workbook, one by one or all at once. */
export function WorkbookPage({ page: { id, pageNo, title }, picking }: Props): ReactNode {
  const answer = useCall(pageQuestions, { workbookPageId: id, size: wholePage });
  const questions = answer.data?.records ?? [];
  const isOpen = questions.some((question) => !picking.chosen.has(question.id));
  return (
    <Card
      title={`第 ${pageNo} 页　${title}`}
      flush
      aside={
        <Button size="xs" disabled={!isOpen} onClick={() => pickQuestions(questions)}>
          选用整页
        </Button>
      }
    >
      <Loaded answer={answer} what="这一页的题目">
        {({ records }) => (
          <>
            {records.length === 0 && <EmptyState text="题库中还没有这一页的题目，可以换一页，或自己录入。" />}
            <QuestionList label={`第 ${pageNo} 页的题目`} questions={records}>
              {(question) => (
                <QuestionCard
                  question={question}
                  actions={
                    <>
                      <BasketToggle question={question} />
                      <PickButton question={question} picking={picking} />
                    </>
                  }
                />
              )}
            </QuestionList>
          </>
        )}
      </Loaded>
    </Card>
  );
}
