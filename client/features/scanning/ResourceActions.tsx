import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/page/links.tsx';
import { pathTo } from '../../session/paths.ts';
import { ScanButtons } from './open-scans.tsx';
import { openCloudUpload, openPrintUpload } from '../resources/uploading/open-upload.tsx';

const uploads = { print: openPrintUpload, cloud: openCloudUpload };

type Tab = keyof typeof uploads | 'scan';

/** The tab that the address names; the first one where it names none. */
export const tabOf = (name: string | null): Tab => (name === 'cloud' || name === 'scan' ? name : 'print');

/** What can be done on 打印与扫描, by its tab. */
export function ResourceActions({ tab }: { tab: Tab }): ReactNode {
  return (
    <>
      <ButtonLink variant="default" to={pathTo('printRecords')}>
        打印记录
      </ButtonLink>
      {tab === 'scan' ? <ScanButtons /> : <Button onClick={() => void uploads[tab]()}>上传文件</Button>}
    </>
  );
}
