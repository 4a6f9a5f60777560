import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** How much of something is done, as a thin bar; the figures stand beside it. */
export const ShareBar = ({ done, of }: { done: number; of: number }): ReactNode => (
  <Box
    component="span"
    className={styles.bar}
    mod={{ done: of > 0 && done >= of }}
    __vars={{ '--share': `${of === 0 ? 0 : Math.min(1, done / of) * 100}%` }}
    aria-hidden
  >
    <i />
  </Box>
);
