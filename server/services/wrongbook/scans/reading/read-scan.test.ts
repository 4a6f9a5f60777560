import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Layout } from '../../../../../contracts/wrongbook/layout.ts';
import { retryDocument, uploadResource } from '../../../../../contracts/wrongbook/documents.ts';
import { assignmentIds, personaIds } from '../../../../../seed/landmarks.ts';
import { filePath } from '../../../../engines/files/store.ts';
import { isNamed } from '../../../../engines/files/recognition.queries.ts';
import type { GrayPicture } from '../../../../engines/scanning/picture.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { carryOut } from '../../../../testing/carry-out.ts';
import { readScanned } from './read-scan.ts';
import { ScanFixture, patient } from '../../../../testing/scans/scan-fixture.ts';
import { emptySide, fillIn, scannedFile, stripedSide } from '../../../../testing/scans/sides.ts';

let server: TestApp;
let fixture: ScanFixture;
/** The first three sheets of the class, one page each. */
let sides: GrayPicture[];

beforeAll(async () => {
  server = await startTestApp();
  fixture = new ScanFixture(server);
  sides = (await fixture.sides(await fixture.print())).slice(0, 3);
}, patient);

afterAll(() => server.close());

/** The work as it was: nothing has come in yet. */
beforeEach(() => {
  for (const table of ['answer_cuts', 'scan_pages', 'scan_truths', 'scans']) fixture.run(`delete from ${table}`);
  fixture.run("delete from documents where shelf = 'scan'");
  const own = 'select id from submissions where assignment_id = ?';
  for (const table of ['marks', 'responses'])
    fixture.run(`delete from ${table} where submission_id in (${own})`, fixture.assignmentId);
  fixture.run(
    "update submissions set state = 0, score = null, marked_count = 0, submit_time = '' where assignment_id = ?",
    fixture.assignmentId,
  );
});

const first = () =>
  fixture.rows<{ id: number; student_id: string; paper_id: string }>(
    'select s.* from submissions s join students t on t.id = s.student_id where s.assignment_id = ? order by t.student_no limit 1',
    fixture.assignmentId,
  )[0]!;

const layout = () =>
  JSON.parse(
    fixture.rows<{ layout: string }>(
      "select layout from answer_sheets where assignment_id = ? and layout <> '' limit 1",
      fixture.assignmentId,
    )[0]!.layout,
  ) as Layout;

const copyOf = (side: GrayPicture): GrayPicture => ({ ...side, data: side.data.slice() });

