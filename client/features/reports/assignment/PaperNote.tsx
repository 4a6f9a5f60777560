import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import { StageTag } from '../../assignments/work/StageTag.tsx';
import { usePaper, type Assessment } from '../../marking/assessment.ts';
import styles from '../reports.module.css';

/** Which paper is reported on, and whether its scores are out. */
export function PaperNote({ assessment }: { assessment: Assessment }): ReactNode {
  const { title, stage, publishTime, courseName } = usePaper(assessment);
  return (
    <Group component="span" gap={8} wrap="nowrap" miw={0}>
      <Text span inherit truncate c="var(--mantine-color-text)" className={styles.title} title={title}>
        {title}
      </Text>
      <Tag>{courseName}</Tag>
      <StageTag stage={stage}>{publishTime === '' ? undefined : `${publishTime.slice(0, 16)} 发布`}</StageTag>
    </Group>
  );
}
