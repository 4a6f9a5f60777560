import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { deviceKindLabels } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import type { getDeviceSums, pageDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { TwoLines } from '../../../components/table/TwoLines.tsx';
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

const serial = (open: (id: string) => void, width: number): Column<Device> => ({
  key: 'serial',
  title: '序列号',
  width,
  sortable: true,
  render: (device) => (
    <TwoLines below={`${deviceKindLabels[device.kind]}　${device.model}`}>
      <button type="button" className={styles.serial} onClick={() => open(device.id)}>
        {device.serial}
      </button>
    </TwoLines>
  ),
});

const where: Column<Device> = {
  key: 'partnerName',
  title: '渠道，学校和地点',
  render: ({ partnerName, schoolName, place }) => <TwoLines below={`${schoolName} ${place}`}>{partnerName}</TwoLines>,
};

const state: Column<Device> = {
  key: 'concern',
  title: '状态',
  width: 104,
  render: (device) => <DeviceState device={device} />,
};

const sheets: Column<Device> = {
  key: 'monthSheets',
  title: '本月张数',
  width: 88,
  align: 'right',
  render: ({ monthSheets }) => (monthSheets < 0 ? '-' : formatNumber(monthSheets)),
};

const supplies = (shown: number, width: number): Column<Device> => ({
  key: 'supplies',
  title: '耗材',
  width,
  render: (device) =>
    device.supplies.length === 0
      ? '-'
      : [...device.supplies]
          .sort((a, b) => a.percent - b.percent)
          .slice(0, shown)
          .map(({ label, percent }) => <SupplyBar key={label} label={label} percent={percent} />),
});

const reported: Column<Device> = {
  key: 'reportTime',
  title: '上报',
  width: 104,
  align: 'right',
  render: ({ reportTime }) => reportTime.slice(5, 16) || '-',
};

/** The columns of the list of devices; beside a panel, which tells the rest, there is room for less. */
export const columnsFor = (open: (id: string) => void, isNarrow: boolean): readonly Column<Device>[] =>
  isNarrow
    ? [serial(open, 148), where, state, sheets, supplies(1, 144)]
    : [serial(open, 172), where, state, sheets, supplies(mostShown, 160), reported];
