import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';

const looks = {
  good: { c: 'teal.9', bg: 'teal.0' },
  warn: { c: '#7a4a00', bg: 'yellow.0' },
  bad: { c: 'red.9', bg: 'red.0' },
};

interface Props {
  tone: keyof typeof looks;
  title?: string;
  children?: ReactNode;
}

/** A message that stays in the content: how something went, or why it was refused. */
export const Notice = ({ tone, title, children }: Props): ReactNode => (
  <Stack
    gap={8}
    align="flex-start"
    px="md"
    py="sm"
    lh={1.6}
    bdrs={8}
    role={tone === 'bad' ? 'alert' : 'status'}
    {...looks[tone]}
  >
    {title !== undefined && <strong>{title}</strong>}
    {children}
  </Stack>
);
