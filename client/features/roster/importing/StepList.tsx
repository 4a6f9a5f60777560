import type { ReactNode } from 'react';
import styles from './importing.module.css';

/** The steps of a task, with the one that is on. */
export function StepList({ steps, current }: { steps: readonly string[]; current: number }): ReactNode {
  return (
    <ol className={styles.steps} aria-label="步骤">
      {steps.map((step, index) => (
        <li key={step} aria-current={index === current ? 'step' : undefined} data-done={index < current || undefined}>
          <span className={styles.number} aria-hidden>
            {index < current ? '✓' : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
