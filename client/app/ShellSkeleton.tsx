import shell from './Shell.module.css';
import styles from './ShellSkeleton.module.css';

/** The outline of the shell while the session loads; it shows itself after 150 ms. */
export function ShellSkeleton() {
  return (
    <div className={`${shell.shell} ${styles.skeleton}`} role="status" aria-label="正在加载">
      <aside className={styles.side}>
        {Array.from({ length: 5 }, (_, index) => (
          <i key={index} />
        ))}
      </aside>
      <header className={styles.head}>
        <i />
        <i />
      </header>
      <main className={shell.main}>
        <i className={styles.card} />
      </main>
    </div>
  );
}
