// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { snapshot } from 'valtio';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from '../api/token.ts';
import { sessionKeys } from './keys.ts';
import { permission } from './permission.ts';
import { clearPersonal, displayName, fillPersonal, partnerLevel, personal } from './personal.ts';
import { defaultTerm } from './terms.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));
const clock = vi.hoisted(() => ({ today: () => new Date(2026, 2, 1), now: () => 0 }));
vi.mock('../api/clock.ts', () => clock);

const { clearTeacher, settleTerms, teacher } = await import('./teacher.ts');
const { globalFilter, refreshBadge, useBadgeRefresh } = await import('./filter.ts');

beforeEach(() => {
  call.mockReset();
  clearPersonal();
});

const course = { courseId: '11', courseName: '数学', subjectId: '2' };

describe('personal store', () => {
  it('R3.1 holds its fields, filled from the user info', () => {
    expect(Object.keys(personal).sort()).toEqual(
      'activeRole courseList name route schoolGrade schoolId schoolName teachRole tenantId userId userInfo userRoleList'.split(
        ' ',
      ),
    );
    fillPersonal({ id: '9', schoolId: '5', schoolName: '晨光小学', schoolGrade: '小学', courses: [course] });
    expect(snapshot(personal)).toMatchObject({
      userId: '9',
      schoolId: '5',
      schoolName: '晨光小学',
      schoolGrade: '小学',
    });
    expect(snapshot(personal).courseList).toEqual([course]);
  });

  it('R3.2 takes the name from whichever field has it', () => {
    expect(displayName({ name: '王芳', userName: 'wf' })).toBe('王芳');
    expect(displayName({ name: '', teacherName: '王老师', userName: 'wf' })).toBe('王老师');
    for (const field of ['full_name', 'nick_name', 'user_name', 'account_name', 'userName']) {
      expect(displayName({ [field]: '李' })).toBe('李');
    }
    expect(displayName({})).toBe('');
  });

  it('R3.5 course ids are strings, and none comes twice', () => {
    fillPersonal({
      courses: [course, { ...course, courseId: 11 as unknown as string }, { ...course, courseId: '12' }],
    });
    expect(personal.courseList.map(({ courseId }) => courseId)).toEqual(['11', '12']);
  });

  it('R2.16 the partner level is the number of ancestors, at least 1', () => {
    expect([undefined, '', '1', '1,2', '1,2,3'].map(partnerLevel)).toEqual([1, 1, 1, 2, 3]);
  });
});

describe('teacher store', () => {
  it('R3.4 starts with this term, all homework, homework mistakes, the whole year and the default terms', () => {
    expect(snapshot(teacher)).toMatchObject({
      dateType: 0,
      homeworkDateType: 'all',
      mistakeType: 1,
      term: 'ALL',
      learningTerm: defaultTerm(new Date(2026, 2, 1)),
      learningYear: '202502',
    });
  });

  it('R3.3 has all fields and lives in session storage under its key', async () => {
    expect(Object.keys(teacher).sort()).toEqual(
      (
        'bookId classId classList className classesInGrade courseId courseName dateType gradeId gradeName ' +
        'homeworkDateType learningTerm learningYear mistakeType subjectId term'
      ).split(' '),
    );
    teacher.classId = '42';
    expect(readStored(sessionKeys.teacherStore)).toMatchObject({ classId: '42', dateType: 0 });
    writeStored(sessionKeys.teacherStore, { classId: '43' });
    vi.resetModules();
    const { teacher: restored } = await import('./teacher.ts');
    expect(snapshot(restored)).toMatchObject({ classId: '43', homeworkDateType: 'all' });
  });

  it('R4.3 clearing it sets dateType to 1 and homeworkDateType to all', () => {
    Object.assign(teacher, { classId: '42', dateType: 2, homeworkDateType: 3 });
    clearTeacher();
    expect(snapshot(teacher)).toMatchObject({ classId: '', dateType: 1, homeworkDateType: 'all' });
  });
});

it('R4.1 generic session keys begin with saber-', () => {
  const keys: string[] = Object.values(sessionKeys);
  expect(keys).toHaveLength(8);
  expect(keys.filter((key) => !key.startsWith('saber-'))).toEqual([]);
});

it('R3.7 the permission store holds the menu and whether routes were added', () => {
  expect(snapshot(permission)).toMatchObject({ menuList: [], dynamicRoutes: false });
});

it('R3.8 the global filter holds grade, class and statistics', () => {
  expect(snapshot(globalFilter)).toEqual({ gradeId: '', classId: '', statistics: { resourcePrint: 0 } });
});

describe('badge', () => {
  it('R7.6 is read for teaching, teacher and new teacher only', async () => {
    for (const role of ['mpSubjectLeader', 'mpSchoolAdmin', 'partner', ''] as const) {
      personal.activeRole = role;
      await refreshBadge();
    }
    expect(call).not.toHaveBeenCalled();
    call.mockImplementation(async () => ({ resourcePrint: call.mock.calls.length }));
    for (const role of ['teaching', 'teacher', 'mpTeacher'] as const) {
      personal.activeRole = role;
      await refreshBadge();
    }
    expect(globalFilter.statistics.resourcePrint).toBe(3);
  });

  it('R7.6 is read again when the learning year changes; a failure leaves the count', async () => {
    personal.activeRole = 'mpTeacher';
    globalFilter.statistics.resourcePrint = 5;
    call.mockRejectedValue(new Error('服务异常'));
    const { rerender } = renderHook(useBadgeRefresh);
    expect(call).toHaveBeenCalledOnce();
    rerender();
    expect(call).toHaveBeenCalledOnce();
    teacher.learningYear = '202401';
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(globalFilter.statistics.resourcePrint).toBe(5);
  });
});

it.each([
  [new Date(2026, 0, 15), '202501'],
  [new Date(2026, 2, 10), '202502'],
])('R5.4 R3.4 takes the default term by the server’s clock once that is known: %s', (date, term) => {
  // What the browser's own clock, in November 2026, had made of it.
  Object.assign(teacher, { learningTerm: '202601', learningYear: '202601' });
  vi.spyOn(clock, 'today').mockReturnValue(date);
  settleTerms();
  expect(teacher).toMatchObject({ learningTerm: term, learningYear: term });
  vi.restoreAllMocks();
});
