import type { ReactNode } from 'react';
import { getExamReport } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { Views } from './Views.tsx';
import { useReportAddress } from './use-report-address.ts';

/** The report of an exam in its views, of all that the caller may see of it. */
export function ExamReport({ exam }: { exam: ExamDetail }): ReactNode {
  const { measure } = useReportAddress();
  const answer = useCall(getExamReport, { examId: exam.id, measure });
  return (
    <Loaded answer={answer} what="考试报告" isPage>
      {(report) =>
        report.subjects.some(({ isPublished }) => isPublished) ? (
          <Views report={report} isLeader={exam.isLeader} />
        ) : (
          <Card>
            <EmptyState text="还没有发布的学科，发布后这里是考试报告。" />
          </Card>
        )
      }
    </Loaded>
  );
}
