import { Group, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { formatScore } from '../../../components/format.ts';
import { Columns } from '../../../components/page/Columns.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import type { Submission } from '../marks.ts';
import { AnswerRow } from './AnswerRow.tsx';
import { PrintedSheets } from './PrintedSheets.tsx';
import { SheetPages } from './SheetPages.tsx';
import { signsOf } from './signs.ts';
import styles from './sheet.module.css';
import { SubmissionActions } from './SubmissionActions.tsx';
import { submissionKeys } from './submission-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { useSubmissionReview, type Review } from './use-submission-review.ts';

/** What one student handed in: the scan with the marks on it, and each answer's mark to change. */
export function SubmissionReview({ submission }: { submission: Submission }): ReactNode {
  const review = useSubmissionReview(submission);
  const turn = useNeighbours(submission);
  useShortcuts(submissionKeys(review, turn));
  const [isPrinting, setPrinting] = useState(false);
  const signs = submission.answers.flatMap((answer) => signsOf(answer, review.stateOf(answer).mark));
  const heading = `${formatScore(review.total)} / ${formatScore(submission.totalScore)}`;
  const isScanned = submission.pages.length > 0;
  return (
    <Screen
      title={`${submission.studentName}的答卷`}
      note={`${submission.assignmentTitle} · ${submission.className} · ${submission.studentNo}`}
      fill
      actions={
        <SubmissionActions
          submission={submission}
          turn={turn}
          isPrinting={isPrinting}
          print={() => (isScanned ? setPrinting(true) : window.print())}
        />
      }
    >
      <Columns widths={isScanned ? 'minmax(0, 1fr) clamp(380px, 32%, 520px)' : 'minmax(0, 1fr)'}>
        {isScanned && <SheetPages submission={submission} signs={signs} heading={heading} />}
        <Panel label="各题作答" head={<Summary review={review} />}>
          <ol className={styles.answers}>
            {submission.answers.map((answer) => (
              <AnswerRow key={answer.position} review={review} answer={answer} />
            ))}
          </ol>
        </Panel>
      </Columns>
      {isPrinting && (
        <PrintedSheets submission={submission} signs={signs} heading={heading} onDone={() => setPrinting(false)} />
      )}
    </Screen>
  );
}

/** What the answers come to, and how many are still to be marked. */
function Summary({ review: { submission, total, stateOf } }: { review: Review }): ReactNode {
  const open = submission.answers.filter((answer) => (stateOf(answer).mark?.score ?? null) === null).length;
  return (
    <Group gap={12} align="baseline">
      <Text size="sm">得分</Text>
      <Text fz={18} fw={700}>
        {formatScore(total)}
      </Text>
      <Text size="sm">/ {formatScore(submission.totalScore)}</Text>
      <Text size="sm" c="dimmed" ml="auto">
        {submission.isPublished ? '成绩已发布 · ' : ''}
        {open === 0 ? '已批完' : `还有 ${open} 题待批`}
      </Text>
    </Group>
  );
}
