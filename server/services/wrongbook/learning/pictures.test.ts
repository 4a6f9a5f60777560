import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { accountIds } from '../../../testing/reach.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const ofClass = { classId: classIds.junior, from: '2025-09-01', to: '2026-10-15' };

type Account = 'school-admin' | 'partner-1' | 'partner-2' | 'partner-3' | 'partner-sibling';

const statusOf = async (account: Account | 'teacher-foreign' | 'psychology' | 'admin-primary', input: Picture) =>
  (await server.call(account, calls.getAnswerPicture, input)).status;

interface Picture {
  submissionId: string;
  position: number;
  kind: 'blank' | 'answer';
  index: number;
  version: string;
}

describe('pictures of the examples of a report', () => {
  it('are seen by who reads it, and by nobody beyond', async () => {
    const { body } = await server.call('school-admin', calls.listLearningStudents, ofClass);
    const pictures: Picture[] = [];
    for (const { studentId } of body.data.filter(({ isShort }) => !isShort)) {
      const report = (await server.call('partner-1', calls.getStudentLearning, { ...ofClass, studentId })).body.data;
      const attempts = report.weak.flatMap(({ example }) => (example ? [example.before, example.after] : []));
      for (const attempt of attempts)
        for (const { kind, index, version } of attempt?.pictures ?? [])
          pictures.push({ submissionId: attempt!.submissionId, position: attempt!.position, kind, index, version });
    }
    expect(pictures.length).toBeGreaterThan(1);
    for (const picture of pictures.slice(0, 12)) {
      const own = await Promise.all((['school-admin', 'partner-1'] as const).map((who) => statusOf(who, picture)));
      expect(own).toEqual([200, 200]);
      const others = ['partner-sibling', 'teacher-foreign', 'psychology', 'admin-primary'] as const;
      expect(await Promise.all(others.map((who) => statusOf(who, picture)))).toEqual([403, 403, 403, 403]);
    }
  });

  it('are seen by a partner of its own schools and of those of partners below it alone', async () => {
    const partners = ['partner-1', 'partner-2', 'partner-3', 'partner-sibling'] as const;
    // Every school with work, and whose it is: its partner and all above that one.
    const schools = all<{ id: string; owners: string; submissionId: string }>(
      `select s.id, p.id || ',' || p.ancestors owners, cast(max(b.id) as text) submissionId from schools s
        join partners p on p.id = s.partner_id join assignments a on a.school_id = s.id
        join submissions b on b.assignment_id = a.id group by s.id`,
    );
    expect(schools.map(({ id }) => id)).toEqual(expect.arrayContaining([schoolIds.junior, schoolIds.foreign]));
    const partnerOf = new Map(
      all<{ id: string; partner: string }>('select id, partner_id partner from users').map((one) => [
        one.id,
        one.partner,
      ]),
    );
    const seen = new Set<boolean>();
    for (const account of partners)
      for (const { id, owners, submissionId } of schools) {
        const status = await statusOf(account, { submissionId, position: 1, kind: 'answer', index: 1, version: 'any' });
        const isOwn = owners.split(',').includes(partnerOf.get(accountIds[account])!);
        seen.add(isOwn);
        // Of one's own the version is another; of others nobody learns even that.
        expect([account, id, status]).toEqual([account, id, isOwn ? 400 : 403]);
      }
    expect(seen.size).toBe(2);
  });
});
