import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  count: number;
  clear: () => void;
  /** Buttons for what can be done with the ticked rows. */
  content: ReactNode;
}

/** Appears while rows are ticked: how many, what can be done with them, and a way to untick them. */
export function BulkBar({ count, clear, content }: Props): ReactNode {
  return (
    <div role="status" aria-live="polite" hidden={count === 0}>
      {count > 0 && (
        <Group gap={8} wrap="nowrap" px="md" py={6} fz="sm" bg="var(--soft)">
          <span>已选 {count} 条</span>
          {content}
          <Button size="xs" variant="subtle" onClick={clear}>
            取消选择
          </Button>
        </Group>
      )}
    </div>
  );
}
