import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { leadingTo } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { submissionPath } from '../../assignments/work/paths.ts';
import type { PeriodWork, StudentTrend } from './report.ts';

interface Part {
  work: PeriodWork;
  rate: number | null;
  submissionId: string;
}

/** What a student got in each piece of work, with the way to the sheets. */
export function StudentWorks({ student, works }: { student: StudentTrend; works: readonly PeriodWork[] }): ReactNode {
  const { close } = useDialog();
  const navigate = useNavigate();
  const parts = works.map((work, at): Part => ({
    work,
    rate: student.rates[at] ?? null,
    submissionId: student.submissions[at] ?? '',
  }));
  const go = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Dialog title={`${student.studentName}的作业`} size={640} drawer closing="关闭">
      <RecordTable
        label="各次作业"
        columns={[
          { key: 'title', title: '作业', render: ({ work }) => work.title },
          { key: 'date', title: '布置日期', width: 112, render: ({ work }) => work.date.slice(0, 10) },
          { key: 'rate', title: '得分率', width: 88, align: 'right', render: ({ rate }) => formatRate(rate) },
        ]}
        rows={parts}
        keyOf={({ work }) => work.assignmentId}
        nameOf={({ work }) => work.title}
        actions={({ work, rate, submissionId }) =>
          rate === null ? [] : leadingTo('答卷', submissionPath(work.taskType, submissionId), go)
        }
        actionsWidth={88}
      />
    </Dialog>
  );
}
