import type { ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { ScanButtons } from './open-scans.tsx';

interface Props {
  /** A scan is being read that may bring some. */
  isRead: boolean;
  /** Only those are asked for that wait for a person. */
  isTray: boolean;
}

/** Stands where no page is. */
export function NoPages({ isRead, isTray }: Props): ReactNode {
  if (isRead) return <EmptyState text="正在识别扫描件，需要处理的页会出现在这里。" />;
  return <EmptyState text={isTray ? '没有等待处理的页。' : '没有这样的页。'}>{isTray && <ScanButtons />}</EmptyState>;
}
