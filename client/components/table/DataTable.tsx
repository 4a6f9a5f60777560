import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Answer } from '../state/answer.ts';
import { EmptyState } from '../state/EmptyState.tsx';
import { ErrorState } from '../state/ErrorState.tsx';
import { useLate } from '../use-late.ts';
import type { PageControls } from '../use-page-query.ts';
import { BulkBar } from './BulkBar.tsx';
import type { RecordTableProps } from './columns.ts';
import { RecordTable } from './RecordTable.tsx';
import { TablePager } from './TablePager.tsx';
import { useLastPage } from './use-last-page.ts';
import { useSelection, type Selection } from './use-selection.ts';

interface PageData<Row> {
  records: Row[];
  total: number;
}

interface Props<Row> extends Omit<
  RecordTableProps<Row>,
  'rows' | 'selection' | 'sort' | 'onSort' | 'stale' | 'children'
> {
  answer: Answer<PageData<Row>>;
  /** What was asked for; another question unticks all rows. */
  query: PageControls & { input: object };
  /** The line of an empty list, and the button that fills it. */
  empty: { text: string; action?: ReactNode };
  /** What can be done with all ticked rows; with it rows can be ticked. */
  bulk?: (rows: readonly Row[], clear: () => void) => ReactNode;
  /** What can be done with all rows that the filters find; with it the rows of all pages can be meant at once. */
  bulkAll?: (total: number, clear: () => void) => ReactNode;
}

/** A paged list of the server: loading, empty and failed states, sorting, ticks, paging. */
export function DataTable<Row>({ answer, query, empty, bulk, bulkAll, ...table }: Props<Row>): ReactNode {
  const { data, error, isLoading, mutate } = answer;
  const rows = data?.records ?? [];
  const selection = useSelection(rows, table.keyOf, JSON.stringify(query.input));
  const late = useLate(isLoading);
  useLastPage(data?.total, isLoading, query);
  if (error) return <ErrorState what={table.label} error={error} retry={() => mutate()} />;
  return (
    <>
      {bulk && <Ticked selection={selection} page={rows.length} total={data?.total ?? 0} {...{ bulk, bulkAll }} />}
      <RecordTable
        {...table}
        rows={rows}
        selection={bulk && selection}
        sort={query.sort}
        onSort={query.sortBy}
        stale={late && data !== undefined}
      >
        {data === undefined && <Waiting late={late} rows={query.size} />}
        {data?.records.length === 0 && <EmptyState text={empty.text}>{empty.action}</EmptyState>}
      </RecordTable>
      <TablePager label={table.label} total={data?.total} controls={query} />
    </>
  );
}

interface TickedProps<Row> extends Required<Pick<Props<Row>, 'bulk'>>, Pick<Props<Row>, 'bulkAll'> {
  selection: Selection<Row>;
  /** How many rows the page has. */
  page: number;
  total: number;
}

function Ticked<Row>({ selection, page, total, bulk, bulkAll }: TickedProps<Row>): ReactNode {
  const { rows, isAll, takeAll, clear } = selection;
  // A whole page is ticked, and there are more.
  const mayTakeAll = !isAll && rows.length === page && total > page;
  return (
    <BulkBar
      count={isAll ? total : rows.length}
      isAll={isAll}
      takeAll={bulkAll && mayTakeAll ? { total, run: takeAll } : undefined}
      clear={clear}
      content={isAll && bulkAll ? bulkAll(total, clear) : bulk(rows, clear)}
    />
  );
}

function Waiting({ late, rows }: { late: boolean; rows: number }): ReactNode {
  return (
    <Stack gap={24} mih={200} px="sm" py="md" role="status" aria-label="加载中">
      {late && Array.from({ length: Math.min(rows, 20) }, (_, row) => <Skeleton key={row} height={16} radius="sm" />)}
    </Stack>
  );
}
