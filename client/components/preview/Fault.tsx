import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import styles from './preview.module.css';

interface Props {
  /** What failed and why. */
  text: string;
  retry?: () => void;
}

/** Says what could not be shown; trying again leaves the focus where the pages are, since the button goes. */
export function Fault({ text, retry }: Props): ReactNode {
  const again = (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest<HTMLElement>('[role="region"]')?.focus();
    retry?.();
  };
  return (
    <div className={styles.fault} role="alert">
      <span>{text}</span>
      {retry && (
        <Button size="xs" variant="default" onClick={again}>
          重试
        </Button>
      )}
    </div>
  );
}
