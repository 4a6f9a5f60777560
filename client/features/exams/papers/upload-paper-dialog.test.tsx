import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it, vi, beforeEach } from 'vitest';
import { uploadResource } from '../../../../contracts/wrongbook/documents.ts';
import { addUploadedPaper } from '../../../../contracts/wrongbook/uploaded-papers.ts';
import { DialogHost } from '../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../components/testing.tsx';
import { openUploadPaper } from './UploadPaperDialog.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const paper = { title: '期中 语文', subjectId: '1', gradeId: '7', full: 6 };

/** Opens the dialog with a PDF chosen, of which the key is typed in. */
async function withFile() {
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter>
        <DialogHost />
      </MemoryRouter>
    </SWRConfig>,
  );
  let made!: ReturnType<typeof openUploadPaper>;
  act(() => void (made = openUploadPaper(paper)));
  await screen.findByRole('dialog', { name: /上传试卷/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  fireEvent.change(input, { target: { files: [new File(['%PDF-1.4'], '语文.pdf', { type: 'application/pdf' })] } });
  await screen.findByRole('button', { name: '保存试卷' });
  return { made };
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: '保存试卷' });

function add(count: string, score: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: '题数' }), { target: { value: count } });
  fireEvent.change(screen.getByRole('textbox', { name: '每题分值' }), { target: { value: score } });
  fireEvent.click(screen.getByRole('button', { name: '添加' }));
}

beforeEach(() => {
  call.mockReset().mockImplementation((endpoint) => {
    if (endpoint === uploadResource) return Promise.resolve({ documentId: '55' });
    return Promise.resolve(endpoint === addUploadedPaper ? { id: '77' } : []);
  });
});

it('makes a paper of a PDF once its questions add up to full marks and each has an answer', async () => {
  const { made } = await withFile();
  expect(save().disabled).toBe(true);
  add('2', '3');
  await waitFor(() => expect(save().disabled).toBe(false));
  fireEvent.click(save());
  expect(call.mock.calls.some(([endpoint]) => endpoint === addUploadedPaper)).toBe(false);
  const answers = screen.getAllByRole('textbox', { name: /答案/ });
  expect(answers).toHaveLength(2);
  fireEvent.change(answers[0]!, { target: { value: 'A' } });
  fireEvent.change(answers[1]!, { target: { value: 'C' } });
  fireEvent.click(save());
  expect(await made).toEqual({ paperId: '77', title: '期中 语文', totalScore: 6 });
  const [, sent] = call.mock.calls.find(([endpoint]) => endpoint === addUploadedPaper)!;
  expect(sent).toMatchObject({ documentId: '55', full: 6, questions: [{ score: 3 }, { score: 3 }] });
});

it('says how many marks are lacking or too many, and saves neither', async () => {
  await withFile();
  add('1', '3');
  expect(await screen.findByText(/共 1 题，合计 3 分，满分 6 分，还差 3 分/)).toBeTruthy();
  expect(save().disabled).toBe(true);
  add('2', '3');
  expect(await screen.findByText(/共 3 题，合计 9 分，满分 6 分，多了 3 分/)).toBeTruthy();
  expect(save().disabled).toBe(true);
});
