import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changeAddress } from '../../../components/page-query.ts';
import { Card } from '../../../components/page/Card.tsx';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { ItemPanel } from './ItemPanel.tsx';
import type { Item, SectionProps } from './report.ts';
import { ScoreLegend, ScoreMatrix } from './ScoreMatrix.tsx';
import styles from './score-matrix.module.css';

/** The question with the lowest rate of those that have one. */
const weakestOf = (items: readonly Item[]): Item | undefined =>
  items.filter(({ facility }) => facility !== null).toSorted((one, other) => one.facility! - other.facility!)[0];

/** Students against questions, and beside them the question that is looked at: the weakest until another is. */
export function MatrixSection({ paper, report: { items, students, completion } }: SectionProps): ReactNode {
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('item'));
  const item = items.find(({ number }) => number === named) ?? weakestOf(items) ?? items[0];
  const choose = (number: number) => setAddress(changeAddress(address, { item: number }), { replace: true });
  const turn = (by: 1 | -1) => {
    const next = item && items[items.indexOf(item) + by];
    if (next) choose(next.number);
  };
  useShortcuts([
    { keys: ['['], label: '上一题', run: () => turn(-1) },
    { keys: [']'], label: '下一题', run: () => turn(1) },
  ]);
  const byNumber = students.toSorted((one, other) => one.studentNo.localeCompare(other.studentNo));
  const { students: all, submitted, absent } = completion;
  return (
    <div className={styles.beside}>
      <Card
        flush
        title={`应交 ${all}，已交 ${submitted}${absent > 0 ? `，缺交 ${absent}` : ''}`}
        aside={<ScoreLegend />}
      >
        <ScoreMatrix paper={paper} items={items} students={byNumber} chosen={item && { number: item.number, choose }} />
      </Card>
      {item && <ItemPanel paper={paper} item={item} at={items.indexOf(item)} students={byNumber} turn={turn} />}
    </div>
  );
}
