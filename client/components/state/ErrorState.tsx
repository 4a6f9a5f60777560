import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { CallError } from '../../api/errors.ts';
import styles from './state.module.css';

interface Props {
  /** What could not be loaded. */
  what: string;
  error: Error;
  retry: () => unknown;
}

/** Says what failed and why, offers 重试 and names the request for those who look after the system. */
export function ErrorState({ what, error, retry }: Props): ReactNode {
  const requestId = error instanceof CallError ? error.requestId : '';
  return (
    <div className={styles.state} role="alert">
      <p className={styles.line}>{what}加载失败</p>
      <p className={styles.reason}>{error.message}</p>
      <Button size="xs" variant="default" onClick={() => void retry()}>
        重试
      </Button>
      {requestId !== '' && <p className={styles.request}>请求编号 {requestId}</p>}
    </div>
  );
}
