import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLate } from '../use-late.ts';
import styles from './state.module.css';

/** Grey blocks in the place of what is being loaded, once that takes noticeably long. */
export function LoadingState({ lines = 5, height = 20 }: { lines?: number; height?: number }): ReactNode {
  const late = useLate(true);
  return (
    <div className={styles.loading} role="status" aria-label="加载中">
      {late && Array.from({ length: lines }, (_, line) => <Skeleton key={line} height={height} radius="sm" />)}
    </div>
  );
}
