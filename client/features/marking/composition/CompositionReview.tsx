import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Columns } from '../../../components/page/Columns.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { SheetPages } from '../by-student/SheetPages.tsx';
import { studentKeys } from '../by-student/submission-keys.ts';
import { SubmissionActions } from '../by-student/SubmissionActions.tsx';
import { useNeighbours } from '../by-student/use-neighbours.ts';
import type { SheetAnswer, Submission } from '../marks.ts';
import { WorkPartScreen } from '../work/WorkScreen.tsx';
import { CommentedText } from './CommentedText.tsx';
import { CompositionMarks } from './CompositionMarks.tsx';
import { useCompositionDraft, type CompositionDraft } from './use-composition-draft.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  submission: Submission;
  answer: SheetAnswer;
}

/** The scan beside the text, and the marks at the right. */
export function CompositionReview({ submission, answer }: Props): ReactNode {
  const draft = useCompositionDraft(submission, answer);
  const turn = useNeighbours(submission);
  useUnsaved(draft.isDirty);
  useShortcuts(studentKeys(turn));
  const isScanned = submission.pages.length > 0;
  return (
    <WorkPartScreen
      assignmentId={submission.assignmentId}
      current="mark"
      title={`${submission.studentName}的作文`}
      note={`${submission.assignmentTitle} · ${submission.className}`}
      compact
      fill
      actions={<SubmissionActions submission={submission} turn={turn} print={() => window.print()} />}
      main={
        <Button disabled={!mayBeSaved(draft)} onClick={draft.save}>
          保存
        </Button>
      }
    >
      <Columns
        widths={
          isScanned
            ? 'minmax(0, 1.1fr) minmax(0, 1fr) clamp(300px, 26%, 400px)'
            : 'minmax(0, 1fr) clamp(300px, 32%, 420px)'
        }
      >
        {isScanned && <SheetPages submission={submission} signs={[]} />}
        <CommentedText draft={draft} />
        <CompositionMarks submission={submission} draft={draft} />
      </Columns>
    </WorkPartScreen>
  );
}

/** Something to save, or a machine's mark to confirm. */
const mayBeSaved = ({ isDirty, state }: CompositionDraft): boolean => isDirty || state.mark?.kind !== 'person';
