import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { setExamResults } from '../../../../contracts/wrongbook/exams/scores.ts';
import { CallError } from '../../../api/errors.ts';
import { DialogHost } from '../../../components/dialog/DialogHost.tsx';
import { closeAllDialogs } from '../../../components/dialog/dialogs.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import { openResult } from './ResultDialog.tsx';
import type { ScoreRow, Scoring } from './scores.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const of = { examId: '9', subjectId: '1' };
const subject = { subjectId: '1', courseName: '语文', full: 120, hasSheets: false } as Scoring;
const row: ScoreRow = {
  studentId: '71',
  studentName: '林可欣',
  studentNo: '0701',
  classId: '7',
  className: '七年级1班',
  examNo: '260101',
  state: 0,
  score: 80,
  makeUpScore: null,
  note: '',
};

/** Opens the dialog of the candidate; what it resolves with. */
function open(changes: Partial<Scoring> = {}): Promise<unknown> {
  closeAllDialogs();
  call.mockReset().mockResolvedValue({ changedCount: 1 });
  renderWithApp(
    <MemoryRouter>
      <DialogHost />
    </MemoryRouter>,
  );
  return openResult(of, { ...subject, ...changes }, row);
}

const dialog = () => screen.findByRole('dialog', { name: '林可欣 语文' });
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: '保存' }));
const sent = () => call.mock.calls.filter(([endpoint]) => endpoint === setExamResults).map(([, input]) => input);

beforeEach(() => closeAllDialogs());

it('takes the score away from who was absent, and says why', async () => {
  const done = open();
  fireEvent.click(within(await dialog()).getByRole('radio', { name: '缺考' }));
  expect(screen.queryByRole('textbox', { name: '得分（满分 120）' })).toBeNull();
  type('说明', '住院');
  save();
  const result = { state: 1, score: null, makeUpScore: null, note: '住院' };
  expect(await done).toEqual(result);
  expect(sent()).toEqual([{ ...of, results: [{ studentId: '71', ...result, was: { state: 0, score: 80 } }] }]);
});

it('sends nothing that is no score or above full marks, and says so at the field', async () => {
  const done = open();
  await dialog();
  type('得分（满分 120）', '120.5');
  expect(screen.getByText('最多 120 分')).toBeTruthy();
  save();
  type('得分（满分 120）', '120');
  type('补考得分', '好');
  expect(screen.getByText('请填写分数，最多两位小数')).toBeTruthy();
  save();
  type('补考得分', '');
  expect(sent()).toEqual([]);
  save();
  expect(await done).toMatchObject({ state: 0, score: 120, makeUpScore: null });
  expect(sent()).toHaveLength(1);
});

it('leaves scores that follow from sheets as they are', async () => {
  const done = open({ hasSheets: true });
  await dialog();
  expect(screen.queryByRole('textbox', { name: '得分（满分 120）' })).toBeNull();
  save();
  expect(await done).toMatchObject({ state: 0, score: 80 });
});

it('stays open with what was refused', async () => {
  void open();
  call.mockRejectedValue(new CallError({ message: '成绩已被修改', status: 400, code: 400 }));
  await dialog();
  save();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('成绩已被修改'));
  expect(await dialog()).toBeTruthy();
});
