import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { reportPath, scanPath } from '../assignments/work/paths.ts';

type Work = DataOf<typeof getAssignment>;

/** How many sheets have not come in, with the way to the scans; of what is published, the way to its report. */
export function MissingNote({
  work: { id, stage, studentCount, submittedCount, absentCount },
}: {
  work: Work;
}): ReactNode {
  const missing = studentCount - submittedCount - absentCount;
  if (stage === 'published') {
    return (
      <Button variant="default" component={Link} to={reportPath(id)}>
        报告
      </Button>
    );
  }
  if (stage === 'withdrawn') return null;
  return (
    <Button variant="default" component={Link} to={scanPath(id)}>
      {missing > 0 ? `${missing} 人未交，扫描` : '扫描'}
    </Button>
  );
}
