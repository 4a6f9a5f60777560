import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeScans, settleMissing } from '../../../../../contracts/wrongbook/scans.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { carryOut } from '../../../../testing/carry-out.ts';
import { makeScanned } from './make-scan.ts';
import { ScanFixture, patient } from '../../../../testing/scans/scan-fixture.ts';

let server: TestApp;
let fixture: ScanFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
}, patient);

afterAll(() => server.close());

const make = (input: object = {}) => fixture.call(makeScans, { assignmentId: fixture.assignmentId, ...input });

describe('a scan that is made', () => {
  it(
    'is read like any other, mended where it is damaged, and settles every student',
    async () => {
      const { documentId } = (await make({ absent: 6 })).body.data;
      expect((await make()).body.msg).toBe('正在生成模拟扫描，请稍候');
      await fixture.read(documentId);
      const item = await fixture.item(documentId);
      expect(item).toMatchObject({ state: 3, isSynthetic: true, assignmentId: fixture.assignmentId });
      expect(item.pages).toBe(item.readPages);
      await fixture.addsUp();
      const truths = fixture.rows('select distinct submission_id from scan_truths where document_id = ?', documentId);
      expect(truths).toHaveLength(6);
      for (const { id, state } of await fixture.pages({ documentId, state: 'tray' })) {
        if (state === 'duplicate') await fixture.mend({ pageId: id, action: 'replace' });
        else await fixture.mend({ pageId: id, action: 'discard' });
      }
      expect((await fixture.item(documentId)).counts.tray).toBe(0);
      await fixture.addsUp();
      const missing = (await fixture.missing()).map(({ submissionId }) => submissionId);
      expect(missing.length).toBeGreaterThanOrEqual(6);
      await fixture.call(settleMissing, {
        assignmentId: fixture.assignmentId,
        submissionId: missing.join(),
        as: 'absent',
      });
      const states = fixture.rows(
        'select distinct state from submissions where assignment_id = ? order by 1',
        fixture.assignmentId,
      );
      expect(states).toEqual([{ state: 1 }, { state: 2 }]);
      expect((await make()).body.msg).toBe('没有可以模拟的学生');
    },
    patient,
  );

  it(
    'has the choices that are known to be on it',
    () => {
      const [{ right, all }] = fixture.rows<{ right: number; all: number }>(
        `select sum(r.answer = t.answer) "right", count(*) "all" from responses r
        join scan_truths t on t.submission_id = r.submission_id and t.position = r.position
        join submissions s on s.id = r.submission_id
        join paper_questions p on p.paper_id = s.paper_id and p.position = r.position
        join questions q on q.id = p.question_id where q.question_type = 1`,
      ) as [{ right: number; all: number }];
      expect(all).toBeGreaterThan(20);
      expect(right / all).toBeGreaterThan(0.9);
    },
    patient,
  );

  it(
    'is made once, however often its making is begun',
    async () => {
      const [{ document_id: id }] = fixture.rows<{ document_id: string }>('select document_id from scans') as [
        { document_id: string },
      ];
      const truths = fixture.rows('select count(*) n from scan_truths');
      await carryOut(makeScanned, server.sandbox, id);
      expect(fixture.rows('select count(*) n from scan_truths')).toEqual(truths);
      const ended = new AbortController();
      fixture.run('update documents set state = 2 where id = ?', id);
      fixture.run('update scans set making = \'{"damage":"clean","absent":0}\' where document_id = ?', id);
      fixture.run('update submissions set state = 0 where state = 2 and assignment_id = ?', fixture.assignmentId);
      const work = carryOut(makeScanned, server.sandbox, id, ended.signal);
      ended.abort();
      await expect(work).rejects.toThrow();
      expect(fixture.rows('select count(*) n from scan_truths')).toEqual(truths);
    },
    patient,
  );
});
