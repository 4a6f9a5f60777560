import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { comparisons, type Comparison } from '../../../contracts/constants/analysis.ts';
import { scoreBands } from '../../../contracts/constants/questions.ts';
import { EmptyState } from '../../components/state/EmptyState.tsx';
import { againstLabel, versusLabel, type Compared } from './figures.ts';
import { VersusChoice } from './Points.tsx';
import { SchoolChoice } from './SchoolChoice.tsx';
import type { Analysis } from './use-analysis.ts';
import styles from './analysis.module.css';

interface Props {
  compared: Compared;
  analysis: Analysis;
}

/** What is compared, above it. */
export const titleOf = ({ isOfSchools, tab }: Analysis): string =>
  `${isOfSchools ? '各校' : '各班'}${tab === 'terms' ? '历次' : '均分'}`;

/** Title, whose classes, against whom, and what colours mean. */
export function ComparisonHead({ compared: { versus }, analysis }: Props): ReactNode {
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

/** Why it cannot be held against those, and what it can. */
export function Impossible({
  compared: { versus, possible },
  analysis: { isOfSchools, compareWith },
}: Props): ReactNode {
  const other = possible[0]!;
  return (
    <EmptyState text={why(versus, isOfSchools)}>
      <Button variant="default" onClick={() => compareWith(other)}>
        {versusLabel(other, isOfSchools)}
      </Button>
    </EmptyState>
  );
}
