import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SWRConfig } from 'swr';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginTask } from '../../../../contracts/wrongbook/tasks.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import type { ExamDetail } from '../frame/exam.ts';
import { ExamPrintPanel } from './ExamPrintPanel.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<unknown>>());
const fetchFile = vi.hoisted(() => vi.fn<(endpoint: unknown, input: unknown) => Promise<Blob>>());
vi.mock('../../../api/call.ts', () => ({
  call,
  callForBlob: vi.fn(),
  isJson: vi.fn(),
  onUnauthorised: vi.fn(),
  parseEnvelope: vi.fn(),
}));
vi.mock('../../../api/download.ts', () => ({ fetchFile, saveBlob: vi.fn(), saveExport: vi.fn(), transferTimeout: 1 }));

const exam = {
  id: '9',
  name: '期中考试',
  state: 'planned',
  isLeader: true,
  studentCount: 60,
  seatedCount: 60,
  roomCount: 2,
  classes: [{ classId: '701', className: '七年级1班' }],
  subjects: [
    { subjectId: '1', courseId: '201', courseName: '语文', way: 'scores', assignmentId: '', isPublished: false },
  ],
} as unknown as ExamDetail;
const rooms = [{ id: '81', name: '第1考场', capacity: 30, columns: 5, invigilators: [], seatedCount: 30 }];

const show = (changes: Partial<ExamDetail> = {}, address = '') =>
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/exam${address}`]}>
        <ExamPrintPanel exam={{ ...exam, ...changes }} />
      </MemoryRouter>
    </SWRConfig>,
  );
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const published = {
  state: 'published',
  subjects: [{ ...exam.subjects[0]!, isPublished: true }],
} as Partial<ExamDetail>;

beforeEach(() => {
  call.mockReset().mockResolvedValue(rooms);
  fetchFile.mockReset().mockImplementation(() => new Promise(() => undefined));
});

it('begins with what is handed out next: tickets before the exam, slips once scores are out', () => {
  const { unmount } = show();
  expect([box('准考证').checked, box('成绩条').checked, box('成绩条').disabled]).toEqual([true, false, true]);
  unmount();
  show(published);
  expect([box('准考证').checked, box('成绩条').checked, box('成绩条').disabled]).toEqual([false, true, false]);
});

it('shows a sample of one room, and prints all of what is chosen', async () => {
  show();
  await waitFor(() => expect(fetchFile).toHaveBeenCalledTimes(1));
  expect(fetchFile.mock.calls[0]![1]).toMatchObject({ examId: '9', kinds: ['tickets'], examRoomId: '81' });
  fireEvent.click(box('签到表'));
  fireEvent.click(screen.getByRole('button', { name: '打印' }));
  const begun = () =>
    call.mock.calls.find(([endpoint]) => endpoint === beginTask)?.[1] as { call: string; asked: string };
  await waitFor(() => expect(begun()).toMatchObject({ call: 'printExam' }));
  const whole = JSON.parse(begun().asked) as object;
  expect(whole).toMatchObject({ kinds: ['tickets', 'attendance'], form: 'pdf' });
  expect(whole).not.toHaveProperty('examRoomId');
});

it('prints nothing where nothing is chosen or somebody has no seat, and says where to go on', () => {
  const { unmount } = show({}, '?kinds=none');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '打印' }).disabled).toBe(true);
  expect(screen.getByText(/在左侧勾选要打印的内容/)).toBeTruthy();
  unmount();
  show({ seatedCount: 57 });
  expect(screen.getByText('还有 3 名考生没有座位，排座后才能打印。')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
  expect(fetchFile).not.toHaveBeenCalled();
});

it('closes what needs rooms to an exam without them', () => {
  show({ roomCount: 0, seatedCount: 0 });
  expect([box('桌贴').disabled, box('门贴').disabled, box('签到表').disabled]).toEqual([true, true, false]);
});
