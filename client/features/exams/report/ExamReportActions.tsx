import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportExamReport } from '../../../../contracts/wrongbook/exams/reports.ts';
import { download } from '../../../api/download.ts';
import { useAction } from '../../../components/use-action.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { printReport } from '../../reports/printing.ts';

/** What can be done with a report: save it with a sheet per view, and print the view that is open. */
export function ExamReportActions({ exam }: { exam: ExamDetail }): ReactNode {
  const saving = useAction(() =>
    download(exportExamReport, { examId: exam.id }, { name: `${exam.name}报告`, label: '考试报告' }),
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
