import { useId, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  title?: string;
  /** Beside the title, at the right. */
  aside?: ReactNode;
  /** Without inner space, for tables that fill the card. */
  flush?: boolean;
  children: ReactNode;
}

/** A white card; with a title it is a region that readers can jump to. */
export function Card({ title, aside, flush = false, children }: Props): ReactNode {
  const heading = useId();
  return (
    <section className={styles.card} data-flush={flush || undefined} aria-labelledby={title && heading}>
      {(title !== undefined || aside !== undefined) && (
        <div className={styles.cardHead}>
          <h2 className={styles.cardTitle} id={heading}>
            {title}
          </h2>
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
