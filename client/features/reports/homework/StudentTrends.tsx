import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { useBroughtIntoView } from '../../../components/use-brought-into-view.ts';
import { useSorted } from '../use-sorted.ts';
import type { HomeworkReport, StudentTrend } from './report.ts';
import { StudentWorks } from './StudentWorks.tsx';
import { trendColumns, trendValue } from './trend-columns.tsx';
import { trendFilterIn, trendsIn } from './trend-filter.ts';
import { TrendFilters } from './TrendFilters.tsx';

/** How every student did over the period; one opens the work behind it. */
export function StudentTrends({ report }: { report: HomeworkReport }): ReactNode {
  const [address] = useSearchParams();
  const filter = trendFilterIn(address);
  const { rows, sort, onSort } = useSorted(trendsIn(report.students, filter), trendValue);
  const { done, band, trend } = filter;
  const table = useBroughtIntoView<HTMLDivElement>(done + band + trend);
  const open = (student: StudentTrend) => openDialog(<StudentWorks student={student} works={report.works} />);
  return (
    <div ref={table}>
      <Card title="学生趋势" flush>
        <TrendFilters />
        <RecordTable
          label="学生趋势"
          columns={trendColumns(open)}
          rows={rows}
          sort={sort}
          onSort={onSort}
          keyOf={({ studentId }) => studentId}
          nameOf={({ studentName }) => studentName}
        >
          {rows.length === 0 && <EmptyState text="没有符合条件的学生，可以换个条件。" />}
        </RecordTable>
      </Card>
    </div>
  );
}
