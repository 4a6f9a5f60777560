import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCents, formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import { pathTo } from '../../../session/paths.ts';
import { ChangeText } from '../ChangeText.tsx';
import { rateChange } from '../change.ts';
import { channelName, measures, type Measure, type Overview, type SchoolFigures } from '../partner.ts';
import styles from '../partner.module.css';

interface Row {
  key: string;
  name: string;
  note: string;
  value: number;
  before: number;
  to: string;
}

const sum = (schools: readonly SchoolFigures[], key: Measure | `${Measure}Before`): number =>
  schools.reduce((total, school) => total + school[key], 0);

const mostSchools = 5;

interface Props {
  overview: Overview;
  /** The address that shows one channel alone. */
  channelPath: (partnerId: string) => string;
}

/** Channels and schools from most to least. */
export function Ranking({ overview, channelPath }: Props): ReactNode {
  const [measure, setMeasure] = useState<Measure>('prints');
  const { schools, channels } = overview;
  const total = sum(schools, measure);
  const isCompared = overview.period.beforeFrom !== '';
  const rowOf = (own: readonly SchoolFigures[]) => ({ value: sum(own, measure), before: sum(own, `${measure}Before`) });
  const byValue = (a: Row, b: Row): number => b.value - a.value;
  const ofChannels = channels
    .map(({ partnerId, isOwn }): Row & { count: number } => {
      const own = schools.filter(({ channelId }) => channelId === partnerId);
      const name = channelName(overview, partnerId);
      const to = isOwn ? (pathTo('partnerSchools') ?? '.') : channelPath(partnerId);
      return { key: partnerId, name, note: `${own.length} 所学校`, ...rowOf(own), to, count: own.length };
    })
    .filter(({ count }) => count > 0)
    .sort(byValue);
  const ofSchools = schools
    .map((school): Row => ({
      key: school.schoolId,
      name: school.schoolName,
      note: channelName(overview, school.channelId),
      ...rowOf([school]),
      to: pathTo('schoolBoard', { schoolId: school.schoolId }) ?? '.',
    }))
    .sort(byValue);
  const list = (rows: readonly Row[], label: string) => (
    <Ranks label={label} rows={rows} total={total} isMoney={measure === 'cents'} isCompared={isCompared} />
  );
  const choice = (
    <SegmentedControl size="xs" aria-label="排名指标" data={[...measures]} value={measure} onChange={setMeasure} />
  );
  return (
    <Card title="排名" aside={choice} flush>
      {schools.length === 0 && <EmptyState text="名下还没有学校。" />}
      {ofChannels.length > 1 && list(ofChannels, '渠道排名')}
      <div className={styles.rankHead}>
        <span>学校，从多到少</span>
        {schools.length > mostSchools && (
          <TextLink to={pathTo('partnerSchools')}>{`全部 ${schools.length} 所`}</TextLink>
        )}
      </div>
      {list(ofSchools.slice(0, mostSchools), '学校排名')}
    </Card>
  );
}

interface RanksProps {
  label: string;
  rows: readonly Row[];
  total: number;
  isMoney: boolean;
  isCompared: boolean;
}

const Ranks = ({ label, rows, total, isMoney, isCompared }: RanksProps): ReactNode => (
  <ol className={styles.ranks} aria-label={label}>
    {rows.map(({ key, name, note, value, before, to }, at) => (
      <li key={key}>
        <Link to={to}>
          <span>{at + 1}</span>
          <span className={styles.name} title={name}>
            {name}
            <small>{note}</small>
          </span>
          <span className={styles.share} aria-hidden>
            <span style={{ width: total > 0 ? `${(100 * value) / total}%` : 0 }} />
          </span>
          <span className={styles.amount}>
            {isMoney ? formatCents(value, '¥') : formatNumber(value)}
            <small>{total > 0 ? formatRate(value / total) : '-'}</small>
          </span>
          <span className={styles.right}>{isCompared && <ChangeText change={rateChange(value, before)} />}</span>
        </Link>
      </li>
    ))}
  </ol>
);
