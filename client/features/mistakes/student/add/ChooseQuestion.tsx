import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageQuestions } from '../../../../../contracts/wrongbook/questions.ts';
import { useCall } from '../../../../api/use-call.ts';
import { Dialog } from '../../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../../components/dialog/dialogs.ts';
import { useOwnPlace, usePageQuery } from '../../../../components/use-page-query.ts';
import { usePointOptions } from '../../../question-bank/editor/use-points.ts';
import { nameOf } from '../../../question-bank/question.ts';
import type { Course } from '../../../question-bank/question/question.ts';
import { QuestionCard } from '../../../question-bank/QuestionCard.tsx';
import { openQuestionEditor } from '../../../question-bank/QuestionEditor.tsx';
import { PagedQuestions } from '../../../question-bank/QuestionList.tsx';
import { ChooseFilters } from './ChooseFilters.tsx';

/** Finds the question that was got wrong in the bank, or writes it; resolves with it. */
export function ChooseQuestion({ course, name }: { course: Course; name: string }): ReactNode {
  const { close } = useDialog();
  const { subjectId, stage } = course;
  const page = usePageQuery(pageQuestions, { fixed: { subjectId, stage, size: 10 }, place: useOwnPlace() });
  const questions = useCall(pageQuestions, page.input);
  const points = usePointOptions(course);
  const write = (
    <Button variant="default" onClick={() => void openQuestionEditor({ place: course, onSaved: close })}>
      录入新题
    </Button>
  );
  return (
    <Dialog title={`手工加错题：${name}错了哪道题`} size={800} drawer>
      <ChooseFilters page={page} points={points}>
        {write}
      </ChooseFilters>
      <PagedQuestions
        label="题库"
        answer={questions}
        query={page}
        empty={{ text: '题库里没有找到。可以换个说法，或把这道题录入。', action: write }}
      >
        {(question) => (
          <QuestionCard
            question={question}
            actions={
              <Button
                size="compact-sm"
                variant="light"
                aria-label={`就是这道 ${nameOf(question)}`}
                onClick={() => close(question)}
              >
                就是这道
              </Button>
            }
          />
        )}
      </PagedQuestions>
    </Dialog>
  );
}
