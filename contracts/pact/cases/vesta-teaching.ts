import type * as teaching from '../../vesta/teaching.ts';
import { given } from '../case.ts';
import type { CasesOf } from './cases-of.ts';

const schoolId = given('schoolId');
const gradeId = given('gradeId');
const teacherId = given('teacherId');
const binding = { teacherId, classId: given('classId'), courseId: given('courseId') };
const state = 'a school administrator whose school has classes with students and teachers';
const idle = 'a school with a teacher who teaches nothing';
const otherGrade = 'a school without one of the grades that others have';

export const teachingCases: CasesOf<typeof teaching> = {
  bindClassCourse: {
    success: {
      state: 'a school with a class in which nobody teaches a course that its grade has',
      input: binding,
    },
    refused: {
      teacherGone: { state: 'a school with a teacher who has been deleted', input: binding },
      classGone: { state: 'a school with a class that has been deleted', input: binding },
      notOffered: { state: 'a school with a course that the grade of a class does not have', input: binding },
      taken: { state, input: binding },
    },
  },
  removeTeacherFromClass: {
    success: { state, input: binding },
    refused: { notBound: { state: idle, input: binding } },
  },
  listTeachingClasses: {
    success: { state, input: { teacherId } },
    empty: { state: idle, input: { teacherId } },
    refused: {},
  },
  listTeacherCourses: {
    success: { state, input: { teacherId } },
    empty: { state: idle, input: { teacherId } },
    refused: {},
  },
  listTeachingCourses: {
    success: { state, input: { teacherId, classId: given('classId'), leaderType: 1 } },
    empty: { state: idle, input: { teacherId, leaderType: 1 } },
    refused: {},
  },
  listCoursesByGrade: {
    success: { state, input: { schoolId, gradeId } },
    empty: { state: otherGrade, input: { schoolId, gradeId } },
    refused: {},
  },
  listSubjectsByGrade: {
    success: { state, input: { gradeId } },
    empty: { state: 'a grade that no school has', input: { gradeId } },
    refused: {},
  },
  listSubjectsInSchool: {
    success: { state, input: { schoolId } },
    empty: { state: otherGrade, input: { schoolId, gradeId } },
    refused: {},
  },
};
