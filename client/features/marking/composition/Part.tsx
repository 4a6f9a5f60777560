import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './composition.module.css';

/** The title of a part. */
export const Heading = ({ children }: { children: ReactNode }): ReactNode => (
  <Text component="h2" fw={600}>
    {children}
  </Text>
);

interface Props {
  label: string;
  heading?: ReactNode;
  children: ReactNode;
}

/** A part of the marks beside the text. */
export const Part = ({ label, heading = label, children }: Props): ReactNode => (
  <Stack component="section" gap={10} px={14} py={12} className={styles.part} aria-label={label}>
    <Heading>{heading}</Heading>
    {children}
  </Stack>
);
