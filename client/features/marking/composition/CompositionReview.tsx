import { useState, type ReactNode } from 'react';
import { Columns } from '../../../components/page/Columns.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { SheetPages } from '../by-student/SheetPages.tsx';
import { useNeighbours, useSheet } from '../by-student/use-neighbours.ts';
import type { SheetAnswer, Submission } from '../marks.ts';
import { WorkPartScreen } from '../work/WorkScreen.tsx';
import { CommentedText } from './CommentedText.tsx';
import { CompositionActions } from './CompositionActions.tsx';
import { compositionKeys } from './composition-keys.ts';
import { CompositionMarks } from './CompositionMarks.tsx';
import { PrintedComposition } from './PrintedComposition.tsx';
import { useCompositionDraft } from './use-composition-draft.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  submission: Submission;
  answer: SheetAnswer;
}

const marks = 'minmax(288px, 316px)';
const wideMarks = '420px';

/** The scan beside the text with its comments, and the marks at the right. */
export function CompositionReview({ submission, answer }: Props): ReactNode {
  const openSheet = useSheet();
  const [isFolded, setFolded] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const draft = useCompositionDraft(submission, answer, (submissionId) => {
    if (submissionId !== submission.submissionId) openSheet(submissionId);
  });
  const turn = useNeighbours(submission);
  const mayLeave = useUnsaved(draft.isDirty);
  const confirm = () => draft.save(() => mayLeave(() => turn(1)));
  const fold = () => setFolded(!isFolded);
  useShortcuts(compositionKeys(draft, { turn, fold, confirm }));
  const isScanned = submission.pages.length > 0;
  const hasScan = isScanned && !isFolded;
  return (
    <WorkPartScreen
      assignmentId={submission.assignmentId}
      current="mark"
      title={`${submission.studentName}的作文`}
      note={`${submission.assignmentTitle} · ${submission.className}`}
      bare
      fill
      actions={
        <CompositionActions
          submission={submission}
          turn={turn}
          print={() => setPrinting(true)}
          isPrinting={isPrinting}
          fold={{ isFolded, fold }}
        />
      }
      main={null}
    >
      <Columns
        widths={hasScan ? `minmax(280px, 300px) minmax(640px, 1fr) ${marks}` : `minmax(0, 1fr) ${marks}`}
        wide={hasScan ? `508px minmax(0, 1fr) ${wideMarks}` : `minmax(0, 1fr) ${wideMarks}`}
      >
        {hasScan && <SheetPages submission={submission} signs={[]} />}
        <CommentedText draft={draft} />
        <CompositionMarks submission={submission} draft={draft} confirm={confirm} />
      </Columns>
      {isPrinting && <PrintedComposition submission={submission} draft={draft} onDone={() => setPrinting(false)} />}
    </WorkPartScreen>
  );
}
