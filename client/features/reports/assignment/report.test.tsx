import { fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { statistics } from '../../../../contracts/statistics.ts';
import { DialogHost } from '../../../components/dialog/DialogHost.tsx';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import type { Report } from './report.ts';
import { testReport, testPaper, unmarkedReport } from './testing.ts';
import { PaperReport } from './PaperReport.tsx';

setPaths({ assignmentReport: '/report', marking: '/marking', submission: '/submission' });

const Address = () => <output aria-label="地址">{useLocation().search}</output>;

const show = (query = '', report: Report = testReport) =>
  renderWithApp(
    <MemoryRouter initialEntries={[`/report?assignmentId=7${query}`]}>
      <PaperReport paper={testPaper} report={report} whole={report} />
      <Address />
      <DialogHost />
    </MemoryRouter>,
  );

const figure = (label: string) => within(screen.getByRole('group', { name: label }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const rows = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
const address = () => new URLSearchParams(screen.getByLabelText('地址').textContent);

const showMore = () => fireEvent.click(screen.getByRole('button', { name: '更多统计' }));

it('begins with a sentence and three figures beside grade and last time', () => {
  show();
  screen.getByText(/与年级基本持平（67.5%，相差在正常波动内）/);
  figure('平均分').getByText('年级 6.75，高 0.5 分');
  figure('平均分').getByText('上次高 5.0 个百分点');
  figure('优秀').getByText('年级 10.0%，高 40.0 个百分点');
  figure('优秀').getByText('上次低 5.0 个百分点');
  figure('不及格').getByText('年级 40.0%，高 10.0 个百分点');
  figure('不及格').getByText('上次低 10.0 个百分点');
});

it('says what to teach again with its wrong answers, one click from all of them', () => {
  show();
  const lesson = within(screen.getByRole('article', { name: '第 1 题' }));
  lesson.getByText('失分 30–40%');
  lesson.getByText('年级 75.0%');
  expect(within(lesson.getByRole('list', { name: '常见错答' })).getByRole('listitem').textContent).toBe('答C1 人');
  expect(lesson.getByRole('link', { name: '看第 1 题的作答' }).getAttribute('href')).toBe(
    '/marking?assignmentId=7&questionId=501',
  );
});

it('names the students to look after with the reasons', () => {
  show();
  const listed = within(screen.getByRole('table', { name: '要照顾的学生' })).getAllByRole('row');
  expect(listed.map((row) => row.textContent)).toEqual([
    '唐航5/10连续 2 次不及格不及格',
    '赖远屹-近 3 次缺交 2 次缺交',
  ]);
});

it('shows every other figure of the work on demand, and says that not all is marked', () => {
  show();
  expect(screen.queryByRole('group', { name: '标准差' })).toBeNull();
  showMore();
  figure('完成率').getByText('75.0%');
  figure('平均分').getByText('7.25');
  figure('标准差').getByText('3.18');
  figure('及格率').getByText('50.0%');
  figure('信度 α').getByText('0.71');
  figure('信度 α').getByText('可以接受');
  screen.getByText(/已交 3 份答卷中 2 份已经批完/);
});

it('shows - for what has no value, without a way to answers that are not there', () => {
  show('', { ...unmarkedReport, completion: testReport.completion });
  showMore();
  for (const label of [
    '平均分',
    '优秀',
    '不及格',
    '中位数',
    '标准差',
    '最高分',
    '最低分',
    '及格率',
    '优秀率',
    '信度 α',
    '测量标准误',
  ]) {
    figure(label).getByText('-');
    expect(figure(label).queryByRole('link')).toBeNull();
  }
  screen.getByText(/批完后这里是各分数段的人数/);
  screen.getByText(/批完后这里是得分的分布/);
});

it('shows - in the tables of questions and students for what has no value', () => {
  const { unmount } = show('&tab=items', { ...unmarkedReport, completion: testReport.completion });
  expect(cells(rows('题目分析')[0]!).slice(3, 10)).toEqual(['-/5', '-', '-', '-', '-', '-', '-']);
  unmount();
  show('&tab=students');
  expect(cells(rows('学生成绩')[2]!)).toEqual(['-', '汤辰涵', '003', '七年级1班', '未批完', '-', '-']);
  expect(cells(rows('学生成绩')[3]!)).toEqual(['-', '赖远屹', '004', '七年级1班', '缺交', '-', '-']);
});

it('explains a figure by formula, meaning and source', async () => {
  show();
  showMore();
  fireEvent.click(screen.getByRole('button', { name: '标准差的算法' }));
  const { formula, meaning, source } = statistics.standardDeviation;
  for (const text of [formula, meaning, source]) await screen.findByText(text);
});

it('shows the same figures as a table', () => {
  show();
  showMore();
  fireEvent.click(within(screen.getByRole('radiogroup', { name: '分数段的显示方式' })).getByText('表格'));
  expect(rows('各分数段人数').map(cells)).toEqual([
    ['优秀', '90%以上', '1', '50.0%'],
    ['良好', '70%-90%', '0', '0.0%'],
    ['及格', '60%-70%', '0', '0.0%'],
    ['不及格', '60%以下', '1', '50.0%'],
  ]);
});

it('leads from a band to its students', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: /^优秀 1 人/ }));
  expect(Object.fromEntries(address())).toEqual({ assignmentId: '7', tab: 'students', group: 'excellent' });
  expect(rows('学生成绩').map((row) => cells(row)[1])).toEqual(['蒋辰宁']);
  expect(screen.getByText('蒋辰宁').getAttribute('href')).toBe('/submission?submissionId=1');
});

