import '../../components/mantine-screens.css';
import { Box } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { useUnreadCleared } from '../../session/unread.ts';
import { CloudList } from '../../features/resources/lists/CloudList.tsx';
import { PrintList } from '../../features/resources/lists/PrintList.tsx';
import { useMendingScope, useScansOffered } from '../../features/scanning/mending-scope.ts';
import { WorkScans } from '../../features/marking/work/WorkScans.tsx';
import { ResourceActions, type ResourceTab } from '../../features/scanning/ResourceActions.tsx';
import { ScanTab } from '../../features/scanning/ScanTab.tsx';

/** The tab that the address names; the first one where it names none. */
const tabOf = (name: string | null, scans: boolean): ResourceTab =>
  name === 'cloud' || (name === 'scan' && scans) ? name : 'print';

/** The window without header, title, tabs, filters and pager. */
const tableHeight = { '--table-height': 'calc(100dvh - 308px)' };

/** 打印与扫描: the print list, the own cloud documents, and the scanned sheets; or the sheets of the work that the address names. */
export function Page(): ReactNode {
  const work = useMendingScope()?.work;
  const scans = useScansOffered();
  return work === undefined || !scans ? <Resources /> : <WorkScans key={work} assignmentId={work} />;
}

function Resources(): ReactNode {
  const scans = useScansOffered();
  const tab = tabOf(useSearchParams()[0].get('tab'), scans);
  const [listed, setListed] = useState(false);
  const onShown = useCallback(() => setListed(true), []);
  // Not before the list is there: it tells which of its items were unread until now.
  useUnreadCleared(tab !== 'print' || listed);
  return (
    <Screen title="打印与扫描" actions={<ResourceActions tab={tab} />}>
      <Box __vars={tableHeight}>
        <Card flush>
          <AddressTabs
            label="打印与扫描"
            tabs={[
              { value: 'print', label: '打印列表', content: <PrintList onShown={onShown} /> },
              { value: 'cloud', label: '云文档', content: <CloudList /> },
              ...(scans ? [{ value: 'scan', label: '扫描', content: <ScanTab /> }] : []),
            ]}
          />
        </Card>
      </Box>
    </Screen>
  );
}
