import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Screen } from '../../../components/page/Screen.tsx';
import { useShortcut } from '../../../components/shortcuts.ts';
import type { SheetAnswer, Submission } from '../queue/marks.ts';
import { SheetActions } from '../sheet/SheetHead.tsx';
import { SheetPages } from '../sheet/SheetPages.tsx';
import { useTurning } from '../sheet/use-sheet.ts';
import { Comments } from './Comments.tsx';
import { CommentedText } from './CommentedText.tsx';
import styles from './composition.module.css';
import { Dimensions } from './Dimensions.tsx';
import { Origin } from './Origin.tsx';
import { useComposition, type Composing } from './use-composition.ts';
import { useUnsaved } from './use-unsaved.ts';

interface Props {
  submission: Submission;
  answer: SheetAnswer;
}

/** The scan beside the text, and the marks at the right. */
export function CompositionDesk({ submission, answer }: Props): ReactNode {
  const composing = useComposition(submission, answer);
  const turn = useTurning(submission);
  useUnsaved(composing.isDirty);
  useShortcut('[', '上一名学生', () => turn(-1));
  useShortcut(']', '下一名学生', () => turn(1));
  const isScanned = submission.pages.length > 0;
  return (
    <Screen
      title={`${submission.studentName}的作文`}
      note={`${submission.assignmentTitle} · ${submission.className}`}
      fill
      actions={
        <SheetActions submission={submission} turn={turn} print={() => window.print()}>
          <Button disabled={!mayBeSaved(composing)} onClick={composing.save}>
            保存
          </Button>
        </SheetActions>
      }
    >
      <div className={styles.desk} data-alone={!isScanned || undefined}>
        {isScanned && <SheetPages submission={submission} signs={[]} />}
        <CommentedText composing={composing} />
        <aside className={styles.side} aria-label="评分">
          <Origin submission={submission} composing={composing} />
          <Dimensions composing={composing} />
          <Comments composing={composing} />
        </aside>
      </div>
    </Screen>
  );
}

/** Something to save, or a machine's mark to confirm. */
const mayBeSaved = ({ isDirty, standing }: Composing): boolean => isDirty || standing.mark?.kind !== 'person';
