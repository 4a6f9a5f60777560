import { assignmentIds, classIds, courseIds, paperIds, personaIds } from '../../../seed/landmarks.ts';
import { before } from '../../../server/engines/exams/pace.ts';
import { keepingMistakes } from '../../../server/engines/mistakes/keep.ts';
import type { StateValues } from '../state-values.ts';
import { copyExam } from './copied-exam.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const examId = '90019001';
const markingPartId = '90019301';
const { published } = assignmentIds;

const settings = { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{学号}' };

const sheetAt = (world: World, offset: number): string =>
  world.get(
    `select id from submissions where assignment_id = ? and state = 1 order by id limit 1 offset ${offset}`,
    published,
  );

/**
 * An exam of maths whose answers are marked twice, the first question by itself: one script that the teacher has in hand, one that
 * another has handed on, one that both have marked far apart, and one that both have marked.
 */
function mark(world: World): void {
  const [teacher, other] = [personaIds.teacher, personaIds['subject-leader']];
  world.run(
    `insert into exams (id, school_id, name, kind, grade_id, term, owner_id, state, start_date, end_date, settings, create_time)
      select ?, school_id, '契约考试', 'monthly', '7', '202601', id, 'marking', '2026-10-05', '2026-10-05', ?, '2026-10-14 08:00:00'
      from users where id = ?`,
    examId,
    JSON.stringify(settings),
    teacher,
  );
  world.run('insert into exam_leaders (exam_id, user_id) values (?, ?)', examId, teacher);
  world.run(
    "insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '七年级1班')",
    examId,
    classIds.junior,
  );
  const sheets = world.sandbox.sqlite
    .prepare('select id from submissions where assignment_id = ?')
    .pluck()
    .all(published) as number[];
  keepingMistakes(world.sandbox.sqlite, sheets, () =>
    world.run("update assignments set publish_time = '', exam_id = ? where id = ?", examId, published),
  );
  world.run(
    `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way, paper_id, assignment_id)
      values (?, '2', ?, 1, '2026-10-05', '08:00', '10:00', 100, 'paper', ?, ?)`,
    examId,
    courseIds.maths,
    paperIds.published,
    published,
  );
  world.run(
    `insert into marking_parts (id, exam_id, subject_id, name, positions, is_double, tolerance, way, drift_limit, leader_id)
      values (?, ?, '2', '第 1 题', '[1]', 1, 1, 'share', 0.5, ?)`,
    markingPartId,
    examId,
    teacher,
  );
  for (const marker of [teacher, other])
    world.run('insert into marking_markers (part_id, user_id, share) values (?, ?, 1)', markingPartId, marker);
  const now = world.sandbox.clock.dateTime();
  const add = (id: string, sheet: number, round: string, user: string, state: string, score: number | null) =>
    world.run(
      `insert into marking_scripts (id, part_id, submission_id, round, user_id, state, scores, score, lease_time, flag, mark_time)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      markingPartId,
      sheetAt(world, sheet),
      round,
      user,
      state,
      score === null
        ? ''
        : JSON.stringify([{ position: 1, score, parts: [], comment: '', detail: { kind: 'rubric', points: [] } }]),
      score,
      state === 'waiting' ? '2099-01-01 00:00:00' : '',
      state === 'flagged' ? 'unclear' : '',
      state === 'waiting' ? '' : before(now, (30 - Number(id.slice(-2))) * 60),
    );
  add('90019401', 0, 'first', teacher, 'waiting', null);
  add('90019402', 1, 'first', other, 'flagged', null);
  add('90019403', 2, 'first', teacher, 'marked', 3);
  add('90019404', 2, 'second', other, 'marked', 1);
  add('90019405', 3, 'first', other, 'marked', 2);
  add('90019406', 3, 'second', teacher, 'marked', 3);
  add('90019407', 3, 'sample', teacher, 'marked', 3);
  add('90019411', 3, 'sample', other, 'marked', 2);
  // As many as it takes to draw one of five for checking.
  for (const sheet of [4, 5, 6]) add(`9001940${sheet + 4}`, sheet, 'first', teacher, 'marked', 2);
  // As many as it takes to tell how fast somebody marks.
  for (const sheet of [7, 8, 9, 10]) add(`900194${sheet + 10}`, sheet, 'first', other, 'marked', 2);
  const outcome = (sheet: number, state: string, marks: number, difference: number | null, score: number | null) =>
    world.run(
      'insert into marking_outcomes (part_id, submission_id, state, marks, difference, score) values (?, ?, ?, ?, ?, ?)',
      markingPartId,
      sheetAt(world, sheet),
      state,
      marks,
      difference,
      score,
    );
  cut(world, sheetAt(world, 0));
  outcome(1, 'flag', 0, null, null);
  outcome(2, 'third', 2, 2, null);
  outcome(3, 'done', 2, 1, 2.5);
  for (const sheet of [4, 5, 6, 7, 8, 9, 10]) outcome(sheet, 'open', 1, null, null);
  addSecondPart(world);
  copyExam(world, examId);
}

/** A part that nobody has begun with, which the teacher marks as well. */
function addSecondPart(world: World): void {
  world.run(
    `insert into marking_parts (id, exam_id, subject_id, name, positions, is_double, tolerance, way, drift_limit, leader_id)
      select '90019302', exam_id, subject_id, '第 2 题', '[2]', 0, tolerance, way, drift_limit, leader_id from marking_parts where id = ?`,
    markingPartId,
  );
  world.run("insert into marking_markers (part_id, user_id, share) values ('90019302', ?, 1)", personaIds.teacher);
}

/** A picture of the first answer of a sheet, cut out of a scan. */
function cut(world: World, submissionId: string): void {
  const documentId = '90019501';
  world.run(
    `insert into documents (id, teacher_id, shelf, title, state, create_time)
      values (?, ?, 'scan', '契约扫描', 3, '2026-10-14 08:00:00')`,
    documentId,
    personaIds.teacher,
  );
  world.run('insert into scans (document_id, read_pages) values (?, 1)', documentId);
  world.run(
    `insert into scan_pages (document_id, page_no, state, read_state, submission_id, sheet_page, picture, reading)
      values (?, 1, 'matched', 'matched', ?, 1, '', '{}')`,
    documentId,
    submissionId,
  );
  world.run(
    `insert into answer_cuts (page_id, submission_id, position, kind, part, jpeg, ink, likeness, version)
      select id, submission_id, 1, 'answer', 1, x'ffd8ffd9', 0.05, '00ff00ff00ff00ff', 'ff00ff00ff00ff00'
      from scan_pages where document_id = ?`,
    documentId,
  );
}

const values = (): StateValues => ({
  examId,
  markingPartId,
  markingScriptId: '90019401',
  otherMarkingScriptId: '90019402',
  teacherId: personaIds.teacher,
  ownId: personaIds['subject-leader'],
});

/** States of marking by many. */
export const examMarkingStates = {
  'a teacher who leads and marks a part of an exam': { as, prepare: mark, values },
} as const satisfies States;
