import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { Card } from '../../../components/page/Card.tsx';
import { StatisticHelp } from '../StatisticHelp.tsx';
import { pointsText, scoreText, sentenceOf, spanText } from './lead-text.ts';
import styles from './overview.module.css';
import type { Report } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** How the work went in one sentence and three figures, each beside what it is compared with. */
export function LeadCard({ report }: { report: Report }): ReactNode {
  const { standing, losses, act } = sentenceOf(report, meanRateOf(report));
  return (
    <Card>
      <div className={styles.lead}>
        <div>
          <p className={styles.sentence}>
            {standing}
            <strong>{losses}</strong>
            {act}
          </p>
          <Text fz={12} c="dimmed" mt={6}>
            {basisOf(report)}
          </Text>
        </div>
        <MeanFigure report={report} />
        <BandFigure report={report} band="excellent" />
        <BandFigure report={report} band="fail" />
      </div>
    </Card>
  );
}

/** The mean rate of what is reported on, out of points where these compare. */
const meanRateOf = ({ summary: { mean }, full }: Report): number | null =>
  mean === null || full <= 0 ? null : mean / full;

/** What the figures are made of. */
function basisOf({ completion, lead }: Report): string {
  const { students, submitted, absent } = completion;
  const own = `已交 ${submitted}/${students} 人，缺交 ${absent} 人不计`;
  return lead.grade ? `${own}；年级指做这份作业的 ${lead.grade.classes} 个班 ${lead.grade.count} 人` : own;
}

interface FigureProps {
  label: string;
  help: ReactNode;
  to: string | undefined;
  value: string;
  unit: string;
  /** Against the grade, or class against class. */
  grade: string;
  last: string;
}

const LeadFigure = ({ label, help, to, value, unit, grade, last }: FigureProps): ReactNode => (
  <div className={styles.figure} role="group" aria-label={label}>
    <span className={styles.label}>
      {label}
      {help}
    </span>
    <span className={styles.value}>
      {to === undefined || value === '-' ? (
        value
      ) : (
        <Link to={to} aria-label={`${label} ${value}${unit}，查看`}>
          {value}
        </Link>
      )}
      <small>{unit}</small>
    </span>
    <span>{grade}</span>
    <span className={styles.quiet}>{last}</span>
  </div>
);

type Share = 'meanRate' | 'excellentRate' | 'failRate';

const shareIn = (
  standing: { meanRate: number | null; excellentRate: number | null; passRate: number | null },
  share: Share,
): number | null => {
  if (share !== 'failRate') return standing[share];
  return standing.passRate === null ? null : 1 - standing.passRate;
};

/** How far the same classes were from the grade the last time; papers differ, so that only distances compare. */
function lastText({ last }: Report['lead'], share: Share): string {
  if (!last) return '没有上次可比';
  const own = shareIn(last.own, share);
  if (own === null) return '上次没有成绩';
  const grade = last.grade && shareIn(last.grade, share);
  return grade === null ? `上次 ${formatRate(own)}，试卷不同` : `上次${pointsText(own - grade)}`;
}

function MeanFigure({ report }: { report: Report }): ReactNode {
  const { summary, lead, full, classes } = report;
  const to = useSectionPath();
  const { grade } = lead;
  const difference =
    grade && grade.mean !== null && summary.mean !== null ? `，${scoreText(summary.mean - grade.mean)}` : '';
  return (
    <LeadFigure
      label="平均分"
      help={<StatisticHelp name="mean" />}
      to={to('students', { group: 'marked' })}
      value={formatScore(summary.mean)}
      unit={`/ ${formatScore(full)}`}
      grade={
        grade
          ? `年级 ${formatScore(grade.mean)}${difference}`
          : spanText(
              classes.map((one) => one.summary.mean),
              formatScore,
            )
      }
      last={lastText(lead, 'meanRate')}
    />
  );
}

const bandFigures = {
  excellent: { label: '优秀', help: 'excellentRate', share: 'excellentRate' },
  fail: { label: '不及格', help: 'passRate', share: 'failRate' },
} as const;

function BandFigure({ report, band }: { report: Report; band: keyof typeof bandFigures }): ReactNode {
  const { summary, lead, classes } = report;
  const { label, help, share } = bandFigures[band];
  const to = useSectionPath();
  const count = report.bands.find((one) => one.band === band)?.count ?? 0;
  const own = shareIn({ ...summary, meanRate: null }, share);
  const grade = lead.grade && shareIn(lead.grade, share);
  const compared = own !== null && grade !== null ? `，${pointsText(own - grade)}` : '';
  return (
    <LeadFigure
      label={label}
      help={<StatisticHelp name={help} />}
      to={to('students', { group: band })}
      value={own === null ? '-' : String(count)}
      unit={own === null ? '' : `人 ${formatRate(own)}`}
      grade={
        lead.grade
          ? `年级 ${formatRate(grade)}${compared}`
          : spanText(
              classes.map((one) => shareIn({ ...one.summary, meanRate: null }, share)),
              formatRate,
            )
      }
      last={lastText(lead, share)}
    />
  );
}
