import type { ReactNode } from 'react';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { TrendChart } from '../../../components/chart/TrendChart.tsx';
import type { TrendPoint } from '../../../components/chart/trend-points.ts';
import { isOfStudent, standingText, tickOf, type AnyReport, type SubjectReport, type TrendOf } from './report.ts';
import styles from './sheet.module.css';

interface Props {
  report: AnyReport;
  subject: SubjectReport;
  height?: number;
}

const pointOf = ({ assignmentId, title, date, rate, standing, level, low, high }: TrendOf): TrendPoint => ({
  key: assignmentId,
  tick: tickOf(date),
  label: `${title} ${formatRate(rate)}，`,
  value: standing,
  fit: level,
  low,
  high,
});

/** What the trend of a subject is compared with, and in what. */
export const trendNote = (report: AnyReport, { trend }: SubjectReport): string =>
  `${trend.length} 次作业和考试，与${isOfStudent(report) ? '班级' : '年级'}平均相比，单位为标准差`;

/** Where somebody stood against the others from work to work, and where the level is taken to be. */
export function Trend({ report, subject, height }: Props): ReactNode {
  if (subject.trend.length === 0) return <p className={styles.note}>还没有可以比较的成绩。</p>;
  return (
    <TrendChart
      label={`${subject.subjectName}的走势`}
      points={subject.trend.map(pointOf)}
      series="水平，阴影为 95% 的区间"
      level={{ value: 0, label: isOfStudent(report) ? '班级平均' : '年级平均' }}
      format={standingText}
      height={height}
    />
  );
}
