import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useLate } from '../use-late.ts';

/** Grey blocks in the place of what is being loaded, once that takes noticeably long. */
export function LoadingState({ lines = 5, height = 20 }: { lines?: number; height?: number }): ReactNode {
  const late = useLate(true);
  return (
    <Stack gap="sm" mih={120} p="md" role="status" aria-label="加载中">
      {late && Array.from({ length: lines }, (_, line) => <Skeleton key={line} height={height} radius="sm" />)}
    </Stack>
  );
}
