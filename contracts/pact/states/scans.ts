import { assignmentIds, classIds, documentIds, personaIds } from '../../../seed/landmarks.ts';
import type { StateValues } from '../state-values.ts';
import { layOut } from './printing.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const teacherId = personaIds.teacher;
const { collecting, published } = assignmentIds;

const documentId = '90018001';
const tray = '71';
const matched = '72';

/** One of those who got some work, counted from 1. */
const submissionOf = (world: World, assignmentId: string, seat: number): string =>
  world.get('select id from submissions where assignment_id = ? order by id limit 1 offset ?', assignmentId, seat - 1);

const sheetId = '(select max(id) from answer_sheets)';

/** A scan that has been read, without its pages; its file is the PDF of a document, which holds no sheets. */
function addScan(world: World): void {
  world.run(
    `insert into documents (id, teacher_id, school_id, shelf, title, kind, extension, size, pages, hash, state, create_time)
      select ?, teacher_id, school_id, 'scan', '扫描件', kind, extension, size, 1, hash, 3, create_time from documents where id = ?`,
    documentId,
    documentIds.ownCloud,
  );
  world.run('insert into scans (document_id, assignment_id, read_pages) values (?, ?, 1)', documentId, collecting);
}

/** A page that nobody knows. */
const addTray = (world: World): void =>
  world.run(
    `insert into scan_pages (id, document_id, page_no, state, read_state, reason, picture, reading)
      select ?, id, 1, 'unknown', 'unknown', '没有读出二维码', hash, '{}' from documents where id = ?`,
    tray,
    documentId,
  );

/** A page that stands for the first of those who got some work. */
function addMatched(world: World, assignmentId: string = collecting): void {
  world.run('update scans set read_pages = read_pages + 1');
  world.run(
    `insert into scan_pages (id, document_id, page_no, state, read_state, sheet_id, submission_id, sheet_page, picture, reading)
      select ?, id, 2, 'matched', 'matched', ${sheetId}, ?, 1, hash, '{}' from documents where id = ?`,
    ...[matched, submissionOf(world, assignmentId, 1), documentId],
  );
}

/** A page in a tray and the second of those who got the work. */
const values = (world: World): StateValues => ({
  ...{ teacherId, documentId, pageId: tray, assignmentId: collecting, classId: classIds.junior },
  submissionId: submissionOf(world, collecting, 2),
});

const all =
  (...steps: ((world: World) => void)[]) =>
  (world: World) =>
    steps.forEach((step) => step(world));

const scanned = all(layOut, addScan, addTray);

const run =
  (sql: string, ...bound: string[]) =>
  (world: World) =>
    world.run(sql, ...bound);

const addPublished = (world: World): void => addMatched(world, published);

/** The first question of a paper, with a mark of the teacher. */
function review(world: World): void {
  const submissionId = submissionOf(world, collecting, 1);
  const question = world.get(
    'select min(question_id) from paper_questions where paper_id = (select paper_id from assignments where id = ?)',
    collecting,
  );
  world.run(`update answer_sheets set layout = json_set(layout, '$.pages[0].regions[1].questionId', ?)`, question);
  const position = world.get(
    'select position from paper_questions q join assignments a on a.paper_id = q.paper_id where a.id = ? and q.question_id = ?',
    ...[collecting, question],
  );
  world.run(
    `insert into marks (id, submission_id, position, kind, marker, user_id, score, confidence, create_time)
      values (1, ?, ?, 'person', '教师', ?, 1, 1, '2026-09-01 08:00:00')`,
    ...[submissionId, position, teacherId],
  );
  world.run(
    `insert into responses (submission_id, position, answer, score, mark_id) values (?, ?, 'A', 1, 1)`,
    ...[submissionId, position],
  );
}

/** States of scans. */
export const scanStates = {
  'a teacher with a scan of which a page is in a tray': { as, prepare: scanned, values },
  'a teacher whose scans have been deleted': {
    as,
    prepare: all(scanned, run("update documents set state = 5 where shelf = 'scan'")),
    values,
  },
  'a teacher with a scan whose picture has been lost': {
    as,
    prepare: all(scanned, run(`update scan_pages set picture = '${'f'.repeat(64)}'`)),
    values,
  },
  'a teacher with a scan of work that has been published': {
    as,
    prepare: all(layOut, addScan, addPublished),
    values: (world) => ({ ...values(world), pageId: matched }),
  },
  'a teacher with a scan whose answers have been reviewed': { as, prepare: all(scanned, addMatched, review), values },
  'a teacher with a scan of work that has been withdrawn': {
    as,
    prepare: all(scanned, run('update assignments set status = 2 where id = ?', collecting)),
    values,
  },
  'a teacher with a scan of work whose sheets have not been laid out': {
    as,
    prepare: all(addScan, addTray),
    values,
  },
  'a teacher with a scan of which another page is the student’s': {
    as,
    prepare: all(scanned, addMatched),
    values: (world) => ({ ...values(world), submissionId: submissionOf(world, collecting, 1) }),
  },
  'a teacher with published work whose sheets have been laid out': {
    as,
    prepare: all(layOut, run('update assignments set publish_time = create_time where id = ?', collecting)),
    values,
  },
  'a teacher whose work has been deleted after it was laid out': {
    as,
    prepare: all(layOut, run('update assignments set is_deleted = 1 where id = ?', collecting)),
    values,
  },
  'a teacher with work that one student has to hand in': {
    as,
    prepare: (world) =>
      world.run(
        'delete from submissions where assignment_id = ? and id <> ?',
        ...[collecting, submissionOf(world, collecting, 2)],
      ),
    values: () => ({ assignmentId: collecting }),
  },
  'a teacher of whose work a scan is being made': {
    as,
    prepare: all(
      addScan,
      run("update documents set state = 2, hash = '' where shelf = 'scan'"),
      run("update scans set making = '{}', is_synthetic = 1"),
    ),
    values,
  },
} as const satisfies States;
