import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Figure } from '../../../components/figures/Figure.tsx';
import { Figures } from '../../../components/figures/Figures.tsx';
import { StatisticFigure } from '../StatisticFigure.tsx';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { pathTo } from '../../../session/paths.ts';
import type { HomeworkReport } from './report.ts';
import { noFilter, type TrendFilter } from './trend-filter.ts';
import { trendWord } from './trend.ts';

/** The figures of a period; each leads to the work or the students behind it. */
export function Totals({ report: { works, students } }: { report: HomeworkReport }): ReactNode {
  const [address] = useSearchParams();
  const parts = works.flatMap(({ classes }) => classes.map(({ completion }) => completion));
  const expected = parts.reduce((sum, part) => sum + part.students, 0);
  const submitted = parts.reduce((sum, part) => sum + part.submitted, 0);
  const rates = students.flatMap(({ meanRate }) => meanRate ?? []);
  const mean = rates.length === 0 ? null : rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
  const countOf = (trend: string) => students.filter((student) => trendWord(student)?.value === trend).length;
  const to = (filter: Partial<TrendFilter>) => `?${changeAddress(address, { ...noFilter, ...filter })}`;
  return (
    <Figures label="总体情况">
      <Figure label="作业" value={String(works.length)} unit="次" note="已发布成绩" to={pathTo('assignmentReport')} />
      <Figure label="学生" value={String(students.length)} unit="人" />
      <StatisticFigure
        name="completion"
        value={formatRate(expected === 0 ? null : submitted / expected)}
        note={`已交 ${submitted}/${expected} 人次`}
        to={submitted < expected ? to({ done: 'missing' }) : undefined}
      />
      <Figure label="平均得分率" value={formatRate(mean)} note="各学生平均得分率的平均值" to={to({ done: 'marked' })} />
      <Figure
        label="明显下降"
        value={String(countOf('down'))}
        unit="人"
        note={`明显上升 ${countOf('up')} 人，其余在正常波动内`}
        to={to({ trend: 'down' })}
      />
    </Figures>
  );
}
