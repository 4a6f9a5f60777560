import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import { teacher } from '../../../session/teacher.ts';
import { CellPanel } from './CellPanel.tsx';
import { Matrix } from './Matrix.tsx';
import type { CellReport, Figures, Report } from './report.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: Endpoint, input: Record<string, string>) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const figures = (subjectId: string, mean: number): Figures => ({
  subjectId,
  count: 40,
  mean,
  standardDeviation: 9,
  excellentRate: 0.1,
  passRate: 0.7,
  lowRate: 0.05,
  standardScore: 50,
});

const classOf = (classId: string, className: string, means: [number, number], mark: 'below' | 'within') => ({
  classId,
  className,
  group: '平行',
  candidates: 41,
  likeClasses: 1,
  cells: [
    { ...figures('1', means[0]), mark: 'within' as const, difference: null },
    { ...figures('2', means[1]), mark, difference: null },
  ],
});

const subject = { full: 150, isPublished: true, assignmentId: '77' };
const report = {
  examId: '5',
  measure: 'mean',
  isWhole: false,
  totalFull: null,
  candidates: 82,
  subjects: [
    { ...subject, subjectId: '1', courseId: '201', courseName: '语文' },
    { ...subject, subjectId: '2', courseId: '202', courseName: '数学' },
  ],
  grade: [figures('1', 102.1), figures('2', 93.7)],
  classes: [classOf('61', '高一6班', [99.3, 77.4], 'below'), classOf('62', '高一7班', [95.9, 91.6], 'within')],
  lead: { comparisons: 4, above: [], below: [{ classId: '61', subjectId: '2' }] },
} as unknown as Report;

const item = (position: number, value: number) => ({
  questionId: `9${position}`,
  position,
  full: 15,
  points: ['单调性'],
  mean: 5,
  othersMean: 8,
  difference: { value, low: value - 1, high: value + 1 },
});

const cell = (input: Record<string, string>): CellReport => ({
  classId: input.classId!,
  subjectId: input.subjectId!,
  full: 150,
  likeClasses: 1,
  own: figures('2', 77.4),
  others: figures('2', 91.6),
  difference: { value: -14.2, low: -21.1, high: -7.4 },
  chance: 0.0001,
  familyChance: 0.001,
  mark: 'below',
  assignmentId: '77',
  segments: [{ from: 0, to: 150, count: 40, share: 1, othersShare: 1 }],
  items: [item(17, -3.4), item(16, -2.9), item(18, -2.6), item(3, 0.2)],
});

const Place = () => <output>{useLocation().search}</output>;

function show(address = '?examId=5'): void {
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/report${address}`]}>
        <Matrix report={report} />
        <CellPanel report={report} />
        <Place />
      </MemoryRouter>
    </SWRConfig>,
  );
}

beforeEach(() => {
  setPaths({ marking: '/marking', practice: '/practice' });
  call.mockReset().mockImplementation((_, input) => Promise.resolve(cell(input)));
});

it('marks in words and signs what is more than chance, and nothing else', () => {
  show();
  const table = within(screen.getByRole('table', { name: '班级 × 学科：均分' }));
  expect(table.getByRole('button', { name: '6班数学 77.4分，低于同类班' }).textContent).toBe('▼77.4');
  expect(table.getByRole('button', { name: '7班数学 91.6分，在偶然范围内' }).textContent).toBe('91.6');
  expect(table.getByRole('row', { name: /^年级 均分/ }).textContent).toBe('年级 均分102.193.7');
});

it('opens the cell that is furthest from chance first, and any other by click or arrows', async () => {
  show();
  await screen.findByText('−14.2');
  expect(call).toHaveBeenCalledTimes(1);
  expect(call.mock.calls[0]![1]).toEqual({ examId: '5', measure: 'mean', classId: '61', subjectId: '2' });
  const chosen = screen.getByRole('button', { name: /^6班数学/ });
  chosen.focus();
  fireEvent.keyDown(chosen, { key: 'ArrowDown' });
  const below = screen.getByRole('button', { name: /^7班数学/ });
  expect(document.activeElement).toBe(below);
  fireEvent.click(below);
  expect(screen.getByRole('status').textContent).toBe('?examId=5&classId=62&subjectId=2');
  screen.getByRole('heading', { name: '7班 数学' });
});

it('leads from a cell to the answers to its questions, and to practice of them with class and course', async () => {
  show();
  const table = within(await screen.findByRole('table', { name: '差得最多的题' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    '第 17 题 单调性15 分−3.4',
    '第 16 题 单调性15 分−2.9',
    '第 18 题 单调性15 分−2.6',
  ]);
  expect(table.getByRole('link', { name: '第 17 题' }).getAttribute('href')).toBe(
    '/marking?assignmentId=77&questionId=917',
  );
  const practise = screen.getByRole('link', { name: '给6班布置巩固' });
  expect(practise.getAttribute('href')).toBe('/practice?way=questions&questionIds=917%2C916%2C918');
  fireEvent.click(practise);
  expect([teacher.classId, teacher.courseId]).toEqual(['61', '202']);
});
