import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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
  const { again, busy } = useRetry(retry);
  const requestId = error instanceof CallError ? error.requestId : '';
  return (
    <div className={styles.state} role="alert">
      <p className={styles.line}>{what}加载失败</p>
      <p className={styles.reason}>{error.message}</p>
      <Button size="xs" variant="default" loading={busy} onClick={() => void again()}>
        重试
      </Button>
      {requestId !== '' && <p className={styles.request}>请求编号 {requestId}</p>}
    </div>
  );
}

/** Tries again; when that brings the content, the button goes, and the focus it had begins at the screen's title. */
function useRetry(retry: () => unknown) {
  const [busy, setBusy] = useState(false);
  const tried = useRef(false);
  useLayoutEffect(
    () => () => {
      if (tried.current) document.querySelector<HTMLElement>('[data-focus-home]')?.focus({ preventScroll: true });
    },
    [],
  );
  const again = async () => {
    tried.current = true;
    setBusy(true);
    try {
      await retry();
    } finally {
      setBusy(false);
    }
  };
  return { again, busy };
}
