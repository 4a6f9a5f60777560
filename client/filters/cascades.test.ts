// @vitest-environment jsdom
import { snapshot } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { writeToken } from '../api/token.ts';
import { personal } from '../session/personal.ts';
import { clearTeacher, teacher } from '../session/teacher.ts';
import * as cascade from './cascades.ts';
import { filterOptions } from './options.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));

const classes = [
  { id: '71', className: '1班', gradeId: '7', gradeName: '七年级' },
  { id: '81', className: '1班', gradeId: '8', gradeName: '八年级' },
  { id: '72', className: '2班', gradeId: '7', gradeName: '七年级' },
];
const courses = [
  { courseId: '11', courseName: '数学', subjectId: '2' },
  { courseId: '12', courseName: '英语', subjectId: '3' },
];
const books = [
  { id: '5', title: '同步练习' },
  { id: '6', title: '课时作业' },
];

const answers = (data: unknown) => call.mockImplementation(async () => data);
const fails = () => call.mockImplementation(async () => Promise.reject(new Error('服务异常')));
const sent = (): unknown => call.mock.calls.at(-1)?.[1];

beforeEach(() => {
  call.mockReset();
  clearTeacher();
  Object.assign(filterOptions, { grades: [], courses: [], coursesInGrade: [], workbooks: [] });
  Object.assign(personal, { userId: '9', activeRole: 'mpTeacher' });
  writeToken('t-1');
});

