import type { ReactNode } from 'react';
import { AddressTabs } from '../../../components/page/AddressTabs.tsx';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { usePrinting } from '../printing.ts';
import { PrintedReport } from './PrintedReport.tsx';
import type { Report, SectionProps } from './report.ts';
import { sectionsOf } from './sections.tsx';

/** A report in its sections; on paper all of them. */
export function PaperReport({ whole, ...props }: SectionProps & { whole: Report }): ReactNode {
  const printing = usePrinting();
  if (props.report.completion.submitted === 0) {
    return (
      <Card>
        <EmptyState text="还没有人上交，收到答卷并批改后，这里是成绩、题目和知识点的分析。" />
      </Card>
    );
  }
  if (printing) return <PrintedReport {...props} whole={whole} />;
  return (
    <AddressTabs
      label="作业报告"
      gap={10}
      keep={['assignmentId', 'paper', 'classId']}
      tabs={sectionsOf(props, whole)}
    />
  );
}
