import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../contracts/figure-text.ts';

interface Props {
  count: number;
  /** All that the filters find are meant, not only ticked rows. */
  isAll: boolean;
  /** Takes all that the filters find; absent where that makes no difference or cannot be done. */
  takeAll?: { total: number; run: () => void } | undefined;
  clear: () => void;
  /** Buttons for what can be done with the ticked rows. */
  content: ReactNode;
}

/** Appears while rows are ticked: how many, a way to mean those of all pages, what can be done with them, and a way to untick them. */
export function BulkBar({ count, isAll, takeAll, clear, content }: Props): ReactNode {
  return (
    <div role="status" aria-live="polite" hidden={count === 0}>
      {count > 0 && (
        <Group gap={8} wrap="nowrap" px="md" py={6} fz="sm" bg="var(--soft)">
          <span>{isAll ? `已选全部 ${formatNumber(count)} 条` : `已选 ${count} 条`}</span>
          {takeAll && (
            <Button size="xs" variant="subtle" onClick={takeAll.run}>
              选择全部 {formatNumber(takeAll.total)} 条
            </Button>
          )}
          {content}
          <Button size="xs" variant="subtle" onClick={clear}>
            取消选择
          </Button>
        </Group>
      )}
    </div>
  );
}