describe('a scan', () => {
  it(
    'gives each page to its student, with pictures of the answers and the choices marked',
    async () => {
      const bubbles = layout().pages[0]!.regions.filter((region) => region.kind === 'bubble');
      const [question] = fixture.rows<{ question_id: string; position: number; score: number; answers: string }>(
        `select p.*, q.answers from paper_questions p join questions q on q.id = p.question_id
        where p.paper_id = ? and q.question_type = 1 and q.is_multiple = 0 order by p.position limit 1`,
        first().paper_id,
      ) as [{ question_id: string; position: number; score: number; answers: string }];
      const [[right]] = JSON.parse(question.answers) as [[string]];
      const filled = copyOf(sides[0]!);
      fillIn(
        filled,
        bubbles.find(({ questionId, option }) => questionId === question.question_id && option === right)!,
      );
      const id = await fixture.scan(await scannedFile([filled, sides[1]!]));
      expect(
        fixture.rows(
          "select app, subject_id subject, quantity from usage_events where kind = 'scan' order by id desc limit 1",
        ),
      ).toEqual([{ app: 'homework', subject: '', quantity: 2 }]);
      expect(await fixture.item(id)).toMatchObject({
        state: 3,
        pages: 2,
        readPages: 2,
        counts: { matched: 2, tray: 0 },
      });
      const answer = 'select answer, score from responses where submission_id = ? and position = ?';
      expect(fixture.rows(answer, first().id, question.position)).toEqual([{ answer: right, score: question.score }]);
      expect(fixture.rows('select state, score from submissions where id = ?', first().id)).toEqual([
        { state: 1, score: question.score },
      ]);
      const cuts = fixture.rows(
        'select kind, length(jpeg) size, ink from answer_cuts where submission_id = ?',
        first().id,
      );
      expect(cuts.length).toBeGreaterThan(3);
      for (const { size } of cuts) expect(size).toBeGreaterThan(100);
      // The sweep at the start of a server leaves pictures of pages alone.
      const [{ picture }] = fixture.rows<{ picture: string }>('select picture from scan_pages') as [
        { picture: string },
      ];
      expect([isNamed(server.sandbox, picture), isNamed(server.sandbox, 'f'.repeat(64))]).toEqual([true, false]);
    },
    patient,
  );

  it(
    'has a tray for each page that is nobody’s, and what adds up',
    async () => {
      const id = await fixture.scan(await scannedFile([sides[0]!, emptySide(), stripedSide(), sides[0]!]));
      expect((await fixture.states(id)).toSorted()).toEqual(['blank', 'duplicate', 'matched', 'unreadable'].toSorted());
      expect((await fixture.item(id)).counts).toEqual({ matched: 1, blank: 1, discarded: 0, tray: 2 });
      const trays = await fixture.pages({});
      expect(trays.map(({ state }) => state)).toEqual(['unreadable', 'duplicate']);
      const [matched] = await fixture.pages({ documentId: id, state: 'matched' });
      expect(trays[1]).toMatchObject({ rivalId: matched!.id, submissionId: String(first().id), sheetPage: 1 });
      await fixture.addsUp();
    },
    patient,
  );

  it(
    'keeps out what belongs elsewhere, says why, and changes nothing by it',
    async () => {
      const before = fixture.work();
      const file = await scannedFile([sides[0]!]);
      const other = await fixture.scan(file, { assignmentId: assignmentIds.published });
      expect(await fixture.pages({ documentId: other })).toMatchObject([
        { state: 'otherTask', reason: '属于另一份作业' },
      ]);
      fixture.run('update assignments set publish_time = create_time where id = ?', fixture.assignmentId);
      const published = await fixture.scan(file);
      fixture.run("update assignments set publish_time = '' where id = ?", fixture.assignmentId);
      expect(await fixture.pages({ documentId: published })).toMatchObject([
        { state: 'unknown', reason: '成绩已发布，请先撤回发布' },
      ]);
      fixture.run('update students set status = 1 where id = ?', first().student_id);
      const gone = await fixture.scan(file);
      fixture.run('update students set status = 0 where id = ?', first().student_id);
      expect(await fixture.pages({ documentId: gone })).toMatchObject([
        { state: 'notInClass', submissionId: String(first().id) },
      ]);
      expect(fixture.work()).toBe(before);
    },
    patient,
  );

  it(
    'learns nothing of work in a subject that it does not teach but that it is there, and of other schools’ not even that',
    async () => {
      const file = await scannedFile([sides[0]!]);
      const nobody = { assignmentId: '', assignmentTitle: '', submissionId: '', studentName: '', sheetPage: 0 };
      const set = (column: string, value: string) =>
        fixture.run(`update assignments set ${column} = ? where id = ?`, value, fixture.assignmentId);
      set('subject_id', '3');
      const colleague = await fixture.scan(file);
      expect(await fixture.pages({ documentId: colleague })).toMatchObject([
        { ...nobody, state: 'otherTask', reason: '属于其他班级的作业' },
      ]);
      set('school_id', '1009');
      const foreign = await fixture.scan(file);
      set('school_id', '1002');
      set('subject_id', '2');
      expect(await fixture.pages({ documentId: foreign })).toMatchObject([
        { ...nobody, state: 'unknown', reason: '无法确认是谁的答题卡' },
      ]);
    },
    patient,
  );

  it(
    'tells a second sheet of another form, and one without a name whose number is missing',
    async () => {
      const id = first().student_id;
      const [large] = await fixture.sides(await fixture.print({ paperSize: 'A3', studentId: id }));
      const [blank] = await fixture.sides(await fixture.print({ kinds: ['blankSheet'], numberGrid: true }));
      await fixture.scan(await scannedFile([sides[0]!]));
      const scan = await fixture.scan(await scannedFile([large!, blank!]));
      expect(await fixture.pages({ documentId: scan })).toMatchObject([
        { state: 'twoSheets', studentName: expect.stringMatching(/./) as string },
        { state: 'unknown', reason: '空白答题卡上的学号没有填清楚' },
      ]);
    },
    patient,
  );

  it(
    'finds the student of a sheet without a name by the number that is filled in',
    async () => {
      const [blank] = await fixture.sides(await fixture.print({ kinds: ['blankSheet'], numberGrid: true }));
      const { layout: form } = fixture.rows<{ layout: string }>(
        'select layout from answer_sheets where assignment_id = ? order by id desc limit 1',
        fixture.assignmentId,
      )[0]!;
      const digits = (JSON.parse(form) as Layout).pages[0]!.regions.filter((region) => region.kind === 'digit');
      const fill = (number: string): GrayPicture => {
        const side = copyOf(blank!);
        for (const box of digits) if (number[box.position - 1] === String(box.digit)) fillIn(side, box);
        return side;
      };
      const [{ no }] = fixture.rows<{ no: string }>(
        'select student_no no from students where id = ?',
        first().student_id,
      ) as [{ no: string }];
      const scan = await fixture.scan(await scannedFile([fill(no), fill('9'.repeat(no.length))]));
      expect(await fixture.pages({ documentId: scan })).toMatchObject([
        { state: 'matched', submissionId: String(first().id), studentNo: no },
        { state: 'notInClass', reason: `没有学号为 ${'9'.repeat(no.length)} 的学生` },
      ]);
    },
    patient,
  );
});

