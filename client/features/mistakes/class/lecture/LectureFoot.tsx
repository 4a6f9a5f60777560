import type { ReactNode } from 'react';
import type { Shortcut } from '../../../../components/shortcuts.ts';
import styles from './lecture.module.css';

/** What the keys do, each a button for who has a mouse only; it fades while nobody moves. */
export const LectureFoot = ({ keys }: { keys: readonly Shortcut[] }): ReactNode => (
  <footer className={styles.foot}>
    {keys.map(
      ({ keys: [name], shown, label }) =>
        label !== undefined && (
          <span key={label}>
            <kbd>{shown ?? name}</kbd> {label}
          </span>
        ),
    )}
    <span className={styles.nameless}>不显示姓名</span>
  </footer>
);
