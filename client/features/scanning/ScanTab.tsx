import type { ReactNode } from 'react';
import { Mending } from './Mending.tsx';
import { useMendingScope } from './mending-scope.ts';
import { ScanList } from './ScanList.tsx';

/** 扫描: the scanned files, or the pages of one that wait for a person. */
export function ScanTab(): ReactNode {
  const scope = useMendingScope();
  return scope ? <Mending key={JSON.stringify(scope)} scope={scope} /> : <ScanList />;
}
