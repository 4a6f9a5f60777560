import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { pointsText } from '../../../../contracts/report-text/sentence.ts';
import { Figure } from '../../../components/figures/Figure.tsx';
import { Figures } from '../../../components/figures/Figures.tsx';
import { kindLabels, type Kind, type Usage } from './usage.ts';

interface Props {
  usage: Usage;
  /** The address of the timeline of a kind. */
  pathOf: (kind: Kind) => string;
}

/** How often a student did what, and how well against the class. */
export const UsageFigures = ({ usage: { counts, rate, classRate }, pathOf }: Props): ReactNode => (
  <Figures label="使用情况">
    {counts.map(({ kind, set, submitted }) => (
      <Figure
        key={kind}
        label={kindLabels[kind]}
        value={formatNumber(submitted)}
        unit={kind === 'notebook' ? '题' : `/${formatNumber(set)} 次`}
        note={noteOf(kind, set, submitted)}
        to={pathOf(kind)}
      />
    ))}
    <Figure label="得分率" value={formatRate(rate)} note={comparedText(rate, classRate)} />
  </Figures>
);

function noteOf(kind: Kind, set: number, submitted: number): string {
  if (kind === 'notebook') return '自己或老师加入';
  if (set === 0) return '还没有发布的成绩';
  return submitted < set ? `${formatNumber(set - submitted)} 次没有交` : '都交了';
}

function comparedText(rate: number | null, classRate: number | null): string {
  if (classRate === null) return '班级还没有成绩';
  const difference = rate === null ? '' : `，${pointsText(rate - classRate)}`;
  return `班级 ${formatRate(classRate)}${difference}`;
}
