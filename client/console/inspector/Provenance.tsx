import type { ReactNode } from 'react';
import type { Provenance as From } from '../../../contracts/endpoint.ts';
import { useWords } from '../words.ts';
import styles from './inspector.module.css';

const words: Record<From, string> = { spec: '规格', inferred: '推断', ours: '自定' };

/** Where a rule or a field comes from, in a word. */
export function Provenance({ from }: { from: From }): ReactNode {
  const { say } = useWords();
  return (
    <span className={styles.from} data-from={from}>
      {say(words[from])}
    </span>
  );
}
