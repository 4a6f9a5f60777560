import type { ReactNode } from 'react';
import { formatScore } from '../../../../contracts/figure-text.ts';
import styles from './boxes.module.css';
import { shortNames, type DistributionReport } from './report.ts';

type Box = Pick<
  DistributionReport['all'],
  'lowest' | 'lowerQuartile' | 'median' | 'upperQuartile' | 'highest' | 'mean' | 'count'
>;

/** The five numbers of the grade and of each class on one scale, the mean as a dot. */
export function BoxPlots({ found }: { found: DistributionReport }): ReactNode {
  const names = shortNames(found.classes);
  const rows = [
    { key: '', name: '年级', box: found.all as Box },
    ...found.classes.map((one) => ({ key: one.classId, name: names.get(one.classId)!, box: one })),
  ];
  return (
    <ul className={styles.rows} aria-label="各班箱线图">
      {rows.map(({ key, name, box }) => (
        <li key={key} aria-label={spoken(name, box)} title={spoken(name, box)}>
          <span>{name}</span>
          <Plot box={box} full={found.full} />
          <span>{formatScore(box.median)}</span>
        </li>
      ))}
      <li className={styles.scale} aria-hidden>
        <span />
        <span>
          {[0, 0.25, 0.5, 0.75, 1].map((share) => (
            <i key={share}>{formatScore(found.full * share)}</i>
          ))}
        </span>
        <span>中位数</span>
      </li>
    </ul>
  );
}

const spoken = (name: string, box: Box): string =>
  box.count === 0
    ? `${name}：没有成绩`
    : `${name}：最低 ${formatScore(box.lowest)}，下四分位 ${formatScore(box.lowerQuartile)}，中位数 ${formatScore(box.median)}，上四分位 ${formatScore(box.upperQuartile)}，最高 ${formatScore(box.highest)}，均分 ${formatScore(box.mean)}`;

function Plot({ box, full }: { box: Box; full: number }): ReactNode {
  const { lowest, lowerQuartile, median, upperQuartile, highest, mean } = box;
  if (lowest === null || lowerQuartile === null || median === null || upperQuartile === null || highest === null)
    return <span />;
  const at = (score: number): string => `${(score / full) * 100}%`;
  const between = (from: number, to: number) => ({ left: at(from), width: at(to - from) });
  return (
    <span className={styles.plot}>
      <span className={styles.whisker} style={between(lowest, highest)} />
      <span className={styles.box} style={between(lowerQuartile, upperQuartile)} />
      <span className={styles.median} style={{ left: at(median) }} />
      {mean !== null && <span className={styles.mean} style={{ left: at(mean) }} />}
    </span>
  );
}
