import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { deviceKindLabels } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { getDeviceSums, pageDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import styles from './devices.module.css';

export type Device = DataOf<typeof pageDevices>['records'][number];
export type DeviceSums = DataOf<typeof getDeviceSums>;

const connections = { online: '在线', offline: '离线', boxed: '未开箱' } as const;

/** What is the matter with a device, or how it is connected. */
export function DeviceState({ device: { concern, connection, idleDays } }: { device: Device }): ReactNode {
  if (concern === 'repair') return <Tag tone="bad">报修</Tag>;
  if (concern === 'supplies') return <Tag tone="warn">耗材不足</Tag>;
  if (concern === 'anomaly') return <Tag tone="warn">读数异常</Tag>;
  if (concern === 'idle') return <Tag>{idleDays} 天没用</Tag>;
  if (concern === 'unassigned') return <Tag>未分配</Tag>;
  return (
    <span className={styles.connection} data-online={connection === 'online' || undefined}>
      {connections[connection]}
    </span>
  );
}

/** The consumables that run out first. */
const mostShown = 2;

/** How much of a consumable is left. */
export const SupplyBar = ({ label, percent }: { label: string; percent: number }): ReactNode => (
  <span className={styles.supply} data-short={percent < 10 || undefined}>
    <span>{label}</span>
    <Progress value={percent} size={5} color={percent < 10 ? 'yellow.7' : 'indigo'} aria-label={`${label}剩余`} />
    <b>{percent}%</b>
  </span>
);

/** The columns of the list of devices; with a panel beside it there is room for the shortest consumable alone. */
export const columnsFor = (open: (id: string) => void, isNarrow: boolean): readonly Column<Device>[] => [
  {
    key: 'serial',
    title: '序列号',
    width: 172,
    sortable: true,
    render: ({ id, serial, kind, model }) => (
      <div className={styles.two}>
        <button type="button" className={styles.serial} onClick={() => open(id)}>
          {serial}
        </button>
        <small>
          {deviceKindLabels[kind]}　{model}
        </small>
      </div>
    ),
  },
  {
    key: 'partnerName',
    title: '渠道，学校和地点',
    render: ({ partnerName, schoolName, place }) => (
      <div className={styles.two}>
        <span>{partnerName}</span>
        <small>
          {schoolName} {place}
        </small>
      </div>
    ),
  },
  { key: 'concern', title: '状态', width: 112, render: (device) => <DeviceState device={device} /> },
  {
    key: 'monthSheets',
    title: '本月张数',
    width: 96,
    align: 'right',
    render: ({ monthSheets }) => (monthSheets < 0 ? '-' : formatNumber(monthSheets)),
  },
  {
    key: 'supplies',
    title: '耗材',
    width: 160,
    render: ({ supplies }) =>
      supplies.length === 0
        ? '-'
        : [...supplies]
            .sort((a, b) => a.percent - b.percent)
            .slice(0, isNarrow ? 1 : mostShown)
            .map(({ label, percent }) => <SupplyBar key={label} label={label} percent={percent} />),
  },
  {
    key: 'reportTime',
    title: '上报',
    width: 96,
    align: 'right',
    render: ({ reportTime }) => reportTime.slice(5, 16) || '-',
  },
];
