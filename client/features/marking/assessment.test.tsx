import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { getMarkingOverview, giveMarks, listQuestionAnswers } from '../../../contracts/wrongbook/marking.ts';
import { renderWithApp } from '../../components/testing.tsx';
import { usePaper, type Assessment, type AssessmentPaper } from './assessment.ts';
import { QuestionMarking } from './by-question/QuestionMarking.tsx';
import type { Overview, QuestionAnswers } from './marks.ts';
import { PaperPicker } from './PaperPicker.tsx';

const call = vi.hoisted(() => vi.fn<(endpoint: Endpoint, input: never) => Promise<unknown>>());
vi.mock('../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const paper = (id: string, title: string) => ({ id, title, stage: 'marking' }) as AssessmentPaper;

const assessment: Assessment = {
  id: '1',
  title: '期中考试',
  papers: [paper('11', '数学'), paper('12', '物理')],
};

const stems: Record<string, string> = { 11: '数学题', 12: '物理题' };

const overviewOf = (assignmentId: string): Overview => ({
  questions: [
    {
      questionId: `5${assignmentId}`,
      number: 1,
      questionType: 3,
      full: 6,
      stem: stems[assignmentId]!,
      group: null,
      answerCount: 1,
      markedCount: 0,
      reviewedCount: 0,
      doubtfulCount: 0,
      sureCount: 0,
      meanRate: null,
    },
  ],
  marker: { name: '离线批改', isModel: false },
  run: null,
});

const answersOf = (assignmentId: string) =>
  ({
    question: {
      id: `5${assignmentId}`,
      questionType: 3,
      stem: stems[assignmentId],
      figure: '',
      options: [],
      answers: [['答']],
    },
    number: 1,
    full: 6,
    key: { version: 0, answers: [['答']], rubric: [] },
    answers: [
      {
        submissionId: `9${assignmentId}`,
        position: 1,
        studentName: '孙清柔',
        studentNo: '001',
        className: '七年级1班',
        answer: '作答',
        pictures: [],
        isBlank: false,
        group: 1,
        mark: null,
      },
    ],
  }) as unknown as QuestionAnswers;

beforeEach(() => {
  call.mockReset().mockImplementation((endpoint, { assignmentId }: { assignmentId: string }) => {
    if (endpoint.path === getMarkingOverview.path) return Promise.resolve(overviewOf(assignmentId));
    if (endpoint.path === listQuestionAnswers.path) return Promise.resolve(answersOf(assignmentId));
    return Promise.resolve({ marks: [] });
  });
});

const Title = () => <h1>{usePaper(assessment).title}</h1>;

const show = (query = '') =>
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={[`/marking?assignmentId=1${query}`]}>
        <Title />
        <PaperPicker assessment={assessment} />
        <QuestionMarking assessment={assessment} />
      </MemoryRouter>
    </SWRConfig>,
  );

const calledWith = (endpoint: Endpoint) =>
  call.mock.calls.flatMap(([called, input]) => (called.path === endpoint.path ? [input as unknown] : []));

it('marks the paper of an assessment that is chosen', async () => {
  show();
  await screen.findByText('数学题');
  fireEvent.click(screen.getByRole('combobox', { name: '试卷：数学' }));
  fireEvent.click(await screen.findByRole('option', { name: '物理', hidden: true }));
  await screen.findByText('物理题');
  screen.getByRole('heading', { name: '物理' });
  expect(screen.queryByText('数学题')).toBeNull();
  fireEvent.click(within(screen.getByRole('group', { name: '得分' })).getByRole('button', { name: '4' }));
  await vi.waitFor(() =>
    expect(calledWith(giveMarks)).toMatchObject([{ assignmentId: '12', marks: [{ submissionId: '912', score: 4 }] }]),
  );
});

it('opens at the paper that the address names, and at the first one where it names none of these', async () => {
  const { unmount } = show('&paper=12');
  await screen.findByText('物理题');
  unmount();
  show('&paper=99');
  await screen.findByText('数学题');
});
