import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { pageScanPages } from '../../../contracts/wrongbook/scans.ts';
import { useCall } from '../../api/use-call.ts';
import { useFollowed } from '../../api/use-followed.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { useLastPage } from '../../components/table/use-last-page.ts';
import { TablePager } from '../../components/table/TablePager.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { Desk } from './desk/Desk.tsx';
import type { Onward } from './desk/DeskEnd.tsx';
import type { MendingScope } from './mending-scope.ts';
import { useBeingRead } from './use-scans.ts';

/** So many pages are seen to without turning over. */
const pagesAtOnce = 100;

interface Props {
  scope: MendingScope;
  /** Where to go on once nothing waits here. */
  onward?: Onward | undefined;
}

/** The pages of a scan or of a piece of work that wait for a person, one after the other. */
export function Mending({ scope, onward }: Props): ReactNode {
  const { scan, work } = scope;
  const fixed = { ...(scan && { documentId: scan }), ...(work && { assignmentId: work }) };
  const query = usePageQuery(pageScanPages, { fixed, defaults: { state: 'tray', size: pagesAtOnce } });
  const isTray = query.filters.state === 'tray';
  const isRead = useBeingRead(scope);
  const answer = useFollowed(pageScanPages, query.input, () => isRead);
  const aside = useCall(pageScanPages, isTray ? { ...fixed, state: 'discarded', current: 1, size: pagesAtOnce } : null);
  useLastPage(answer.data?.total, answer.isLoading, query);
  const assignment = useCall(getAssignment, work ? { assignmentId: work } : null);
  const total = answer.data?.total ?? 0;
  return (
    <>
      {scan && <BackToScans />}
      <Loaded answer={answer} what="扫描页">
        {({ records }) => (
          <Desk
            pages={records}
            aside={isTray ? (aside.data?.records ?? []) : []}
            work={assignment.data}
            isFree={work === undefined}
            isRead={isRead}
            state={query.filters.state}
            onState={(state) => query.filter({ state })}
            onward={onward}
          />
        )}
      </Loaded>
      {total > pagesAtOnce && <TablePager label="扫描页" total={total} controls={query} />}
    </>
  );
}

function BackToScans(): ReactNode {
  const [, setAddress] = useSearchParams();
  return (
    <Group px="md" pt="sm">
      <Button size="compact-sm" variant="default" onClick={() => setAddress({ tab: 'scan' })}>
        返回扫描件
      </Button>
    </Group>
  );
}
