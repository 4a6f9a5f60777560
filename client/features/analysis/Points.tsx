import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Comparison } from '../../../contracts/constants/analysis.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { versusLabel } from './figures.ts';
import { PointTable } from './PointTable.tsx';
import type { Analysis } from './use-analysis.ts';

/** Knowledge points by schools, which are held against those alike or all. */
export const Points = ({ analysis }: { analysis: Analysis }): ReactNode => (
  <Loaded answer={analysis.points} what="知识点">
    {(compared) => (
      <PointTable
        compared={compared}
        isTable={analysis.isTable}
        chosen={analysis.chosen}
        versus={<VersusChoice versus={compared.versus} among={['alike', 'all']} analysis={analysis} />}
      />
    )}
  </Loaded>
);

interface Props {
  versus: Comparison;
  among: readonly Comparison[];
  analysis: Analysis;
}

/** Who schools or classes are held against. */
export const VersusChoice = ({ versus, among, analysis: { isOfSchools, compareWith } }: Props): ReactNode => (
  <SegmentedControl
    size="xs"
    aria-label="和谁比"
    data={among.map((value) => ({ value, label: versusLabel(value, isOfSchools) }))}
    value={versus}
    onChange={compareWith}
  />
);
