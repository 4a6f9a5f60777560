import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** What a group of choices is about. */
export const Label = ({ children }: { children: ReactNode }): ReactNode => (
  <Text size="sm" c="dimmed">
    {children}
  </Text>
);
