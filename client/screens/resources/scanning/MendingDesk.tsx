import type { ReactNode } from 'react';
import { pageScanPages } from '../../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../../api/use-call.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { DeskToolbar } from './DeskToolbar.tsx';
import { MissingList } from './MissingList.tsx';
import { Pages } from './Pages.tsx';
import type { ScanPage } from './scan.ts';
import type { Desk } from './use-desk.ts';

/** The pages of a scan or of a piece of work: on the left which, on the right the one at hand and what can be done. */
export function MendingDesk({ desk }: { desk: Desk }): ReactNode {
  const { scan, work } = desk;
  const query = usePageQuery(pageScanPages, {
    fixed: { ...(scan && { documentId: scan }), ...(work && { assignmentId: work }) },
    defaults: { state: 'tray', size: 50 },
  });
  const answer = useCall(pageScanPages, query.input);
  return (
    <>
      <DeskToolbar query={query} place={placeOf(desk, answer.data?.records[0])} />
      <Loaded answer={answer} what="扫描页">
        {({ records, total }) =>
          total === 0 ? (
            <EmptyState text={query.filters.state === 'tray' ? '所有页都处理好了。' : '没有这样的页。'} />
          ) : (
            <Pages records={records} named={scan === undefined} />
          )
        }
      </Loaded>
      <TablePager label="扫描页" total={answer.data?.total} controls={query} />
      {work && <MissingList assignmentId={work} />}
    </>
  );
}

/** The scan or the work that the pages are of. */
const placeOf = ({ scan }: Desk, page: ScanPage | undefined): string =>
  (scan ? page?.documentTitle : page?.assignmentTitle) ?? '';
