import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layout } from '../../../../../contracts/wrongbook/layout.ts';
import { pageScanPages, removeScans } from '../../../../../contracts/wrongbook/scans.ts';
import type { GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { patient, ScanFixture } from '../../../../testing/scans/scan-fixture.ts';
import { blot, fillIn, scannedFile } from '../../../../testing/scans/sides.ts';

let server: TestApp;
let fixture: ScanFixture;
/** The first pages of the sheets of a class, by the class list, with boxes for the student number. */
let sides: GrayPicture[];
let page: Layout['pages'][number];
let students: { id: string; no: string; name: string }[];

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  await fixture.setLongWork();
  const printed = await fixture.sides(await fixture.print({ numberGrid: true }));
  const [{ layout }] = fixture.rows<{ layout: string }>(
    'select layout from answer_sheets where assignment_id = ?',
    fixture.assignmentId,
  ) as [{ layout: string }];
  const form = JSON.parse(layout) as Layout;
  page = form.pages[0]!;
  sides = printed.filter((_, index) => index % form.pages.length === 0);
  students = fixture.rows(
    `select cast(s.id as text) id, t.student_no no, t.name from submissions s join students t on t.id = s.student_id
      where s.assignment_id = ? order by t.student_no`,
    fixture.assignmentId,
  );
}, patient);

afterAll(() => server.close());

const withoutCode = (side: GrayPicture): GrayPicture => blot(side, page.code, 255);

/** A side with a student number filled in; `?` leaves a place empty. */
function withNumber(side: GrayPicture, number: string): GrayPicture {
  const filled = { ...side, data: side.data.slice() };
  for (const region of page.regions)
    if (region.kind === 'digit' && number[region.position - 1] === String(region.digit)) fillIn(filled, region);
  return filled;
}

const scanOf = async (pages: GrayPicture[], fields: object = {}) => {
  const documentId = await fixture.scan(await scannedFile(pages), fields);
  return { documentId, pages: await fixture.pages({ documentId }) };
};
const remove = (documentId: string) => fixture.call(removeScans, { documentId });

describe('the candidates of a page in the trays', () => {
  it(
    'are told by the pages beside it, and lead to the student in one act',
    async () => {
      const pile = sides.slice(0, 6).map((side, index) => (index === 3 ? withoutCode(side) : side));
      const scan = await scanOf(pile);
      expect(scan.pages.filter(({ state }) => state === 'matched').map(({ candidates }) => candidates)).toEqual(
        Array.from({ length: 5 }, () => []),
      );
      const [first] = scan.pages[3]!.candidates;
      const { id: submissionId, name, no } = students[3]!;
      expect(first).toMatchObject({ submissionId, studentName: name, studentNo: no, sheetPage: 1, replacedId: '' });
      expect(first!.reasons[0]).toEqual({
        text: `前一页 ${students[2]!.no} 第 1 页，后一页 ${students[4]!.no} 第 1 页，名单上其间缺 3 页`,
        fits: true,
      });
      await fixture.mend({ pageId: scan.pages[3]!.id, action: 'assign', submissionId, sheetPage: first!.sheetPage });
      const [, , , mended] = await fixture.pages({ documentId: scan.documentId });
      expect(mended).toMatchObject({ state: 'matched', submissionId, candidates: [] });
      await remove(scan.documentId);
    },
    patient,
  );

  it(
    'are told by the student number on a page without a code, as far as it was filled in',
    async () => {
      const { no, id } = students[5]!;
      const lost = withoutCode(withNumber(sides[5]!, no));
      const scan = await scanOf([lost], { assignmentId: fixture.assignmentId });
      expect(scan.pages[0]).toMatchObject({ state: 'unknown', submissionId: '' });
      const [first, ...others] = scan.pages[0]!.candidates;
      expect(first).toMatchObject({ submissionId: id, sheetPage: 1, likelihood: 'likely' });
      expect(first!.reasons[0]).toEqual({ text: `学号读出 ${no}，全部相同`, fits: true });
      expect(others).toEqual([]);
      await remove(scan.documentId);
    },
    patient,
  );

  it(
    'say what they would replace, and are what the code says where it can be read',
    async () => {
      const scan = await scanOf([sides[0]!, sides[1]!, sides[0]!]);
      const [there, , twice] = scan.pages;
      expect(twice).toMatchObject({ state: 'duplicate', rivalId: there!.id });
      expect(twice!.candidates).toMatchObject([
        { submissionId: students[0]!.id, likelihood: 'likely', replacedId: there!.id, replacedNo: 1 },
      ]);
      await remove(scan.documentId);
    },
    patient,
  );

  it(
    'are nobody where nothing tells anything, and no students of classes that are not the caller’s',
    async () => {
      const scan = await scanOf([withoutCode(sides[2]!)], { assignmentId: fixture.assignmentId });
      expect(scan.pages).toMatchObject([{ state: 'unknown', candidates: [] }]);
      const foreign = await server.call('teacher-foreign', pageScanPages, { documentId: scan.documentId });
      expect(foreign.status).toBe(403);
      await remove(scan.documentId);
    },
    patient,
  );

  it(
    'are gone once somebody calls the page an empty side, which can be taken back',
    async () => {
      const scan = await scanOf([withoutCode(sides[2]!)], { assignmentId: fixture.assignmentId });
      const [lost] = scan.pages;
      await fixture.mend({ pageId: lost!.id, action: 'blank' });
      expect(await fixture.pages({ documentId: scan.documentId })).toMatchObject([{ state: 'blank', isMended: true }]);
      expect(await fixture.mend({ pageId: lost!.id, action: 'blank' })).toBe('该页不能这样处理');
      await fixture.addsUp();
      await fixture.mend({ pageId: lost!.id, action: 'restore' });
      expect(await fixture.pages({ documentId: scan.documentId })).toEqual(scan.pages);
      await remove(scan.documentId);
    },
    patient,
  );
});
