import type { ReactNode } from 'react';
import { Card } from '../../../components/page/Card.tsx';
import { nextActOf } from '../../assignments/work/progress.ts';
import { Mending } from '../../scanning/Mending.tsx';
import { ScanButtons } from '../../scanning/open-scans.tsx';
import { useWork } from './use-work.ts';
import { WorkScreen } from './WorkScreen.tsx';

/** The scans of one piece of work: what has come in, and the pages that wait for a person. */
export function WorkScans({ assignmentId }: { assignmentId: string }): ReactNode {
  const answer = useWork(assignmentId);
  const isNext = answer.data !== undefined && nextActOf(answer.data)?.kind === 'upload';
  return (
    <WorkScreen
      work={answer.data}
      current="scan"
      title="扫描"
      actions={<ScanButtons work={assignmentId} isNext={isNext} />}
    >
      <Card flush>
        <Mending scope={{ work: assignmentId }} />
      </Card>
    </WorkScreen>
  );
}
