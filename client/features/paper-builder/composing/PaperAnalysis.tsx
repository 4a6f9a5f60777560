import type { ReactNode } from 'react';
import { formatNumber } from '../../../components/format.ts';
import { Card } from '../../../components/page/Card.tsx';
import { summaryOf, type Part } from '../paper-summary.ts';
import type { Section } from '../paper.ts';
import styles from './composing.module.css';

/** What the paper consists of: totals, types, difficulty, knowledge points. */
export function PaperFacts({ sections }: { sections: readonly Section[] }): ReactNode {
  const { count, total, expected, types, difficulties, points } = summaryOf(sections);
  return (
    <aside className={styles.facts} aria-label="试卷分析" tabIndex={0}>
      <Card title="试卷分析">
        <dl className={styles.totals}>
          <div>
            <dt>题数</dt>
            <dd>{count}</dd>
          </div>
          <div>
            <dt>总分</dt>
            <dd>{total}</dd>
          </div>
          <div title="按题库中的预估正确率计算">
            <dt>预估得分率</dt>
            <dd>{count === 0 ? '-' : `${formatNumber(expected * 100)}%`}</dd>
          </div>
        </dl>
        <Parts title="题型" parts={types} total={total} />
        <Parts title="难度" parts={difficulties} total={total} />
        <Parts title="知识点" parts={points} total={total} />
      </Card>
    </aside>
  );
}

function Parts({ title, parts, total }: { title: string; parts: readonly Part[]; total: number }): ReactNode {
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className={styles.partsTitle}>{title}</h3>
      <ul className={styles.parts}>
        {parts.map(({ name, count, score }) => (
          <li key={name}>
            <span className={styles.partName} title={name}>
              {name}
            </span>
            <span className={styles.partNote}>
              {count} 题 {score} 分
            </span>
            <span className={styles.bar} aria-hidden>
              <span style={{ width: `${total === 0 ? 0 : Math.min(100, (score / total) * 100)}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
