import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DialogHost } from '../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import { HomeworkSections } from './HomeworkSections.tsx';
import type { HomeworkReport } from './report.ts';

setPaths({ assignmentReport: '/report', marking: '/marking', submission: '/submission', composition: '/composition' });

const completion = { students: 2, submitted: 2, absent: 0, marked: 2 };

const report: HomeworkReport = {
  classes: [
    { classId: '71', className: '七年级1班' },
    { classId: '72', className: '七年级2班' },
  ],
  works: [
    {
      assignmentId: '7',
      taskType: 1,
      title: '第一次',
      date: '2026-09-14 08:00:00',
      full: 10,
      classes: [
        { classId: '71', completion, meanRate: 0.8, passRate: 1 },
        { classId: '72', completion: { ...completion, submitted: 1 }, meanRate: null, passRate: null },
      ],
    },
    {
      assignmentId: '8',
      taskType: 2,
      title: '第二次',
      date: '2026-09-21 08:00:00',
      full: 20,
      classes: [{ classId: '71', completion, meanRate: 0.6, passRate: 0.5 }],
    },
  ],
  bands: (['excellent', 'good', 'pass', 'fail'] as const).map((band) => ({
    band,
    count: band === 'good' ? 1 : 0,
    share: band === 'good' ? 1 : 0,
  })),
  students: [
    {
      studentId: '1',
      studentName: '孙清柔',
      studentNo: '001',
      classId: '71',
      className: '七年级1班',
      completed: 2,
      meanRate: 0.75,
      change: -1.24,
      sureness: 0.978,
      rates: [0.8, 0.7, 0.7, 0.6],
      submissions: ['91', '92'],
    },
    {
      studentId: '2',
      studentName: '王博源',
      studentNo: '002',
      classId: '72',
      className: '七年级2班',
      completed: 0,
      meanRate: null,
      change: 0,
      sureness: 0,
      rates: [null, null],
      submissions: ['93', ''],
    },
  ],
  points: [
    {
      pointId: '31',
      name: '有理数',
      mastery: 0.55,
      questionCount: 1,
      questions: [{ assignmentId: '8', questionId: '501', number: 4 }],
    },
  ],
};

function Place() {
  const { pathname, search } = useLocation();
  return <output aria-label="地址">{pathname + search}</output>;
}

const show = (data = report) =>
  renderWithApp(
    <MemoryRouter>
      <HomeworkSections report={data} />
      <DialogHost />
      <Place />
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

it('shows the mean rates of classes work by work, with - where a class did not get the work', () => {
  show();
  fireEvent.click(within(screen.getByRole('radiogroup', { name: '各班平均得分率的显示方式' })).getByText('表格'));
  expect(rows('各班平均得分率').map(cells)).toEqual([
    ['第一次', '2026-09-14', '80.0%', '无人上交'],
    ['第二次', '2026-09-21', '60.0%', '-'],
  ]);
  expect(screen.getByText('60.0%').getAttribute('href')).toBe('/report?assignmentId=8&classId=71');
});

it('shows what students did with the word for their trend, and - for what has no value', () => {
  show();
  expect(rows('学生趋势').map(cells)).toEqual([
    ['孙清柔', '001', '七年级1班', '2/2', '75.0%', '↓ 下降 1.2 个标准差，把握 97%', ''],
    ['王博源', '002', '七年级2班', '0/1', '-', '-', ''],
  ]);
  within(screen.getByRole('group', { name: '完成率' })).getByText('83.3%');
  within(screen.getByRole('group', { name: '平均得分率' })).getByText('75.0%');
});

it('leads from a band and from a trend to its students', () => {
  const { unmount } = show();
  fireEvent.click(screen.getByRole('link', { name: /^良好 70%-90%/ }));
  expect(rows('学生趋势').map((row) => cells(row)[0])).toEqual(['孙清柔']);
  fireEvent.click(screen.getByRole('link', { name: /^优秀 90%以上/ }));
  expect(rows('学生趋势')).toEqual([]);
  unmount();
  show();
  fireEvent.click(screen.getByRole('link', { name: '明显下降 1人，查看' }));
  expect(rows('学生趋势').map((row) => cells(row)[0])).toEqual(['孙清柔']);
});

it('leads from a student to the sheets that are marked', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '王博源' }));
  const dialog = within(await screen.findByRole('dialog', { name: '王博源的作业' }));
  expect(dialog.queryByRole('button', { name: /^答卷/ })).toBeNull();
});

it('leads from a composition to its own screen', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: '孙清柔' }));
  const dialog = within(await screen.findByRole('dialog', { name: '孙清柔的作业' }));
  fireEvent.click(dialog.getByRole('button', { name: /^答卷 第二次/ }));
  expect(screen.getByRole('status', { name: '地址' }).textContent).toBe('/composition?submissionId=92');
});

it('leads from a knowledge point to its questions', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: /^有理数：/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '有理数的题目' }));
  expect(dialog.getByRole('link', { name: '第 4 题' }).getAttribute('href')).toBe(
    '/marking?assignmentId=8&questionId=501',
  );
  dialog.getByText('第二次');
});

it('leads from the completion to who has not handed in all, and from the mean to who has a rate', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: '完成率 83.3%，查看' }));
  expect(rows('学生趋势').map((row) => cells(row)[0])).toEqual(['王博源']);
  fireEvent.click(screen.getByRole('link', { name: '平均得分率 75.0%，查看' }));
  expect(rows('学生趋势').map((row) => cells(row)[0])).toEqual(['孙清柔']);
});

it('says that there is no published work in a period', () => {
  show({ ...report, works: [] });
  screen.getByText(/没有已发布成绩的作业/);
});
