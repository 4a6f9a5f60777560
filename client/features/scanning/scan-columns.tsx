import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { documentState } from '../../../contracts/states.ts';
import { TextLink } from '../../components/page/links.tsx';
import { Tag } from '../../components/page/Tag.tsx';
import type { Column } from '../../components/table/columns.ts';
import { timeColumn } from '../resources/documents/columns.tsx';
import { DocumentState } from '../resources/documents/DocumentState.tsx';
import docs from '../resources/documents/documents.module.css';
import type { Scan } from './scan.ts';
import { deskAddress } from './use-desk.ts';
import styles from './scanning.module.css';

function Name({ scan }: { scan: Scan }): ReactNode {
  const { title, isSynthetic, state, failReason } = scan;
  return (
    <>
      <span className={docs.name}>
        <span className={docs.title} title={title}>
          {title}
        </span>
        {isSynthetic && (
          <span className={styles.fixed}>
            <Tag tone="warn">模拟</Tag>
          </span>
        )}
      </span>
      {state === documentState.failed && <div className={styles.reason}>{failReason}</div>}
    </>
  );
}

function State({ scan }: { scan: Scan }): ReactNode {
  const { state, pages, readPages } = scan;
  if (state !== documentState.recognising || pages === 0) return <DocumentState document={scan} />;
  return (
    <div className={styles.progress}>
      <Progress value={(100 * readPages) / pages} size="sm" aria-label={`${scan.title}的识别进度`} />
      <span>
        {readPages} / {pages} 页
      </span>
    </div>
  );
}

/** What waits for a person leads to where it is mended. */
function Tray({ scan }: { scan: Scan }): ReactNode {
  const { tray } = scan.counts;
  if (tray === 0) return <span className={styles.none}>-</span>;
  return (
    <TextLink className={styles.waiting} to={deskAddress({ scan: scan.id })}>
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
