import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportHomeworkReport } from '../../../../contracts/wrongbook/reports.ts';
import { download } from '../../../api/download.ts';
import { useAction } from '../../../components/use-action.ts';
import type { HomeworkQuery } from './use-homework-query.ts';

/** Saves or prints the report. */
export function HomeworkActions({
  query: { input },
  courseName,
}: {
  query: HomeworkQuery;
  courseName: string;
}): ReactNode {
  const saving = useAction(async () => {
    if (input !== null) await download(exportHomeworkReport, input, { name: courseName, label: '作业学情' });
  });
  return (
    <>
      <Button variant="default" disabled={input === null} loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Button variant="default" onClick={() => window.print()}>
        打印
      </Button>
    </>
  );
}
