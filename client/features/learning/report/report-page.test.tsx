import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithApp } from '../../../components/testing.tsx';
import { setPaths } from '../../../session/paths.ts';
import { classReport, studentReport } from '../testing.ts';
import { usualParts, type AnyReport, type Part } from './report.ts';
import { ReportPage } from './ReportPage.tsx';

const paths = {
  studentBook: '/book',
  classBook: '/classBook',
  studentUsage: '/usage',
  homeworkReport: '/works',
  learningReport: '/report',
};

beforeEach(() => setPaths(paths));

const show = (report: AnyReport, parts: readonly Part[] = usualParts) =>
  renderWithApp(
    <MemoryRouter>
      <ReportPage report={report} lead={report.lead} advice={report.advice} parts={parts} isGrey={false} />
    </MemoryRouter>,
  );

const parts = () => screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'));
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const link = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of a report', () => {
  it('has its parts in the order of paper, and only those that were chosen', () => {
    show(studentReport);
    expect(parts()).toEqual(['小结', '各科情况', '数学的走势', '数学的知识点', '最该先补的一处：去括号']);
    show(studentReport, ['advice', 'practice']);
    expect(parts().slice(5)).toEqual(['小结', '建议', '练习记录']);
  });

  it('shows each subject beside the middle half of the class, and says of a movement within chance or of too little work no more', () => {
    show(studentReport);
    expect(cells('数学')).toEqual(['20/21', '71.2%', '良好', '', '66.0%–85.0%', '↓ 下降']);
    expect(cells('英语').at(-1)).toBe('次数太少');
    screen.getByRole('img', { name: '数学得分率 71.2%' });
  });

  it('leads from every figure of the advice to where it comes from', () => {
    show(studentReport);
    expect(link(/^到期 11 题$/)).toBe('/usage?classId=71&studentId=5&from=2026-08-01&to=2026-11-20&courseId=202');
    expect(link(/^去括号 38%$/)).toBe('/book?studentId=5&state=all&pointId=31');
    expect(link(/^作业上交 41\/42 次/)).toContain('/usage?classId=71&studentId=5');
  });

  it('names figures without a link where the role has no screen for them', () => {
    setPaths({});
    show(studentReport);
    screen.getByText(/去括号 38%/);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  it('shows how the example was answered before and after', () => {
    show(studentReport);
    const part = within(screen.getByRole('region', { name: /^最该先补/ }));
    part.getByText('✕ 括号前是负号，后一项没有变号');
    part.getByText('✓ 做对了，再做对 1 次即掌握');
    part.getByText('再化简');
  });

  it('has of too few answers no conclusion, but what was handed in', () => {
    show({ ...studentReport, shortReason: '作答太少，结论不可靠。' });
    expect(parts()).toEqual(['小结']);
    screen.getByText('作答太少，结论不可靠。');
  });

  it('tells of a class how many are in which band, and of none how good', () => {
    show(classReport, [...usualParts, 'practice']);
    screen.getByRole('img', { name: '数学：优秀 3 人，良好 20 人，及格 10 人，不及格 7 人' });
    expect(link(/^去括号 38%$/)).toBe('/classBook?pointId=31');
    expect(parts()).toContain('练习记录');
    expect(screen.queryByText('教师寄语')).toBeNull();
  });
});
