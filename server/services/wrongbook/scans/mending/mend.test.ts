import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageMends } from '../../../../../contracts/wrongbook/scan-shapes.ts';
import type { Layout } from '../../../../../contracts/wrongbook/layout.ts';
import { removeScans } from '../../../../../contracts/wrongbook/scans.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { write } from '../../../../database/prepared.ts';
import type { GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { applyPersonMarks } from '../../marks/ledger.ts';
import { ScanFixture, patient } from '../../../../testing/scans/scan-fixture.ts';
import { chanceSeed, runs } from '../../../../testing/soak.ts';
import { blot, emptySide, scannedFile, stripedSide } from '../../../../testing/scans/sides.ts';

let server: TestApp;
let fixture: ScanFixture;
/** Sheets of two pages each, by student. */
let sides: GrayPicture[];
let layout: Layout;
let submissions: string[];

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  await fixture.setLongWork();
  sides = (await fixture.sides(await fixture.print())).slice(0, 8);
  layout = JSON.parse(
    fixture.rows<{ layout: string }>(
      'select layout from answer_sheets where assignment_id = ?',
      fixture.assignmentId,
    )[0]!.layout,
  ) as Layout;
  submissions = fixture
    .rows<{ id: number }>(
      'select s.id from submissions s join students t on t.id = s.student_id where assignment_id = ? order by t.student_no',
      fixture.assignmentId,
    )
    .map(({ id }) => String(id));
}, patient);

afterAll(() => server.close());

const only = async (documentId: string) => (await fixture.pages({ documentId }))[0]!;
const scanOf = async (...pages: GrayPicture[]) => fixture.scan(await scannedFile(pages));
const remove = async (documentId: string) => (await fixture.call(removeScans, { documentId })).body.msg;

const withoutPages = (work: string): string => work.replaceAll(/"page_id":\d+/g, '');

it('the sheets of the work have two pages', () => {
  expect(layout.pages).toHaveLength(2);
});

