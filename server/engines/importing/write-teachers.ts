import { sql } from 'drizzle-orm';
import { newIds } from '../../database/ids.ts';
import { prepared } from '../../database/prepared.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { teachings, userRoles, users } from '../../database/tables.ts';
import type { NewTeacher } from './check-teachers.ts';
import type { Writing } from './write-students.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  user: orm
    .insert(users)
    .values({
      id: at('id'),
      account: at('account'),
      // No password opens the account until the administrator resets it and hands the new one out.
      passwordHash: '',
      name: at('name'),
      phone: at('phone'),
      gender: at('gender'),
      schoolId: at('schoolId'),
      createTime: at('createTime'),
    })
    .prepare(),
  role: orm
    .insert(userRoles)
    .values({
      userId: at('id'),
      roleKey: at('roleKey'),
      position: at('position'),
      subjectId: at('subjectId'),
      gradeId: at('gradeId'),
    })
    .prepare(),
  teaching: orm
    .insert(teachings)
    .values({ classId: at('classId'), courseId: at('courseId'), teacherId: at('id'), createTime: at('createTime') })
    .prepare(),
}));

/** Inserts teachers with their roles and courses; to be called within a transaction. */
export function writeTeachers(
  sandbox: Sandbox,
  added: NewTeacher[],
  { schoolId, now: createTime, written }: Writing,
): void {
  const { user, role, teaching } = queries(sandbox);
  const ids = newIds(sandbox, added.length);
  added.forEach(({ grants, teachings: taught, ...person }, index) => {
    const id = ids[index];
    user.run({ ...person, id, schoolId, createTime });
    grants.forEach((grant, position) => role.run({ ...grant, id, position }));
    for (const course of taught) teaching.run({ ...course, id, createTime });
    written(index + 1);
  });
}
