import { Fragment, type ReactNode } from 'react';
import { keyOf, markSigns, reasonOf, signed, unitParts, wordsOf, type Compared, type Unit } from './figures.ts';
import { Interval } from './UnitRow.tsx';
import styles from './analysis.module.css';

interface Props {
  compared: Compared;
  isOfSchools: boolean;
  isTable: boolean;
  chosen: string;
  onChoose: (unit: Unit) => void;
}

/** Steps of five per cent that hold every difference with its interval. */
function reachOf(units: readonly Unit[]): number {
  const far = units.flatMap(({ trend }) =>
    trend.flatMap((one) => (one ? [Math.abs(one.low), Math.abs(one.high)] : [])),
  );
  return Math.max(5, Math.ceil(Math.max(0, ...far) / 5) * 5);
}

/** How far each has been from the others in each term, with its interval; a term without exam says so. */
export function TermTable({ compared, isOfSchools, isTable, chosen, onChoose }: Props): ReactNode {
  const { units, occasions } = compared;
  const reach = reachOf(units);
  const { parts, rest, without } = unitParts(compared);
  const row = (unit: Unit) => (
    <tr key={keyOf(unit)} data-chosen={keyOf(unit) === chosen || undefined}>
      <th scope="row">
        <button
          type="button"
          className={styles.name}
          aria-pressed={keyOf(unit) === chosen}
          onClick={() => onChoose(unit)}
        >
          {unit.name}
        </button>
      </th>
      {unit.trend.every((one) => one === null) ? (
        <td colSpan={occasions.length} className={styles.why}>
          - {reasonOf(unit)}
        </td>
      ) : (
        occasions.map(({ label, name }, at) => (
          <Term key={`${label}${name}`} one={unit.trend[at] ?? null} reach={reach} isTable={isTable} />
        ))
      )}
    </tr>
  );
  return (
    <div className={styles.scroll} role="region" aria-label="年级走势" tabIndex={-1}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{wordsOf(isOfSchools).unit}</th>
            {occasions.map(({ label, name }) => (
              <th key={`${label}${name}`} scope="col" className={styles.term}>
                <b>{label}</b> {name || `没有${isOfSchools ? '联考' : '考试'}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ group, own }) => (
            <Fragment key={group.name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={occasions.length + 1}>
                  {group.name}
                </th>
              </tr>
              {own.map(row)}
            </Fragment>
          ))}
          {[...rest, ...without].map(row)}
        </tbody>
      </table>
    </div>
  );
}

function Term({ one, reach, isTable }: { one: Unit['trend'][number]; reach: number; isTable: boolean }): ReactNode {
  if (!one) return <td className={styles.why}>-</td>;
  return (
    <td data-mark={one.mark}>
      <span className={styles.termCell}>
        <b>{markSigns[one.mark] + signed(one.value)}</b>
        <Interval difference={one} mark={one.mark} reach={reach} isTable={isTable} />
      </span>
    </td>
  );
}
