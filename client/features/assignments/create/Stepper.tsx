import type { ReactNode } from 'react';
import styles from './stepper.module.css';
import type { Steps } from './use-steps.ts';

/** The steps of the work, each of which can be opened once those before it are done. */
export function Stepper({ steps: { all, current, open, goTo } }: { steps: Steps }): ReactNode {
  const place = all.findIndex(({ key }) => key === current);
  return (
    <ol className={styles.steps} aria-label="步骤">
      {all.map(({ key, label }, index) => {
        const isDone = index < place;
        return (
          <li key={key} data-on={key === current || undefined} data-done={isDone || undefined}>
            <button
              type="button"
              disabled={!open.includes(key)}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => goTo(key)}
            >
              <span className={styles.number} aria-hidden>
                {isDone ? '✓' : index + 1}
              </span>
              {label}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
