import { Group, Progress, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentState } from '../../../contracts/states.ts';
import { TextLink } from '../../components/page/links.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import type { Column } from '../../components/table/columns.ts';
import { timeColumn } from '../resources/documents/columns.tsx';
import { DocumentState } from '../resources/documents/DocumentState.tsx';
import type { Scan } from './scan.ts';
import { mendingAddress } from './mending-scope.ts';
import styles from './scanning.module.css';

function Name({ scan }: { scan: Scan }): ReactNode {
  const { title, isSynthetic, state, failReason } = scan;
  return (
    <>
      <Group gap="xs" wrap="nowrap">
        <Text inherit span truncate title={title}>
          {title}
        </Text>
        {isSynthetic && <Tag tone="warn">模拟</Tag>}
      </Group>
      {state === documentState.failed && (
        <Text fz={12} c="red.9" style={{ whiteSpace: 'normal' }}>
          {failReason}
        </Text>
      )}
    </>
  );
}

function State({ scan }: { scan: Scan }): ReactNode {
  const { state, pages, readPages } = scan;
  if (state !== documentState.recognising || pages === 0) return <DocumentState document={scan} />;
  return (
    <Stack gap={4}>
      <Progress value={(100 * readPages) / pages} size="sm" aria-label={`${scan.title}的识别进度`} />
      <Text fz={12} c="dimmed">
        {readPages} / {pages} 页
      </Text>
    </Stack>
  );
}

/** What waits for a person leads to where it is mended. */
function Tray({ scan }: { scan: Scan }): ReactNode {
  const { tray } = scan.counts;
  if (tray === 0)
    return (
      <Text inherit span c="dimmed">
        -
      </Text>
    );
  return (
    <TextLink className={styles.waiting} to={mendingAddress({ scan: scan.id })}>
      {tray} 页待处理
    </TextLink>
  );
}

/** Backs without anything, and what a person has set aside. */
const othersOf = ({ blank, discarded }: Scan['counts']): string =>
  [blank > 0 && `空白 ${blank}`, discarded > 0 && `搁置 ${discarded}`].filter(Boolean).join('、') || '-';

/** The columns of the list of scans. */
export const scanColumns: readonly Column<Scan>[] = [
  { key: 'title', title: '名称', sortable: true, render: (scan) => <Name scan={scan} /> },
  { key: 'assignmentTitle', title: '作业', render: ({ assignmentTitle }) => assignmentTitle || '按二维码归入' },
  { key: 'state', title: '状态', sortable: true, width: 136, render: (scan) => <State scan={scan} /> },
  {
    key: 'matched',
    title: '已识别',
    align: 'right',
    width: 96,
    render: ({ counts, pages }) => `${counts.matched} / ${pages}`,
  },
  { key: 'others', title: '其他', width: 120, render: ({ counts }) => othersOf(counts) },
  { key: 'tray', title: '待处理', width: 108, render: (scan) => <Tray scan={scan} /> },
  timeColumn,
];
