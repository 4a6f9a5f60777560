import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './page.module.css';

interface Props {
  /** undefined where the role has no screen for it. */
  to: string | undefined;
  children: ReactNode;
}

/** The way back to the list that a screen belongs to; nothing without an address. */
export const BackLink = ({ to, children }: Props): ReactNode =>
  to === undefined ? null : (
    <Link to={to} className={styles.back} data-screen-only>
      <IconChevronLeft size={16} aria-hidden />
      {children}
    </Link>
  );
