import { assignmentIds, classIds, courseIds, paperIds, questionIds } from '../../../seed/landmarks.ts';
import { studentIdOf } from '../../../seed/world.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';

/** A paper that has not been set, work that nobody has handed in, and the class and course for which it was set. */
const values = (): StateValues => ({
  questionId: questionIds.own,
  otherQuestionId: questionIds.everybodys,
  paperId: paperIds.draft,
  assignmentId: assignmentIds.collecting,
  classId: classIds.junior,
  courseId: courseIds.maths,
  studentId: studentIdOf(classIds.junior, 1),
});

const handIn = (world: World) =>
  world.run('delete from submissions where assignment_id = ? and state <> 1', assignmentIds.published);

/** States of papers and of work that was set. */
export const workStates = {
  'a teacher with a paper and with work that was set to a class': { as, values },
  'a teacher with work that students have handed in': {
    as,
    prepare: handIn,
    values: () => ({ ...values(), assignmentId: assignmentIds.published }),
  },
} as const satisfies States;
