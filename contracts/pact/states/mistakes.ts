import { assignmentIds, classIds, courseIds, paperIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { refreshMistakes } from '../../../server/engines/mistakes/keep.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const { published } = assignmentIds;

const ofWork = `s.assignment_id = ${published} and q.paper_id = ${paperIds.published}`;

const mistake = (column: 'student_id' | 'question_id') => `select m.${column} from mistakes m
  join submissions s on s.student_id = m.student_id join paper_questions q on q.question_id = m.question_id
  join students t on t.id = m.student_id and t.class_id = ${classIds.junior} and t.is_deleted = 0
  where ${ofWork} order by (select count(*) from mistakes o where o.student_id = m.student_id) desc, m.student_id,
    m.question_id limit 1`;

/** Whoever of the class has most mistakes, one of them in the published work, and a question that nobody was ever given. */
const values = (world: World): StateValues => ({
  schoolId: schoolIds.junior,
  classId: classIds.junior,
  courseId: courseIds.maths,
  studentId: world.get(mistake('student_id')),
  questionId: world.get(mistake('question_id')),
  otherQuestionId: world.get(`select id from questions where subject_id = '2' and owner_id is null and is_deleted = 0
    and id not in (select question_id from mistakes) order by id limit 1`),
});

/** The mistake was added by hand as well. */
function addByHand(world: World): void {
  const { studentId, questionId } = values(world) as Record<'studentId' | 'questionId', string>;
  world.run(
    `insert into custom_mistakes (id, student_id, question_id, user_id, create_time)
      values ('1', ?, ?, ?, '2026-10-14 09:00:00')`,
    studentId,
    questionId,
    personaIds.teacher,
  );
  refreshMistakes(world.sandbox.sqlite, [{ studentId, questionId }]);
}

/** The class has talked the question over. */
const talkOver = (world: World): void =>
  world.run(
    `insert into discussed_questions (class_id, question_id, user_id, create_time) values (?, ?, ?, '2026-10-14 09:00:00')`,
    classIds.junior,
    world.get(mistake('question_id')),
    personaIds.teacher,
  );

/** The teacher has put one student into a group. */
const keepGroup = (world: World): void =>
  world.run(
    `insert into mistake_groupings (class_id, subject_id, term, source, version, groups, proposed, user_id, create_time)
      values (?, '2', '202601', 1, 1, ?, '[]', ?, '2026-10-14 09:00:00')`,
    classIds.junior,
    JSON.stringify([{ key: 1, name: '面批一组', studentIds: [world.get(mistake('student_id'))] }]),
    personaIds.teacher,
  );

/** States of mistake books. */
export const mistakeStates = {
  'a teacher whose students got questions of published work wrong': { as: 'teacher', values },
  'a teacher who has added a mistake by hand': { as: 'teacher', prepare: addByHand, values },
  'a teacher who has talked a mistake over': { as: 'teacher', prepare: talkOver, values },
  'a teacher who has kept groups of students': { as: 'teacher', prepare: keepGroup, values },
  'a school administrator whose students have mistakes': { as: 'school-admin', values },
} as const satisfies States;