describe('classes', () => {
  it('R4.10 choosing a class sets grade, names and the classes of the grade', () => {
    teacher.classList = classes;
    cascade.chooseClass('72');
    expect(snapshot(teacher)).toMatchObject({ classId: '72', gradeId: '7', className: '2班', gradeName: '七年级' });
  });

  it('R3.6 classes in grade map a gradeId to comma-joined ids', () => {
    teacher.classList = classes;
    cascade.chooseClass('72');
    expect(snapshot(teacher.classesInGrade)).toEqual({ 7: '71,72', 8: '81' });
  });

  it('R4.11 after the list loads a missing choice becomes the first, a valid one stays', async () => {
    answers(classes);
    await cascade.loadClasses();
    expect(teacher.classId).toBe('71');
    teacher.classId = '81';
    await cascade.loadClasses();
    expect(snapshot(teacher)).toMatchObject({ classId: '81', gradeId: '8' });
    answers(classes.slice(0, 1));
    await cascade.loadClasses();
    expect(teacher.classId).toBe('71');
    answers([]);
    await cascade.loadClasses();
    expect(snapshot(teacher)).toMatchObject({ classId: '', gradeId: '', className: '', gradeName: '' });
  });

  it('R6.2 the leader type is that of the active role', async () => {
    answers([]);
    for (const [role, leaderType] of [
      ['regionResearcher', 9],
      ['psychologyteacher', 7],
      ['mpSubjectLeader', 1],
    ] as const) {
      personal.activeRole = role;
      await cascade.loadClasses();
      expect(sent()).toEqual({ leaderType });
    }
  });

  it('R4.17 a failed load keeps the options and the choice', async () => {
    answers(classes);
    await cascade.loadClasses();
    await cascade.loadGrades();
    fails();
    await cascade.loadClasses();
    await cascade.loadGrades();
    expect(teacher.classList).toHaveLength(3);
    expect(filterOptions.grades).toHaveLength(2);
    expect(teacher.classId).toBe('71');
  });

  it('R4.11 an answer that was overtaken counts for nothing, whether it comes or fails', async () => {
    const waiting: { resolve: (data: unknown) => void; reject: (error: Error) => void; signal: AbortSignal }[] = [];
    call.mockImplementation(
      (_endpoint: Endpoint, _input: object, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => waiting.push({ resolve, reject, signal })),
    );
    const loads = [cascade.loadCourses(), cascade.loadCourses(), cascade.loadCourses()];
    expect(waiting.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    waiting[2]!.resolve(courses);
    waiting[0]!.resolve([]);
    waiting[1]!.reject(new Error('服务异常'));
    await Promise.all(loads);
    expect(filterOptions.courses).toHaveLength(2);
    expect(teacher.courseId).toBe('11');
  });

  it('R4.2 nothing is asked once the token is gone', async () => {
    sessionStorage.clear();
    await cascade.loadClasses();
    expect(call).not.toHaveBeenCalled();
  });
});

describe('grades', () => {
  it('R4.15 the first grade is chosen if none is valid', async () => {
    answers(classes);
    await cascade.loadGrades();
    expect(snapshot(filterOptions.grades).map(({ gradeId, children }) => [gradeId, children.length])).toEqual([
      ['7', 2],
      ['8', 1],
    ]);
    expect(snapshot(teacher)).toMatchObject({ gradeId: '7', gradeName: '七年级' });
    cascade.chooseGrade('8');
    await cascade.loadGrades();
    expect(teacher.gradeId).toBe('8');
  });

  it('R4.13 changing the grade clears the class', () => {
    filterOptions.grades = [{ gradeId: '8', gradeName: '八年级', children: [] }];
    Object.assign(teacher, { classId: '71', className: '1班', gradeId: '7' });
    cascade.chooseGrade('8');
    expect(snapshot(teacher)).toMatchObject({ classId: '', className: '', gradeId: '8', gradeName: '八年级' });
  });

  it('R4.13 changing the course in a grade sets the subject', async () => {
    teacher.gradeId = '7';
    answers(courses);
    await cascade.loadCoursesInGrade();
    expect(sent()).toEqual({ gradeId: '7', leaderType: 1 });
    cascade.chooseCourseInGrade('12');
    expect(snapshot(teacher)).toMatchObject({ courseId: '12', courseName: '英语', subjectId: '3' });
  });
});

describe('courses', () => {
  it('R4.12 asks for class and grade, and a missing choice becomes the first', async () => {
    Object.assign(teacher, { classId: '71', gradeId: '7', courseId: '99' });
    answers(courses);
    await cascade.loadCourses();
    expect(sent()).toEqual({ teacherId: '9', classId: '71', gradeId: '7', leaderType: 1 });
    expect(snapshot(teacher)).toMatchObject({ courseId: '11', courseName: '数学', subjectId: '2' });
  });

  it('R4.12 choosing a course sets courseName, subjectId and courseId', async () => {
    answers(courses);
    await cascade.loadCourses();
    cascade.chooseCourse('12');
    expect(snapshot(teacher)).toMatchObject({ courseId: '12', courseName: '英语', subjectId: '3' });
    await cascade.loadCourses();
    expect(teacher.courseId).toBe('12');
  });

  it('R3.5 a course that comes twice is offered once', async () => {
    answers([...courses, { ...courses[0], courseId: 11 }]);
    await cascade.loadCourses();
    expect(filterOptions.courses.map(({ courseId }) => courseId)).toEqual(['11', '12']);
  });

  it('R4.12 failure or nothing empties the list and clears the choice', async () => {
    for (const trouble of [fails, () => answers([])]) {
      answers(courses);
      await cascade.loadCourses();
      expect(teacher.courseId).toBe('11');
      trouble();
      await cascade.loadCourses();
      expect(filterOptions.courses).toHaveLength(0);
      expect(teacher.courseId).toBe('');
    }
  });

  it('R8.7 a failed course call in a grade empties list and choice too', async () => {
    Object.assign(teacher, { gradeId: '7', courseId: '11' });
    fails();
    await cascade.loadCoursesInGrade();
    expect(teacher.courseId).toBe('');
  });
});

describe('workbooks', () => {
  it('R4.14 asks by class, course and term, and a missing choice becomes the first', async () => {
    Object.assign(teacher, { classId: '71', courseId: '11', learningTerm: '202502', bookId: '99' });
    answers(books);
    await cascade.loadWorkbooks();
    expect(sent()).toEqual({ classId: '71', courseId: '11', term: '202502' });
    expect(teacher.bookId).toBe('5');
    cascade.chooseWorkbook('6');
    await cascade.loadWorkbooks();
    expect(teacher.bookId).toBe('6');
  });

  it('R4.14 there are none without a class and a course', async () => {
    teacher.bookId = '5';
    await cascade.loadWorkbooks();
    expect(call).not.toHaveBeenCalled();
    expect(teacher.bookId).toBe('');
  });
});
