import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contracts/calls.ts';
import { personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { full, MarkingFixture, type SetWork } from '../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;
let work: SetWork;
/** What the ledger held before. */
let first: number;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  fixture = new MarkingFixture(server);
  first = fixture.all<{ id: number }>('select coalesce(max(id), 0) id from usage_events')[0]!.id;
  work = await fixture.set([1, 3]);
});

afterAll(() => server.close());

const entries = (kind: string) =>
  fixture.all(
    `select school_id schoolId, date, app, subject_id subjectId, user_id userId, quantity from usage_events
      where id > ? and kind = ? order by id`,
    first,
    kind,
  );

const own = {
  schoolId: schoolIds.junior,
  date: '2026-10-20',
  app: 'homework',
  subjectId: '2',
  userId: personaIds.teacher,
};

describe('the ledger of use', () => {
  it('has who set work to how many', () => {
    expect(entries('assign')).toEqual([{ ...own, quantity: work.sheets.length }]);
  });

  it('has the pages that were printed, not those that were saved, nor what was refused', async () => {
    const print = (action: 'print' | 'save', assignmentId: string) =>
      server.call('teacher', calls.addPrintRecord, { assignmentId, kinds: ['sheets'], action, pages: 12 });
    await print('print', work.assignmentId);
    await print('save', work.assignmentId);
    const refused = await server.call('teacher', calls.addPrintRecord, { kinds: [], action: 'print', pages: 3 });
    expect(refused.body.success).toBe(false);
    expect(entries('print')).toEqual([{ ...own, quantity: 12 }]);
  });

  it('has the answers that a person marks and those that a machine is to mark', async () => {
    const [sheet, other] = work.sheets as [string, string];
    for (const one of [sheet, other]) fixture.handIn(one, ['A', '略']);
    const { assignmentId } = work;
    const given = await server.call('teacher', calls.giveMarks, {
      assignmentId,
      marks: [{ key: 'first-mark-1', submissionId: sheet, position: 2, score: full, parts: [], comment: '' }],
    });
    expect(given.body.msg).toBe('操作成功');
    expect(entries('mark')).toEqual([{ ...own, quantity: 1 }]);
    const started = await server.call('teacher', calls.startMarking, { assignmentId });
    expect(started.body.success).toBe(true);
    expect(entries('mark').at(-1)).toEqual({ ...own, quantity: started.body.data.total });
  });
});
