import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { Figure } from '../../../components/figures/Figure.tsx';
import { Figures } from '../../../components/figures/Figures.tsx';
import { shareOf, type UsedClass } from './class-usage.ts';

/** What a class came to: homework, time, prints and its books of mistakes. */
export const ClassFigures = ({ of }: { of: UsedClass }): ReactNode => (
  <Figures label="本班使用">
    <Figure label="作业" value={formatNumber(of.works)} unit="次" note={`应交 ${formatNumber(of.set)} 份`} />
    <Figure
      label="上交率"
      value={formatRate(shareOf(of.submitted, of.set))}
      note={`已交 ${formatNumber(of.submitted)} 份`}
    />
    <Figure
      label="按时"
      value={formatRate(shareOf(of.submitted - of.late, of.submitted))}
      note={`迟交 ${formatNumber(of.late)} 份`}
    />
    <Figure label="打印" value={formatNumber(of.pages)} unit="页" note={`${formatNumber(of.prints)} 次`} />
    <Figure
      label="错题本"
      value={`+${formatNumber(of.grown)}`}
      unit="题"
      note={`共 ${formatNumber(of.mistakes)}，已掌握 ${formatNumber(of.mastered)}`}
    />
  </Figures>
);
