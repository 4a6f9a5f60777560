import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { LearnerAside } from '../LearnerAside.tsx';
import styles from '../learning.module.css';
import { Moved } from '../Moved.tsx';
import type { Learner, Learners } from '../use-learners.ts';
import type { OfClass } from '../use-of-class.ts';
import { StudentUsage } from './StudentUsage.tsx';

interface Props {
  input: NonNullable<OfClass['input']>;
  learners: Learners;
}

/** The students of a class beside what one of them did. */
export function UsageDetail({ input, learners }: Props): ReactNode {
  const { current, hasMoved, choose } = learners;
  return (
    <div className={styles.columns} data-two>
      <LearnerAside learners={learners} noteOf={handedIn} />
      <div className={styles.canvas}>
        {hasMoved && <Moved showOthers={() => choose('')} />}
        {current && <StudentUsage key={current.studentId} input={input} studentId={current.studentId} />}
      </div>
    </div>
  );
}

const handedIn = ({ submitted, set }: Learner): ReactNode => (
  <Text span inherit c="dimmed" title="已发布的作业和考试：已交/布置">
    {formatNumber(submitted)}/{formatNumber(set)}
  </Text>
);
