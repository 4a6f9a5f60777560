import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import type { Endpoint, InputOf } from '../../contracts/endpoint.ts';
import {
  classIds,
  courseIds,
  documentIds,
  idleTeacherId,
  personaIds,
  pointIds,
  questionIds,
  schoolIds,
  studentIds,
} from '../../seed/landmarks.ts';
import { searchQuery } from '../database/full-text.ts';
import { readSheet } from '../engines/spreadsheets/read.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { runs } from '../testing/soak.ts';
import { hostileTexts, shortText } from '../testing/surface/hostile.ts';
import { requestOf, written } from '../testing/surface/requests.ts';
import { ask, holds } from '../testing/surface/surface.ts';
import { expectIntact, expectSound } from '../testing/traces.ts';

// A text that is taken is what comes back: not cut, not escaped, not carried out, and found by what is in it.

const times = runs(10, 400);
const admin = 'school-admin';
const schoolId = schoolIds.junior;
const teacherId = personaIds.teacher;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

/** Texts that a field of a call takes. */
const textsOf = (endpoint: Endpoint, field: string): fc.Arbitrary<string> =>
  fc
    .oneof(fc.constantFrom(...hostileTexts), shortText, fc.string({ unit: 'grapheme', maxLength: 20 }))
    .filter((text) => endpoint.input.shape[field]!.safeParse(text).success);

/** The data of a call that must succeed. */
async function done<E extends Endpoint>(account: typeof admin | 'teacher', endpoint: E, input: InputOf<E>) {
  const { body } = await server.call(account, endpoint, input);
  expect(body).toMatchObject({ code: 200, success: true });
  return body.data;
}

let count = 0;
/** A number that nobody has. */
const newNumber = (): string => `Z${String((count += 1)).padStart(5, '0')}`;

const studentsWith = async (keyword: string, size = 10) =>
  (await done(admin, calls.pageStudents, { schoolId, keyword, size })).records;

const documentsWith = async (keyword: string) =>
  (await done('teacher', calls.pageCloudDocuments, { teacherId, keyword, size: 100 })).records;

describe('a text that is taken comes back as it was sent', () => {
  it('of a new student', () =>
    holds(
      fc.tuple(textsOf(calls.addStudent, 'name'), textsOf(calls.addStudent, 'guardianName')),
      async ([name, guardianName]) => {
        const studentNo = newNumber();
        await done(admin, calls.addStudent, { schoolId, classId: classIds.empty, studentNo, name, guardianName });
        const [student] = await studentsWith(studentNo);
        expect([student!.name, student!.guardianName]).toEqual([name.trim(), guardianName.trim()]);
      },
      times,
    ));

  it('of a student that changes', () =>
    holds(
      fc.tuple(textsOf(calls.updateStudent, 'name'), textsOf(calls.updateStudent, 'guardianName')),
      async ([name, guardianName]) => {
        const studentId = studentIds.sameNameFirst;
        await done(admin, calls.updateStudent, { studentId, studentNo: 'Y1', name, guardianName });
        const [student] = await studentsWith('Y1');
        expect([student!.name, student!.guardianName]).toEqual([name.trim(), guardianName.trim()]);
      },
      times,
    ));

  it('of a class that is new, and of one that changes', () =>
    holds(
      textsOf(calls.addClass, 'className'),
      async (className) => {
        const nameOf = async (classId: string) => (await done(admin, calls.getClassInfo, { classId })).className;
        const { id } = await done(admin, calls.addClass, { schoolId, gradeId: '9', className });
        expect(await nameOf(id)).toBe(className.trim());
        await done(admin, calls.updateClass, { classId: classIds.empty, className });
        expect(await nameOf(classIds.empty)).toBe(className.trim());
        await done(admin, calls.removeClass, { classId: id });
      },
      times,
    ));

  it('of a teacher', () =>
    holds(
      textsOf(calls.updateTeacher, 'name'),
      async (name) => {
        await done(admin, calls.updateTeacher, { teacherId: idleTeacherId, name });
        const teachers = await done(admin, calls.listTeachers, { schoolId });
        expect(teachers.find(({ id }) => id === idleTeacherId)!.name).toBe(name.trim());
      },
      times,
    ));

  it('of a document that is new', () =>
    holds(
      textsOf(calls.uploadResource, 'title'),
      async (title) => {
        const { documentId } = await done('teacher', calls.uploadResource, { teacherId, title });
        const found = (await documentsWith('')).find(({ id }) => id === documentId);
        expect(found!.title).toBe(title.trim());
        await done('teacher', calls.removeCloudDocuments, { teacherId, documentId });
      },
      times,
    ));

  it('of a document that is renamed, also as the name of its file', () =>
    holds(
      textsOf(calls.renameCloudDocument, 'title'),
      async (title) => {
        const documentId = documentIds.ownCloud;
        await done('teacher', calls.renameCloudDocument, { teacherId, documentId, title });
        expect((await documentsWith(title)).find(({ id }) => id === documentId)!.title).toBe(title.trim());
        const wanted = requestOf(calls.exportDocument, written({ teacherId, documentId }, true), true);
        const { disposition } = await ask(server, { ...wanted, caller: 'teacher' });
        expect(disposition).toBe(`attachment;filename=${encodeURIComponent(title.trim())}.pdf`);
      },
      times,
    ));
});

