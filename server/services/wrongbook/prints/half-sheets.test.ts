import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import { assignmentIds, paperIds } from '../../../../seed/landmarks.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { dictate } from '../../../testing/scans/dictation.ts';

let server: TestApp;
const assignmentId = assignmentIds.collecting;
const order = { assignmentId, kinds: ['halfSheets' as const] };

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

it('are for dictations alone, and only once they are set', async () => {
  const refused = async (input: Parameters<typeof server.call<typeof calls.renderPrint>>[2]) =>
    (await server.call('teacher', calls.renderPrint, input)).body.msg;
  expect(await refused(order)).toBe('这里不能打印听写半张卡');
  expect(await refused({ paperId: paperIds.collecting, kinds: ['halfSheets'] })).toBe('布置后才能打印答题卡');
});

it('are cut from as few pages as their words need, with a name and a code each, and count as printed', async () => {
  dictate(server);
  const answer = await server.call('teacher', calls.renderPrint, order);
  expect(answer.status).toBe(200);
  const students = server.sandbox.sqlite
    .prepare('select t.name from submissions s join students t on t.id = s.student_id where s.assignment_id = ?')
    .pluck()
    .all(assignmentId) as string[];
  const opened = await openPdf(answer.bytes);
  const pages = Array.from({ length: opened.pages }, (_, index) => index + 1);
  const text = (await Promise.all(pages.map((page) => opened.text(page)))).join('');
  await opened.close();
  expect(pages).toHaveLength(Math.ceil(students.length / 3));
  for (const name of students) expect(text.split(`姓名：${name}`)).toHaveLength(2);
  const { body } = await server.call('teacher', calls.listSheetLayouts, { assignmentId });
  const layout = body.data.map((sheet) => sheet.layout).find(({ height }) => height === 99)!;
  expect(layout.pages).toHaveLength(1);
  expect(layout.pages[0]!.regions.filter(({ kind }) => kind === 'blank')).toHaveLength(8);

  const record = { ...order, action: 'print' as const, pages: pages.length };
  expect(await server.call('teacher', calls.addPrintRecord, record)).toMatchObject({ status: 200 });
  const work = await server.call('teacher', getAssignment, { assignmentId });
  expect(work.body.data).toMatchObject({ printedCount: students.length });
});

it('are printed on A4 alone', async () => {
  const { body } = await server.call('teacher', calls.renderPrint, { ...order, paperSize: 'A3' });
  expect(body.msg).toBe('听写半张卡不能用 A3 纸打印');
});
