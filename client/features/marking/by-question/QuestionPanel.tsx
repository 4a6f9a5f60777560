import { Button, Group, Paper, Text } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { Fold } from '../../question-bank/question/Fold.tsx';
import { keyText, typeText } from '../../question-bank/question/question.ts';
import { QuestionAnswer } from '../../question-bank/question/QuestionAnswer.tsx';
import { QuestionBody } from '../../question-bank/question/QuestionBody.tsx';
import { AnswerKeyDrawer } from '../answer-key/AnswerKeyDrawer.tsx';
import type { AssessmentPaper } from '../assessment.ts';
import type { QuestionAnswers } from '../marks.ts';
import styles from './review.module.css';

/** The question, and folded what its answers are judged by. */
export function QuestionPanel({ paper, data }: { paper: AssessmentPaper; data: QuestionAnswers }): ReactNode {
  const { question, number, full, key } = data;
  const [open, setOpen] = useState(false);
  const details = useId();
  return (
    <Paper
      component="section"
      shadow="var(--shadow-card)"
      px={16}
      py={10}
      className={styles.question}
      aria-label="题目"
    >
      <div className={styles.stem} data-open={open || undefined}>
        <QuestionBody question={question} number={number} />
      </div>
      <Group gap={8} mt={6} wrap="nowrap">
        <Tag>{typeText(question)}</Tag>
        <Tag>{full} 分</Tag>
        {key.version > 0 && <Tag tone="good">答案第 {key.version} 次修改</Tag>}
        <Text size="sm" c="dimmed" flex={1} truncate className={styles.oneLine} title="答案">
          答案：
          <RichText text={keyText(question.questionType, key.answers)} />
        </Text>
        <Fold controls={details} open={open} onChange={setOpen}>
          题目与答案
        </Fold>
        <Button
          size="compact-sm"
          variant="default"
          flex="none"
          onClick={() => void openDialog(<AnswerKeyDrawer paper={paper} data={data} />)}
        >
          改答案
        </Button>
      </Group>
      <div id={details} hidden={!open}>
        {open && <QuestionAnswer question={{ ...question, answers: key.answers, rubric: key.rubric }} />}
      </div>
    </Paper>
  );
}
