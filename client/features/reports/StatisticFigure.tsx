import type { ComponentProps, ReactNode } from 'react';
import { statistics, type StatisticName } from '../../../contracts/statistics.ts';
import { Figure } from '../../components/figures/Figure.tsx';
import { StatisticHelp } from './StatisticHelp.tsx';

interface Props extends Omit<ComponentProps<typeof Figure>, 'label' | 'help'> {
  name: StatisticName;
}

/** A figure that has a formula, under its name. */
export const StatisticFigure = ({ name, ...figure }: Props): ReactNode => (
  <Figure label={statistics[name].label} help={<StatisticHelp name={name} />} {...figure} />
);
