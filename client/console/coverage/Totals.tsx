import type { ReactNode } from 'react';
import { useWords } from '../words.ts';
import type { Coverage } from './coverage-rows.ts';
import { Share } from './Share.tsx';
import styles from './coverage.module.css';

/** How far everything together was used. */
export function Totals({ coverage }: { coverage: Coverage }): ReactNode {
  const { say } = useWords();
  const { calls, cases, inputs, fields, effects } = coverage;
  const totals = { 接口: calls, 情形: cases, 参数: inputs, 字段: fields, 影响: effects };
  return (
    <dl className={styles.totals}>
      {Object.entries(totals).map(([label, share]) => (
        <div key={label}>
          <dt>{say(label)}</dt>
          <dd>
            <Share share={share} label={say(label)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
