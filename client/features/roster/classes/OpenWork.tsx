import type { ReactNode } from 'react';
import { Notice } from '../../../components/state/Notice.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { openWorkColumns } from './promotion-columns.tsx';
import type { Plan } from './promotion-plan.ts';
import styles from './classes.module.css';

/** The work that teachers should bring to an end before the classes move on. */
export function OpenWork({ openWork, openWorkCount }: Pick<Plan, 'openWork' | 'openWorkCount'>): ReactNode {
  if (openWorkCount === 0) return null;
  const shown = openWorkCount > openWork.length ? `，下面是最近的 ${openWork.length} 份` : '';
  return (
    <>
      <Notice tone="warn">
        还有 {openWorkCount} 份作业没有发布成绩{shown}。升级后仍可批改和发布，班级照旧写作布置时的名称。
      </Notice>
      <div className={styles.half}>
        <RecordTable
          label="没有发布的作业"
          columns={openWorkColumns}
          rows={openWork}
          keyOf={({ assignmentId }) => assignmentId}
          nameOf={({ title }) => title}
        />
      </div>
    </>
  );
}
