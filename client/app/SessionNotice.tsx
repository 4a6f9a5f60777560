import { useSnapshot } from 'valtio';
import { session } from '../session/session.ts';
import styles from './Shell.module.css';

/** Stands over everything while the role changes or the session ends; nothing behind it can be clicked any more. */
export function SessionNotice() {
  const { notice } = useSnapshot(session);
  return notice === '' ? null : (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden />
      {notice}
    </div>
  );
}
