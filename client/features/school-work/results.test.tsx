import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../components/testing.tsx';
import { testAssignment } from '../assignments/testing.ts';
import { setPaths } from '../../session/paths.ts';
import { Results } from './Results.tsx';
import type { SchoolWorkDetail } from './school-work.ts';

setPaths({ schoolWorkResults: '/results' });

type Class = SchoolWorkDetail['classes'][number];
type Student = SchoolWorkDetail['students'][number];

const assignment: SchoolWorkDetail['assignment'] = { ...testAssignment, submittedCount: 2, markedCount: 1 };

const classOf = (classId: string, className: string, excellent: number, rest: Partial<Class['summary']>): Class => ({
  classId,
  className,
  completion: { students: 2, submitted: 1, absent: 1 - excellent, marked: excellent },
  summary: {
    count: excellent,
    mean: null,
    median: null,
    standardDeviation: null,
    highest: null,
    lowest: null,
    passRate: null,
    excellentRate: null,
    ...rest,
  },
  bands: (['excellent', 'good', 'pass', 'fail'] as const).map((band) => ({
    band,
    count: band === 'excellent' ? excellent : 0,
    share: band === 'excellent' ? excellent : 0,
  })),
});

const student = (id: string, classId: string, studentName: string, rest: Partial<Student>): Student => ({
  submissionId: id,
  studentId: id,
  studentNo: `00${id}`,
  studentName,
  classId,
  className: `七年级${classId}班`,
  state: 1,
  questionCount: 2,
  markedCount: 0,
  score: null,
  ...rest,
});

const detail: SchoolWorkDetail = {
  assignment,
  classes: [
    classOf('1', '七年级1班', 1, { mean: 9.5, median: 9.5, highest: 9.5, lowest: 9.5, passRate: 1, excellentRate: 1 }),
    classOf('2', '七年级2班', 0, {}),
  ],
  students: [
    student('1', '1', '孙清柔', { markedCount: 2, score: 9.5 }),
    student('2', '1', '王博源', { state: 0 }),
    student('3', '2', '何远阳', {}),
    student('4', '2', '李可妍', { state: 2 }),
  ],
};

const show = () =>
  renderWithApp(
    <MemoryRouter initialEntries={['/results?assignmentId=7']}>
      <Results detail={detail} />
    </MemoryRouter>,
  );

const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const names = () => rows('学生名单').map((row) => cells(row)[1]);

it('compares the classes, with - for what has no value', () => {
  show();
  expect(rows('各班成绩').map(cells)).toEqual([
    ['七年级1班', '1/2', '1', '9.5', '9.5', '-', '9.5', '9.5', '100.0%', '100.0%'],
    ['七年级2班', '1/2', '0', '-', '-', '-', '-', '-', '-', '-'],
  ]);
});

it('leads from a class to its students', () => {
  show();
  expect(names()).toEqual(['孙清柔', '王博源', '何远阳', '李可妍']);
  fireEvent.click(screen.getByRole('link', { name: '七年级2班' }));
  expect(rows('学生名单').map(cells)).toEqual([
    ['003', '何远阳', '七年级2班', '已交', '0/2 题', '未批完'],
    ['004', '李可妍', '七年级2班', '缺交', '-', '-'],
  ]);
});

it('leads from each count to whom it counts', () => {
  show();
  const counted = {
    完成率: ['孙清柔', '何远阳'],
    已批完: ['孙清柔'],
    未批完: ['何远阳'],
    未交: ['王博源'],
    缺交: ['李可妍'],
  };
  for (const [label, students] of Object.entries(counted)) {
    fireEvent.click(within(screen.getByRole('group', { name: label })).getByRole('link'));
    expect(names()).toEqual(students);
  }
});
