import type { ReactNode } from 'react';
import { scoreBands } from '../../../contracts/constants/questions.ts';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { figure, markSigns, reasonOf, signed, type Unit } from './figures.ts';
import styles from './analysis.module.css';

interface Props {
  unit: Unit;
  /** Points to either side of nought that the axis shows. */
  reach: number;
  isTable: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A school or class on a line: how many, how well, how far from the others, and the bands of its scores. */
export function UnitRow({ unit, reach, isTable, isChosen, onChoose }: Props): ReactNode {
  const { name, gap, count, candidates, intake, mean, standardDeviation, difference, mark } = unit;
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <button type="button" className={styles.name} aria-pressed={isChosen} onClick={onChoose}>
          {name}
        </button>
      </th>
      <td>
        {gap === 'absent' ? '-' : formatNumber(count)}
        <span className={styles.faint}>/{formatNumber(candidates)}</span>
      </td>
      {unit.classId === '' && <td className={styles.faint}>{figure(intake)}</td>}
      <td className={styles.strong}>{figure(mean)}</td>
      <td className={styles.faint}>{figure(standardDeviation)}</td>
      <td className={styles.strong} data-mark={mark}>
        {difference ? markSigns[mark] + signed(difference.value) : '-'}
      </td>
      {mean === null ? (
        <td colSpan={2} className={styles.why}>
          {reasonOf(unit)}
        </td>
      ) : (
        <>
          <td className={styles.axis}>
            {difference ? (
              <Interval difference={difference} mark={mark} reach={reach} isTable={isTable} />
            ) : (
              '没有可比的'
            )}
          </td>
          <td className={styles.bands}>
            <Bands unit={unit} isTable={isTable} />
          </td>
        </>
      )}
    </tr>
  );
}

interface IntervalProps {
  difference: NonNullable<Unit['difference']>;
  mark: Unit['mark'];
  reach: number;
  isTable?: boolean;
}

/** A difference as a dot on a line from bound to bound. */
export function Interval({ difference: { value, low, high }, mark, reach, isTable = false }: IntervalProps): ReactNode {
  const text = `${signed(low)} 至 ${signed(high)}`;
  if (isTable) return text;
  const at = (one: number): number => 50 + (50 * Math.max(-reach, Math.min(reach, one))) / reach;
  return (
    <svg className={styles.interval} data-mark={mark} role="img" aria-label={`${signed(value)}，95% 区间 ${text}`}>
      <line x1="50%" x2="50%" y1="2" y2="22" data-nought />
      <line x1={`${at(low)}%`} x2={`${at(high)}%`} y1="12" y2="12" />
      <circle cx={`${at(value)}%`} cy="12" r="4.5" />
      <title>{`${signed(value)}（${text}）`}</title>
    </svg>
  );
}

/** How the scores divide into the bands. */
function Bands({ unit: { bands, count }, isTable }: { unit: Unit; isTable: boolean }): ReactNode {
  const label = scoreBands.map((band, at) => `${band.label} ${formatRate((bands[at] ?? 0) / count)}`).join('，');
  if (isTable) return bands.map((one) => formatRate(one / count)).join('　');
  return (
    <span className={styles.bar} role="img" aria-label={label} title={label}>
      {scoreBands.map(({ value }, at) => (
        <i key={value} data-band={value} style={{ flexGrow: bands[at] ?? 0 }} />
      ))}
    </span>
  );
}
