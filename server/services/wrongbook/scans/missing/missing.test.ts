import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleMissing } from '../../../../../contracts/wrongbook/scans.ts';
import type { GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { ScanFixture, patient } from '../../../../testing/scans/scan-fixture.ts';
import { scannedFile } from '../../../../testing/scans/sides.ts';

let server: TestApp;
let fixture: ScanFixture;
/** Sheets of two pages each, by student. */
let sides: GrayPicture[];
let first: string;
let second: string;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  await fixture.setLongWork();
  sides = (await fixture.sides(await fixture.print())).slice(0, 4);
  await fixture.scan(await scannedFile([sides[0]!]));
  [first, second] = (await fixture.missing()).map(({ submissionId }) => submissionId) as [string, string];
}, patient);

afterAll(() => server.close());

const settle = async (submissionId: string, as: 'absent' | 'incomplete' | 'waiting') =>
  (await fixture.call(settleMissing, { assignmentId: fixture.assignmentId, submissionId, as })).body.msg;

const submission = (id: string) =>
  fixture.rows('select state, marked_count, is_incomplete from submissions where id = ?', id)[0];

const answers = (id: string) =>
  fixture.rows<{ position: number; score: number | null }>(
    'select position, score from responses where submission_id = ? order by position',
    id,
  );

describe('pages that have not come in', () => {
  it(
    'are listed by student, with what is there',
    async () => {
      const missing = await fixture.missing();
      expect(missing[0]).toMatchObject({ submissionId: first, found: [1], missing: [2], settled: 'waiting' });
      expect(missing.slice(1).every(({ found, missing: pages }) => found.length === 0 && pages.join() === '1,2')).toBe(
        true,
      );
      expect(missing).toHaveLength(
        fixture.rows('select id from submissions where assignment_id = ?', fixture.assignmentId).length,
      );
    },
    patient,
  );

  it(
    'count as not answered where the sheet is taken as it is, until they come',
    async () => {
      const [before, waiting] = [answers(first), submission(first)];
      await settle(first, 'incomplete');
      const all = fixture.rows(
        'select q.position from paper_questions q join submissions s on s.paper_id = q.paper_id where s.id = ?',
        first,
      );
      expect(answers(first)).toHaveLength(all.length);
      const added = answers(first).filter(({ position }) => !before.some((one) => one.position === position));
      expect(added.length).toBeGreaterThan(0);
      expect(added.every(({ score }) => score === 0)).toBe(true);
      expect(submission(first)).toMatchObject({ state: 1, is_incomplete: 1 });
      expect((await fixture.missing())[0]).toMatchObject({ settled: 'incomplete' });
      await settle(first, 'waiting');
      expect([answers(first), submission(first)]).toEqual([before, waiting]);
      await settle(first, 'incomplete');
      await fixture.scan(await scannedFile([sides[1]!]));
      expect(submission(first)).toMatchObject({ state: 1, is_incomplete: 0 });
      expect(
        answers(first)
          .filter(({ score }) => score === null)
          .map(({ position }) => position),
      ).toEqual([...before.filter(({ score }) => score === null), ...added].map(({ position }) => position));
      expect((await fixture.missing()).some(({ submissionId }) => submissionId === first)).toBe(false);
    },
    patient,
  );

  it(
    'are nobody’s who was absent, until they come all the same',
    async () => {
      await settle(second, 'absent');
      expect(submission(second)).toMatchObject({ state: 2 });
      await settle(second, 'waiting');
      expect(submission(second)).toMatchObject({ state: 0 });
      await settle(second, 'absent');
      await fixture.scan(await scannedFile([sides[2]!]));
      expect(submission(second)).toMatchObject({ state: 1 });
    },
    patient,
  );

  it(
    'are settled only as they can be, all of those named or none',
    async () => {
      const third = (await fixture.missing()).at(-1)!.submissionId;
      expect(await settle(second, 'absent')).toContain('不能这样处理');
      expect(await settle(first, 'incomplete')).toContain('不能这样处理');
      expect(await settle(`${third},${second}`, 'absent')).toContain('不能这样处理');
      expect(submission(third)).toMatchObject({ state: 0 });
      fixture.run('update assignments set publish_time = create_time where id = ?', fixture.assignmentId);
      expect(await settle(third, 'absent')).toBe('成绩已发布，请先撤回发布');
    },
    patient,
  );
});
