import { useState, type ReactNode } from 'react';
import { Columns } from '../../../components/page/Columns.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import type { Submission } from '../marks.ts';
import { WorkPartScreen } from '../work/WorkScreen.tsx';
import { AnswerRow } from './AnswerRow.tsx';
import { PrintedSheets } from './PrintedSheets.tsx';
import { ScoreSummary } from './ScoreSummary.tsx';
import { SheetPages } from './SheetPages.tsx';
import styles from './sheet.module.css';
import { SubmissionActions } from './SubmissionActions.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useSheetKeys } from './use-sheet-keys.ts';
import { useSubmissionReview } from './use-submission-review.ts';

/** What one student handed in: the scan with the marks on it, and each answer's mark to change. */
export function SubmissionReview({ submission }: { submission: Submission }): ReactNode {
  const review = useSubmissionReview(submission);
  const turn = useNeighbours(submission);
  const dictation = useSheetKeys(review, turn);
  const [isPrinting, setPrinting] = useState(false);
  const isScanned = submission.pages.length > 0;
  return (
    <WorkPartScreen
      assignmentId={submission.assignmentId}
      current="mark"
      title={`${submission.studentName}的答卷`}
      note={`${submission.assignmentTitle} · ${submission.className} · ${submission.studentNo}`}
      compact
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
        {isScanned && <SheetPages submission={submission} signs={review.signs} heading={review.heading} />}
        <Panel label="各题作答" head={<ScoreSummary review={review} />}>
          <ol className={styles.answers}>
            {submission.answers.map((answer) => (
              <AnswerRow key={answer.position} review={review} answer={answer} dictation={dictation} />
            ))}
          </ol>
        </Panel>
      </Columns>
      {isPrinting && (
        <PrintedSheets
          submission={submission}
          signs={review.signs}
          heading={review.heading}
          onDone={() => setPrinting(false)}
        />
      )}
    </WorkPartScreen>
  );
}
