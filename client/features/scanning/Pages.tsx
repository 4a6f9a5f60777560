import { useState, type ReactNode } from 'react';
import { PageDesk } from './PageDesk.tsx';
import { PageList } from './PageList.tsx';
import type { ScanPage } from './scan.ts';
import styles from './scanning.module.css';

/** The page at hand stays at its place in the list, so that the next one comes up when one is done. */
export function Pages({ records, named }: { records: readonly ScanPage[]; named: boolean }): ReactNode {
  const [at, setAt] = useState(0);
  const index = Math.min(at, records.length - 1);
  const page = records[index];
  if (!page) return null;
  return (
    <div className={styles.desk}>
      <PageList pages={records} index={index} named={named} onChoose={setAt} />
      <PageDesk key={`${page.id} ${page.state}`} page={page} />
    </div>
  );
}
