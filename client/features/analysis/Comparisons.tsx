import type { ReactNode } from 'react';
import { Columns } from '../../components/page/Columns.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { useShortcuts } from '../../components/shortcuts.ts';
import { ComparisonHead, Impossible, titleOf } from './ComparisonHead.tsx';
import { keyOf, type Compared, type Unit } from './figures.ts';
import { Lead } from './Lead.tsx';
import { Points } from './Points.tsx';
import { TermTable } from './TermTable.tsx';
import { UnitPanel } from './UnitPanel.tsx';
import { UnitTable } from './UnitTable.tsx';
import type { Analysis } from './use-analysis.ts';

interface Props {
  compared: Compared;
  analysis: Analysis;
}

/** What stands out, all of them in one view, and beside it the one that is chosen. */
export function Comparisons({ compared, analysis }: Props): ReactNode {
  const { isOfSchools, tab, chosen, choose, showClasses } = analysis;
  const { units, versus, possible } = compared;
  const unit = units.find((one) => keyOf(one) === chosen);
  const move = (by: number) => {
    const at = units.findIndex((one) => keyOf(one) === chosen);
    const next = units[at < 0 ? 0 : Math.max(0, Math.min(units.length - 1, at + by))];
    if (next) choose(keyOf(next));
  };
  useShortcuts([
    {
      keys: ['ArrowDown'],
      shown: '↑ ↓',
      label: isOfSchools ? '上一所、下一所学校' : '上一个、下一个班',
      run: () => move(1),
    },
    { keys: ['ArrowUp'], run: () => move(-1) },
    ...(isOfSchools && unit?.examId
      ? [{ keys: ['Enter'], label: '看这所学校的班级', run: () => showClasses(unit.examId) }]
      : []),
    { keys: ['Escape'], label: '收起右栏', run: () => choose(undefined) },
  ]);
  return (
    <>
      <Lead compared={compared} isOfSchools={isOfSchools} />
      {tab === 'points' ? (
        <Points analysis={analysis} />
      ) : (
        <Columns widths={unit ? 'minmax(0, 1fr) 324px' : '1fr'} wide={unit ? 'minmax(0, 1fr) 420px' : '1fr'}>
          <Panel label={titleOf(analysis)} head={<ComparisonHead compared={compared} analysis={analysis} />} own>
            {possible.includes(versus) ? (
              <Units compared={compared} analysis={analysis} />
            ) : (
              <Impossible compared={compared} analysis={analysis} />
            )}
          </Panel>
          {unit && (
            <UnitPanel
              unit={unit}
              compared={compared}
              points={analysis.points.data}
              onClose={() => choose(undefined)}
              {...(isOfSchools && unit.examId !== '' && { onOpen: () => showClasses(unit.examId) })}
            />
          )}
        </Columns>
      )}
    </>
  );
}

function Units({ compared, analysis: { tab, isOfSchools, isTable, chosen, choose } }: Props): ReactNode {
  const Table = tab === 'terms' ? TermTable : UnitTable;
  return (
    <Table
      compared={compared}
      isOfSchools={isOfSchools}
      isTable={isTable}
      chosen={chosen}
      onChoose={(one: Unit) => choose(keyOf(one) === chosen ? undefined : keyOf(one))}
    />
  );
}
