import { useState, type ReactNode } from 'react';
import { Screen } from '../../../components/page/Screen.tsx';
import { formatScore } from '../../../components/figures/words.ts';
import type { Submission } from '../queue/marks.ts';
import { AnswerRow } from './AnswerRow.tsx';
import answers from './answers.module.css';
import { PrintedSheets } from './PrintedSheets.tsx';
import { SheetActions } from './SheetHead.tsx';
import { SheetPages } from './SheetPages.tsx';
import { signsOf } from './signs.ts';
import styles from './sheet.module.css';
import { useSheet, useSheetKeys, useTurning, type Sheet } from './use-sheet.ts';

/** One student's sheet: the scan with the marks on it, and each answer's mark to change. */
export function SheetDesk({ submission }: { submission: Submission }): ReactNode {
  const sheet = useSheet(submission);
  const [isPrinting, setPrinting] = useState(false);
  useSheetKeys(sheet);
  const turn = useTurning(submission);
  const signs = submission.answers.flatMap((answer) => signsOf(answer, sheet.standingAt(answer).mark));
  const heading = `${formatScore(sheet.total)} / ${formatScore(submission.totalScore)}`;
  const isScanned = submission.pages.length > 0;
  return (
    <Screen
      title={`${submission.studentName}的答卷`}
      note={`${submission.assignmentTitle} · ${submission.className} · ${submission.studentNo}`}
      fill
      actions={
        <SheetActions
          submission={submission}
          turn={turn}
          isPrinting={isPrinting}
          print={() => (isScanned ? setPrinting(true) : window.print())}
        />
      }
    >
      <div className={styles.desk} data-alone={!isScanned || undefined}>
        {isScanned && <SheetPages submission={submission} signs={signs} heading={heading} />}
        <AnswerPanel sheet={sheet} />
      </div>
      {isPrinting && (
        <PrintedSheets submission={submission} signs={signs} heading={heading} onDone={() => setPrinting(false)} />
      )}
    </Screen>
  );
}

function AnswerPanel({ sheet }: { sheet: Sheet }): ReactNode {
  const { submission, total, standingAt } = sheet;
  const open = submission.answers.filter((answer) => (standingAt(answer).mark?.score ?? null) === null).length;
  return (
    <section className={styles.panel} aria-label="各题作答">
      <div className={styles.summary}>
        <span>得分</span>
        <strong>{formatScore(total)}</strong>
        <span>/ {formatScore(submission.totalScore)}</span>
        <span>
          {submission.isPublished ? '成绩已发布 · ' : ''}
          {open === 0 ? '已批完' : `还有 ${open} 题待批`}
        </span>
      </div>
      <div className={styles.list}>
        <ol className={answers.answers}>
          {submission.answers.map((answer) => (
            <AnswerRow key={answer.position} sheet={sheet} answer={answer} />
          ))}
        </ol>
      </div>
    </section>
  );
}
