import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { publishExam } from '../../../../contracts/wrongbook/exams/publishing.ts';
import { DialogHost } from '../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../components/testing.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import type { Scoring } from '../scores/scores.ts';
import { subjectActions } from './publish-exam.tsx';
import { PublishActs } from './PublishActs.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const exam = { id: '9', state: 'marking', isLeader: false, mayPublish: true } as ExamDetail;
const scoring = (changes: Partial<Scoring>): Scoring => ({
  subjectId: '1',
  courseName: '语文',
  full: 120,
  hasSheets: false,
  assignmentId: '',
  publishTime: '',
  candidateCount: 2,
  scoredCount: 2,
  missingCount: 0,
  absentCount: 0,
  disqualifiedCount: 0,
  deferredCount: 0,
  madeUpCount: 0,
  unmarkedCount: 0,
  ...changes,
});
const ready = scoring({});
const lacking = scoring({ subjectId: '2', courseName: '数学', missingCount: 1, scoredCount: 1 });
const out = scoring({ subjectId: '3', courseName: '英语', publishTime: '2026-11-06 08:00:00' });

const show = (subjects: Scoring[], changes: Partial<ExamDetail> = {}, isBusy = false) =>
  renderWithApp(
    <MemoryRouter>
      <PublishActs exam={{ ...exam, ...changes }} subjects={subjects} isBusy={isBusy} />
      <DialogHost />
    </MemoryRouter>,
  );
const labels = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

/** Begins something by a button, and says yes to what is asked. */
async function confirmed(button: string, action: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: action }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
});

it('publishes what is ready and takes back what is out, after asking', async () => {
  show([ready, lacking, out]);
  expect(labels()).toEqual(['全部撤回', '发布已齐的 1 科']);
  await confirmed('发布已齐的 1 科', '发布');
  expect(call.mock.calls).toEqual([[publishExam, { examId: '9', act: 'publish', subjects: [{ subjectId: '1' }] }]]);
  call.mockClear();
  await confirmed('全部撤回', '撤回');
  expect(call.mock.calls).toEqual([[publishExam, { examId: '9', act: 'takeBack', subjects: [{ subjectId: '3' }] }]]);
});

it('publishes nothing before it is marked, and lets nothing begin while something goes on', () => {
  const { unmount } = show([ready], { state: 'scanning' });
  expect(screen.getByText('开始阅卷以后才能发布')).toBeTruthy();
  expect(labels()).toEqual([]);
  unmount();
  show([ready, out], {}, true);
  for (const button of screen.getAllByRole('button')) expect(button).toHaveProperty('disabled', true);
});

it('offers of each subject what can be done with it now', () => {
  const offered = (subject: Scoring, isBusy = false) => subjectActions(exam, subject, isBusy).map(({ label }) => label);
  expect([offered(ready), offered(lacking), offered(out), offered(ready, true)]).toEqual([['发布'], [], ['撤回'], []]);
});
