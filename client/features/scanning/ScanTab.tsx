import type { ReactNode } from 'react';
import { MendingDesk } from './MendingDesk.tsx';
import { ScanList } from './ScanList.tsx';
import { useDesk } from './use-desk.ts';

/** 扫描: the scanned files, or the pages of one that wait for a person. */
export function ScanTab(): ReactNode {
  const desk = useDesk();
  return desk ? <MendingDesk key={JSON.stringify(desk)} desk={desk} /> : <ScanList />;
}
