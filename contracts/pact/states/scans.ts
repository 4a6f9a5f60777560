import { assignmentIds, classIds, documentIds, personaIds } from '../../../seed/landmarks.ts';
import { storeBytes } from '../../../server/engines/files/store.ts';
import type { StateValues } from '../state-values.ts';
import { layOut } from './printing.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

const as = 'teacher';
const { collecting } = assignmentIds;

const documentId = '90018001';
const tray = '71';

/** The begin and the end of a JPEG. */
const picture = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9);
const otherPicture = Uint8Array.of(0xff, 0xd8, 0xff, 0xfe, 0x00, 0x02, 0xff, 0xd9);

/** The second of those who got some work. */
const secondSubmission = (world: World): string =>
  world.get('select id from submissions where assignment_id = ? order by id limit 1 offset 1', collecting);

/** A scan that has been read, with a page that nobody knows; its file is the PDF of a document, which holds no sheets. */
function scan(world: World): void {
  layOut(world);
  world.run(
    `insert into documents (id, teacher_id, school_id, shelf, title, kind, extension, size, pages, hash, state, create_time)
      select ?, teacher_id, school_id, 'scan', '扫描件', kind, extension, size, 1, hash, 3, create_time from documents where id = ?`,
    documentId,
    documentIds.ownCloud,
  );
  world.run('insert into scans (document_id, assignment_id, read_pages) values (?, ?, 1)', documentId, collecting);
  world.run(
    `insert into scan_pages (id, document_id, page_no, state, read_state, reason, picture, reading)
      select ?, id, 1, 'unknown', 'unknown', '没有读出二维码', ?, '{}' from documents where id = ?`,
    tray,
    storeBytes(world.sandbox.filesDir, picture),
    documentId,
  );
  scanMore(world);
}

/** A second page in the tray, with another picture, and a second scan that has not been read. */
function scanMore(world: World): void {
  world.run(
    `insert into scan_pages (id, document_id, page_no, state, read_state, reason, picture, reading)
      select '72', document_id, 2, state, read_state, reason, ?, reading from scan_pages where id = ?`,
    storeBytes(world.sandbox.filesDir, otherPicture),
    tray,
  );
  world.run(
    `insert into documents (id, teacher_id, school_id, shelf, title, kind, extension, size, pages, hash, state, create_time)
      select '90018002', teacher_id, school_id, shelf, '又一份扫描件', kind, extension, size, pages, hash, 2, '2026-09-01 08:00:00'
      from documents where id = ?`,
    documentId,
  );
  world.run("insert into scans (document_id, assignment_id, read_pages) values ('90018002', ?, 0)", collecting);
}

/** A student's answer has been cut out of a page. */
function cut(world: World): void {
  scan(world);
  world.run(
    `insert into answer_cuts (page_id, submission_id, position, kind, part, jpeg, width, height, ink, likeness, version)
      values (?, ?, 1, 'answer', 1, x'ffd8ffd9', 1, 1, 0.1, 'ff00ff00ff00ff00', 'ff00ff00ff00ff00')`,
    tray,
    secondSubmission(world),
  );
}

const values = (world: World): StateValues => ({
  teacherId: personaIds.teacher,
  documentId,
  pageId: tray,
  assignmentId: collecting,
  classId: classIds.junior,
  submissionId: secondSubmission(world),
});

const leaveOne = (world: World): void =>
  world.run('delete from submissions where assignment_id = ? and id <> ?', collecting, secondSubmission(world));

/** States of scans. */
export const scanStates = {
  'a teacher with a scan of which a page is in a tray': { as, prepare: scan, values },
  'a teacher with a scan of which an answer was cut out': { as, prepare: cut, values },
  'a teacher with work that one student has to hand in': {
    as,
    prepare: leaveOne,
    values: () => ({ assignmentId: collecting }),
  },
} as const satisfies States;
