import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { classIds, courseIds, documentIds, personaIds } from '../../../../seed/landmarks.ts';
import { sweep } from '../../../engines/files/store.ts';
import { isNamed } from '../../../engines/files/recognition.queries.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { monthly, scoresOf } from '../../../testing/exam-fixture.ts';

type Fields = InputOf<typeof calls.addUploadedPaper>;

let server: TestApp;
let documentId: string;

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const isRead = (id: string) =>
  server.sandbox.sqlite.prepare('select state from documents where id = ?').pluck().get(id) === 3;

/** A PDF of so many empty pages. */
async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = PDF.create();
  for (let page = 0; page < pages; page++) pdf.addPage({ width: 595, height: 842 });
  return pdf.save();
}

/** The document of an upload, once it has been read. */
async function upload(bytes: Uint8Array): Promise<string> {
  const input = { teacherId: personaIds.teacher, title: '期中数学卷' };
  const { body } = await server.call('teacher', calls.uploadResource, input, bytes);
  expect(body.code).toBe(200);
  const { documentId: id } = body.data;
  await vi.waitUntil(() => isRead(id), { timeout: 20_000 });
  return id;
}

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  documentId = await upload(await pdfOf(3));
});

afterAll(() => server.close());

const keys: Fields['questions'] = [
  { questionType: 1, options: 4, answers: [['B']], score: 30 },
  { questionType: 1, options: 5, answers: [['D', 'A']], score: 20 },
  { questionType: 2, answers: [['2', '二'], ['-1']], score: 20, demand: 'know' },
  { questionType: 3, answers: [['略']], score: 50, demand: 'apply' },
];

const paper = (changes: Partial<Fields> = {}): Fields => ({
  title: '期中数学卷',
  subjectId: '2',
  gradeId: '7',
  documentId,
  full: 120,
  questions: keys,
  ...changes,
});

const add = (changes: Partial<Fields> = {}) => server.call('teacher', calls.addUploadedPaper, paper(changes));

describe('an uploaded paper', () => {
  it('has the key that was typed in, question by question, and the file', async () => {
    const { body } = await add();
    const { data } = (await server.call('teacher', calls.getPaper, { paperId: body.data.id })).body;
    expect(data).toMatchObject({ questionCount: 4, totalScore: 120, filePages: 3, isAssigned: false });
    expect(data.sections.map(({ title }) => title)).toEqual(['选择题', '多选题', '填空题', '解答题']);
    const questions = data.sections.flatMap((section) => section.questions);
    expect(questions.map(({ number, score, answers }) => [number, score, answers])).toEqual([
      [1, 30, [['B']]],
      [2, 20, [['A', 'D']]],
      [3, 20, [['2', '二'], ['-1']]],
      [4, 50, [['略']]],
    ]);
    expect(questions.map(({ options }) => options.length)).toEqual([4, 5, 0, 0]);
    const file = await server.call('teacher', calls.getPaperFile, { paperId: body.data.id });
    expect((await PDF.load(file.bytes)).getPageCount()).toBe(3);
  });

  it('is in no bank, and changed in no builder', async () => {
    const { body } = await add({ title: '只此一份' });
    const bank = await server.call('teacher', calls.pageQuestions, {
      subjectId: '2',
      range: 'own',
      keyword: '只此一份',
    });
    expect(bank.body.data.records).toEqual([]);
    const changed = await server.call('teacher', calls.updatePaper, {
      paperId: body.data.id,
      version: 1,
      title: '改名',
      subjectId: '2',
      gradeId: '7',
      sections: [],
    });
    expect(changed.body.msg).toBe('上传的试卷不能在组卷里修改，请重新上传');
  });

  it('is set, printed with its own pages, and answered on sheets that are laid out', async () => {
    const { body } = await add();
    const maths = {
      ...scoresOf(courseIds.maths, '10:20', '12:00', 120),
      way: 'upload' as const,
      paperId: body.data.id,
    };
    const exam = await server.call('teacher', calls.addExam, {
      ...monthly,
      classes: [{ classId: classIds.junior }],
      subjects: [maths],
    });
    const { data } = (await server.call('teacher', calls.getExam, { examId: exam.body.data.id })).body;
    const { assignmentId } = data.subjects[0]!;
    const render = async (kinds: InputOf<typeof calls.renderPrint>['kinds']) => {
      const printed = await server.call('teacher', calls.renderPrint, { assignmentId, kinds });
      expect(printed.body.msg).toBe('');
      return openPdf(printed.bytes);
    };
    const alone = await render(['paper']);
    expect(alone.pages).toBe(3);
    const both = await render(['paper', 'blankSheet']);
    expect(both.pages).toBeGreaterThan(3);
    expect(await both.text(4)).toContain('选择题');
    const answers = await render(['answers']);
    expect(await answers.text(1)).toContain('参考答案');
    const layouts = await server.call('teacher', calls.listSheetLayouts, { assignmentId });
    const regions = layouts.body.data[0]!.layout.pages.flatMap((page) => page.regions);
    const count = (kind: string) => regions.filter((region) => region.kind === kind).length;
    expect([count('bubble'), count('blank')]).toEqual([9, 2]);
    await Promise.all([alone, both, answers].map((pdf) => pdf.close()));
  });

  it('keeps its file when the document is deleted', async () => {
    const own = await upload(await pdfOf(5));
    const { body } = await add({ documentId: own });
    await server.call('teacher', calls.removeCloudDocuments, { teacherId: personaIds.teacher, documentId: own });
    run('delete from documents where id = ?', own);
    sweep(server.sandbox.filesDir, (hash) => isNamed(server.sandbox, hash));
    expect((await server.call('teacher', calls.getPaperFile, { paperId: body.data.id })).status).toBe(200);
  });
});

