import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getExamStudent } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Report } from './report.ts';
import { StudentNote } from './StudentNote.tsx';
import { StandingChart } from './StandingChart.tsx';
import { subjectColumns } from './subject-columns.ts';
import { useReportAddress } from './use-report-address.ts';

type StudentReport = DataOf<typeof getExamStudent>;
type Subject = StudentReport['subjects'][number];

/** One candidate: where each score lies among class and grade, how even the subjects are, what changed since the exam before. */
export function StudentCard({ report }: { report: Report }): ReactNode {
  const { examId, studentId, show } = useReportAddress();
  const answer = useCall(getExamStudent, { examId, studentId }, { keepPreviousData: false });
  const close = (
    <ActionIcon variant="subtle" color="gray" aria-label="关闭" onClick={() => show({ studentId: undefined })}>
      <IconX size={16} />
    </ActionIcon>
  );
  if (answer.data === undefined)
    return (
      <Card title="考生" aside={close}>
        <Loaded answer={answer} what="考生">
          {() => null}
        </Loaded>
      </Card>
    );
  return <Shown found={answer.data} report={report} close={close} />;
}

function Shown({ found, report, close }: { found: StudentReport; report: Report; close: ReactNode }): ReactNode {
  const { student, subjects } = found;
  const courses = new Map(report.subjects.map(({ subjectId, courseName }) => [subjectId, courseName]));
  const nameOf = ({ subjectId }: Subject): string => courses.get(subjectId) ?? '总分';
  return (
    <ChartCard
      title={`${student.studentName}（${student.className}）`}
      aside={close}
      chart={
        <StandingChart
          label={`${student.studentName}各科的位置`}
          rows={subjects.map((subject) => ({ key: subject.subjectId, name: nameOf(subject), subject }))}
        />
      }
      table={
        <RecordTable
          label={`${student.studentName}各科`}
          columns={subjectColumns(found, nameOf)}
          rows={subjects}
          keyOf={({ subjectId }) => subjectId}
          nameOf={nameOf}
        />
      }
      foot={<StudentNote found={found} courses={courses} />}
    />
  );
}
