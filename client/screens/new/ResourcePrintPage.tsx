import '../../components/mantine-screens.css';
import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { useUnreadCleared } from '../../session/unread.ts';
import styles from '../../features/resources/documents/documents.module.css';
import { CloudList } from '../../features/resources/lists/CloudList.tsx';
import { PrintList } from '../../features/resources/lists/PrintList.tsx';
import { ResourceActions, tabOf } from '../../features/scanning/ResourceActions.tsx';
import { ScanTab } from '../../features/scanning/ScanTab.tsx';

/** 打印与扫描: the print list, the own cloud documents, and the scanned sheets. */
export function Page(): ReactNode {
  const tab = tabOf(useSearchParams()[0].get('tab'));
  const [listed, setListed] = useState(false);
  const onShown = useCallback(() => setListed(true), []);
  // Not before the list is there: it tells which of its items were unread until now.
  useUnreadCleared(tab !== 'print' || listed);
  return (
    <Screen title="打印与扫描" actions={<ResourceActions tab={tab} />}>
      <div className={styles.list}>
        <Card flush>
          <AddressTabs
            label="打印与扫描"
            tabs={[
              { value: 'print', label: '打印列表', content: <PrintList onShown={onShown} /> },
              { value: 'cloud', label: '云文档', content: <CloudList /> },
              { value: 'scan', label: '扫描', content: <ScanTab /> },
            ]}
          />
        </Card>
      </div>
    </Screen>
  );
}
