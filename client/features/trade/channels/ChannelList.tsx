import { Button, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { channelLevels } from '../../../../contracts/constants/trade.ts';
import { formatCents, formatNumber, formatShare } from '../../../../contracts/figure-text.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { AddChannel, EditChannel, type Channel } from './ChannelForm.tsx';
import styles from '../trade.module.css';

const columnsBelow = (top: number): readonly Column<Channel>[] => [
  {
    key: 'name',
    title: '渠道',
    width: 240,
    render: ({ name, level }) => (
      <span style={{ paddingLeft: (level - top) * 20 }} className={level === top ? styles.strong : undefined}>
        {name}
      </span>
    ),
  },
  {
    key: 'level',
    title: '级别',
    width: 110,
    render: ({ level, isSuspended }) => (
      <>
        {channelLevels[level - 1]}
        {isSuspended && <Tag tone="bad">已停用</Tag>}
      </>
    ),
  },
  { key: 'contact', title: '联系人', width: 96 },
  { key: 'phone', title: '联系电话', width: 128, render: ({ phone }) => phone || '-' },
  {
    key: 'rate',
    title: '分成比例',
    width: 136,
    align: 'right',
    render: ({ rate, nextRate }) => (
      <>
        {formatShare(rate)}
        {nextRate !== rate && (
          <Text span fz="xs" c="dimmed">
            {' '}
            下月 {formatShare(nextRate)}
          </Text>
        )}
      </>
    ),
  },
  { key: 'schoolCount', title: '学校', width: 80, align: 'right', render: (row) => formatNumber(row.schoolCount) },
  {
    key: 'studentCount',
    title: '在校学生',
    width: 100,
    align: 'right',
    render: (row) => formatNumber(row.studentCount),
  },
  { key: 'deviceCount', title: '设备', width: 80, align: 'right', render: (row) => formatNumber(row.deviceCount) },
  {
    key: 'orderCents',
    title: '近 12 个月实收（元）',
    width: 160,
    align: 'right',
    render: (row) => formatCents(row.orderCents),
  },
];

/** In the order of the tree: each channel followed by those below it. */
function asTree(channels: readonly Channel[], parentId = ''): Channel[] {
  return channels.filter((one) => one.parentId === parentId).flatMap((one) => [one, ...asTree(channels, one.id)]);
}

/** The own channel with all below it, as a tree. */
export function ChannelList({ channels }: { channels: readonly Channel[] }): ReactNode {
  const rows = asTree(channels);
  const own = rows[0]!;
  return (
    <RecordTable
      label="渠道"
      columns={columnsBelow(own.level)}
      rows={rows}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      actionsWidth={80}
      actions={(channel) =>
        channel.isOwnToChange && channel.id !== own.id
          ? [{ label: '编辑', run: () => openDialog(<EditChannel channel={channel} own={own} />) }]
          : []
      }
    />
  );
}

/** Adds a channel directly below the own one. */
export const AddButton = ({ own }: { own: Channel | undefined }): ReactNode =>
  own && <Button onClick={() => void openDialog(<AddChannel own={own} />)}>新增下级渠道</Button>;
