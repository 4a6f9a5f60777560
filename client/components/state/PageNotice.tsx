import { Paper, Stack, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface Props {
  icon: Icon;
  title: string;
  role?: 'alert';
  /** Why, in paragraphs, and the button that leads on. */
  children: ReactNode;
}

/** Stands where a page would be, and says why there is none. */
export const PageNotice = ({ icon: Picture, title, role, children }: Props) => (
  <Paper component="section" shadow="xs" radius={12} maw={520} mx="auto" mt="12vh" px="xl" py={40} role={role}>
    <Stack gap={8} align="center" ta="center">
      <Picture size={48} stroke={1.4} color="var(--mantine-color-indigo-4)" aria-hidden />
      <Title fz={20} lh="inherit" mt={8}>
        {title}
      </Title>
      {children}
    </Stack>
  </Paper>
);
