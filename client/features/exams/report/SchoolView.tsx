import type { ReactNode } from 'react';
import { getExamDistribution } from '../../../../contracts/wrongbook/exams/reports.ts';
import { useCall } from '../../../api/use-call.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { Borderline } from './Borderline.tsx';
import { CellPanel } from './CellPanel.tsx';
import { DistributionCard, useSegmentWidth } from './DistributionCard.tsx';
import { LinesButton } from './LinesButton.tsx';
import { Matrix } from './Matrix.tsx';
import { ProgressCard } from './ProgressCard.tsx';
import { mainColumn, type Report, type ReportColumn } from './report.ts';
import styles from './report.module.css';
import { ReportLead } from './ReportLead.tsx';
import { asInput, useReportAddress } from './use-report-address.ts';

interface Props {
  report: Report;
  /** Leaders set lines and margin. */
  isLeader: boolean;
}

/** What is really different first, then every class in every subject, then lines, movement and distribution. */
export function SchoolView({ report, isLeader }: Props): ReactNode {
  const column = mainColumn(report);
  return (
    <div className={styles.stack}>
      <ReportLead report={report} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Matrix report={report} />
          {column && <Total column={column} />}
        </div>
        <div className={styles.rail}>
          <CellPanel report={report} />
          <Borderline report={report} actions={isLeader && <LinesButton report={report} />} />
          {column && <ProgressCard subjectId={column.subjectId} name={column.name} />}
        </div>
      </div>
    </div>
  );
}

function Total({ column }: { column: ReportColumn }): ReactNode {
  const { examId } = useReportAddress();
  const width = useSegmentWidth(column);
  const answer = useCall(getExamDistribution, { examId, ...asInput(column.subjectId), width });
  return (
    <Loaded answer={answer} what="分布">
      {(found) => <DistributionCard found={found} name={column.name} />}
    </Loaded>
  );
}
