import { Stack, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatNumber, formatRate } from '../../../../../contracts/figure-text.ts';
import { today } from '../../../../api/clock.ts';
import { Tag } from '../../../../components/page/Tag.tsx';
import type { Progress, SubjectProgress } from '../shapes.ts';
import styles from '../progress.module.css';
import { ShareBar } from '../ShareBar.tsx';
import { whenText } from './texts.ts';

interface Props {
  subjects: Progress['subjects'];
  current: string;
  choose: (subjectId: string) => void;
}

/** How far each subject is, when it ends, and what in it waits. */
export const SubjectList = ({ subjects, current, choose }: Props): ReactNode => (
  <Stack gap={2} p={8}>
    {subjects.map((subject) => (
      <UnstyledButton
        key={subject.subjectId}
        className={styles.subject}
        aria-current={subject.subjectId === current || undefined}
        onClick={() => choose(subject.subjectId)}
      >
        <Subject subject={subject} />
      </UnstyledButton>
    ))}
  </Stack>
);

function Subject({ subject }: { subject: SubjectProgress }): ReactNode {
  const { courseName, total, done, waiting, unassigned, endTime, isPublished } = subject;
  const isDone = total > 0 && done >= total && unassigned === 0;
  return (
    <>
      <b>{courseName}</b>
      <span>{waiting > 0 && <Tag tone="warn">{waiting} 件</Tag>}</span>
      {isDone ? (
        <span className={styles.done}>✓ {isPublished ? '已发布' : '完成'}</span>
      ) : (
        <Text span fz={13} fw={600}>
          {total === 0 ? '-' : formatRate(done / total)}
        </Text>
      )}
      <ShareBar done={done} of={total} />
      <small>
        {formatNumber(done)}/{formatNumber(total)}
      </small>
      {unassigned > 0 ? (
        <small className={styles.unassigned}>{unassigned} 题未分</small>
      ) : (
        <small>{isDone ? '' : whenText(endTime, today())}</small>
      )}
    </>
  );
}
