import { Box, Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { reachByKeyboard } from '../reach-by-keyboard.ts';
import styles from './page.module.css';

interface Props {
  label: string;
  as?: 'section' | 'aside';
  /** Stays above what scrolls. */
  head?: ReactNode;
  /** Stays below it. */
  foot?: ReactNode;
  /** The content scrolls by itself. */
  own?: boolean;
  children: ReactNode;
}

/** A white part of a screen that is as high as its place, and scrolls within. */
export const Panel = ({ label, as = 'section', head, foot, own = false, children }: Props): ReactNode => (
  <Paper component={as} shadow="xs" miw={0} mih={0} className={styles.panel} aria-label={label}>
    {head !== undefined && (
      <Box px="md" py={8} className={styles.panelHead}>
        {head}
      </Box>
    )}
    {own ? (
      children
    ) : (
      <div ref={reachByKeyboard} className={styles.panelBody}>
        {children}
      </div>
    )}
    {foot !== undefined && (
      <Box px="md" py={8} className={styles.panelFoot}>
        {foot}
      </Box>
    )}
  </Paper>
);
