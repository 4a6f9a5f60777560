import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './aside.module.css';

interface Line {
  key: string;
  text: ReactNode;
  /** Below the text. */
  note?: string;
  open: () => unknown;
  /** At the end of the line. */
  aside: ReactNode;
}

/** Questions in a line each, which a click opens. */
export const LineList = ({ label, lines }: { label: string; lines: readonly Line[] }): ReactNode => (
  <ol className={styles.lines} aria-label={label}>
    {lines.map(({ key, text, note, open, aside }) => (
      <li key={key}>
        <UnstyledButton className={styles.line} onClick={() => void open()}>
          {text}
          {note !== undefined && <small>{note}</small>}
        </UnstyledButton>
        {aside}
      </li>
    ))}
  </ol>
);
