import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { callEntries, calls } from './calls.ts';
import { inputsUnseen, isShown, shownAfter, shownIn } from './shown.ts';

const student = calls.pageStudents.data.shape.records.element;
const teacher = calls.pageTeachers.data.shape.records.element;

describe('what a row shows after a write', () => {
  it('is each input of the same name, but for ids by which rows are named and what is about the call itself', () => {
    const input = { schoolId: '1', name: '契约生', studentNo: '7', gender: 1 };
    expect(shownAfter(calls.addStudent, input, 'student', student).map(({ field, value }) => [field, value])).toEqual([
      ['schoolId', '1'],
      ['name', '契约生'],
      ['studentNo', '7'],
      ['gender', 1],
    ]);
    const paper = calls.pagePapers.data.shape.records.element as unknown as z.ZodObject;
    const told = shownAfter(calls.updatePaper, { paperId: '1', version: 1, title: '卷' }, 'paper', paper);
    expect(told.map(({ field }) => field)).toEqual(['title']);
  });

  it('is what the write says where the names differ', () => {
    const moved = shownAfter(calls.removeStudentFromClass, { classId: '1', studentId: '2,3' }, 'student', student);
    expect(moved).toEqual([
      { field: 'classId', value: '', from: undefined },
      { field: 'className', value: '', from: undefined },
    ]);
    const [jobs] = shownAfter(calls.addTeacher, { roleKeys: 'b,a' }, 'teacher', teacher);
    expect(jobs).toEqual({ field: 'jobs.roleKey', value: 'b,a', from: 'roleKeys' });
    const shown = shownIn({ jobs: [{ roleKey: 'a' }, { roleKey: 'b' }] }, 'jobs.roleKey');
    expect(isShown(shown, jobs!)).toBe(true);
    expect(isShown(['a'], jobs!)).toBe(false);
  });

  it('compares times of a minute with those of its first second', () => {
    const expectation = { field: 'nextAt', value: '2026-10-20 12:30', from: 'nextAt' };
    expect(isShown('2026-10-20 12:30:00', expectation)).toBe(true);
    expect(isShown('2026-10-20 12:31:00', expectation)).toBe(false);
  });
});

it('leaves few inputs of the writes that real servers know which no row shows', () => {
  const unseen = callEntries
    .filter(([, { effects, provenance }]) => effects?.nothing === '' && provenance !== 'ours')
    .flatMap(([call, endpoint]) => inputsUnseen(endpoint).map((name) => `${call}.${name}`));
  // How faulty rows of a sheet are treated, and in which list a document is put: laws of their own try each.
  expect(unseen).toEqual(['importStudents.mode', 'importTeachers.mode', 'uploadResource.target']);
});
