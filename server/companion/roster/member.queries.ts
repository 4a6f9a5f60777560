import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import { tokens } from '../../database/account-tables.ts';
import { listed } from '../../database/lists.ts';
import { prepared } from '../../database/prepared.ts';
import { teachings, users } from '../../database/tables.ts';

const at = sql.placeholder;

/** Statements that keep who is in a school. */
export const memberQueries = prepared((orm) => ({
  teachings: orm
    .select({ courseId: teachings.courseId, teacherId: teachings.teacherId })
    .from(teachings)
    .where(eq(teachings.classId, at('classId')))
    .prepare(),
  teach: orm
    .insert(teachings)
    .values({
      classId: at('classId'),
      courseId: at('courseId'),
      teacherId: at('teacherId'),
      createTime: at('createTime'),
    })
    .prepare(),
  unteach: orm
    .delete(teachings)
    .where(
      and(
        eq(teachings.classId, at('classId')),
        eq(teachings.courseId, at('courseId')),
        eq(teachings.teacherId, at('teacherId')),
      ),
    )
    .prepare(),
  /** What somebody taught in classes that are not among those that they teach. */
  leftClasses: orm
    .select({ classId: teachings.classId, courseId: teachings.courseId })
    .from(teachings)
    .where(and(eq(teachings.teacherId, at('teacherId')), notInArray(teachings.classId, listed('ids'))))
    .prepare(),
  /** Teachers who are not among those that were read, and have not come with a token. */
  goneTeachers: orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.schoolId, at('schoolId')),
        eq(users.isDeleted, 0),
        notInArray(users.id, listed('ids')),
        notExists(
          orm
            .select({ one: sql`1` })
            .from(tokens)
            .where(eq(tokens.userId, users.id)),
        ),
      ),
    )
    .prepare(),
  removeTeacher: orm
    .update(users)
    .set({ isDeleted: 1 })
    .where(eq(users.id, at('id')))
    .prepare(),
  userName: orm
    .select({ account: users.account, name: users.name, isDeleted: users.isDeleted })
    .from(users)
    .where(eq(users.id, at('id')))
    .prepare(),
}));
