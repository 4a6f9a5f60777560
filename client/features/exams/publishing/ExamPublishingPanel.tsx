import type { ReactNode } from 'react';
import { listExamScoring } from '../../../../contracts/wrongbook/exams/scores.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { subjectActions } from './publish-exam.tsx';
import { PublishActs } from './PublishActs.tsx';
import { PublishingState } from './PublishingState.tsx';
import { subjectColumns } from './subject-columns.tsx';
import { usePublishing } from './use-publishing.ts';

/** 发布, for who leads the exam or administers the school: what each subject lacks, and publishing or taking back one, several or all of them. */
export function ExamPublishingPanel({ exam }: { exam: ExamDetail }): ReactNode {
  if (!exam.mayPublish) return <EmptyState text="成绩由考试负责人或学校管理员发布；发布以后可以在报告里看。" />;
  return <Publication exam={exam} />;
}

function Publication({ exam }: { exam: ExamDetail }): ReactNode {
  const answer = useCall(listExamScoring, { examId: exam.id });
  const latest = usePublishing(exam.id);
  return (
    <Loaded answer={answer} what="各科成绩">
      {(subjects) => (
        <Card
          title="各科成绩"
          flush
          aside={<PublishActs exam={exam} subjects={subjects} isBusy={latest?.state === 'running'} />}
        >
          {latest && <PublishingState latest={latest} />}
          <RecordTable
            label="各科成绩"
            columns={subjectColumns(exam)}
            rows={subjects}
            keyOf={({ subjectId }) => subjectId}
            nameOf={({ courseName }) => courseName}
            actions={(subject) => subjectActions(exam, subject, latest?.state === 'running')}
            actionsWidth={90}
          />
        </Card>
      )}
    </Loaded>
  );
}
