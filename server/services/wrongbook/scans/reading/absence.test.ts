import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Layout, Region } from '../../../../../contracts/wrongbook/layout.ts';
import { removeScans } from '../../../../../contracts/wrongbook/scans.ts';
import type { GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { patient, ScanFixture } from '../../../../testing/scans/scan-fixture.ts';
import { fillIn, scannedFile } from '../../../../testing/scans/sides.ts';

/** Sheets of an examination: two pages of each student. */
let server: TestApp;
let fixture: ScanFixture;
let sides: GrayPicture[];
let layout: Layout;
let ids: string[];

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  await fixture.setLongWork(8);
  sides = (await fixture.sides(await fixture.print())).slice(0, 6);
  const work = fixture.assignmentId;
  const [form] = fixture.rows<{ layout: string }>('select layout from answer_sheets where assignment_id = ?', work);
  layout = JSON.parse(form!.layout) as Layout;
  const students = fixture.rows<{ id: number }>(
    'select s.id from submissions s join students t on t.id = s.student_id where assignment_id = ? order by t.student_no',
    work,
  );
  ids = students.map(({ id }) => String(id));
}, patient);

afterAll(() => server.close());

const stateOf = (index: number): number =>
  fixture.rows<{ state: number }>('select state from submissions where id = ?', ids[index]!)[0]!.state;
const countOf = (table: 'responses' | 'answer_cuts', index: number): number =>
  fixture.rows<{ n: number }>(`select count(*) n from ${table} where submission_id = ?`, ids[index]!)[0]!.n;

/** The page of a student's sheet, from 1, with places filled in or written on. */
function page(index: number, number: 1 | 2, ...kinds: Region['kind'][]): GrayPicture {
  const side = sides[2 * index + number - 1]!;
  const copy = { ...side, data: side.data.slice() };
  for (const kind of kinds) {
    const region = layout.pages[number - 1]!.regions.find((one) => one.kind === kind)!;
    const { x, y, width, height } = region;
    if (kind === 'answer') fillIn(copy, { x: x + 20, y: y + 20, width: 40, height: 5 });
    else fillIn(copy, { x, y, width, height });
  }
  return copy;
}

const scanOf = async (...pages: GrayPicture[]) => fixture.scan(await scannedFile(pages));
const remove = (documentId: string) => fixture.call(removeScans, { documentId });

it.each([[[1, 2] as const], [[2, 1] as const]])(
  'a sheet whose mark is filled in and nothing else is of somebody absent, pages in the order %j',
  async (order) => {
    const scan = await scanOf(...order.map((number) => page(0, number, ...(number === 1 ? ['absent' as const] : []))));
    expect(await fixture.states(scan)).toEqual(['absent', 'absent']);
    expect([stateOf(0), countOf('responses', 0), countOf('answer_cuts', 0)]).toEqual([2, 0, 0]);
    const one = (await fixture.missing()).find(({ submissionId }) => submissionId === ids[0]);
    expect(one).toMatchObject({ settled: 'absent' });
    await fixture.addsUp();
    await remove(scan);
    expect(stateOf(0)).toBe(0);
  },
  patient,
);

it(
  'a mark beside answers is left to a person, who is told why, decides either way and takes it back',
  async () => {
    const scan = await scanOf(page(1, 1, 'absent', 'bubble'));
    const [waits] = await fixture.pages({ documentId: scan });
    expect(waits).toMatchObject({ state: 'attendance', reason: '填了缺考标记，这一页上却有作答' });
    expect([stateOf(1), countOf('responses', 1)]).toEqual([0, 0]);
    const pageId = waits!.id;
    await fixture.mend({ pageId, action: 'absent' });
    expect([await fixture.states(scan), stateOf(1)]).toEqual([['absent'], 2]);
    await fixture.mend({ pageId, action: 'restore' });
    expect([await fixture.states(scan), stateOf(1)]).toEqual([['attendance'], 0]);
    await fixture.mend({ pageId, action: 'assign' });
    expect([await fixture.states(scan), stateOf(1)]).toEqual([['matched'], 1]);
    expect(countOf('responses', 1)).toBeGreaterThan(0);
    await remove(scan);
    expect(stateOf(1)).toBe(0);
  },
  patient,
);

it(
  'a mark is left to a person too where another page is answered, whichever comes first',
  async () => {
    for (const order of [[1, 2] as const, [2, 1] as const]) {
      const scan = await scanOf(...order.map((number) => page(2, number, number === 1 ? 'absent' : 'answer')));
      const pages = await fixture.pages({ documentId: scan });
      const first = pages.find(({ sheetPage }) => sheetPage === 1)!;
      expect(first).toMatchObject({ state: 'attendance', reason: '填了缺考标记，该生却另有作答' });
      expect(pages.find(({ sheetPage }) => sheetPage === 2)).toMatchObject({ state: 'matched' });
      expect(stateOf(2)).toBe(1);
      const asked = { pageId: first.id, action: 'absent' } as const;
      expect(await fixture.mend(asked)).toMatch(/另有作答，请先把有作答的页搁置，再记为缺考$/);
      await fixture.mend({ pageId: pages.find(({ sheetPage }) => sheetPage === 2)!.id, action: 'discard' });
      await fixture.mend(asked);
      expect([stateOf(2), countOf('responses', 2)]).toEqual([2, 0]);
      await remove(scan);
    }
  },
  patient,
);
