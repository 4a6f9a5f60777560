import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/page/links.tsx';
import { pathTo } from '../../session/paths.ts';
import { usePaper, type Assessment } from './assessment.ts';

/** How many sheets have not come in, with the way to the scans; of what is published, the way to its report. */
export function MissingNote({ assessment }: { assessment: Assessment }): ReactNode {
  const { id, stage, studentCount, submittedCount, absentCount } = usePaper(assessment);
  const missing = studentCount - submittedCount - absentCount;
  if (stage === 'published') {
    return (
      <ButtonLink variant="default" to={pathTo('assignmentReport', { assignmentId: id })}>
        报告
      </ButtonLink>
    );
  }
  if (stage === 'withdrawn') return null;
  return (
    <ButtonLink variant="default" to={pathTo('scans', { tab: 'scan', work: id })}>
      {missing > 0 ? `${missing} 人未交，扫描` : '扫描'}
    </ButtonLink>
  );
}
