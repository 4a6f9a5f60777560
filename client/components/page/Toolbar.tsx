import { Group } from '@mantine/core';
import type { ReactNode } from 'react';

/** Filters and search above a list, in one line that wraps. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <Group gap={8} px="md" py="sm" role="search" aria-label={label} data-screen-only>
      {children}
    </Group>
  );
}
