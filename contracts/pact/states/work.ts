import { assignmentIds, classIds, courseIds, paperIds, personaIds, questionIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const teacherId = personaIds.teacher;

/** A paper that has not been set, work that nobody has handed in, and the class and course for which it was set. */
const values = (): StateValues => ({
  questionId: questionIds.own,
  otherQuestionId: questionIds.everybodys,
  paperId: paperIds.draft,
  assignmentId: assignmentIds.collecting,
  classId: classIds.junior,
  courseId: courseIds.maths,
});

const run =
  (sql: string, ...bound: string[]) =>
  (world: World) =>
    world.run(sql, ...bound);

const teachEmptyClass = run(
  'insert into teachings (class_id, course_id, teacher_id, create_time) select ?, course_id, teacher_id, create_time from teachings where class_id = ? and course_id = ?',
  classIds.empty,
  classIds.junior,
  courseIds.maths,
);

/** States of papers and of work that was set. */
export const workStates = {
  'a teacher with a paper and with work that was set to a class': { as, values },
  'a teacher whose papers have been deleted': {
    as,
    prepare: run('update papers set is_deleted = 1 where owner_id = ?', teacherId),
    values,
  },
  'a teacher with a paper that has been set': { as, values: () => ({ ...values(), paperId: paperIds.published }) },
  'a teacher with a paper of a subject that is not the course': {
    as,
    prepare: run("update papers set subject_id = '1' where id = ?", paperIds.draft),
    values,
  },
  'a teacher who has set no work': {
    as,
    prepare: run('update assignments set is_deleted = 1 where teacher_id = ?', teacherId),
    values,
  },
  'a teacher with work that students have handed in': {
    as,
    prepare: run('delete from submissions where assignment_id = ? and state <> 1', assignmentIds.published),
    values: () => ({ ...values(), assignmentId: assignmentIds.published }),
  },
  'a teacher with work that has been withdrawn': {
    as,
    prepare: run('update assignments set status = 2 where id = ?', assignmentIds.collecting),
    values,
  },
  'a teacher whose students make no mistakes': {
    as,
    prepare: run('delete from mistakes'),
    values,
  },
  'a teacher who teaches nothing': {
    as,
    prepare: run('delete from teachings where teacher_id = ?', personaIds.teacher),
  },
  'a teacher of a class without students': {
    as,
    prepare: teachEmptyClass,
    values: () => ({ ...values(), classId: classIds.empty }),
  },
  'a teacher with a class of the school that is not theirs': {
    as,
    values: () => ({ ...values(), classId: classIds.juniorUpper }),
  },
} as const satisfies States;
