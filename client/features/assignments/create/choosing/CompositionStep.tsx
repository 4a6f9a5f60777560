import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { questionType } from '../../../../../contracts/constants/questions.ts';
import type { Picking } from '../../../question-bank/picking.ts';
import { openQuestionEditor } from '../../../question-bank/QuestionEditor.tsx';
import styles from '../create.module.css';
import type { Lesson } from '../lessons.ts';
import { dropQuestion, setOnlyQuestion } from '../paper-actions.ts';
import { idsIn } from '../../../paper-builder/paper-building.ts';
import { courseOf, type Work } from '../use-draft.ts';
import { BankChoice } from '../../../paper-builder/choosing/BankChoice.tsx';
import { OnlyQuestion } from '../../../paper-builder/choosing/OnlyQuestion.tsx';

const title = '作文';

const types = [{ value: String(questionType.other), label: '其他' }] as const;

const suits = /作文|写作|习作|书写|书面表达/;

const take: Picking['onPick'] = (question) => setOnlyQuestion(question, title);

/** Which composition is set: one of the bank, or one that is written now. */
export function CompositionStep({ work, lesson }: { work: Work; lesson: Lesson }): ReactNode {
  const { sections } = work.draft;
  const picking: Picking = { chosen: idsIn(sections), onPick: take, onDrop: dropQuestion };
  const write = (
    <Button
      variant="default"
      onClick={() =>
        void openQuestionEditor({ place: { ...courseOf(lesson), questionType: questionType.other }, onSaved: take })
      }
    >
      录入题目
    </Button>
  );
  return (
    <div className={styles.stack}>
      <OnlyQuestion title="作文题" sections={sections} picking={picking} />
      <BankChoice lesson={lesson} picking={picking} types={types} suits={suits} write={write} />
    </div>
  );
}
