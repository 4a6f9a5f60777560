import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { listed } from '../../database/lists.ts';
import { prepared, write } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { students } from '../../database/tables.ts';
import type { ChangeTask, OnProgress } from './tasks.ts';

const at = sql.placeholder;

const living = and(eq(students.isDeleted, 0), inArray(students.id, listed('ids')));
const inSchool = and(living, eq(students.status, 0));

const queries = prepared((orm) => ({
  enable: orm
    .update(students)
    .set({ enabled: 1 })
    .where(and(inSchool, ne(students.enabled, 1)))
    .prepare(),
  disable: orm
    .update(students)
    .set({ enabled: 0 })
    .where(and(inSchool, ne(students.enabled, 0)))
    .prepare(),
  move: orm
    .update(students)
    .set({ classId: sql`${at('classId')}` })
    .where(and(inSchool, sql`${students.classId} is not ${at('classId')}`))
    .prepare(),
  remove: orm.update(students).set({ isDeleted: 1 }).where(living).prepare(),
}));

/** Students between two reports of progress. */
const slice = 500;

/** Does one thing to many students in one transaction: all of it, or nothing. */
export function changeStudents(
  sandbox: Sandbox,
  { ids: list, act, classId }: Pick<ChangeTask, 'ids' | 'act' | 'classId'>,
  onProgress: OnProgress,
): { changed: number } {
  const statement = queries(sandbox)[act];
  const ids = JSON.parse(list) as string[];
  const total = ids.length;
  return write(sandbox, () => {
    let changed = 0;
    for (let done = 0; done < total; done += slice) {
      onProgress({ stage: 'writing', done, total });
      changed += statement.run({ ids: JSON.stringify(ids.slice(done, done + slice)), classId }).changes;
    }
    onProgress({ stage: 'done', done: total, total });
    return { changed };
  });
}
