import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import { useCallback, useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { personal } from '../../session/personal.ts';
import { useUnreadCleared } from '../../session/unread.ts';
import styles from './documents/documents.module.css';
import { CloudList } from './lists/CloudList.tsx';
import { PrintList } from './lists/PrintList.tsx';
import { openCloudUpload, openPrintUpload } from './uploading/open-upload.tsx';

/** 打印与扫描: the print list and the own cloud documents. */
export function Page(): ReactNode {
  const inCloud = useSearchParams()[0].get('tab') === 'cloud';
  const { activeRole } = useSnapshot(personal);
  const hasRecords = activeRole === 'mpTeacher' || activeRole === 'mpSubjectLeader';
  const [listed, setListed] = useState(false);
  const onShown = useCallback(() => setListed(true), []);
  // Not before the list is there: it tells which of its items were unread until now.
  useUnreadCleared(inCloud || listed);
  return (
    <Screen
      title="打印与扫描"
      actions={
        <>
          {hasRecords && (
            <Button variant="default" component={Link} to="/print-records-detail">
              打印记录
            </Button>
          )}
          <Button onClick={() => void (inCloud ? openCloudUpload() : openPrintUpload())}>上传文件</Button>
        </>
      }
    >
      <div className={styles.list}>
        <Card flush>
          <AddressTabs
            label="打印与扫描"
            tabs={[
              { value: 'print', label: '打印列表', content: <PrintList onShown={onShown} /> },
              { value: 'cloud', label: '云文档', content: <CloudList /> },
            ]}
          />
        </Card>
      </div>
    </Screen>
  );
}