describe('mending', () => {
  it(
    'gives a page without a code to the student who is named, and changes no other',
    async () => {
      const scan = await scanOf(sides[0]!, blot(sides[2]!, layout.pages[0]!.code, 255));
      const before = fixture.work();
      const [first, tray] = await fixture.pages({ documentId: scan });
      expect(tray).toMatchObject({ state: 'unknown', reason: '没有读出二维码' });
      expect(await fixture.mend({ pageId: tray!.id, action: 'assign' })).toBe('请选择学生和页码');
      const assign = { pageId: tray!.id, action: 'assign' as const, submissionId: submissions[1]! };
      expect(await fixture.mend({ ...assign, sheetPage: 3 })).toBe('答题卡没有第 3 页');
      expect(await fixture.mend({ ...assign, submissionId: submissions[0]!, sheetPage: 1 })).toContain(
        '已有扫描，请选择替换',
      );
      expect(fixture.work()).toBe(before);
      await fixture.mend({ ...assign, sheetPage: 1 });
      expect(await fixture.pages({ documentId: scan })).toMatchObject([
        first!,
        { state: 'matched', submissionId: submissions[1]!, sheetPage: 1, isMended: true },
      ]);
      expect(fixture.rows('select count(*) n from answer_cuts where page_id = ?', tray!.id)[0]!['n']).not.toBe(0);
      await fixture.mend({ pageId: tray!.id, action: 'restore' });
      expect(fixture.work()).toBe(before);
      expect((await fixture.pages({ documentId: scan }))[1]).toEqual(tray);
      await fixture.addsUp();
      await remove(scan);
    },
    patient,
  );

  it(
    'reads a page without marks by the corners that a person shows',
    async () => {
      let side = sides[0]!;
      for (const { corner, ...box } of layout.pages[0]!.marks) side = blot(side, box, 255);
      const scan = await scanOf(side);
      const tray = await only(scan);
      expect(tray).toMatchObject({ state: 'unreadable', submissionId: submissions[0] });
      const centre = ({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>) => ({
        x: ((x + width / 2) * 150) / 25.4,
        y: ((y + height / 2) * 150) / 25.4,
      });
      const corners = layout.pages[0]!.marks.map(centre);
      expect(await fixture.mend({ pageId: tray.id, action: 'assign', corners: corners.slice(1) })).toContain(
        '定位标记',
      );
      const close = corners.map((_, index) => ({ x: 600 + (index % 2), y: 800 + (index >> 1) }));
      expect(await fixture.mend({ pageId: tray.id, action: 'assign', corners: close })).toContain('定位标记');
      expect(await only(scan)).toEqual(tray);
      await fixture.mend({ pageId: tray.id, action: 'assign', corners });
      expect(await only(scan)).toMatchObject({ state: 'matched', sheetPage: 1, isMended: true });
      await remove(scan);
    },
    patient,
  );

  it(
    'puts a second scan of a page in the place of the first',
    async () => {
      const scan = await scanOf(sides[0]!, sides[1]!);
      const again = await scanOf(sides[0]!);
      const before = withoutPages(fixture.work());
      const tray = await only(again);
      expect(tray.state).toBe('duplicate');
      await fixture.mend({ pageId: tray.id, action: 'replace' });
      expect(await fixture.states(scan)).toEqual(['discarded', 'matched']);
      expect((await only(again)).state).toBe('matched');
      expect(withoutPages(fixture.work())).toBe(before);
      expect(await fixture.mend({ pageId: tray.id, action: 'replace' })).toBe('该页不能这样处理');
      await fixture.mend({ pageId: tray.id, action: 'restore' });
      await fixture.mend({ pageId: (await only(scan)).id, action: 'restore' });
      expect([await fixture.states(scan), (await only(again)).state]).toEqual([['matched', 'matched'], 'duplicate']);
      expect(withoutPages(fixture.work())).toBe(before);
      await fixture.addsUp();
      for (const id of [scan, again]) await remove(id);
    },
    patient,
  );

  it(
    'of a discarded page gives its answers back, and of a restored one brings them again',
    async () => {
      const nothing = fixture.work();
      const scan = await scanOf(sides[0]!);
      const before = fixture.work();
      const page = await only(scan);
      await fixture.mend({ pageId: page.id, action: 'discard' });
      expect(fixture.work()).toBe(nothing);
      expect(await fixture.mend({ pageId: page.id, action: 'discard' })).toBe('该页不能这样处理');
      await fixture.mend({ pageId: page.id, action: 'restore' });
      expect([fixture.work(), await only(scan)]).toEqual([before, page]);
      expect(await fixture.mend({ pageId: page.id, action: 'restore' })).toBe('该页不能这样处理');
      await remove(scan);
      expect(fixture.work()).toBe(nothing);
    },
    patient,
  );

  it(
    'keeps what a person has marked, without its picture',
    async () => {
      const scan = await scanOf(sides[0]!);
      const submissionId = Number(submissions[0]);
      const mark = {
        submissionId,
        position: 1,
        key: 'test-key-1',
        score: 2,
        parts: [],
        comment: '',
        detail: undefined,
      };
      write(server.sandbox, () =>
        applyPersonMarks(server.sandbox, { id: personaIds.teacher, name: '教师' }, [{ ...mark, keyVersion: 0 }]),
      );
      expect(await remove(scan)).toBe('其中 1 份作答已由教师批改，不能删除');
      await fixture.mend({ pageId: (await only(scan)).id, action: 'discard' });
      expect(fixture.rows('select position, score from responses where submission_id = ?', submissionId)).toEqual([
        { position: 1, score: 2 },
      ]);
      expect(fixture.rows('select state, score from submissions where id = ?', submissionId)).toEqual([
        { state: 1, score: 2 },
      ]);
      expect(fixture.rows('select page_id from answer_cuts where submission_id = ?', submissionId)).toEqual([]);
      await remove(scan);
      for (const table of ['responses', 'marks'])
        fixture.run(`delete from ${table} where submission_id = ?`, submissionId);
      fixture.run('update submissions set state = 0, score = null, marked_count = 0 where id = ?', submissionId);
    },
    patient,
  );

  it(
    'is refused for published work',
    async () => {
      const scan = await scanOf(sides[0]!);
      fixture.run('update assignments set publish_time = create_time where id = ?', fixture.assignmentId);
      const before = fixture.work();
      const { id: pageId } = await only(scan);
      expect(await fixture.mend({ pageId, action: 'discard' })).toBe('成绩已发布，请先撤回发布');
      expect(await fixture.mend({ pageId, action: 'assign', submissionId: submissions[1]!, sheetPage: 1 })).toContain(
        '已发布',
      );
      expect(await remove(scan)).toBe('成绩已发布，请先撤回发布');
      expect(fixture.work()).toBe(before);
      fixture.run("update assignments set publish_time = '' where id = ?", fixture.assignmentId);
      await remove(scan);
    },
    patient,
  );
});

describe('a scan of work that is no longer set', () => {
  const set = (column: 'status' | 'is_deleted', value: number) =>
    fixture.run(`update assignments set ${column} = ? where id = ?`, value, fixture.assignmentId);

  it.each([
    ['withdrawn', 'status', 2, '作业已撤回', 1],
    ['removed', 'is_deleted', 1, '作业已删除', 0],
  ] as const)(
    'stays as it is where the work is %s, takes nothing more in, and can be removed',
    async (_, column, closed, reason, open) => {
      const nothing = fixture.work();
      const scan = await scanOf(sides[0]!);
      const page = await only(scan);
      set(column, closed);
      expect(await only(scan)).toEqual(page);
      const late = await scanOf(sides[2]!);
      expect(await only(late)).toMatchObject({ state: 'unknown', reason });
      const named = { submissionId: submissions[1]!, sheetPage: 1 };
      expect(await fixture.mend({ pageId: (await only(late)).id, action: 'assign', ...named })).toBe(
        '该学生没有这份作业',
      );
      await fixture.mend({ pageId: page.id, action: 'discard' });
      expect(await only(scan)).toMatchObject({ state: 'discarded' });
      await fixture.mend({ pageId: page.id, action: 'restore' });
      expect(await only(scan)).toMatchObject({ state: 'unknown', reason });
      await fixture.addsUp();
      expect(await remove(`${scan},${late}`)).toBe('操作成功');
      set(column, open);
      expect(fixture.work()).toBe(nothing);
    },
    patient,
  );
});

interface Mend {
  page: number;
  action: (typeof pageMends)[number];
  student: number | undefined;
  sheetPage: number | undefined;
}

/** What may become of other pages: they are replaced, empty like the one of who was absent, or say so of who was there. */
const others: Partial<Record<Mend['action'], string[]>> = {
  replace: ['matched discarded', 'absent attendance'],
  assign: ['absent attendance'],
  restore: ['absent attendance'],
  absent: ['matched absent'],
};

describe('any sequence of mends', () => {
  it(
    'adds up, and moves no page but the one that is mended and those that follow from it',
    async () => {
      const uncoded = blot(sides[5]!, layout.pages[1]!.code, 255);
      const scan = await scanOf(...sides.slice(0, 4), sides[0]!, uncoded, stripedSide(), emptySide());
      const mend: fc.Arbitrary<Mend> = fc.record({
        page: fc.nat(7),
        action: fc.constantFrom(...pageMends),
        student: fc.option(fc.nat(3), { nil: undefined }),
        sheetPage: fc.option(fc.integer({ min: 1, max: 2 }), { nil: undefined }),
      });
      const check = async ({ page, action, student, sheetPage }: Mend) => {
        const before = await fixture.pages({ documentId: scan });
        const submissionId = student === undefined ? undefined : submissions[student];
        await fixture.mend({ pageId: before[page]!.id, action, submissionId, sheetPage });
        const after = await fixture.pages({ documentId: scan });
        expect(after).toHaveLength(8);
        for (const [index, one] of after.entries()) {
          if (index === page || one.state === before[index]!.state) continue;
          expect(others[action]).toContain(`${before[index]!.state} ${one.state}`);
        }
        await fixture.addsUp();
        holdsTogether();
      };
      const sequence = fc.array(mend, { minLength: 9, maxLength: 9 });
      for (const one of fc.sample(sequence, { numRuns: runs(2, 40), seed: chanceSeed }).flat()) await check(one);
      await remove(scan);
      expect(fixture.rows('select page_id from answer_cuts')).toEqual([]);
    },
    patient,
  );
});

/** Pictures are those of matched pages, and who has none has handed in nothing. */
function holdsTogether(): void {
  const loose = `select c.page_id from answer_cuts c join scan_pages p on p.id = c.page_id
    where p.state <> 'matched' or p.submission_id <> c.submission_id`;
  expect(fixture.rows(loose)).toEqual([]);
  const states = `select s.id from submissions s where s.assignment_id = ? and
    (s.state = 1) <> exists (select 1 from scan_pages p where p.submission_id = s.id and p.state = 'matched')`;
  expect(fixture.rows(states, fixture.assignmentId)).toEqual([]);
  const away = `select s.id from submissions s where s.assignment_id = ? and
    (s.state = 2) <> exists (select 1 from scan_pages p where p.submission_id = s.id and p.state = 'absent')`;
  expect(fixture.rows(away, fixture.assignmentId)).toEqual([]);
  const sums = `select s.id from submissions s where s.assignment_id = ? and s.score is not
    (select round(sum(r.score), 2) from responses r where r.submission_id = s.id)`;
  expect(fixture.rows(sums, fixture.assignmentId)).toEqual([]);
  const extra = `select r.* from responses r join submissions s on s.id = r.submission_id where s.assignment_id = ? and s.state = 0`;
  expect(fixture.rows(extra, fixture.assignmentId)).toEqual([]);
}
