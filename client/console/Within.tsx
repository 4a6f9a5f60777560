import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogHost } from '../components/dialog/DialogHost.tsx';
import { SandboxList } from './sandboxes/SandboxList.tsx';
import styles from './within.module.css';

/** A page about the sandbox that is chosen at its left. */
export const Within = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <SandboxList />
    <Stack gap={12} className={styles.rest}>
      <div className={styles.head}>
        <Title fz="xl" lh={1.4} tabIndex={-1} data-focus-home>
          {title}
        </Title>
        {aside}
      </div>
      {children}
    </Stack>
    <DialogHost />
  </div>
);
