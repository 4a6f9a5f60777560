import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatCents, formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { ChangeText } from '../ChangeText.tsx';
import { countChange, rateChange, type Change } from '../change.ts';
import type { Overview } from '../partner.ts';
import styles from '../partner.module.css';

interface TileProps {
  label: string;
  value: string;
  unit?: string;
  change?: Change | undefined;
  note: string;
}

const Tile = ({ label, value, unit, change, note }: TileProps): ReactNode => (
  <div className={styles.tile} role="group" aria-label={label}>
    <span>{label}</span>
    <b title={value}>
      {value}
      {unit !== undefined && <small>{unit}</small>}
    </b>
    <span>
      {change ? <ChangeText change={change} /> : <span />}
      <span title={note}>{note}</span>
    </span>
  </div>
);

/** The figures that are seen first, each with its change. */
export function Tiles({ overview: { totals, schools, devices, period } }: { overview: Overview }): ReactNode {
  const isCompared = period.beforeFrom !== '';
  const flow = (value: number, before: number): Change | undefined =>
    isCompared ? rateChange(value, before) : undefined;
  const last = (text: string): string => (isCompared ? `上期 ${text}` : '');
  const inUse = schools.filter(({ uses }) => uses > 0).length;
  const seatNote =
    totals.seats > 0
      ? `席位 ${formatNumber(totals.seats)}，用 ${formatRate(totals.enabled / totals.seats)}`
      : `在校 ${formatNumber(totals.students)}`;
  return (
    <Paper shadow="xs" className={styles.tiles}>
      <Tile
        label="学校"
        value={formatNumber(totals.schools)}
        unit="所"
        change={countChange(totals.schools, totals.schoolsBefore)}
        note={`其中 ${formatNumber(inUse)} 所在用`}
      />
      <Tile label="已启用学生" value={formatNumber(totals.enabled)} unit="人" note={seatNote} />
      <Tile
        label="设备"
        value={formatNumber(devices.total)}
        unit="台"
        change={countChange(devices.total, devices.before)}
        note={`在线 ${formatNumber(devices.online)}，待分配 ${formatNumber(devices.free)}`}
      />
      <Tile
        label="订单"
        value={formatNumber(totals.orders)}
        unit="笔"
        change={isCompared ? countChange(totals.orders, totals.ordersBefore) : undefined}
        note={last(formatNumber(totals.ordersBefore))}
      />
      <Tile
        label="营收"
        value={formatCents(totals.cents, '¥')}
        change={flow(totals.cents, totals.centsBefore)}
        note={last(formatCents(totals.centsBefore, '¥'))}
      />
      <Tile
        label="打印量"
        value={formatNumber(totals.prints)}
        unit="页"
        change={flow(totals.prints, totals.printsBefore)}
        note={last(formatNumber(totals.printsBefore))}
      />
    </Paper>
  );
}
