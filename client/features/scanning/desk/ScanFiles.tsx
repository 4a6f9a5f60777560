import { Group, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { documentState } from '../../../../contracts/states.ts';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { useSending } from '../../resources/documents/use-documents.ts';
import { actionsOf } from '../row-actions.ts';
import type { Scan } from '../scan.ts';
import { useScans } from '../use-scans.ts';
import styles from './desk.module.css';

/** More files than anybody scans a piece of work in. */
const mostFiles = 20;

/** The scanned files of some work: how far each has been read, and what has to be done where one was broken off. */
export function ScanFiles({ work }: { work: string }): ReactNode {
  const { data } = useScans({ assignmentId: work, current: 1, size: mostFiles });
  const files = data?.records ?? [];
  if (files.length === 0) return null;
  const pages = files.reduce((sum, file) => sum + file.pages, 0);
  const read = files.reduce((sum, file) => sum + file.readPages, 0);
  const isRead = files.some(({ state }) => state === documentState.recognising);
  return (
    <section className={styles.card} aria-label="扫描件">
      <h2 className={styles.head}>
        扫描件
        <span>{isRead && pages > 0 ? `已读 ${read} / ${pages} 页` : pages > 0 && `${pages} 页`}</span>
      </h2>
      {isRead && pages > 0 && <Progress value={(100 * read) / pages} size="sm" mx="sm" mb={6} aria-label="读取进度" />}
      <ul className={styles.files}>
        {files.map((file) => (
          <File key={file.id} file={file} />
        ))}
      </ul>
    </section>
  );
}

function File({ file }: { file: Scan }): ReactNode {
  const navigate = useNavigate();
  const isSent = useSending()(file.id);
  const { title, state, failReason } = file;
  return (
    <li>
      <Group gap={6} wrap="nowrap">
        <Text span fz={12} truncate flex={1} title={title}>
          {title}
        </Text>
        <Text span fz={12} className={styles.fileState} data-state={toneOf(file, isSent)}>
          {textOf(file, isSent)}
        </Text>
        <MoreActions name={title} actions={actionsOf(file, isSent, navigate)} />
      </Group>
      {state === documentState.failed && (
        <Text fz={12} c="red.9">
          {failReason}
        </Text>
      )}
    </li>
  );
}

function textOf({ state, readPages, pages, ahead }: Scan, isSent: boolean): string {
  if (state === documentState.failed) return '读不了';
  if (state === documentState.done) return `${pages} 页读完`;
  if (state === documentState.recognising) {
    if (pages > 0) return `${readPages}/${pages} 读取中`;
    return ahead > 0 ? `前面还有 ${ahead} 份` : '正在打开';
  }
  return isSent ? '上传中' : '上传断了';
}

function toneOf({ state }: Scan, isSent: boolean): 'bad' | 'done' | 'running' {
  if (state === documentState.done) return 'done';
  return state === documentState.failed || (state !== documentState.recognising && !isSent) ? 'bad' : 'running';
}
