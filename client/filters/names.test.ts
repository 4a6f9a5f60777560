import { expect, it } from 'vitest';
import { filtersFor } from './names.ts';

it('R2.45 a teacher has class-grade, course and term', () => {
  expect(filtersFor('teacher')).toEqual(['classGrade', 'course', 'term']);
});

it('R2.46 subject leader and researcher have grade, course and term', () => {
  expect(filtersFor('subjectleader')).toEqual(['grade', 'course', 'term']);
  expect(filtersFor('regionResearcher')).toEqual(['grade', 'course', 'term']);
});

it('R2.47 new teacher and new subject leader have the course only', () => {
  expect(filtersFor('mpTeacher')).toEqual(['course']);
  expect(filtersFor('mpSubjectLeader')).toEqual(['course']);
});

it('R2.48 the new school admin has none', () => {
  expect(filtersFor('mpSchoolAdmin')).toEqual([]);
});

it('R2.49 everybody else has a dynamic bar', () => {
  for (const role of ['partner', 'psychologyteacher', 'schoolAdmin', 'admin', 'teaching'] as const) {
    expect(filtersFor(role)).toBe('dynamic');
  }
});

it("R2.50 a route's own filters win, even if it wants none", () => {
  expect(filtersFor('mpTeacher', ['learningYear'])).toEqual(['learningYear']);
  expect(filtersFor('psychologyteacher', ['schoolGrade', 'schoolClass'])).toEqual(['schoolGrade', 'schoolClass']);
  expect(filtersFor('teacher', [])).toEqual([]);
});
