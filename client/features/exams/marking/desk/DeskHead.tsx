import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { markingTaskLabels, type MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import { formatScore } from '../../../../../contracts/figure-text.ts';
import { openDialog } from '../../../../components/dialog/dialogs.ts';
import { changeAddress } from '../../../../components/page-query.ts';
import { RichText } from '../../../../components/rich-text/RichText.tsx';
import { useShortcut } from '../../../../components/shortcuts.ts';
import { ToggleButton } from '../../../../components/ToggleButton.tsx';
import { WholeQuestion } from '../../../marking/by-question/WholeQuestion.tsx';
import { scaledRubric } from '../../../marking/rubric.ts';
import styles from '../desk.module.css';
import type { Desk, DeskQuestion } from '../shapes.ts';
import { ShareBar } from '../ShareBar.tsx';

interface Props {
  desk: Desk;
  task: MarkingTask | undefined;
  question: DeskQuestion;
}

/** In one row: how far the marker is, what kinds of scripts wait, and the question at hand. */
export function DeskHead({ desk, task, question }: Props): ReactNode {
  const { own } = desk;
  const answerKey = { ...question.key, rubric: scaledRubric(question.key.rubric, question.full) };
  const show = () =>
    void openDialog(<WholeQuestion question={question.question} number={question.position} answerKey={answerKey} />);
  useShortcut('q', '题目与答案', show);
  return (
    <Paper component="section" shadow="xs" className={styles.row} aria-label="题组和进度">
      <Text fw={600} flex="none">
        {desk.courseName} {desk.name}
      </Text>
      <Text component="div" size="xs" c="dimmed" w={96} flex="none">
        已阅 {own.marked}/{own.quota}
        <ShareBar done={own.marked} of={own.quota} />
      </Text>
      <Tasks own={own} task={task} />
      <div className={styles.stem} role="region" aria-label="题干" tabIndex={0}>
        {question.position}. <RichText text={question.question.stem} /> {formatScore(question.full)} 分
      </div>
      <Button size="compact-sm" variant="subtle" flex="none" onClick={show}>
        题目与答案
      </Button>
    </Paper>
  );
}

/** What else waits besides marks; nothing where nothing does. */
function Tasks({ own, task }: { own: Desk['own']; task: MarkingTask | undefined }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const kinds = (['sample', 'third', 'check'] as const).filter((kind) => own[kind] > 0 || kind === task);
  const choose = (chosen: MarkingTask | undefined) =>
    setAddress(changeAddress(address, { task: chosen }), { replace: true });
  if (kinds.length === 0) return null;
  return (
    <Group gap={4} wrap="nowrap" flex="none" role="group" aria-label="任务">
      <ToggleButton size="compact-xs" radius="xl" pressed={task === undefined} onClick={() => choose(undefined)}>
        全部
      </ToggleButton>
      {kinds.map((kind) => (
        <ToggleButton key={kind} size="compact-xs" radius="xl" pressed={kind === task} onClick={() => choose(kind)}>
          {markingTaskLabels[kind]} {own[kind]}
        </ToggleButton>
      ))}
    </Group>
  );
}
