import { Button } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { Fold } from '../../question-bank/question/Fold.tsx';
import { keyText, typeText } from '../../question-bank/question/question.ts';
import { QuestionAnswer } from '../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import { KeyDrawer } from '../key/KeyDrawer.tsx';
import type { QuestionAnswers } from '../queue/marks.ts';
import styles from './review.module.css';

interface Props {
  assignmentId: string;
  data: QuestionAnswers;
  isPublished: boolean;
}

/** The question, and folded what its answers are judged by. */
export function QuestionPanel({ assignmentId, data, isPublished }: Props): ReactNode {
  const { question, number, full, key } = data;
  const [open, setOpen] = useState(false);
  const details = useId();
  const judged = { ...question, answers: key.answers, rubric: key.rubric };
  return (
    <section className={styles.question} aria-label="题目">
      <div className={styles.stem} data-open={open || undefined}>
        <QuestionBody question={question} number={number} />
      </div>
      <div className={styles.questionFoot}>
        <Tag>{typeText(question)}</Tag>
        <Tag>{full} 分</Tag>
        {key.version > 0 && <Tag tone="good">答案第 {key.version} 次修改</Tag>}
        <span className={styles.shortKey} title="答案">
          答案：
          <RichText text={keyText(question.questionType, key.answers)} />
        </span>
        <Fold controls={details} open={open} onChange={setOpen}>
          题目与答案
        </Fold>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() =>
            void openDialog(<KeyDrawer assignmentId={assignmentId} data={data} isPublished={isPublished} />)
          }
        >
          改答案
        </Button>
      </div>
      <div id={details} hidden={!open}>
        {open && <QuestionAnswer question={judged} />}
      </div>
    </section>
  );
}
