import type { ReactNode } from 'react';
import { ClassResults } from '../../../components/figures/ClassResults.tsx';
import { pathTo } from '../../../session/paths.ts';
import styles from '../reports.module.css';
import type { Report } from './report.ts';

/** The classes of the work side by side; one leads to its students. */
export function Classes({ classes, assignmentId }: Pick<Report, 'classes' | 'assignmentId'>): ReactNode {
  return (
    <div className={styles.section}>
      <ClassResults
        classes={classes}
        pathOf={(classId) => pathTo('assignmentReport', { assignmentId, classId, tab: 'students' })}
      />
    </div>
  );
}
