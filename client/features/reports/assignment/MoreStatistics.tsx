import type { ReactNode } from 'react';
import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { verdictOf } from '../../../../contracts/verdicts.ts';
import { Figure } from '../../../components/figures/Figure.tsx';
import { Figures } from '../../../components/figures/Figures.tsx';
import { Sections } from '../Sections.tsx';
import { StatisticFigure } from '../StatisticFigure.tsx';
import { Bands } from './Bands.tsx';
import type { SectionProps } from './report.ts';
import { useSectionPath } from './use-section-path.ts';

/** The other figures of the work: how the scores spread, and how far they can be relied on. */
export const MoreStatistics = (props: SectionProps): ReactNode => (
  <Sections>
    <OverviewFigures {...props} />
    <Bands {...props} />
  </Sections>
);

function OverviewFigures(props: SectionProps): ReactNode {
  const { report } = props;
  const { completion, reliability } = report;
  const to = useSectionPath();
  return (
    <Figures label="总体情况">
      <StatisticFigure
        name="completion"
        value={formatRate(completion.students === 0 ? null : completion.submitted / completion.students)}
        note={`已交 ${completion.submitted}/${completion.students}，缺交 ${completion.absent}`}
        to={to('students', { group: 'submitted' })}
      />
      <ScoreFigures {...props} to={to} />
      <StatisticFigure
        name="alpha"
        value={formatScore(reliability.alpha)}
        note={verdictOf('alpha', reliability.alpha)?.label}
        to={to('items')}
      />
      <StatisticFigure name="standardError" value={formatScore(reliability.standardError)} unit="分" to={to('items')} />
    </Figures>
  );
}

interface ScoreProps extends SectionProps {
  to: ReturnType<typeof useSectionPath>;
}

function ScoreFigures({ report: { summary }, to }: ScoreProps): ReactNode {
  const all = to('students', { group: 'marked' });
  const just = (score: number | null) => to('students', { from: String(score), to: String(score) });
  return (
    <>
      <StatisticFigure name="median" value={formatScore(summary.median)} unit="分" to={all} />
      <StatisticFigure name="standardDeviation" value={formatScore(summary.standardDeviation)} unit="分" to={all} />
      <Figure label="最高分" value={formatScore(summary.highest)} unit="分" to={just(summary.highest)} />
      <Figure label="最低分" value={formatScore(summary.lowest)} unit="分" to={just(summary.lowest)} />
      <StatisticFigure name="passRate" value={formatRate(summary.passRate)} to={to('students', { group: 'passed' })} />
      <StatisticFigure
        name="excellentRate"
        value={formatRate(summary.excellentRate)}
        to={to('students', { group: 'excellent' })}
      />
    </>
  );
}
