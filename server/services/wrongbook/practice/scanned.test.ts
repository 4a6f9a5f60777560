import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { GrayPicture } from '../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { keptMistakes } from '../../../testing/mistakes.ts';
import { PracticeFixture } from '../../../testing/practice-fixture.ts';
import { patient, ScanFixture } from '../../../testing/scans/scan-fixture.ts';
import { scannedFile } from '../../../testing/scans/sides.ts';

// Practice that comes back in parts: nothing of it is lost, and nothing counts before it is there.

let server: TestApp;
let practice: PracticeFixture;
let scans: ScanFixture;
let studentIds: string[];
/** The sheets of two students, two pages each. */
let sides: GrayPicture[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-27 09:30:00' });
  practice = new PracticeFixture(server);
  scans = new ScanFixture(server);
  // The more a question is worth, the more room its answer gets: a sheet has two pages.
  const rule = { practiceMode: 41, most: 50, withMastered: true, scoring: 'total', score: 150 } as const;
  const { data } = await practice.preview(rule);
  const most = data.students.toSorted((one, other) => other.questionCount - one.questionCount);
  const chosen = most.slice(0, 2).map(({ studentId }) => studentId);
  studentIds = practice.studentsOf().filter((id) => chosen.includes(id));
  scans.assignmentId = (await practice.practise({ ...rule, studentIds })).data.id;
  sides = await scans.sides(await scans.print());
  expect(sides).toHaveLength(4);
}, patient);

afterAll(() => server.close());

const publish = async () =>
  (await server.call('teacher', calls.publishAssignment, { assignmentId: scans.assignmentId })).body.msg;

/** Answers, each with its sheet and place. */
type Answers = { submission_id: number; position: number }[];

describe('half a scan of practice', () => {
  it(
    'is kept and told, and counts for no mistake before the rest has come',
    async () => {
      const before = keptMistakes(server.sandbox.sqlite);
      await scans.scan(await scannedFile([sides[0]!]));
      const half = scans.work();
      expect(await scans.missing()).toMatchObject([
        { studentId: studentIds[0], found: [1], missing: [2], settled: 'waiting' },
        { studentId: studentIds[1], found: [], missing: [1, 2], settled: 'waiting' },
      ]);
      // What is there can be marked; what is missing still keeps it from being published.
      const there = (JSON.parse(half) as Answers[])[1]!;
      const marks = there.map(({ submission_id: submissionId, position }) => ({
        key: `half-sheet-${position}`,
        submissionId: String(submissionId),
        position,
        score: 0,
      }));
      expect(marks.length).toBeGreaterThan(0);
      const [asked] = scans.rows<{ count: number }>(
        'select count(*) count from submissions s join paper_questions q on q.paper_id = s.paper_id where s.id = ?',
        marks[0]!.submissionId,
      );
      const { assignmentId } = scans;
      await server.call('teacher', calls.giveMarks, { assignmentId, marks });
      expect(await publish()).toBe(`还有 ${asked!.count - marks.length} 个作答没有批改，不能发布`);
      const marked = scans.work();
      expect(keptMistakes(server.sandbox.sqlite)).toEqual(before);

      // One has left when the sheet comes in: it waits in the tray, and comes anew once they are back.
      const setStatus = (status: number) =>
        practice.run('update students set status = ? where id = ?', status, studentIds[1]);
      setStatus(1);
      const documentId = await scans.scan(await scannedFile([sides[2]!]));
      setStatus(0);
      expect(await scans.pages({ documentId })).toMatchObject([{ state: 'notInClass', sheetPage: 1 }]);
      expect(scans.work()).toBe(marked);

      await scans.scan(await scannedFile(sides.slice(1)));
      expect(await scans.missing()).toEqual([]);
      const kept = (work: string) => (JSON.parse(work) as Answers[])[1]!;
      expect(kept(scans.work())).toEqual(expect.arrayContaining(kept(marked)));
      expect(kept(scans.work()).length).toBeGreaterThan(kept(marked).length);
      expect(await publish()).toMatch(/^还有 \d+ 个作答没有批改，不能发布$/);
      expect(keptMistakes(server.sandbox.sqlite)).toEqual(before);
    },
    patient,
  );
});
