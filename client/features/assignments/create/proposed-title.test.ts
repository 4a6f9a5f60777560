import { expect, it } from 'vitest';
import { assignmentTypes } from '../../../../contracts/constants/assignments.ts';
import { addAssignment } from '../../../../contracts/wrongbook/assignments.ts';
import { dayOf } from '../../../components/days.ts';
import { setPaths } from '../../../session/paths.ts';
import type { Assignment } from '../list/assignment.ts';
import { testAssignment } from '../testing.ts';
import { copiedDraft } from './copied-draft.ts';
import { blankDraft, keyOf, tagsOf } from './draft-shape.ts';
import { lessonsOf } from './lessons.ts';
import { creatingPath, originIn } from './origin.ts';
import { titleOf } from './proposed-title.ts';

setPaths({ createAssignment: '/create' });

const [lesson] = lessonsOf([
  {
    classId: '1',
    className: '1班',
    gradeId: '10',
    gradeName: '高一',
    courseId: '302',
    courseName: '数学',
    subjectId: '2',
    isOwn: true,
  },
]);
const date = new Date(2026, 8, 4);

it('proposes a title from course, occasion or type, and day, until somebody types one', () => {
  const exam = blankDraft('', 1);
  expect(titleOf(exam, lesson, date)).toBe('高一数学 课堂练习（9月4日）');
  expect(titleOf({ ...exam, tag: 'quiz' }, lesson, date)).toBe('高一数学 随堂测验（9月4日）');
  expect(titleOf(blankDraft('', 4), lesson, date)).toBe('高一数学 错题巩固（9月4日）');
  expect(titleOf({ ...exam, title: ' 期中 ' }, lesson, date)).toBe('期中');
  expect(titleOf(exam, undefined, date)).toBe('');
  expect(dayOf(date)).toBe('2026-09-04');
});

it('knows the stage of a lesson and what its classes are called', () => {
  expect(lesson).toMatchObject({ stage: 'senior', classes: [{ id: '1', className: '高一1班' }] });
});

it('R9.16 offers of the occasions those that suit the type', () => {
  const tags = addAssignment.input.shape.tag;
  for (const { taskType } of assignmentTypes) {
    expect(tagsOf(taskType).length).toBeGreaterThan(0);
    expect(tagsOf(taskType).every(({ value }) => tags.safeParse(value).success)).toBe(true);
  }
});

it('begins a copy with all but the day until which it is due', () => {
  const source: Assignment = {
    ...testAssignment,
    taskType: 2,
    title: '长'.repeat(60),
    tag: 'home',
    courseId: '201',
    classes: [{ id: '1', className: '七年级1班' }],
    dueTime: '2026-09-01 23:59:59',
  };
  const copy = copiedDraft('copy-8', source);
  expect(copy).toMatchObject({ taskType: 2, tag: 'home', lesson: '201-7', classIds: ['1'] });
  expect(copy).not.toHaveProperty('dueDate');
  expect(copy.title).toHaveLength(60);
  expect(copy.title).toMatch(/（副本）$/);
  expect(copiedDraft('copy-8', { ...source, tag: 'stage' })).not.toHaveProperty('tag');
});

it('keeps the origin of a draft in the address', () => {
  const origins = [
    { taskType: 1, copyId: '', paperId: '' },
    { taskType: 5, copyId: '8', paperId: '' },
    { taskType: 1, copyId: '', paperId: '7' },
  ] as const;
  for (const origin of origins) {
    expect(originIn(new URLSearchParams(creatingPath(origin)!.split('?')[1]))).toEqual(origin);
  }
  expect(new Set(origins.map(keyOf)).size).toBe(3);
  expect(originIn(new URLSearchParams('taskType=3&copy=x'))).toEqual(origins[0]);
});
