import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ButtonLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';
import { teacher } from '../../../session/teacher.ts';
import { RecordsLink } from '../../printing/records/RecordsLink.tsx';
import { AssignMenu } from './AssignMenu.tsx';

/** What belongs to all work of the course at hand, and the one way to set more. */
export function AssignmentPageActions(): ReactNode {
  const { subjectId } = useSnapshot(teacher);
  return (
    <>
      <ButtonLink variant="default" to={pathTo('homeworkReport')}>
        作业学情
      </ButtonLink>
      <ButtonLink variant="default" to={pathTo('scans', { tab: 'scan' })}>
        扫描
      </ButtonLink>
      <RecordsLink />
      <AssignMenu subjectId={subjectId} />
    </>
  );
}
