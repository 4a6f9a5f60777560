import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { figure, wordsOf, type Compared } from './figures.ts';
import styles from './analysis.module.css';

interface Props {
  compared: Compared;
  isOfSchools: boolean;
}

const againstWhom = {
  alike: ['生源相近的学校', '同组的班'],
  last: ['其他学校的进退', '其他班的进退'],
  all: ['全区其他学校', '全年级其他班'],
} as const;

/** What stands out in one sentence, and three figures. */
export function Lead({ compared, isOfSchools }: Props): ReactNode {
  const { units, versus } = compared;
  const { counter } = wordsOf(isOfSchools);
  const named = (mark: string) => units.filter((unit) => unit.mark === mark).map(({ name }) => name);
  const [below, above, within] = [named('below'), named('above'), named('within')];
  const whom = againstWhom[versus][isOfSchools ? 0 : 1];
  return (
    <Paper component="section" shadow="xs" className={styles.lead} aria-label="概况">
      <div>
        <p>
          {below.length > 0 && (
            <>
              <b className={styles.named} data-mark="below">
                ▼ {below.join('、')}
              </b>
              低于{whom}
              {above.length > 0 && '，'}
            </>
          )}
          {above.length > 0 && (
            <>
              <b className={styles.named} data-mark="above">
                ▲ {above.join('、')}
              </b>
              高于{below.length > 0 ? '' : whom}
            </>
          )}
          {below.length + above.length === 0 &&
            (within.length > 0 ? `和${whom}比，没有大于偶然的差别` : '没有可以比较的')}
        </p>
        <p className={styles.faint}>
          {within.length > 0 &&
            below.length + above.length > 0 &&
            `其余 ${within.length} ${counter}的高低在偶然范围内，不宜据此评价。`}
          差值附 95% 区间；▲▼ 已按全部{isOfSchools && ` ${within.length + below.length + above.length} 次`}
          比较校正（Welch，Holm）。
        </p>
      </div>
      {figuresOf(compared, isOfSchools).map(({ label, value, unit, note }) => (
        <dl key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {unit && <span> {unit}</span>}
          </dd>
          <dd className={styles.faint}>{note}</dd>
        </dl>
      ))}
    </Paper>
  );
}

/** The mean of all, how much of the differences lies between units, and how many have passed. */
function figuresOf({ whole, full }: Compared, isOfSchools: boolean) {
  const { all } = wordsOf(isOfSchools);
  const passed = whole.bands.slice(0, 3).reduce((sum, one) => sum + one, 0);
  return [
    {
      label: `${all}均分`,
      value: figure(whole.mean),
      unit: `/ ${formatNumber(full)}`,
      note: `${formatNumber(whole.count)} 人加权，得分率 ${formatRate(whole.mean === null ? null : whole.mean / full)}`,
    },
    {
      label: isOfSchools ? '差异在校间' : '差异在班间',
      value: formatRate(whole.between),
      note: whole.between === null ? '' : `其余 ${formatRate(1 - whole.between)} 在${isOfSchools ? '校' : '班'}内`,
    },
    {
      label: '及格以上',
      value: formatRate(whole.count === 0 ? null : passed / whole.count),
      note: `${formatNumber(passed)} / ${formatNumber(whole.count)} 人`,
    },
  ];
}
