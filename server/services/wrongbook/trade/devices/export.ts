import { deviceKindLabels, type DeviceConnection } from '../../../../../contracts/constants/trade.ts';
import type { Sheet } from '../../../../engines/spreadsheets/sheet.ts';
import type { DeviceRow } from './devices.queries.ts';

const connections: Record<DeviceConnection, string> = {
  online: '在线',
  offline: '离线',
  boxed: '未开箱',
};

const header = [
  '序列号',
  '类别',
  '型号',
  '渠道',
  '学校',
  '地点',
  '保管人',
  '连接',
  '故障',
  '本月张数',
  '耗材',
  '上报时间',
];

const rowOf = (row: DeviceRow) => [
  row.serial,
  deviceKindLabels[row.kind],
  row.model,
  row.partnerName,
  row.schoolName,
  row.place,
  row.keeper,
  connections[row.connection],
  row.fault,
  row.monthSheets < 0 ? '' : row.monthSheets,
  row.supplies.map(({ label, percent }) => `${label} ${percent}%`).join('，'),
  row.reportTime,
];

/** Devices as a sheet. */
export const deviceSheet = (rows: readonly DeviceRow[]): Sheet => ({
  name: '设备',
  rows: [header, ...rows.map(rowOf)],
  widths: [16, 8, 16, 20, 22, 16, 10, 8, 20, 10, 26, 20],
});
