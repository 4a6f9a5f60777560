import type { ReactNode } from 'react';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { pageScanPages } from '../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../api/use-call.ts';
import { useFollowed } from '../../api/use-followed.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { TablePager } from '../../components/table/TablePager.tsx';
import { useLastPage } from '../../components/table/use-last-page.ts';
import { usePageQuery } from '../../components/use-page-query.ts';
import type { MendingScope } from './mending-scope.ts';
import { MendingToolbar } from './MendingToolbar.tsx';
import { MissingList } from './MissingList.tsx';
import { NoScanPages } from './NoScanPages.tsx';
import { ScanPages } from './ScanPages.tsx';
import { useBeingRead } from './use-scans.ts';

/** The pages of a scan or of a piece of work: on the left which, on the right the one at hand and what can be done. */
export function Mending({ scope }: { scope: MendingScope }): ReactNode {
  const { scan, work } = scope;
  const query = usePageQuery(pageScanPages, {
    fixed: { ...(scan && { documentId: scan }), ...(work && { assignmentId: work }) },
    defaults: { state: 'tray', size: 50 },
  });
  const isRead = useBeingRead(scope);
  const answer = useFollowed(pageScanPages, query.input, () => isRead);
  useLastPage(answer.data?.total, answer.isLoading, query);
  const assignment = useCall(getAssignment, work ? { assignmentId: work } : null);
  const title = work ? assignment.data?.title : answer.data?.records[0]?.documentTitle;
  return (
    <>
      <MendingToolbar query={query} title={title ?? ''} />
      <Loaded answer={answer} what="扫描页">
        {({ records, total }) =>
          total === 0 ? (
            <NoScanPages scope={scope} isRead={isRead} isTray={query.filters.state === 'tray'} />
          ) : (
            <ScanPages key={JSON.stringify(query.input)} records={records} named={scan === undefined} />
          )
        }
      </Loaded>
      <TablePager label="扫描页" total={answer.data?.total} controls={query} />
      {assignment.data && <MissingList work={assignment.data} />}
    </>
  );
}
