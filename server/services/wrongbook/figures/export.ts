import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import type { Sheet } from '../../../engines/spreadsheets/sheet.ts';
import { sumsOf } from './overview.ts';

type Overview = DataOf<typeof getPartnerOverview>;
type SchoolFigures = Overview['schools'][number];

interface Column {
  header: string;
  width: number;
  text: (school: SchoolFigures) => string;
}

const count = (
  header: string,
  key: 'students' | 'enabled' | 'seats' | 'prints' | 'printsBefore' | 'uses' | 'usesBefore' | 'orders' | 'ordersBefore',
): Column => ({
  header,
  width: 12,
  text: (school) => String(school[key]),
});

const columnsOf = (channels: ReadonlyMap<string, string>): Column[] => [
  { header: '学校', width: 28, text: ({ schoolName }) => schoolName },
  { header: '地区', width: 18, text: ({ area }) => area },
  { header: '渠道', width: 20, text: ({ channelId }) => channels.get(channelId) ?? '' },
  { header: '合同编号', width: 16, text: ({ contractNumber }) => contractNumber },
  { header: '合同到期', width: 12, text: ({ endDate }) => endDate },
  count('在校学生', 'students'),
  count('已启用', 'enabled'),
  count('席位', 'seats'),
  count('打印页数', 'prints'),
  count('上期打印', 'printsBefore'),
  count('使用次数', 'uses'),
  count('上期使用', 'usesBefore'),
  count('订单', 'orders'),
  count('上期订单', 'ordersBefore'),
  { header: '营收（元）', width: 14, text: ({ cents }) => (cents / 100).toFixed(2) },
  { header: '上期营收（元）', width: 14, text: ({ centsBefore }) => (centsBefore / 100).toFixed(2) },
  { header: '最近使用', width: 12, text: ({ lastUse }) => lastUse },
];

const blank = {
  schoolId: '',
  area: '',
  channelId: '',
  contractNumber: '',
  startDate: '',
  endDate: '',
  sinceDate: '',
  lastUse: '',
};

/** The overview as a sheet: one row for each school and one for all. */
export function overviewSheet({ period, channels, schools }: Overview): Sheet {
  const columns = columnsOf(
    new Map(channels.map(({ partnerId, partnerName, isOwn }) => [partnerId, isOwn ? '本级直营' : partnerName])),
  );
  const compared = period.beforeFrom === '' ? '' : `，对比 ${period.beforeFrom} 至 ${period.beforeTo}`;
  const all: SchoolFigures = { ...blank, schoolName: '合计', ...sumsOf(schools) };
  return {
    name: '数据概览',
    rows: [
      [`${period.from} 至 ${period.to}${compared}`],
      columns.map(({ header }) => header),
      ...[...schools, all].map((school) => columns.map(({ text }) => text(school))),
    ],
    widths: columns.map(({ width }) => width),
  };
}
