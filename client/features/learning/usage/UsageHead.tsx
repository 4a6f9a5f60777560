import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { chooseLesson } from '../../../filters/cascades.ts';
import { pathTo } from '../../../session/paths.ts';
import { daysText } from '../report/report.ts';
import type { Usage } from './usage.ts';

interface Props {
  usage: Usage;
  classId: string;
  courseId: string;
}

/** Who it is, and the ways to the book and the report. */
export function UsageHead({ usage, classId, courseId }: Props): ReactNode {
  const { studentId, studentName, studentNo, className, schoolName, from, to, courses } = usage;
  const lesson = courseId || (courses[0]?.courseId ?? '');
  return (
    <Group gap="sm" wrap="nowrap">
      <Title order={2} fz={18} lh="inherit">
        {studentName}
      </Title>
      <Text span fz="sm" c="dimmed">
        学号 {studentNo}　{schoolName} {className}　{daysText({ from, to })}
      </Text>
      <Group gap={8} ml="auto" wrap="nowrap">
        <ButtonLink
          variant="default"
          size="xs"
          to={pathTo('studentBook', { studentId, state: 'all' })}
          onClick={() => chooseLesson(classId, lesson)}
        >
          错题本
        </ButtonLink>
        <ButtonLink variant="default" size="xs" to={pathTo('learningReport', { classId, studentId, from, to })}>
          学情报告
        </ButtonLink>
      </Group>
    </Group>
  );
}
