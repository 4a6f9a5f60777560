import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../../contracts/constants/questions.ts';
import { openQuestionEditor } from '../../../question-bank/QuestionEditor.tsx';
import type { Lesson } from '../lessons.ts';
import { useOnlyPicking } from '../../../paper-builder/use-picking.ts';
import { courseOf } from '../../../question-bank/question/question.ts';
import type { Work } from '../use-draft.ts';
import { BankChoice } from '../../../paper-builder/choosing/BankChoice.tsx';
import { OnlyQuestion } from '../../../paper-builder/choosing/OnlyQuestion.tsx';

const title = '作文';

const types = [{ value: String(questionType.other), label: '其他' }] as const;

const suits = /作文|写作|习作|书写|书面表达/;

/** Which composition is set: one of the bank, or one that is written now. */
export function CompositionStep({ work, lesson }: { work: Work; lesson: Lesson }): ReactNode {
  const picking = useOnlyPicking(work.paper, title);
  const write = (
    <Button
      variant="default"
      onClick={() =>
        void openQuestionEditor({
          place: { ...courseOf(lesson), questionType: questionType.other },
          onSaved: (question) => picking.onPick([question]),
        })
      }
    >
      录入题目
    </Button>
  );
  return (
    <Stack>
      <OnlyQuestion title="作文题" paper={work.paper} picking={picking} />
      <BankChoice course={lesson} picking={picking} types={types} suits={suits} write={write} />
    </Stack>
  );
}
