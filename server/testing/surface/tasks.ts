import { classIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { storeBytes } from '../../engines/files/store.ts';
import type { TestApp } from '../app.ts';
import type { Given } from './given.ts';

// What people have begun in the background: some with a file to be had, some that failed.

const askers = ['school-admin', 'teacher'] as const;
const asked = JSON.stringify({ schoolId: schoolIds.junior, classId: classIds.junior });
const times = 20;
/** The ids of those that have ended. */
export const endedTasks = `between 79500 and ${79500 + askers.length * times}`;

/** Adds tasks that have ended, for who makes calls at random. */
export function addTasks({ sandbox }: TestApp): void {
  const hash = storeBytes(sandbox.filesDir, new TextEncoder().encode('rows'));
  const call = sandbox.sqlite
    .prepare(`insert into task_calls (id, user_id, call, title, asked, state, file_hash, file_name,
    file_size, create_time) values (?, ?, 'exportStudents', '导出学生', ?, ?, ?, '学生.xls', 4, ?)`);
  const job = sandbox.sqlite.prepare(
    "insert into jobs (id, kind, target_id, user_id, state, served) values (?, 'call-export', ?, ?, 2, ?)",
  );
  for (const [asker, account] of askers.entries()) {
    for (let index = 0; index < times; index++) {
      const id = String(79500 + asker * times + index);
      const isDone = index % 2 === 0;
      const now = sandbox.clock.dateTime();
      call.run(id, personaIds[account], asked, isDone ? 'done' : 'failed', isDone ? hash : '', now);
      job.run(id, id, personaIds[account], sandbox.clock.now());
    }
  }
}

/** What a caller may begin, and do with what has ended. */
export function tasksTogether(rows: (query: string) => Given[], id: string): Given[][] {
  const own =
    rows(`select j.id taskId, c.state from jobs j join task_calls c on c.id = j.target_id where j.user_id = ${id}
    and j.state = 2 order by j.id limit 40`);
  const acts = own.map(({ taskId, state }, index): Given => ({
    taskId: taskId!,
    act: state === 'failed' && index % 4 === 1 ? 'retry' : 'remove',
  }));
  return [
    [{ call: 'exportStudents', title: '导出学生', fileName: '学生', asked }],
    acts,
    own.filter(({ state }) => state === 'done').map(({ taskId }): Given => ({ taskId: taskId! })),
  ];
}