it('leads from scores to who has them, the last column with its end', () => {
  show();
  fireEvent.click(screen.getByRole('link', { name: /^7.5 至 10 分/ }));
  expect(rows('学生成绩').map((row) => cells(row)[1])).toEqual(['蒋辰宁']);
  fireEvent.click(screen.getByRole('button', { name: /^取消筛选/ }));
  expect(rows('学生成绩')).toHaveLength(4);
});

it('leads from the lowest score to who has just that', () => {
  show();
  showMore();
  fireEvent.click(figure('最低分').getByRole('link'));
  expect(rows('学生成绩').map((row) => cells(row)[1])).toEqual(['唐航']);
});

it('shows what a question came to, and sorts by it with what has no value last', () => {
  show('&tab=items');
  expect(cells(rows('题目分析')[0]!).slice(0, 10)).toEqual([
    '1',
    '选择题',
    '第 1 问',
    '3.5/5',
    '0.70容易',
    '50.0%',
    '0.10较差',
    '-0.25',
    '0.40',
    'C',
  ]);
  const byRate = () => fireEvent.click(screen.getByRole('button', { name: '满分率' }));
  byRate();
  expect(rows('题目分析').map((row) => cells(row)[0])).toEqual(['1', '2']);
  byRate();
  expect(rows('题目分析').map((row) => cells(row)[0])).toEqual(['1', '2']);
  fireEvent.click(screen.getByRole('button', { name: '难度' }));
  fireEvent.click(screen.getByRole('button', { name: '难度' }));
  expect(rows('题目分析').map((row) => cells(row)[0])).toEqual(['2', '1']);
});

it('opens the answers of a question with the shares of the upper and the lower group', async () => {
  show('&tab=items');
  fireEvent.click(screen.getByRole('button', { name: '作答 第 1 题' }));
  await screen.findByRole('dialog', { name: '第 1 题的作答' });
  expect(rows('各种作答').map(cells)).toEqual([
    ['A✓ 正确', '1', '50.0%', '100.0%', '0.0%', '9.5'],
    ['C', '1', '50.0%', '-', '-', '-'],
  ]);
});

it('lists knowledge points weakest first, without a figure last, and leads to their questions', () => {
  show('&tab=points');
  const bars = within(screen.getByRole('figure', { name: '知识点掌握度' })).getAllByRole('link');
  expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual(['数轴：50.0% 薄弱', '有理数：80.0%', '绝对值：-']);
  fireEvent.click(bars[0]!);
  expect(rows('题目分析').map((row) => cells(row)[0])).toEqual(['2']);
});

it('shows what each student got for each question, each leading to its answers', () => {
  show('&tab=matrix');
  expect(rows('逐题得分').map(cells)).toEqual([
    ['70%', '90%', '73%'],
    ['5', '4.5', '9.5'],
    ['2', '3', '5'],
    ['4', '-', '-'],
    ['-', '-', '缺交'],
  ]);
  expect(screen.getByRole('link', { name: '看全部作答' }).getAttribute('href')).toBe(
    '/marking?assignmentId=7&questionId=501',
  );
  fireEvent.click(screen.getByRole('button', { name: '第 2 题，满分 5 分' }));
  expect(address().get('item')).toBe('2');
  expect(screen.getByRole('link', { name: '看全部作答' }).getAttribute('href')).toBe(
    '/marking?assignmentId=7&questionId=502',
  );
});

it('compares classes only where there are several', () => {
  show();
  expect(screen.queryByRole('tab', { name: '班级对比' })).toBeNull();
});

const emptyReport: Report = { ...unmarkedReport, completion: { students: 4, submitted: 0, absent: 0, marked: 0 } };

it('is a page of its own while there is nothing to report on, with what comes next', () => {
  const { unmount } = show('', emptyReport);
  screen.getByRole('heading', { name: '还没有人上交' });
  expect(screen.queryByRole('tab')).toBeNull();
  unmount();
  show('', unmarkedReport);
  screen.getByRole('heading', { name: '还没有批完的答卷' });
  screen.getByText(/已交 3 份/);
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toHaveLength(1);
});

it('leads from an empty class to all of them', () => {
  renderWithApp(
    <MemoryRouter initialEntries={['/report?assignmentId=7&classId=8']}>
      <PaperReport paper={testPaper} report={emptyReport} whole={testReport} />
    </MemoryRouter>,
  );
  screen.getByRole('heading', { name: '这个班还没有人上交' });
  expect(screen.getByRole('link', { name: '看全部班级' }).getAttribute('href')).toBe('/report?assignmentId=7');
});

it('is there in full while it is printed', () => {
  show();
  expect(screen.queryByRole('table', { name: '题目分析' })).toBeNull();
  fireEvent(window, new Event('beforeprint'));
  for (const name of ['题目分析', '学生成绩', '逐题得分', '第 1 题的作答']) screen.getByRole('table', { name });
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('table', { name: '题目分析' })).toBeNull();
});
