import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { CountBar } from '../work/CountBar.tsx';
import { StageTag } from '../work/StageTag.tsx';
import { classesText, contentText, tagName, typeName, type Assignment } from './assignment.ts';
import styles from './list.module.css';

interface Props {
  assignment: Assignment;
  actions: readonly RowAction[];
}

/** An assignment in short: what it is, for whom, how far it has come, and what can be done with it. */
export function AssignmentCard({ assignment, actions }: Props): ReactNode {
  const { taskType, title, tag, stage, studentCount, submittedCount, absentCount, markedCount } = assignment;
  const when = whenOf(assignment, absentCount);
  return (
    <article className={styles.card} aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Title order={3} fz="md" lh="22px" lineClamp={1} title={title}>
          {title}
        </Title>
        <StageTag stage={stage} />
      </Group>
      <div>
        <Tag>{typeName(taskType)}</Tag>
        {tagName(tag) !== '' && <Tag>{tagName(tag)}</Tag>}
        <Tag>{contentText(assignment)}</Tag>
      </div>
      <Text size="sm" truncate title={classesText(assignment)}>
        {classesText(assignment)}
      </Text>
      <Stack gap={2}>
        <CountBar label="已交" count={submittedCount} total={studentCount} />
        <CountBar label="已批" count={markedCount} total={submittedCount} />
      </Stack>
      <Group gap={4} wrap="nowrap" fz="sm">
        <Text size="xs" c="dimmed" flex={1} truncate title={when}>
          {when}
        </Text>
        <RowActions name={title} actions={actions} />
      </Group>
    </article>
  );
}

/** When it was set, when it is due, and who was away; of a colleague's who set it. */
function whenOf({ createTime, dueTime, isOwn, teacherName }: Assignment, absentCount: number): string {
  const parts = [
    createTime.slice(0, 16),
    ...(isOwn ? [] : [teacherName]),
    ...(dueTime === '' ? [] : [`${dueTime.slice(5, 10)} 截止`]),
    ...(absentCount === 0 ? [] : [`缺交 ${absentCount} 人`]),
  ];
  return parts.join(' · ');
}
