import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Submission } from '../marks.ts';
import { QueueNote } from '../QueueNote.tsx';

interface Props {
  submission: Submission;
  turn: (direction: 1 | -1) => void;
  print: () => void;
  isPrinting?: boolean;
}

/** The ways from one student to the next, and to the printer. */
export const SubmissionActions = ({ submission, turn, print, isPrinting = false }: Props): ReactNode => (
  <>
    <QueueNote />
    <Button variant="default" disabled={submission.previousId === ''} onClick={() => turn(-1)}>
      上一名
    </Button>
    <Button variant="default" disabled={submission.nextId === ''} onClick={() => turn(1)}>
      下一名
    </Button>
    <Button variant="default" loading={isPrinting} onClick={print}>
      打印
    </Button>
  </>
);
