import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { RecordsLink } from '../printing/records/RecordsLink.tsx';
import { openCloudUpload, openPrintUpload } from '../resources/uploading/open-upload.tsx';
import { ScanButtons } from './open-scans.tsx';

const uploads = { print: openPrintUpload, cloud: openCloudUpload };

/** What 打印与扫描 has lists of: the print list, cloud documents, scanned sheets. */
export type ResourceTab = keyof typeof uploads | 'scan';

/** What can be done on 打印与扫描, by its tab. */
export function ResourceActions({ tab }: { tab: ResourceTab }): ReactNode {
  return (
    <>
      <RecordsLink />
      {tab === 'scan' ? <ScanButtons isNext /> : <Button onClick={() => void uploads[tab]()}>上传文件</Button>}
    </>
  );
}
