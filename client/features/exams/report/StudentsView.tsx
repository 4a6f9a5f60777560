import type { ReactNode } from 'react';
import { pageExamStudents } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import type { Report } from './report.ts';
import { studentColumns } from './student-columns.tsx';
import { StudentFilters } from './StudentFilters.tsx';
import { StudentCard } from './StudentCard.tsx';
import styles from './report.module.css';
import { useReportAddress } from './use-report-address.ts';

/** Candidates with all their subjects, those near a line where the address asks for them; one of them opens beside. */
export function StudentsView({ report }: { report: Report }): ReactNode {
  const { examId, studentId, pathOf } = useReportAddress();
  const query = usePageQuery(pageExamStudents, { fixed: { examId } });
  const answer = useCall(pageExamStudents, query.input);
  return (
    <div className={studentId === '' ? styles.stack : styles.columns}>
      <Card flush>
        <StudentFilters report={report} query={query} />
        <DataTable
          label="考生"
          answer={answer}
          query={query}
          columns={studentColumns(report, (id) => pathOf({ studentId: id }))}
          keyOf={(row) => row.studentId}
          nameOf={({ studentName }) => studentName}
          empty={{ text: '没有符合条件的考生。' }}
        />
      </Card>
      {studentId !== '' && <StudentCard key={studentId} report={report} />}
    </div>
  );
}
