import { paperIds, personaIds, pointIds, questionIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';

const as = 'teacher';
const teacherId = personaIds.teacher;
const values = (): StateValues => ({
  questionId: questionIds.own,
  otherQuestionId: questionIds.everybodys,
  pointId: pointIds.maths,
  paperId: paperIds.draft,
});

const fill = `insert into basket_items select ${teacherId}, id, rowid from questions where id <> ? limit ?`;

/** States of the question bank. */
export const questionStates = {
  'a teacher with a bank of questions and a question of its own': { as, values },
  'a teacher whose own question has been deleted': {
    as,
    prepare: (world) => world.run('update questions set is_deleted = 1 where owner_id = ?', teacherId),
    values,
  },
  'a teacher with questions in the basket': {
    as,
    prepare: (world) => world.run('insert into basket_items values (?, ?, 1)', teacherId, questionIds.own),
    values,
  },
  'a teacher with a full basket': { as, prepare: (world) => world.run(fill, questionIds.own, 200), values },
} as const satisfies States;
