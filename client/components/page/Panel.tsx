import type { ReactNode } from 'react';
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
export const Panel = ({ label, as: Part = 'section', head, foot, own = false, children }: Props): ReactNode => (
  <Part className={styles.panel} aria-label={label}>
    {head !== undefined && <div className={styles.panelHead}>{head}</div>}
    {own ? children : <div className={styles.panelBody}>{children}</div>}
    {foot !== undefined && <div className={styles.panelFoot}>{foot}</div>}
  </Part>
);
