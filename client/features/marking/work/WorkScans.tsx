import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Assignment } from '../../assignments/list/assignment.ts';
import { actOf, stageOfAct, stagePath } from '../../assignments/work/acts.ts';
import { nextActOf } from '../../assignments/work/progress.ts';
import { Mending } from '../../scanning/Mending.tsx';
import type { Onward } from '../../scanning/desk/DeskEnd.tsx';
import { ScanButtons } from '../../scanning/open-scans.tsx';
import { publish } from '../publish-actions.ts';
import { useWork } from './use-work.ts';
import { WorkScreen } from './WorkScreen.tsx';

/** The scans of one piece of work: what has come in, and the pages that wait for a person. */
export function WorkScans({ assignmentId }: { assignmentId: string }): ReactNode {
  const { data: work } = useWork(assignmentId);
  const isNext = work !== undefined && nextActOf(work)?.kind === 'upload';
  return (
    <WorkScreen
      work={work}
      current="scan"
      title="扫描"
      fill
      actions={<ScanButtons work={assignmentId} isNext={isNext} />}
      {...(work && work.trayCount > 0 && work.stage !== 'published' && { main: <BeingMended work={work} /> })}
    >
      <Mending scope={{ work: assignmentId }} onward={work && onwardFrom(work)} />
    </WorkScreen>
  );
}

/** Where to go on once nothing is to mend: to what comes next, or to the answers where that is still at this desk. */
function onwardFrom(work: Assignment): Onward | undefined {
  if (work.submittedCount === 0) return undefined;
  const act = actOf(work, publish);
  if (act?.to !== undefined && stageOfAct[act.kind] !== 'scan') return { label: act.label, to: act.to };
  return { label: '去批改', to: stagePath('mark', work) };
}

/** Mending is the next act and is being done here: what is left of it, and quietly what could be done beside it. */
function BeingMended({ work }: { work: Assignment }): ReactNode {
  const unmarked = work.submittedCount - work.markedCount;
  return (
    <Group gap={8} wrap="nowrap">
      <Tag tone="warn">正在处理：剩 {work.trayCount} 页</Tag>
      {unmarked > 0 && (
        <ButtonLink variant="default" to={stagePath('mark', work)}>
          先批改已读的 {unmarked} 份
        </ButtonLink>
      )}
    </Group>
  );
}
