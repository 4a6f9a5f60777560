import type { ReactNode } from 'react';
import { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { pageScanPages } from '../../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../../api/use-call.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { TablePager } from '../../../components/table/TablePager.tsx';
import { useLastPage } from '../../../components/table/use-last-page.ts';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { DeskToolbar } from './DeskToolbar.tsx';
import { MissingList } from './MissingList.tsx';
import { ScanButtons } from './open-scans.tsx';
import { Pages } from './Pages.tsx';
import type { Desk } from './use-desk.ts';
import { useBeingRead } from './use-scans.ts';

/** The pages of a scan or of a piece of work: on the left which, on the right the one at hand and what can be done. */
export function MendingDesk({ desk }: { desk: Desk }): ReactNode {
  const { scan, work } = desk;
  const query = usePageQuery(pageScanPages, {
    fixed: { ...(scan && { documentId: scan }), ...(work && { assignmentId: work }) },
    defaults: { state: 'tray', size: 50 },
  });
  const isRead = useBeingRead(desk);
  const answer = useFollowed(pageScanPages, query.input, () => isRead);
  useLastPage(answer.data?.total, answer.isLoading, query);
  const assignment = useCall(getAssignment, work ? { assignmentId: work } : null);
  const place = work ? assignment.data?.title : answer.data?.records[0]?.documentTitle;
  return (
    <>
      <DeskToolbar query={query} place={place ?? ''} />
      <Loaded answer={answer} what="扫描页">
        {({ records, total }) =>
          total === 0 ? (
            <NoPages isRead={isRead} isTray={query.filters.state === 'tray'} />
          ) : (
            <Pages key={JSON.stringify(query.input)} records={records} named={scan === undefined} />
          )
        }
      </Loaded>
      <TablePager label="扫描页" total={answer.data?.total} controls={query} />
      {assignment.data && <MissingList work={assignment.data} />}
    </>
  );
}

function NoPages({ isRead, isTray }: { isRead: boolean; isTray: boolean }): ReactNode {
  if (isRead) return <EmptyState text="正在识别扫描件，需要处理的页会出现在这里。" />;
  return <EmptyState text={isTray ? '没有等待处理的页。' : '没有这样的页。'}>{isTray && <ScanButtons />}</EmptyState>;
}
