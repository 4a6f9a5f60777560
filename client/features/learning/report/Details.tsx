import { SegmentedControl, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatRate } from '../../../../contracts/figure-text.ts';
import { ChartCard } from '../../../components/chart/ChartCard.tsx';
import { TextLink } from '../../../components/page/links.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { RecordTable } from '../../../components/table/RecordTable.tsx';
import { pathTo } from '../../../session/paths.ts';
import styles from './details.module.css';
import { PointDetails } from './PointDetails.tsx';
import { standingText, subjectOf, type AnyReport, type SubjectReport, type TrendOf } from './report.ts';
import { Trend, trendNote } from './Trend.tsx';
import type { ReportQuery } from './use-report-query.ts';

/** One subject looked at closely, with the figures behind its charts; paper has only the subject that needs most. */
export function Details({ report, query }: { report: AnyReport; query: ReportQuery }): ReactNode {
  const subject = subjectOf(report, query.subjectId);
  if (!subject || report.shortReason !== '') return null;
  return (
    <section className={styles.details} aria-labelledby="details" data-screen-only>
      <header>
        <Title order={2} fz={15} id="details">
          分科细看
        </Title>
        <SegmentedControl
          size="xs"
          aria-label="学科"
          data={report.subjects.map(({ subjectId, subjectName }) => ({ value: subjectId, label: subjectName }))}
          value={subject.subjectId}
          onChange={query.setSubject}
        />
        <span>不打印；报告里印的是最需要关注的学科。</span>
      </header>
      <div className={styles.pair}>
        <TrendCard report={report} subject={subject} />
        <PointDetails report={report} subject={subject} query={query} />
      </div>
    </section>
  );
}

function TrendCard({ report, subject }: { report: AnyReport; subject: SubjectReport }): ReactNode {
  return (
    <ChartCard
      title={`${subject.subjectName}的走势`}
      chart={<Trend report={report} subject={subject} height={230} />}
      table={
        <RecordTable
          label={`${subject.subjectName}的走势`}
          columns={columns}
          rows={subject.trend.toReversed()}
          keyOf={({ assignmentId }) => assignmentId}
          nameOf={({ title }) => title}
        />
      }
      empty={subject.trend.length === 0 ? '这段时间还没有可以比较的成绩。' : undefined}
      foot={<p className={styles.foot}>{trendNote(report, subject)}；阴影越宽，走势越不确定。</p>}
    />
  );
}

const columns: readonly Column<TrendOf>[] = [
  { key: 'date', title: '日期', width: 92, render: ({ date }) => date.slice(0, 10) },
  {
    key: 'title',
    title: '作业',
    render: ({ title, assignmentId }) => <TextLink to={pathTo('assignmentReport', { assignmentId })}>{title}</TextLink>,
  },
  { key: 'rate', title: '得分率', width: 68, align: 'right', render: ({ rate }) => formatRate(rate) },
  { key: 'groupRate', title: '对照', width: 68, align: 'right', render: ({ groupRate }) => formatRate(groupRate) },
  { key: 'standing', title: '位置', width: 56, align: 'right', render: ({ standing }) => standingText(standing) },
  {
    key: 'level',
    title: '水平',
    width: 128,
    align: 'right',
    render: ({ level, low, high }) => `${standingText(level)}（${standingText(low)} 至 ${standingText(high)}）`,
  },
];
