import { personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { storeBytes } from '../../../server/engines/files/store.ts';
import { writeSheet } from '../../../server/engines/spreadsheets/write.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'school-admin';
const taskId = '90019701';

interface Task {
  id: string;
  callId: string;
  state: 'done' | 'failed';
  /** The one teacher whom the list names. */
  name: string;
}

/** A list that was asked for, and the job that it was. */
function insert(world: World, { id, callId, state, name }: Task): void {
  const { filesDir } = world.sandbox;
  const bytes = writeSheet({ name: '教师', rows: [['姓名'], [name]] });
  const hash = state === 'done' ? storeBytes(filesDir, bytes) : '';
  const userId = personaIds[as];
  world.run(
    `insert into task_calls (id, user_id, call, title, asked, state, reason, file_hash, file_name, file_size, create_time)
     values (?, ?, 'exportTeachers', '导出教师', ?, ?, ?, ?, '教师.xls', ?, '2026-10-14 08:00:00')`,
    ...[
      callId,
      userId,
      JSON.stringify({ schoolId: schoolIds.junior }),
      state,
      state === 'failed' ? '没有权限' : '',
      hash,
      bytes.length,
    ],
  );
  world.run(
    "insert into jobs (id, kind, target_id, user_id, state) values (?, 'call-export', ?, ?, 2)",
    id,
    callId,
    userId,
  );
}

/** The task that states are about, and another one that has come to its file. */
function begin(world: World, state: Task['state']): void {
  insert(world, { id: taskId, callId: '90019702', state, name: '王老师' });
  insert(world, { id: '90019703', callId: '90019704', state: 'done', name: '李老师' });
}

const values = (): StateValues => ({ taskId });

/** States of what people have begun in the background. */
export const taskStates = {
  'a person with a task that has come to a file': { as, prepare: (world) => begin(world, 'done'), values },
  'a person with a task that has failed': { as, prepare: (world) => begin(world, 'failed'), values },
} as const satisfies States;
