import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { download } from '../../../api/download.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { useAction } from '../../../components/use-action.ts';
import { pathTo } from '../../../session/paths.ts';
import { printReport } from '../printing.ts';
import { usePaper, type Assessment } from '../../marking/assessment.ts';
import { publish, unpublish } from '../../marking/publish-actions.ts';

/** What can be done with a report: mark on, save, print, publish. Only who has set the work publishes it. */
export function ReportActions({ assessment }: { assessment: Assessment }): ReactNode {
  const paper = usePaper(assessment);
  const [address] = useSearchParams();
  const classId = address.get('classId') ?? '';
  const { id, title, stage, mayPublish } = paper;
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
      <ButtonLink variant="default" to={pathTo('marking', { assignmentId: id })}>
        批改
      </ButtonLink>
      <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Button variant="default" loading={printing.busy} onClick={() => void printing.run()}>
        打印
      </Button>
      {mayPublish && stage === 'published' && (
        <Button variant="default" c="red.9" onClick={() => void unpublish(paper)}>
          撤回发布
        </Button>
      )}
      {mayPublish && stage !== 'published' && stage !== 'withdrawn' && (
        <Button onClick={() => void publish(paper)}>发布成绩</Button>
      )}
    </>
  );
}
