import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

/** Says what will be here, with the button that fills it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }): ReactNode => (
  <Stack gap="sm" align="center" justify="center" mih={200} px="md" py="xl" ta="center">
    <Text>{text}</Text>
    {children}
  </Stack>
);
