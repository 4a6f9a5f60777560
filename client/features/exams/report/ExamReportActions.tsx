import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ExamPrintKind } from '../../../../contracts/constants/exam-printing.ts';
import { exportExamReport, getExamReport } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { ButtonLink } from '../../../components/page/links.tsx';
import { useAction } from '../../../components/use-action.ts';
import { pathTo } from '../../../session/paths.ts';
import { runExport } from '../../tasks/run-export.ts';
import { printReport } from '../../reports/printing.ts';
import type { ExamDetail } from '../frame/exam.ts';
import { useReportAddress } from './use-report-address.ts';

/** Where something is printed of an exam for everybody. */
const printPath = (examId: string, kinds: ExamPrintKind): string | undefined =>
  pathTo('exam', { examId, step: 'print', kinds });

/** What can be done with a report: save it with a sheet per view, print the view that is open, or letters to parents. */
export function ExamReportActions({ exam }: { exam: ExamDetail }): ReactNode {
  const navigate = useNavigate();
  const saving = useAction(() =>
    runExport({
      name: 'exportExamReport',
      endpoint: exportExamReport,
      input: { examId: exam.id },
      of: `${exam.name}报告`,
      label: '考试报告',
    }),
  );
  const printing = useAction(printReport);
  const letters = useSlips(exam) && printPath(exam.id, 'letters');
  return (
    <>
      <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button variant="default" loading={printing.busy} rightSection={<IconChevronDown size={14} aria-hidden />}>
            打印
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void printing.run()}>现在看的这一页</Menu.Item>
          {letters && <Menu.Item onClick={() => void navigate(letters)}>给家长的信</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

/** The next act with a report: slips for the students, for who sees all of it. */
export function SlipsLink({ exam }: { exam: ExamDetail }): ReactNode {
  const isOpen = useSlips(exam);
  return isOpen && <ButtonLink to={printPath(exam.id, 'slips')}>打印成绩条</ButtonLink>;
}

/** Whether there are scores to print, and all of them are seen. */
function useSlips({ id: examId, subjects }: ExamDetail): boolean {
  const { measure } = useReportAddress();
  const { data: report } = useCall(getExamReport, { examId, measure });
  return report?.isWhole === true && subjects.some(({ isPublished }) => isPublished);
}
