import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { getExamItems } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { AgreementCard } from './AgreementCard.tsx';
import { Blueprint } from './Blueprint.tsx';
import { ItemTable } from './ItemTable.tsx';
import { columnsOf, type Report } from './report.ts';
import { Reliability } from './Reliability.tsx';
import styles from './report.module.css';
import { chosenColumn, SubjectPicker } from './SubjectPicker.tsx';
import { useReportAddress } from './use-report-address.ts';

/** The questions of a subject with sheets: what they were to test, what was reached, how far marks can be relied on. */
export function ItemsView({ report, isLeader }: { report: Report; isLeader: boolean }): ReactNode {
  const { subjectId, examId } = useReportAddress();
  const withSheets = new Set(
    report.subjects.flatMap((one) => (one.isPublished && one.assignmentId !== '' ? one.subjectId : [])),
  );
  const columns = columnsOf(report).filter((column) => withSheets.has(column.subjectId));
  const chosen = chosenColumn(columns, subjectId);
  const answer = useCall(getExamItems, chosen ? { examId, subjectId: chosen.subjectId } : null, {
    keepPreviousData: false,
  });
  if (!chosen)
    return (
      <Card>
        <EmptyState text="已发布的学科都只录了分数，没有逐题的作答。" />
      </Card>
    );
  return (
    <div className={styles.stack}>
      <Group justify="space-between" wrap="nowrap">
        <SubjectPicker columns={columns} chosen={chosen} />
        {answer.data && <Reliability items={answer.data} />}
      </Group>
      <Loaded answer={answer} what="题目">
        {(items) => (
          <>
            <Blueprint items={items} name={chosen.name} />
            <ItemTable items={items} report={report} isLeader={isLeader} />
            {items.agreement.length > 0 && <AgreementCard items={items} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
