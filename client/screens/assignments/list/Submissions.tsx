import type { ReactNode } from 'react';
import { listSubmissions } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { stateLabels, type Assignment, type Submission } from './assignment.ts';
import { CountBar } from './CountBar.tsx';
import styles from './list.module.css';

const columns: readonly Column<Submission>[] = [
  { key: 'studentNo', title: '学号', width: 108 },
  { key: 'studentName', title: '姓名' },
  {
    key: 'state',
    title: '状态',
    width: 80,
    render: ({ state }) => (
      <span className={styles.state} data-state={state}>
        {stateLabels[state]}
      </span>
    ),
  },
  {
    key: 'markedCount',
    title: '已批',
    align: 'right',
    width: 92,
    render: ({ state, markedCount, questionCount }) => (state === 1 ? `${markedCount}/${questionCount} 题` : '-'),
  },
  { key: 'score', title: '得分', align: 'right', width: 72, render: ({ score }) => score ?? '-' },
];

/** Who is to hand in an assignment, class by class, and how far each has come. */
export function Submissions({ assignment: { id, title } }: { assignment: Assignment }): ReactNode {
  const answer = useCall(listSubmissions, { assignmentId: id });
  return (
    <Dialog title={`${title} 名单`} size={640} drawer closing="关闭">
      <Loaded answer={answer} what="名单">
        {(rows) => (
          <div className={styles.classes}>
            {rows.length === 0 && <EmptyState text="这份作业没有学生。" />}
            {[...byClass(rows)].map(([className, students]) => (
              <ClassList key={className} className={className} students={students} />
            ))}
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}

function byClass(rows: readonly Submission[]): Map<string, Submission[]> {
  const classes = new Map<string, Submission[]>();
  for (const row of rows) classes.set(row.className, [...(classes.get(row.className) ?? []), row]);
  return classes;
}

function ClassList({ className, students }: { className: string; students: readonly Submission[] }): ReactNode {
  const handedIn = students.filter(({ state }) => state === 1).length;
  return (
    <section aria-label={className}>
      <div className={styles.classHead}>
        <h3>{className}</h3>
        <CountBar label="已交" count={handedIn} total={students.length} />
      </div>
      <RecordTable
        label={`${className}名单`}
        columns={columns}
        rows={students}
        keyOf={({ studentId }) => studentId}
        nameOf={({ studentName }) => studentName}
      />
    </section>
  );
}
