import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Panel } from '../../../components/page/Panel.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Scoring } from './scores.ts';
import styles from './subjects.module.css';

interface Props {
  subjects: readonly Scoring[];
  chosen: string;
  choose: (subjectId: string) => void;
}

const awayOf = ({ absentCount, disqualifiedCount, deferredCount }: Scoring): number =>
  absentCount + disqualifiedCount + deferredCount;

function noteOf(subject: Scoring): string {
  const { scoredCount, candidateCount, missingCount } = subject;
  const away = awayOf(subject);
  const parts = [`${formatNumber(scoredCount)}/${formatNumber(candidateCount)} 人有分数`];
  if (away > 0) parts.push(`缺席 ${formatNumber(away)}`);
  if (missingCount > 0 && missingCount < candidateCount) parts.push(`还差 ${formatNumber(missingCount)}`);
  return parts.join('，');
}

/** The subjects of an exam, each with how far its scores are. */
export const SubjectList = ({ subjects, chosen, choose }: Props): ReactNode => (
  <Panel as="aside" label="科目">
    {subjects.map((subject) => (
      <UnstyledButton
        key={subject.subjectId}
        className={styles.subject}
        aria-current={subject.subjectId === chosen || undefined}
        onClick={() => choose(subject.subjectId)}
      >
        {subject.courseName}
        <State subject={subject} />
        <span className={styles.note}>{noteOf(subject)}</span>
      </UnstyledButton>
    ))}
  </Panel>
);

function State({ subject: { publishTime, missingCount, candidateCount } }: { subject: Scoring }): ReactNode {
  if (publishTime !== '') return <Tag tone="done">已发布</Tag>;
  if (missingCount === 0) return <Tag tone="good">已齐</Tag>;
  return missingCount === candidateCount ? (
    <Text size="xs" c="dimmed">
      未登
    </Text>
  ) : (
    <Tag tone="warn">未齐</Tag>
  );
}
