import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/page/links.tsx';
import { pathTo } from '../../session/paths.ts';

interface Props {
  classId: string;
  /** Without one the report is that of the class. */
  studentId?: string;
}

/** The ways from a book to what has been learnt on the whole, and to what a student did. */
export const LearningLinks = ({ classId, studentId }: Props): ReactNode => (
  <Group gap={4} wrap="nowrap" data-screen-only>
    {studentId === undefined ? (
      <ButtonLink variant="subtle" size="xs" to={pathTo('learningReport', { classId, of: 'class' })}>
        班级学情报告
      </ButtonLink>
    ) : (
      <>
        <ButtonLink variant="subtle" size="xs" to={pathTo('learningReport', { classId, studentId })}>
          学情报告
        </ButtonLink>
        <ButtonLink variant="subtle" size="xs" to={pathTo('studentUsage', { classId, studentId })}>
          使用详情
        </ButtonLink>
      </>
    )}
  </Group>
);
