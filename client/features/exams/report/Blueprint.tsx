import type { ReactNode } from 'react';
import { demandLabels } from '../../../../contracts/constants/exam-report.ts';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { toneOfRate } from '../../../../contracts/report-text/rate-tone.ts';
import { Card } from '../../../components/page/Card.tsx';
import { colourOf, type Tone } from '../../../components/chart/tones.ts';
import styles from './blueprint.module.css';
import type { ItemsReport } from './report.ts';

type Cell = Omit<ItemsReport['blueprint']['totals'][number], 'demand'>;

/** What the questions were to test against what was reached, by knowledge point and level of demand (双向细目表). */
export function Blueprint({ items, name }: { items: ItemsReport; name: string }): ReactNode {
  const { rows, totals } = items.blueprint;
  return (
    <Card title={`${name}双向细目表`} aside={<span className={styles.legend}>得分率 / 计划分值，下为题号</span>} flush>
      <div className={styles.scroll}>
        <table className={styles.table} aria-label={`${name}双向细目表`}>
          <thead>
            <tr>
              <th scope="col">知识点</th>
              {totals.map(({ demand }) => (
                <th key={demand} scope="col">
                  {demandLabels[demand]}
                </th>
              ))}
              <th scope="col">合计</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {totals.map(({ demand }) => (
                  <Shown key={demand} cell={row.cells.find((cell) => cell.demand === demand)} />
                ))}
                <Shown cell={row.total} />
              </tr>
            ))}
            <tr>
              <th scope="row">合计</th>
              {totals.map((cell) => (
                <Shown key={cell.demand} cell={cell} isTotal />
              ))}
              <Shown cell={together(totals)} isTotal />
            </tr>
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** All levels of demand: what was reached of each counts by its marks. */
function together(totals: ItemsReport['blueprint']['totals']): Cell {
  const planned = totals.reduce((sum, cell) => sum + cell.planned, 0);
  const isReached = totals.every(({ planned: part, rate }) => part === 0 || rate !== null);
  const reached = totals.reduce((sum, cell) => sum + cell.planned * (cell.rate ?? 0), 0);
  return {
    planned,
    rate: isReached && planned > 0 ? reached / planned : null,
    positions: totals.flatMap(({ positions }) => positions),
  };
}

function Shown({ cell, isTotal = false }: { cell: Cell | undefined; isTotal?: boolean }): ReactNode {
  if (!cell || cell.planned === 0) return <td className={styles.none}>-</td>;
  const { rate, planned, positions } = cell;
  const tone: Tone = toneOfRate(rate);
  return (
    <td>
      <span className={styles.line}>
        <b>{formatRate(rate)}</b>
        <span>{formatScore(planned)} 分</span>
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ width: `${(rate ?? 0) * 100}%`, background: colourOf(0, tone) }} />
      </span>
      {!isTotal && <span className={styles.positions}>{positions.join('、')} 题</span>}
    </td>
  );
}
