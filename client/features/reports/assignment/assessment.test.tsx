import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it, vi } from 'vitest';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import type { Endpoint } from '../../../../contracts/endpoint.ts';
import { CallError } from '../../../api/errors.ts';
import { renderWithApp } from '../../../components/testing.tsx';
import type { Assessment } from '../../marking/assessment.ts';
import { AssessmentReport } from './AssessmentReport.tsx';
import { testPaper, testReport } from './testing.ts';

const call = vi.hoisted(() => vi.fn<(endpoint: Endpoint, input: { assignmentId: string }) => Promise<unknown>>());
vi.mock('../../../api/call.ts', () => ({ call, onUnauthorised: vi.fn() }));

const assessment: Assessment = {
  id: '1',
  title: '期中考试',
  papers: [
    { ...testPaper, id: '11', title: '数学' },
    { ...testPaper, id: '12', title: '物理' },
  ],
};

it('reports on the paper of an assessment that is chosen, and stays with it from section to section', async () => {
  call.mockImplementation((_, { assignmentId }) =>
    Promise.resolve({ ...testReport, assignmentId, full: assignmentId === '12' ? 70 : 10 }),
  );
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/report?assignmentId=1']}>
        <AssessmentReport assessment={assessment} />
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByText('/ 10');
  fireEvent.click(screen.getByRole('combobox', { name: '试卷：数学' }));
  fireEvent.click(await screen.findByRole('option', { name: '物理', hidden: true }));
  await screen.findByText('/ 70');
  fireEvent.click(screen.getByRole('link', { name: /^优秀 1 人/ }));
  await screen.findByRole('table', { name: '学生成绩' });
  screen.getByRole('combobox', { name: '试卷：物理' });
  fireEvent.click(within(screen.getByRole('tablist')).getByRole('tab', { name: '总览' }));
  await screen.findByText('平均分');
});

it('says of practice of mistakes that there never will be a report, and asks for none', () => {
  call.mockReset();
  const practice: Assessment = { ...assessment, papers: [{ ...testPaper, taskType: taskType.errorNote }] };
  renderWithApp(
    <MemoryRouter initialEntries={['/report?assignmentId=1']}>
      <AssessmentReport assessment={practice} />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: '这份作业没有报告' });
  expect(call).not.toHaveBeenCalled();
});

it('says what failed in the place of the page, and tries again', async () => {
  call
    .mockReset()
    .mockRejectedValueOnce(new CallError({ code: 500, status: 500, message: '服务异常', requestId: 'a1' }));
  call.mockResolvedValue(testReport);
  renderWithApp(
    <SWRConfig value={{ provider: () => new Map() }}>
      <MemoryRouter initialEntries={['/report?assignmentId=1']}>
        <AssessmentReport assessment={{ ...assessment, papers: [testPaper] }} />
      </MemoryRouter>
    </SWRConfig>,
  );
  await screen.findByRole('heading', { name: '报告没有取到' });
  screen.getByText('请求编号 a1');
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('/ 10');
});
