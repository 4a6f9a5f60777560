import type { ReactNode } from 'react';
import { ClassResults } from '../../../components/figures/ClassResults.tsx';
import { reportPath } from '../../assignments/work/paths.ts';
import styles from '../reports.module.css';
import type { Report } from './report.ts';

/** The classes of the work side by side; one leads to its students. */
export function Classes({ classes, assignmentId }: Pick<Report, 'classes' | 'assignmentId'>): ReactNode {
  return (
    <div className={styles.section}>
      <ClassResults classes={classes} pathOf={(classId) => reportPath(assignmentId, { classId, tab: 'students' })} />
    </div>
  );
}