describe('an uploaded paper that does not hold together', () => {
  const first = (change: object) => [{ ...keys[0]!, ...change }, ...keys.slice(1)];

  it.each<[string, Partial<Fields>, string]>([
    ['99 of 100 marks', { full: 100, questions: [{ ...keys[0]!, score: 99 }] }, '各题合计 99 分，满分 100 分，须一致'],
    ['no questions', { questions: [] }, '请录入题目和答案'],
    [
      'an option that is none',
      { questions: first({ answers: [['E']] }) },
      '第 1 题：选择题的答案须为选项的字母，如 A 或 A、C',
    ],
    ['a choice without options', { questions: first({ options: 0 }) }, '第 1 题：选择题须有 2 到 8 个选项'],
    ['a point of another subject', { questions: first({ pointId: '1' }) }, '第 1 题：知识点不属于所选学科和年级'],
  ])('is refused with %s, naming the question', async (_, changes, msg) => {
    const { status, body } = await add(changes);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it('is refused without a PDF that has been read', async () => {
    run('update documents set state = 2 where id = ?', documentId);
    expect((await add()).body.msg).toBe('PDF 还在读取，请稍候再保存');
    run("update documents set state = 4, fail_reason = '已加密' where id = ?", documentId);
    expect((await add()).body.msg).toBe('PDF 无法读取：已加密');
    run("update documents set state = 3, kind = 'word' where id = ?", documentId);
    expect((await add()).body.msg).toBe('试卷须为 PDF');
    run("update documents set kind = 'pdf', state = 5 where id = ?", documentId);
    expect((await add()).body.msg).toBe('上传的 PDF 已删除');
    run('update documents set state = 3 where id = ?', documentId);
    expect((await add({ documentId: documentIds.foreign })).body.msg).toBe('上传的 PDF 已删除');
  });
});

it('the file of a paper is read where the paper is, and of one that is typeset there is none', async () => {
  const { body } = await add();
  const { id: paperId } = body.data;
  expect((await server.call('teaching', calls.getPaperFile, { paperId })).status).toBe(403);
  expect((await server.call('school-admin', calls.getPaperFile, { paperId })).status).toBe(403);
  run("update papers set file_hash = '', file_pages = 0 where id = ?", paperId);
  expect((await server.call('teacher', calls.getPaperFile, { paperId })).body.msg).toBe('这份试卷不是上传的 PDF');
});
