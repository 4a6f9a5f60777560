import { assignmentIds, paperIds, personaIds } from '../../../seed/landmarks.ts';
import { keepingMistakes } from '../../../server/engines/mistakes/keep.ts';
import type { StateValues } from '../state-values.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const { published } = assignmentIds;

const ofWork = 'submission_id in (select id from submissions where assignment_id = ?)';

/** A sheet of the work that was handed in, and the first question of its paper, which is a choice. */
const values = (world: World): StateValues => ({
  assignmentId: published,
  submissionId: world.get('select min(id) from submissions where assignment_id = ? and state = 1', published),
  questionId: world.get(
    'select question_id from paper_questions where paper_id = ? and position = 1',
    paperIds.published,
  ),
  otherQuestionId: world.get(
    'select id from questions where owner_id is null and id not in (select question_id from paper_questions where paper_id = ?) limit 1',
    paperIds.published,
  ),
});

const valuesWithMark = (world: World): StateValues => ({
  ...values(world),
  markId: world.get('select max(id) from marks where submission_id = ? and position = 1', values(world).submissionId),
});

/** The right answer to the first question is A. */
const setKey = (world: World): void =>
  world.run(`update questions set is_multiple = 0, answers = '[["A"]]' where id = ?`, values(world).questionId);

/** Takes the publication back, with the mistakes that followed from it. */
function unpublish(world: World): void {
  const { sqlite } = world.sandbox;
  const sheets = sqlite
    .prepare('select id from submissions where assignment_id = ?')
    .pluck()
    .all(published) as number[];
  keepingMistakes(sqlite, sheets, () => world.run("update assignments set publish_time = '' where id = ?", published));
}

/** Everything has been marked by a machine, which says how, and nothing is published. */
function mark(world: World): void {
  setKey(world);
  unpublish(world);
  world.run(
    `insert into marks (submission_id, position, kind, marker, score, parts, answer, confidence, reason, detail, create_time)
      select submission_id, position, 'machine', '离线批改', score, parts, answer, 0.9, '选择正确', ?, ?
      from responses where ${ofWork} order by submission_id, position`,
    '{"kind":"rubric","points":[]}',
    '2026-10-14 08:00:00',
    published,
  );
  world.run(
    `update responses set mark_id = (select m.id from marks m where m.submission_id = responses.submission_id
      and m.position = responses.position) where ${ofWork}`,
    published,
  );
  world.run(
    `insert into marking_runs (id, assignment_id, state, marker, total, done, create_time)
      values ('1', ?, 'done', '离线批改', 1, 1, '2026-10-14 08:00:00')`,
    published,
  );
}

/** The teacher has marked an answer after the machine. */
function review(world: World): void {
  mark(world);
  world.run(
    `insert into marks (submission_id, position, kind, marker, user_id, score, confidence, create_time)
      values (?, 1, 'person', '教师', ?, 0, 1, '2026-10-14 09:00:00')`,
    values(world).submissionId,
    personaIds.teacher,
  );
  world.run(
    'update responses set score = 0, mark_id = (select max(id) from marks) where submission_id = ? and position = 1',
    values(world).submissionId,
  );
}

function unmark(world: World): void {
  unpublish(world);
  world.run(`update responses set score = null, parts = '' where ${ofWork}`, published);
  world.run('update submissions set score = null, marked_count = 0 where assignment_id = ?', published);
}

/** States of the marking of work. */
export const markingStates = {
  'a teacher with work that a machine has marked': { as, prepare: mark, values: valuesWithMark },
  'a teacher who has marked an answer': { as, prepare: review, values: valuesWithMark },
  'a teacher with work that has not been marked': { as, prepare: unmark, values },
  'a teacher with work whose scores are published': { as, prepare: setKey, values },
} as const satisfies States;
