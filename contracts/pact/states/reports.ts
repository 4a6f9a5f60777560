import { assignmentIds, classIds, courseIds, paperIds, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const { published, collecting } = assignmentIds;

const values = (): StateValues => ({
  schoolId: schoolIds.junior,
  gradeId: '7',
  classId: classIds.junior,
  courseId: courseIds.maths,
  teacherId: personaIds.teacher,
  assignmentId: published,
});

/** Another class has the same work, with one set of answers: then there is a grade to compare with, this time and the last. */
function joinClass(world: World): void {
  for (const assignmentId of [published, collecting]) {
    world.run(
      `insert or ignore into assignment_classes (assignment_id, class_id, class_name)
        select assignment_id, ?, class_name from assignment_classes where assignment_id = ?`,
      classIds.juniorSecond,
      assignmentId,
    );
    world.run(
      `insert into submissions (id, assignment_id, student_id, class_id, paper_id, state, marked_count, score, submit_time)
        select (select max(id) from submissions) + row_number() over (order by t.id), o.assignment_id, t.id, t.class_id,
          o.paper_id, o.state, o.marked_count, o.score, o.submit_time
        from students t join submissions o on o.id = (select min(id) from submissions where assignment_id = ?)
        where t.class_id = ?`,
      assignmentId,
      classIds.juniorSecond,
    );
    world.run(
      `insert into responses (submission_id, position, answer, score, parts)
        select n.id, r.position, r.answer, r.score, r.parts from submissions n
        join responses r on r.submission_id = (select min(id) from submissions where assignment_id = n.assignment_id)
        where n.assignment_id = ? and n.class_id = ?`,
      assignmentId,
      classIds.juniorSecond,
    );
  }
}

/** Whether a response is to a choice of the published work; the parameters are the work and its paper. */
const isChoice = `submission_id in (select id from submissions where assignment_id = ?) and position in
  (select position from paper_questions q join questions b on b.id = q.question_id where paper_id = ? and question_type = 1)`;

/** Choices of which all options, and all right ones together, are chosen and not everybody is right, and among them one with several right options. */
function fillIn(world: World): void {
  const work = [published, paperIds.published];
  world.run(
    `update responses set answer = (select case when submission_id % (json_array_length(b.options) + 1) < json_array_length(b.options)
        then char(65 + submission_id % (json_array_length(b.options) + 1))
        else (select group_concat(value, '') from json_each(b.answers, '$[0]')) end
        from paper_questions q join questions b on b.id = q.question_id
        where q.paper_id = ? and q.position = responses.position),
      score = 3 * (submission_id % 2) where ${isChoice}`,
    paperIds.published,
    ...work,
  );
  world.run(
    'update submissions set score = (select sum(score) from responses where submission_id = id) where assignment_id = ?',
    published,
  );
  world.run(
    `update questions set is_multiple = 1 where question_type = 1 and id =
      (select question_id from paper_questions where paper_id = ? order by position limit 1)`,
    paperIds.published,
  );
}

/** Two pieces of published work of one class, the second with the answers of the first: then every student has a trend. */
function handInTwice(world: World): void {
  world.run(
    'update assignments set is_deleted = 1 where teacher_id = ? and id not in (select value from json_each(?))',
    personaIds.teacher,
    JSON.stringify([published, collecting]),
  );
  world.run(
    'update assignments set publish_time = create_time, paper_id = ? where id = ?',
    paperIds.published,
    collecting,
  );
  world.run(
    `update submissions set state = 1, paper_id = ?, (marked_count, score, submit_time) = (select marked_count, score, submit_time
      from submissions o where o.assignment_id = ? and o.student_id = submissions.student_id) where assignment_id = ?`,
    paperIds.published,
    published,
    collecting,
  );
  world.run(
    `insert into responses (submission_id, position, answer, score, parts) select n.id, r.position, r.answer, r.score, r.parts
      from submissions n join submissions o on o.student_id = n.student_id and o.assignment_id = ?
      join responses r on r.submission_id = o.id where n.assignment_id = ?`,
    published,
    collecting,
  );
}

function handIn(world: World): void {
  fillIn(world);
  handInTwice(world);
  joinClass(world);
}

/** States of reports, and of all work of a school. */
export const reportStates = {
  'a teacher with work that everybody has handed in, and of which every figure is defined': {
    as: 'teacher',
    prepare: handIn,
    values: () => ({ ...values(), assignmentId: collecting }),
  },
  'a school administrator whose school has work that everybody has handed in': {
    as: 'school-admin',
    prepare: handInTwice,
    values,
  },
} as const satisfies States;