describe('a file', () => {
  it(
    'that is no picture of pages is refused',
    async () => {
      const [{ hash }] = fixture.rows<{ hash: string }>(
        "select hash from documents where kind = 'word' and hash <> '' limit 1",
      ) as [{ hash: string }];
      const word = readFileSync(filePath(server.sandbox.filesDir, hash));
      const input = { teacherId: personaIds.teacher, target: 'scan' as const };
      const answer = await server.call('teacher', uploadResource, input, word);
      expect([answer.status, answer.body.msg]).toEqual([400, '扫描件须为 PDF、JPEG、PNG、TIFF 或 HEIC']);
      expect(fixture.rows('select * from scans')).toEqual([]);
    },
    patient,
  );

  it(
    'of which no page can be opened has failed with the reason, and can be tried again',
    async () => {
      const whole = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#888' } })
        .jpeg()
        .toBuffer();
      const broken = await fixture.scan(whole.subarray(0, 500));
      expect(await fixture.item(broken)).toMatchObject({ state: 4, readPages: 0, counts: { tray: 0 } });
      expect((await fixture.item(broken)).failReason).not.toBe('');
      const again = await server.call('teacher', retryDocument, { teacherId: personaIds.teacher, documentId: broken });
      expect(again.body.code).toBe(200);
      await fixture.read(broken);
      expect(await fixture.item(broken)).toMatchObject({ state: 4, readPages: 0 });
    },
    patient,
  );

  it(
    'whose reading was broken off is read on, and no page twice',
    async () => {
      const id = await fixture.scan(await scannedFile(sides));
      const whole = fixture.work();
      const pages = await fixture.pages({ documentId: id });
      // As a killed server leaves it: one page is there, the job is to be done again.
      const [, second, third] = pages;
      for (const { id: pageId } of [second!, third!]) await fixture.mend({ pageId, action: 'discard' });
      fixture.run('delete from scan_pages where id in (?, ?)', second!.id, third!.id);
      fixture.run('update scans set read_pages = 1 where document_id = ?', id);
      fixture.run('update documents set state = 2 where id = ?', id);
      const faults: unknown[] = [];
      const job = readScanned((error) => faults.push(error));
      const ended = new AbortController();
      ended.abort();
      await expect(carryOut(job, server.sandbox, id, ended.signal)).rejects.toThrow();
      await carryOut(job, server.sandbox, id);
      expect(await fixture.item(id)).toMatchObject({ state: 3, readPages: 3, counts: { matched: 3 } });
      expect(fixture.work().replaceAll(/"page_id":\d+/g, '')).toBe(whole.replaceAll(/"page_id":\d+/g, ''));
      expect(faults).toEqual([]);
      fixture.run('update documents set state = 2 where id = ?', id);
      await carryOut(job, server.sandbox, id);
      expect(await fixture.item(id)).toMatchObject({ state: 3, readPages: 3, counts: { matched: 3 } });
    },
    patient,
  );
});
