import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './attention.module.css';

/** Something that needs a hand: how many there are, and the way to them. */
export interface Matter {
  key: string;
  tone: 'bad' | 'warn' | 'faint';
  label: string;
  count: number;
  unit: string;
  /** The worst of them, in a few words. */
  note?: string;
  /** The address that shows them, */
  to?: string | undefined;
  /** or what shows them in the list below. */
  choose?: { isChosen: boolean; run: () => void };
}

const Content = ({ matter: { tone, label, count, unit, note } }: { matter: Matter }): ReactNode => (
  <>
    <i data-tone={tone} aria-hidden />
    {label} <b>{count}</b> {unit}
    {note !== undefined && <small>{note}</small>}
  </>
);

/** What needs a hand, worst first; what there is nothing of is left out, and the whole band where all is well. */
export function AttentionBand({ matters }: { matters: readonly Matter[] }): ReactNode {
  const open = matters.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <Paper component="nav" shadow="xs" className={styles.band} aria-label="要处理">
      <strong>要处理</strong>
      {open.map((matter) =>
        matter.choose ? (
          <button
            key={matter.key}
            type="button"
            aria-pressed={matter.choose.isChosen}
            onClick={() => matter.choose!.run()}
          >
            <Content matter={matter} />
          </button>
        ) : (
          <Link key={matter.key} to={matter.to ?? '.'}>
            <Content matter={matter} />
          </Link>
        ),
      )}
    </Paper>
  );
}
