import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { comparisons, type Comparison } from '../../../contracts/constants/analysis.ts';
import { scoreBands } from '../../../contracts/constants/questions.ts';
import { Columns } from '../../components/page/Columns.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { useShortcuts } from '../../components/shortcuts.ts';
import { againstLabel, keyOf, versusLabel, type Compared, type Unit } from './figures.ts';
import { Lead } from './Lead.tsx';
import { Points, VersusChoice } from './Points.tsx';
import { SchoolChoice } from './SchoolChoice.tsx';
import { TermTable } from './TermTable.tsx';
import { UnitPanel } from './UnitPanel.tsx';
import { UnitTable } from './UnitTable.tsx';
import type { Analysis } from './use-analysis.ts';
import styles from './analysis.module.css';

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
          <Panel label={titleOf(analysis)} head={<Head compared={compared} analysis={analysis} />} own>
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

const titleOf = ({ isOfSchools, tab }: Analysis): string =>
  `${isOfSchools ? '各校' : '各班'}${tab === 'terms' ? '历次' : '均分'}`;

function Head({ compared: { versus }, analysis }: Props): ReactNode {
  const { isOfSchools, mayCompareSchools, tab } = analysis;
  return (
    <Group gap={12} wrap="nowrap">
      <Text component="h2" fz={15} fw={600}>
        {titleOf(analysis)}
      </Text>
      {mayCompareSchools && !isOfSchools && <SchoolChoice analysis={analysis} />}
      <VersusChoice versus={versus} among={comparisons} analysis={analysis} />
      {tab === 'terms' ? (
        <span className={styles.legend}>与{againstLabel(versus)}的差，得分率的百分点；横线是 95% 区间</span>
      ) : (
        <span className={styles.legend}>
          {scoreBands.map(({ value, label }) => (
            <span key={value}>
              <i data-band={value} />
              {label}
            </span>
          ))}
        </span>
      )}
    </Group>
  );
}

const why = (versus: Comparison, isOfSchools: boolean): string => {
  if (versus === 'last') return isOfSchools ? '这一届还没有上次联考。' : '这些班还没有上次考试。';
  return isOfSchools ? '这一届没有入学联考，分不出生源相近的学校。' : '这次考试没有给班级分组。';
};

function Impossible({ compared: { versus, possible }, analysis: { isOfSchools, compareWith } }: Props): ReactNode {
  const other = possible[0]!;
  return (
    <EmptyState text={why(versus, isOfSchools)}>
      <Button variant="default" onClick={() => compareWith(other)}>
        {versusLabel(other, isOfSchools)}
      </Button>
    </EmptyState>
  );
}
