import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { previewExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import { beginTask, listTasks } from '../../../../../contracts/wrongbook/tasks.ts';
import { CallError } from '../../../../api/errors.ts';
import { DialogHost } from '../../../../components/dialog/DialogHost.tsx';
import { closeAllDialogs } from '../../../../components/dialog/dialogs.ts';
import { renderWithApp } from '../../../../components/testing.tsx';
import type { Scoring } from '../scores.ts';
import type { Preview } from './preview.ts';
import { openScoreImport } from './ScoreImport.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown, given: unknown) => Promise<unknown>>());
vi.mock('../../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const of = { examId: '9', subjectId: '1' };
const subject = { subjectId: '1', courseName: '语文', full: 120, hasSheets: false } as Scoring;
const preview: Preview = {
  columns: ['学号', '得分'],
  total: 2,
  valid: 2,
  replaced: 1,
  unchanged: 0,
  blank: 0,
  faulty: 0,
  missing: 3,
  rows: [
    { row: 2, cells: ['0701', '80'], faults: [], outcome: 'new' },
    { row: 3, cells: ['0702', '90'], faults: [], outcome: 'replaced' },
  ],
};
const faulty: Preview = {
  ...preview,
  valid: 1,
  replaced: 0,
  faulty: 1,
  rows: [preview.rows[0]!, { row: 3, cells: ['0799', '90'], faults: ['没有这名考生'], outcome: 'faulty' }],
};

/** Opens the import and chooses a file, of which this is what the check says. */
async function choose(checked: Preview): Promise<File> {
  closeAllDialogs();
  call.mockReset().mockImplementation((endpoint) => Promise.resolve(endpoint === previewExamScores ? checked : {}));
  renderWithApp(
    <MemoryRouter>
      <DialogHost />
    </MemoryRouter>,
  );
  openScoreImport(of, subject);
  const dialog = await screen.findByRole('dialog', { name: '导入语文成绩' });
  const file = new File(['x'], '语文.xlsx');
  fireEvent.change(dialog.querySelector('input[type="file"]')!, { target: { files: [file] } });
  await screen.findByText('语文.xlsx');
  expect(call.mock.calls.map(([endpoint, input]) => [endpoint, input])).toEqual([[previewExamScores, of]]);
  return file;
}
const written = () => call.mock.calls.filter(([endpoint]) => endpoint === beginTask);

/** The server carries the import out at once. */
const carryOut = (endpoint: unknown): Promise<unknown> => {
  const task = { taskId: '1', state: 'done', counts: { imported: 2 }, fileName: '' };
  return Promise.resolve(endpoint === listTasks ? [task] : { taskId: '1' });
};

it('writes what was shown, and says how many scores it replaces', async () => {
  const file = await choose(preview);
  expect(screen.getByText('写入后还差 3 人')).toBeTruthy();
  call.mockImplementation(carryOut);
  fireEvent.click(screen.getByRole('button', { name: '写入 2 人，其中替换 1 人' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const asked = expect.objectContaining({ call: 'importExamScores', asked: JSON.stringify({ ...of, replaced: 1 }) });
  expect(written()).toEqual([[beginTask, asked, expect.objectContaining({ file })]]);
});

it('writes nothing of a file with a fault, but takes another', async () => {
  await choose(faulty);
  expect(screen.getByText('有误 1 行，改好后才能写入')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^写入/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '换一个文件' }));
  await waitFor(() => expect(screen.queryByText('语文.xlsx')).toBeNull());
  expect(written()).toEqual([]);
});

it('stays with what was refused', async () => {
  await choose(preview);
  call.mockRejectedValue(new CallError({ message: '语文已有 5 人的成绩会被替换', status: 400, code: 400 }));
  fireEvent.click(screen.getByRole('button', { name: '写入 2 人，其中替换 1 人' }));
  expect(await screen.findByText('语文已有 5 人的成绩会被替换')).toBeTruthy();
  expect(screen.getByText('语文.xlsx')).toBeTruthy();
});
