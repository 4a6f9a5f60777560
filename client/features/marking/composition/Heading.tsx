import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** The title of a part. */
export const Heading = ({ children }: { children: ReactNode }): ReactNode => (
  <Text component="h2" fw={600}>
    {children}
  </Text>
);
