import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture, type SetWork } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;
let work: SetWork;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  fixture = new MarkingFixture(server);
  work = await fixture.set([1, 3]);
});

afterAll(() => server.close());

const notReading = { isRunning: false, pages: 0, readPages: 0 };

const progress = async ({ assignmentId }: SetWork = work) =>
  (await server.call('teacher', calls.getAssignment, { assignmentId })).body.data;

const print = (fields: Partial<InputOf<typeof calls.addPrintRecord>>) =>
  server.call('teacher', calls.addPrintRecord, {
    assignmentId: work.assignmentId,
    kinds: ['sheets'],
    action: 'print',
    pages: 1,
    ...fields,
  });

const overview = async () =>
  (await server.call('teacher', calls.getMarkingOverview, { assignmentId: work.assignmentId })).body.data.questions;

/** A scan of the work with pages in these states, one of which names a student. */
function scanWith(id: string, { state, pages, readPages }: { state: number; pages: number; readPages: number }): void {
  fixture.run(
    `insert into documents (id, teacher_id, shelf, title, state, pages, create_time)
      select ?, teacher_id, 'scan', '扫描', ?, ?, create_time from assignments where id = ?`,
    id,
    state,
    pages,
    work.assignmentId,
  );
  fixture.run(
    'insert into scans (document_id, assignment_id, read_pages) values (?, ?, ?)',
    id,
    work.assignmentId,
    readPages,
  );
}

const page = (documentId: string, pageNo: number, state: string, submissionId: string | null): void =>
  fixture.run(
    `insert into scan_pages (document_id, page_no, state, read_state, submission_id, sheet_page, picture, reading)
      values (?, ?, ?, ?, ?, 1, '', '{}')`,
    documentId,
    pageNo,
    state,
    state,
    submissionId,
  );

describe('how far work has come', () => {
  it('counts whose sheets were printed, each student once', async () => {
    const { studentCount } = await progress();
    expect((await progress()).printedCount).toBe(0);
    await print({ kinds: ['paper'] });
    expect((await progress()).printedCount).toBe(0);
    const [first] = fixture.all<{ id: string }>(
      'select student_id id from submissions where assignment_id = ? order by id',
      work.assignmentId,
    );
    await print({ studentId: first!.id });
    expect((await progress()).printedCount).toBe(1);
    await print({});
    await print({});
    expect((await progress()).printedCount).toBe(studentCount);
  });

  it('counts pages that wait, whether they name a student or only the work, and what is being read', async () => {
    const [one, two] = work.sheets;
    scanWith('7001', { state: 3, pages: 4, readPages: 4 });
    page('7001', 1, 'unreadable', null);
    page('7001', 2, 'duplicate', one!);
    page('7001', 3, 'matched', two!);
    page('7001', 4, 'blank', null);
    expect(await progress()).toMatchObject({ trayCount: 2, reading: notReading });
    // A scan that names no work counts by its pages.
    scanWith('7002', { state: 2, pages: 9, readPages: 1 });
    page('7002', 1, 'duplicate', two!);
    expect(await progress()).toMatchObject({ trayCount: 3, reading: { isRunning: true, pages: 9, readPages: 1 } });
    fixture.run("update scans set assignment_id = null where document_id = '7002'");
    expect(await progress()).toMatchObject({ trayCount: 3, reading: notReading });
  });

  it('counts what a machine is not sure of until somebody has looked at it, as the overview does', async () => {
    const [sheet] = work.sheets;
    fixture.handIn(sheet!, [fixture.right(work.questionIds[0]!), '写了一句话，没有公式']);
    await server.call('teacher', calls.startMarking, { assignmentId: work.assignmentId });
    await fixture.ended(work.assignmentId);
    const doubtful = (await overview()).reduce((sum, one) => sum + one.doubtfulCount, 0);
    expect(doubtful).toBeGreaterThan(0);
    expect((await progress()).doubtfulCount).toBe(doubtful);
    const marks = [1, 2].map((position) => ({
      key: `progress-${position}`,
      submissionId: sheet!,
      position,
      score: 1,
    }));
    await server.call('teacher', calls.giveMarks, { assignmentId: work.assignmentId, marks });
    expect((await progress()).doubtfulCount).toBe(0);
  });

  it('says that a machine is marking', async () => {
    fixture.run(
      `insert into marking_runs (id, assignment_id, state, marker, total, create_time)
        values ('1', ?, 'running', '离线批改', 2, '2026-10-20 09:30:00')`,
      work.assignmentId,
    );
    expect(await progress()).toMatchObject({ isBeingMarked: true });
    fixture.run("update marking_runs set state = 'done' where id = '1'");
    expect(await progress()).toMatchObject({ isBeingMarked: false });
  });
});

describe('lists of where work stands', () => {
  it('counts the work that its other filters find by where it stands', async () => {
    for (const filters of [{}, { courseId: courseIds.maths }, { keyword: '练习' }]) {
      const { records, stages } = (await server.call('teacher', calls.pageAssignments, { size: 500, ...filters })).body
        .data;
      const { all, ...counts } = stages;
      expect(all).toBe(records.length);
      for (const [stage, count] of Object.entries(counts)) {
        expect(count, stage).toBe(records.filter((one) => one.stage === stage).length);
        const narrowed = { ...filters, stage: stage as keyof typeof counts };
        expect((await server.call('teacher', calls.pageAssignments, narrowed)).body.data.stages).toEqual(stages);
      }
    }
  });

  it('lists what goes on, of a leader what it has set or teaches', async () => {
    for (const account of ['teacher', 'subject-leader'] as const) {
      const { records } = (await server.call(account, calls.pageAssignments, { size: 500 })).body.data;
      const { body } = await server.call(account, calls.listOpenAssignments, {});
      const goesOn = records.filter(({ stage }) => stage === 'collecting' || stage === 'marking');
      const ids = body.data.map(({ id }) => id);
      expect(goesOn.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
      expect(ids).toEqual(expect.arrayContaining(goesOn.filter(({ isOwn }) => isOwn).map(({ id }) => id)));
      expect(ids.length).toBeGreaterThan(0);
    }
  });
});
