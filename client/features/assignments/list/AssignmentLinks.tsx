import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { RecordsLink } from '../../printing/records/RecordsLink.tsx';
import { pathTo } from '../../../session/paths.ts';

/** From the list of assignments to what belongs to all of them. */
export const AssignmentLinks = (): ReactNode => (
  <>
    <ButtonLink variant="default" to={pathTo('homeworkReport')}>
      作业学情
    </ButtonLink>
    <ButtonLink variant="default" to={pathTo('scans', { tab: 'scan' })}>
      扫描
    </ButtonLink>
    <RecordsLink />
  </>
);
