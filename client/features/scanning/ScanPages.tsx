import { Flex } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ScanPage } from './scan.ts';
import { ScanPageDetail } from './ScanPageDetail.tsx';
import { ScanPageList } from './ScanPageList.tsx';

/** The page at hand stays at its place in the list, so that the next one comes up when one is done. */
export function ScanPages({ records, named }: { records: readonly ScanPage[]; named: boolean }): ReactNode {
  const [at, setAt] = useState(0);
  const index = Math.min(at, records.length - 1);
  const page = records[index];
  if (!page) return null;
  return (
    <Flex gap="md" px="md" pb="md" align="flex-start">
      <ScanPageList pages={records} index={index} named={named} onChoose={setAt} />
      <ScanPageDetail key={`${page.id} ${page.state}`} page={page} />
    </Flex>
  );
}
