import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  /** Of the columns, as grids have them. */
  widths: string;
  /** The same from 1700 pixels. */
  wide?: string;
  children: ReactNode;
}

/** Parts of a screen side by side, each as high as the window leaves; on paper below each other. */
export const Columns = ({ widths, wide = widths, children }: Props): ReactNode => (
  <Box className={styles.columns} __vars={{ '--columns': widths, '--columns-wide': wide }}>
    {children}
  </Box>
);
