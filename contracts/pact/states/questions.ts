import { paperIds, personaIds, pointIds, questionGroupIds, questionIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';

const as = 'teacher';
const teacherId = personaIds.teacher;
const values = (): StateValues => ({
  questionId: questionIds.own,
  otherQuestionId: questionIds.everybodys,
  pointId: pointIds.maths,
  paperId: paperIds.draft,
  groupId: questionGroupIds.own,
});

/** States of the question bank. */
export const questionStates = {
  'a teacher with a bank of questions and a question of its own': { as, values },
  'a teacher with questions in the basket': {
    as,
    prepare: (world) => world.run('insert into basket_items values (?, ?, 1)', teacherId, questionIds.own),
    values,
  },
} as const satisfies States;
