import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { download } from '../../../api/download.ts';
import { useAction } from '../../../components/use-action.ts';
import { printReport } from '../printing.ts';
import { usePaper, type Assessment } from '../../marking/assessment.ts';

/** What can be done with a report: save it, and print it. */
export function ReportActions({ assessment }: { assessment: Assessment }): ReactNode {
  const [address] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const { id, title } = usePaper(assessment);
  const saving = useAction(() =>
    download(
      exportAssignmentReport,
      { assignmentId: id, ...(classId !== '' && { classId }) },
      { name: title, label: '报告' },
    ),
  );
  const printing = useAction(printReport);
  return (
    <>
      <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Button variant="default" loading={printing.busy} onClick={() => void printing.run()}>
        打印
      </Button>
    </>
  );
}
