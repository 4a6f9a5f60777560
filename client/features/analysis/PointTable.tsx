import { useState, type ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { figure, markSigns, signed, versusLabel, type PointsCompared } from './figures.ts';
import styles from './analysis.module.css';

type Point = PointsCompared['points'][number];

const orders = [
  { value: 'book', label: '按教材顺序' },
  { value: 'rate', label: '按全区得分率' },
] as const;
type Order = (typeof orders)[number]['value'];

interface Props {
  compared: PointsCompared;
  /** Marks with the differences beside them. */
  isTable: boolean;
  chosen: string;
  versus: ReactNode;
}

/** What each school has reached of each knowledge point, by weight of students. */
export function PointTable({ compared, isTable, chosen, versus }: Props): ReactNode {
  const [order, setOrder] = useState<Order>('book');
  const { points, full } = compared;
  const sorted = order === 'book' ? points : points.toSorted((a, b) => (a.rate ?? 2) - (b.rate ?? 2));
  return (
    <Panel
      label="知识点 × 学校"
      head={
        <div className={styles.pointHead}>
          <h2>知识点 × 学校</h2>
          {versus}
          <span className={styles.faint}>得分率 %，按人数加权；▲▼ {versusLabel(compared.versus, true)}，大于偶然</span>
          <FilterSelect
            label="顺序"
            width={132}
            options={orders}
            value={order}
            onChange={(value) => setOrder(value === 'rate' ? 'rate' : 'book')}
          />
        </div>
      }
      foot={
        points.length > 0 && (
          <span className={styles.faint}>
            “-”：没有可算的数（没有作答、没有参加或不足 20 人），不是 0。各知识点合计{' '}
            {formatNumber(points.reduce((sum, point) => sum + point.full, 0))} 分，满分 {formatNumber(full)}{' '}
            分；得分率乘分值相加就是均分。一题属于几个知识点时分值均分。
          </span>
        )
      }
      own
    >
      {points.length === 0 ? (
        <EmptyState text="这次考试只有总分，没有每题的得分，算不出知识点。" />
      ) : (
        <div className={styles.scroll} role="region" aria-label="知识点 × 学校" tabIndex={-1}>
          <table className={styles.table} data-points>
            <PointsHead compared={compared} chosen={chosen} />
            <tbody>
              {sorted.map((point) => (
                <PointRow key={point.pointId} point={point} compared={compared} isTable={isTable} chosen={chosen} />
              ))}
              <tr className={styles.group}>
                <th scope="row">均分</th>
                <td>{formatNumber(full)}</td>
                <td />
                {compared.schools.map(({ schoolId, mean }) => (
                  <td key={schoolId} className={styles.strong}>
                    {figure(mean)}
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

const PointsHead = ({ compared, chosen }: Pick<Props, 'compared' | 'chosen'>): ReactNode => (
  <thead>
    <tr>
      <th scope="col">知识点</th>
      <th scope="col">分值</th>
      <th scope="col">全区</th>
      {compared.schools.map(({ schoolId, name }) => (
        <th key={schoolId} scope="col" data-chosen={schoolId === chosen || undefined} title={name}>
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

interface RowProps extends Pick<Props, 'compared' | 'isTable' | 'chosen'> {
  point: Point;
}

const PointRow = ({ point, compared: { schools }, isTable, chosen }: RowProps): ReactNode => (
  <tr>
    <th scope="row">{point.name}</th>
    <td className={styles.faint}>{formatNumber(point.full)}</td>
    <td className={styles.strong}>{percentOf(point.rate)}</td>
    {point.cells.map(({ rate, difference, mark }, at) => {
      const school = schools[at]!;
      const by = difference && signed(difference.value * 100);
      return (
        <td
          key={school.schoolId}
          data-cell={mark}
          data-chosen={school.schoolId === chosen || undefined}
          title={
            difference
              ? `${school.name} ${point.name}：${formatRate(rate)}，差 ${by} 个百分点（${signed(difference.low * 100)} 至 ${signed(difference.high * 100)}）`
              : undefined
          }
        >
          {markSigns[mark]}
          {percentOf(rate)}
          {isTable && by && <span className={styles.faint}> {by}</span>}
        </td>
      );
    })}
  </tr>
);

const percentOf = (rate: number | null): string => figure(rate === null ? null : rate * 100);
