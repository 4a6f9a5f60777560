import type { ReactNode } from 'react';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import type { MendingScope } from './mending-scope.ts';

interface Props {
  scope: MendingScope;
  /** A scan is being read that may bring some. */
  isRead: boolean;
  /** Only those are asked for that wait for a person. */
  isTray: boolean;
}

/** Stands where no page is. */
export function NoScanPages({ scope, isRead, isTray }: Props): ReactNode {
  if (isRead) return <EmptyState text="正在识别扫描件，需要处理的页会出现在这里。" />;
  if (!isTray) return <EmptyState text="没有这样的页。" />;
  return <EmptyState text={scope.scan === undefined ? '没有等待处理的页。' : '所有页都处理好了。'} />;
}
