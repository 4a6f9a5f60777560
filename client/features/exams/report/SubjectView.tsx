import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { getExamDistribution } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { DistributionCard, useSegmentWidth } from './DistributionCard.tsx';
import { GradingCard } from './GradingCard.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { columnsOf, type Report, type ReportColumn } from './report.ts';
import styles from './report.module.css';
import { chosenColumn, SubjectPicker } from './SubjectPicker.tsx';
import { asInput, useReportAddress } from './use-report-address.ts';

/** One subject, or the total: how it is distributed over segments and classes, how it moved, what marks become. */
export function SubjectView({ report }: { report: Report }): ReactNode {
  const { subjectId } = useReportAddress();
  const columns = columnsOf(report).filter(({ isPublished }) => isPublished);
  const chosen = chosenColumn(columns, subjectId);
  if (!chosen)
    return (
      <Card>
        <EmptyState text="还没有发布的学科，发布后这里是各科的分布。" />
      </Card>
    );
  return (
    <div className={styles.stack}>
      <Group justify="space-between" wrap="nowrap">
        <SubjectPicker columns={columns} chosen={chosen} />
        <Attendance report={report} subjectId={chosen.subjectId} />
      </Group>
      <OfSubject key={chosen.subjectId} column={chosen} />
    </div>
  );
}

/** Who of a subject is in no figure, and why. */
function Attendance({ report, subjectId }: { report: Report; subjectId: string }): ReactNode {
  const subject = report.subjects.find((one) => one.subjectId === subjectId);
  if (!subject) return null;
  const { candidates, count, absent, disqualified, deferred, makeUp, unknown } = subject;
  const missing = [
    [absent, '缺考'],
    [disqualified, '违纪'],
    [deferred, '缓考'],
    [makeUp, '补考'],
    [unknown, '未登分'],
  ] as const;
  return (
    <Text fz={13} c="dimmed">
      应考 {candidates} 人，计入 {count} 人
      {missing.flatMap(([number, word]) => (number > 0 ? `，${word} ${number}` : [])).join('')}
    </Text>
  );
}

function OfSubject({ column }: { column: ReportColumn }): ReactNode {
  const { examId } = useReportAddress();
  const width = useSegmentWidth(column);
  const answer = useCall(getExamDistribution, { examId, ...asInput(column.subjectId), width });
  return (
    <>
      <Loaded answer={answer} what="分布">
        {(found) => (
          <>
            <DistributionCard found={found} name={column.name} />
            {found.grading && <GradingCard grading={found.grading} name={column.name} />}
          </>
        )}
      </Loaded>
      <ProgressCard subjectId={column.subjectId} name={column.name} />
    </>
  );
}
