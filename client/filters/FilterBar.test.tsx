// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { writeToken } from '../api/token.ts';
import { renderWithApp } from '../components/testing.tsx';
import { globalFilter } from '../session/filter.ts';
import { personal } from '../session/personal.ts';
import { clearTeacher, teacher } from '../session/teacher.ts';
import { ClassPicker } from './ClassPicker.tsx';
import { DashboardFilters } from './DashboardFilters.tsx';
import { FilterBar } from './FilterBar.tsx';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../api/call.ts', () => ({ call }));

const classes = [
  { id: '71', className: '1班', gradeId: '7', gradeName: '七年级' },
  { id: '81', className: '1班', gradeId: '8', gradeName: '八年级' },
  { id: '72', className: '2班', gradeId: '7', gradeName: '七年级' },
];
const courses: Record<string, object[]> = {
  71: [
    { courseId: '11', courseName: '数学', subjectId: '2' },
    { courseId: '12', courseName: '英语', subjectId: '3' },
  ],
  72: [{ courseId: '12', courseName: '英语', subjectId: '3' }],
};

function answer({ path }: Endpoint, input: { classId?: string; gradeId?: string }): unknown {
  if (path.endsWith('getClassByLeaderType')) return classes;
  if (path.endsWith('getTeachCourse')) return courses[input.classId ?? ''] ?? [];
  if (path.endsWith('getGradeInSchool')) return [{ gradeId: '7', gradeName: '七年级', classCount: 2 }];
  if (path.endsWith('getClassInSchool'))
    return classes.filter(({ gradeId }) => !input.gradeId || gradeId === input.gradeId);
  return [{ id: '5', title: '同步练习' }];
}

const named = (name: string) => screen.getByRole('combobox', { name: new RegExp(`^${name}：`) });
const labels = () => screen.queryAllByRole('combobox').map((item) => item.getAttribute('aria-label')!.split('：')[0]);
const shows = (name: string, text: string) => waitFor(() => expect(named(name).textContent).toBe(text));
const paths = (end: string) => call.mock.calls.filter(([endpoint]) => (endpoint as Endpoint).path.endsWith(end));

function choose(name: string, text: string): void {
  fireEvent.click(named(name));
  fireEvent.click(screen.getByRole('option', { name: text }));
}

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (endpoint: Endpoint, input: object) => answer(endpoint, input));
  clearTeacher();
  Object.assign(personal, { userId: '9', schoolId: '5', activeRole: 'teacher' });
  Object.assign(globalFilter, { gradeId: '', classId: '' });
  writeToken('t-1');
});

describe('FilterBar', () => {
  it('R2.45 shows the filters in their order', async () => {
    renderWithApp(<FilterBar filters={['classGrade', 'course', 'term']} />);
    expect(labels()).toEqual(['班级', '课程', '学期']);
    await shows('课程', '数学');
  });

  it('R2.49 shows nothing when it is dynamic or empty', () => {
    renderWithApp(<FilterBar filters="dynamic" />);
    renderWithApp(<FilterBar filters={[]} />);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('R4.12 courses load for the chosen class, and again when it changes', async () => {
    renderWithApp(<FilterBar filters={['classGrade', 'course']} />);
    await shows('班级', '七年级1班');
    await shows('课程', '数学');
    choose('课程', '英语');
    choose('班级', '七年级2班');
    await waitFor(() => expect(paths('getTeachCourse')).toHaveLength(2));
    await shows('课程', '英语');
    choose('班级', '八年级1班');
    await shows('课程', '暂无数据');
    expect(teacher.courseId).toBe('');
  });

  it('R4.14 workbooks load again when term or class changes', async () => {
    renderWithApp(<FilterBar filters={['classGrade', 'course', 'term', 'mistakeType']} />);
    await shows('练习册', '同步练习');
    expect(named('错题类型').textContent).toBe('作业');
    const before = paths('getExerciseBookList').length;
    act(() => {
      teacher.learningTerm = '202401';
    });
    await waitFor(() => expect(paths('getExerciseBookList')).toHaveLength(before + 1));
    choose('班级', '七年级2班');
    await waitFor(() => expect(paths('getExerciseBookList').length).toBeGreaterThan(before + 1));
  });

  it('R9.8 the type of mistakes is homework, and there is nothing else to choose', async () => {
    renderWithApp(<FilterBar filters={['classGrade', 'course', 'term', 'mistakeType']} />);
    await shows('错题类型', '作业');
    expect(named('错题类型')).toHaveProperty('disabled', true);
    fireEvent.click(named('错题类型'));
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(teacher.mistakeType).toBe(1);
  });

  it('R4.15 a bar with grades chooses the first, whose courses then load', async () => {
    renderWithApp(<FilterBar filters={['grade', 'courseInGrade']} />);
    await shows('年级', '七年级');
    await waitFor(() => expect(paths('getCourseInGrade').at(-1)?.[1]).toEqual({ gradeId: '7', leaderType: 1 }));
  });

  it('R2.18 school grade and class: all at first, the class chosen anew with the grade', async () => {
    renderWithApp(<FilterBar filters={['schoolGrade', 'schoolClass']} />);
    await waitFor(() => expect(named('年级')).toHaveProperty('disabled', false));
    await waitFor(() => expect(named('班级')).toHaveProperty('disabled', false));
    expect([named('年级').textContent, named('班级').textContent]).toEqual(['全部年级', '全部班级']);
    choose('班级', '八年级1班');
    expect(globalFilter.classId).toBe('81');
    choose('年级', '七年级');
    expect(globalFilter).toMatchObject({ gradeId: '7', classId: '' });
    await waitFor(() => expect(paths('getClassInSchool').at(-1)?.[1]).toEqual({ schoolId: '5', gradeId: '7' }));
  });

  it('R9.9 time goes back today, a week, a month or to the beginning', () => {
    renderWithApp(<FilterBar filters={['time', 'learningYear']} />);
    expect(named('时间').textContent).toBe('全部');
    choose('时间', '今天');
    expect(teacher.homeworkDateType).toBe(3);
  });
});

it('R2.51 the class picker groups by grade, and its entry for all has an empty id', () => {
  const onChange = vi.fn();
  renderWithApp(<ClassPicker classes={classes} value="71" onChange={onChange} all="全部班级" />);
  fireEvent.click(named('班级'));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    '全部班级',
    '七年级1班',
    '七年级2班',
    '八年级1班',
  ]);
  expect(screen.getAllByRole('group').map((group) => group.children.length - 1)).toEqual([2, 1]);
  fireEvent.click(screen.getByRole('option', { name: '全部班级' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('');
});

it('R2.53 dashboards filter by time range, by grade with its classes, and by today, week or all', () => {
  const onChange = vi.fn();
  const value = { dateType: 0, gradeId: '', classId: '', range: 'all' } as const;
  const grades = [{ gradeId: '7', gradeName: '七年级', children: [{ id: '71', className: '1班' }] }];
  renderWithApp(<DashboardFilters grades={grades} value={value} onChange={onChange} />);
  choose('时间范围', '最近一周');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, dateType: 1 });
  choose('年级班级', '七年级全部班级');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, gradeId: '7' });
  choose('年级班级', '七年级1班');
  expect(onChange).toHaveBeenLastCalledWith({ ...value, gradeId: '7', classId: '71' });
  fireEvent.click(screen.getByRole('radio', { name: '今天' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...value, range: '3' });
});