describe('a text that teachers write comes back as it was sent', () => {
  const place = { subjectId: '2', gradeId: '7', score: 5 };
  const texts = fc.tuple(
    textsOf(calls.addQuestion, 'stem'),
    textsOf(calls.addQuestion, 'stem').filter((text) => text.length <= 500),
    textsOf(calls.addQuestion, 'solution'),
  );

  it('of a question, which is found by it', () =>
    holds(
      texts,
      async ([stem, option, solution]) => {
        const { id } = await done('teacher', calls.addQuestion, {
          ...place,
          pointId: pointIds.maths,
          questionType: 1,
          stem,
          options: [option, '无'],
          answers: [['A']],
          solution,
        });
        const all = await done('teacher', calls.pageQuestions, { range: 'own', size: 500 });
        const found = all.records.find((one) => one.id === id)!;
        expect([found.stem, found.options, found.solution]).toEqual([
          stem.trim(),
          [option.trim(), '无'],
          solution.trim(),
        ]);
        const isWord = calls.pageQuestions.input.safeParse({ keyword: option }).success && searchQuery(option);
        const ids = isWord
          ? (await done('teacher', calls.pageQuestions, { keyword: option, range: 'own', size: 500 })).records
          : [found];
        expect(ids.map((one) => one.id)).toContain(id);
        await done('teacher', calls.removeQuestions, { questionId: id });
      },
      times,
    ));

  it('of a paper, and of the work that is made of it', () =>
    holds(
      fc.tuple(textsOf(calls.addPaper, 'title'), textsOf(calls.addAssignment, 'title')),
      async ([title, work]) => {
        const sections = [{ title: '题目', questions: [{ questionId: questionIds.everybodys, score: 5 }] }];
        const { id: paperId } = await done('teacher', calls.addPaper, { ...place, title, sections });
        expect((await done('teacher', calls.getPaper, { paperId })).title).toBe(title.trim());
        const listed = await done('teacher', calls.pagePapers, { keyword: title.trim().slice(0, 50), size: 500 });
        expect(listed.records.map(({ id }) => id)).toContain(paperId);
        const { id: assignmentId } = await done('teacher', calls.addAssignment, {
          taskType: 1,
          title: work,
          courseId: courseIds.maths,
          classId: classIds.junior,
          paperId,
        });
        expect((await done('teacher', calls.getAssignment, { assignmentId })).title).toBe(work.trim());
        await done('teacher', calls.removeAssignments, { assignmentId });
        await done('teacher', calls.removePapers, { paperId });
      },
      times,
    ));
});

describe('a text that is looked for', () => {
  it('is found where it stands and nowhere else', async () => {
    const all = server.sandbox.sqlite
      .prepare('select name, student_no number from students where school_id = ? and is_deleted = 0')
      .all(schoolId) as { name: string; number: string }[];
    await holds(
      textsOf(calls.pageStudents, 'keyword'),
      async (given) => {
        const keyword = given.trim();
        const { records, total } = await done(admin, calls.pageStudents, { schoolId, keyword: given, size: 500 });
        expect(total).toBe(all.filter(({ name, number }) => name.includes(keyword) || number.includes(keyword)).length);
        for (const { name, studentNo } of records) expect(`${name} ${studentNo}`).toContain(keyword);
      },
      times,
    );
  });
});

describe('texts in a sheet', () => {
  it('are texts as they were sent, also where they look like formulas', async () => {
    const students = await studentsWith('Z', 500);
    const { bytes } = await server.call(admin, calls.exportStudents, { schoolId, keyword: 'Z' });
    const sheet = await readSheet(bytes);
    expect(students.length).toBeGreaterThanOrEqual(times);
    for (const { studentNo, name, guardianName } of students) {
      const row = sheet.find((cells) => cells.includes(studentNo));
      expect(row).toEqual(expect.arrayContaining([name, guardianName]));
    }
  });

  it('are known again when the sheet comes back', async () => {
    const { bytes } = await server.call(admin, calls.exportStudents, { schoolId, keyword: 'Z' });
    const { body } = await server.call(admin, calls.importStudents, { schoolId }, bytes);
    const total = (await studentsWith('Z', 500)).length;
    expect({ ...body.data, msg: body.msg }).toMatchObject({ total, imported: 0, unchanged: total, refused: 0 });
  });
});

it('leaves the database whole', async () => {
  expectSound(server);
  await expectIntact(server);
});
