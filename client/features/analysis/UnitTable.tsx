import { Fragment, type ReactNode } from 'react';
import { formatNumber } from '../../../contracts/figure-text.ts';
import { figure, keyOf, unitParts, wordsOf, type Compared, type Unit } from './figures.ts';
import { UnitRow } from './UnitRow.tsx';
import styles from './analysis.module.css';

interface Props {
  compared: Compared;
  isOfSchools: boolean;
  isTable: boolean;
  chosen: string;
  onChoose: (unit: Unit) => void;
}

/** Steps of five points that hold every difference with most of its interval. */
function reachOf(units: readonly Unit[]): number {
  const far = units.flatMap(({ difference }) => (difference ? [Math.abs(difference.value) + 2] : []));
  return Math.max(5, Math.ceil(Math.max(0, ...far) / 5) * 5);
}

/** All of them, group by group in the order of their intake; who is not compared comes last with the reason. */
export function UnitTable({ compared, isOfSchools, isTable, chosen, onChoose }: Props): ReactNode {
  const reach = reachOf(compared.units);
  const { parts, rest, without } = unitParts(compared);
  const row = (unit: Unit) => (
    <UnitRow
      key={keyOf(unit)}
      unit={unit}
      reach={reach}
      isTable={isTable}
      isChosen={keyOf(unit) === chosen}
      onChoose={() => onChoose(unit)}
    />
  );
  return (
    <div className={styles.scroll} role="region" aria-label="比较" tabIndex={-1}>
      <table className={styles.table}>
        <Head compared={compared} isOfSchools={isOfSchools} isTable={isTable} reach={reach} />
        <tbody>
          {parts.map(({ group, own }) => (
            <Fragment key={group.name}>
              <tr className={styles.group}>
                <th scope="rowgroup">
                  {group.name}
                  {group.low !== null && group.high !== null && (
                    <span>
                      入学 {formatNumber(group.low)}–{formatNumber(group.high)}
                    </span>
                  )}
                </th>
                <td>{formatNumber(group.count)}</td>
                {isOfSchools && <td />}
                <td>{figure(group.mean)}</td>
                <td colSpan={4} />
              </tr>
              {own.map(row)}
            </Fragment>
          ))}
          {rest.map(row)}
          {without.length > 0 && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={isOfSchools ? 8 : 7}>
                不比较
              </th>
            </tr>
          )}
          {without.map(row)}
        </tbody>
      </table>
    </div>
  );
}

const Axis = ({ reach, unit }: { reach: number; unit: string }): ReactNode => (
  <span className={styles.scale}>
    <span>−{reach}</span>
    <span>0 {unit}</span>
    <span>+{reach}</span>
  </span>
);

type HeadProps = Pick<Props, 'compared' | 'isOfSchools' | 'isTable'> & { reach: number };

const Head = ({ compared: { versus }, isOfSchools, isTable, reach }: HeadProps): ReactNode => (
  <thead>
    <tr>
      <th scope="col">{wordsOf(isOfSchools).unit}</th>
      <th scope="col">实考/应考</th>
      {isOfSchools && (
        <th scope="col" title="入学考试各科总分的得分率">
          入学
        </th>
      )}
      <th scope="col">均分</th>
      <th scope="col">{isOfSchools ? '校内离差' : '班内离差'}</th>
      <th scope="col">{versus === 'alike' ? '与同组其他' : versus === 'last' ? '进退与其他' : '与其他'}</th>
      <th scope="col" className={styles.axis}>
        {isTable ? '95% 区间' : <Axis reach={reach} unit={versus === 'last' ? '标准分' : '分'} />}
      </th>
      <th scope="col">{isTable ? '优 / 良 / 及格 / 不及格' : '分数段占比'}</th>
    </tr>
  </thead>
);
