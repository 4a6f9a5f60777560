import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getExamProgress } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { IntervalChart } from './IntervalChart.tsx';
import { progressColumns } from './progress-columns.ts';
import { ProgressNote } from './ProgressNote.tsx';
import { shortNames } from './report.ts';
import { asInput, useReportAddress } from './use-report-address.ts';

type Progress = DataOf<typeof getExamProgress>;

/** How classes have moved since an earlier exam, in standard scores of a subject or the total. */
export function ProgressCard({ subjectId, name }: { subjectId: string; name: string }): ReactNode {
  const { examId, earlierExamId } = useReportAddress();
  const answer = useCall(getExamProgress, {
    examId,
    ...asInput(subjectId),
    ...(earlierExamId !== '' && { earlierExamId }),
  });
  return (
    <Loaded answer={answer} what="与上次比">
      {(progress) => <Shown progress={progress} name={name} />}
    </Loaded>
  );
}

function Shown({ progress, name }: { progress: Progress; name: string }): ReactNode {
  const { earlier, classes } = progress;
  if (!earlier)
    return (
      <Card title="与上次比">
        <EmptyState text="这个年级以前没有可以对比的考试。" />
      </Card>
    );
  const names = shortNames(classes);
  return (
    <ChartCard
      title={`${name}标准分变化`}
      chart={
        <IntervalChart
          label="各班标准分的变化"
          rows={classes.map(({ classId, change, mark }) => ({ key: classId, name: names.get(classId)!, change, mark }))}
        />
      }
      table={
        <RecordTable
          label="各班标准分的变化"
          columns={progressColumns}
          rows={classes}
          keyOf={({ classId }) => classId}
          nameOf={({ className }) => className}
        />
      }
      empty={classes.length === 0 ? '两次都考的学生太少，不能比较。' : undefined}
      foot={<ProgressNote progress={progress} earlier={earlier} />}
    />
  );
}
