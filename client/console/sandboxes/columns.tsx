import { Tag } from '../../components/page/Tag.tsx';
import type { Column } from '../../components/table/columns.ts';
import type { listSandboxes } from '../../../contracts/console/sandboxes.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { useWords } from '../words.ts';

/** A sandbox of the list. */
export type SandboxRow = DataOf<typeof listSandboxes>[number];

/** Bytes as people say them. */
export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;

/** What is told of each sandbox. */
export const columnsOf = ({ say }: ReturnType<typeof useWords>): Column<SandboxRow>[] => [
  { key: 'title', title: say('名称'), sortable: true },
  { key: 'sandbox', title: say('地址里的名字'), sortable: true, width: 130 },
  { key: 'scenario', title: say('场景'), sortable: true, width: 120, render: ({ scenario }) => scenario || '—' },
  {
    key: 'online',
    title: say('人'),
    sortable: true,
    width: 90,
    render: ({ online, isOpen }) =>
      online > 0 ? <Tag tone="done">{say('{n} 人', { n: online })}</Tag> : isOpen ? say('没有人') : say('休眠'),
  },
  {
    key: 'bytes',
    title: say('大小'),
    sortable: true,
    width: 100,
    align: 'right',
    render: ({ bytes }) => megabytes(bytes),
  },
  { key: 'lastUse', title: say('最近使用'), sortable: true, width: 170, render: ({ lastUse }) => lastUse || '—' },
  { key: 'createTime', title: say('建立时间'), sortable: true, width: 170 },
];
