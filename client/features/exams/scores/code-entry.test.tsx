import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { findExamCandidate, setExamResults } from '../../../../contracts/wrongbook/exams/scores.ts';
import { CallError } from '../../../api/errors.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import { CodeEntry } from './CodeEntry.tsx';
import type { ScoreRow, Scoring } from './scores.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: Endpoint, input: Record<string, unknown>) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const subject: Scoring = {
  subjectId: '1',
  courseName: '语文',
  full: 120,
  hasSheets: false,
  assignmentId: '',
  publishTime: '',
  candidateCount: 2,
  scoredCount: 0,
  missingCount: 2,
  absentCount: 0,
  disqualifiedCount: 0,
  deferredCount: 0,
  madeUpCount: 0,
  unmarkedCount: 0,
};
const row: ScoreRow = {
  studentId: '71',
  studentName: '林可欣',
  studentNo: '0701',
  classId: '7',
  className: '七年级1班',
  examNo: '260101',
  state: 0,
  score: null,
  makeUpScore: null,
  note: '',
};
const of = { examId: '9', subjectId: '1' };

const code = () => screen.getByRole('textbox', { name: '考生' });
const score = () => screen.getByRole('textbox', { name: '得分（满分 120）' });
const enter = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const sent = () => call.mock.calls.filter(([endpoint]) => endpoint === setExamResults).map(([, input]) => input);

beforeEach(() => {
  call.mockReset();
  call.mockImplementation((endpoint, input) => {
    if (endpoint !== findExamCandidate) return Promise.resolve({ changedCount: 1 });
    if (input.code === '260101') return Promise.resolve(row);
    return Promise.reject(
      new CallError({ message: `没有考号或学号是“${String(input.code)}”的考生`, status: 400, code: 400 }),
    );
  });
  renderWithApp(<CodeEntry of={of} subject={subject} />);
});

it('goes from the code to the score and on to the next code by Enter alone, and takes back what was typed', async () => {
  expect(document.activeElement).toBe(code());
  enter(code(), '260101');
  await screen.findByText('林可欣');
  expect(document.activeElement).toBe(score());
  enter(score(), '92.5');
  await waitFor(() => expect(document.activeElement).toBe(code()));
  expect(code()).toHaveProperty('value', '');
  const result = {
    studentId: '71',
    state: 0,
    score: 92.5,
    makeUpScore: null,
    note: '',
    was: { state: 0, score: null },
  };
  expect(sent()).toEqual([{ ...of, results: [result] }]);
  fireEvent.click(screen.getByRole('button', { name: '撤销林可欣' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual({ ...of, results: [{ ...result, score: null, was: { state: 0, score: 92.5 } }] });
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销林可欣' })).toBeNull());
});

it('sends nothing that is no score or above full marks, and says so at the field', async () => {
  enter(code(), '260101');
  await screen.findByText('林可欣');
  enter(score(), '120.5');
  await screen.findByText('最多 120 分');
  enter(score(), '九十');
  await screen.findByText('请填写得分，最多两位小数');
  expect(sent()).toEqual([]);
  enter(score(), '１２０');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('stays at a code that nobody has', async () => {
  enter(code(), '999');
  await screen.findByText('没有考号或学号是“999”的考生');
  expect(document.activeElement).toBe(code());
});
