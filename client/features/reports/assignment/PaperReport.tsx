import type { ReactNode } from 'react';
import { AddressTabs } from '../../../components/page/AddressTabs.tsx';
import { usePrinting } from '../printing.ts';
import { EmptyReport, isEmpty } from './NoReport.tsx';
import { PrintedReport } from './PrintedReport.tsx';
import type { Report, SectionProps } from './report.ts';
import { sectionsOf, type SectionName } from './sections.tsx';

interface Props extends SectionProps {
  whole: Report;
  /** The section that is open at first. */
  first?: SectionName | undefined;
  /** What narrows all sections, on the line of their tabs. */
  aside?: ReactNode;
}

/** A report in its sections; on paper all of them. */
export function PaperReport({ whole, first = 'overview', aside, ...props }: Props): ReactNode {
  const printing = usePrinting();
  if (isEmpty(props.report)) return <EmptyReport {...props} whole={whole} />;
  if (printing) return <PrintedReport {...props} whole={whole} />;
  return (
    <AddressTabs
      label="作业报告"
      gap={10}
      aside={aside}
      keep={['assignmentId', 'paper', 'classId']}
      tabs={sectionsOf(props, whole, first)}
    />
  );
}
