import { Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Tag } from '../../../components/page/Tag.tsx';
import type { RowAction } from '../../../components/table/columns.ts';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { stagesOf, stageTitles, type Stage } from '../work/progress.ts';
import { StageTag } from '../work/StageTag.tsx';
import { classesText, contentText, tagName, typeName, type Assignment } from './assignment.ts';
import styles from './list.module.css';

interface Props {
  assignment: Assignment;
  actions: readonly RowAction[];
}

/** An assignment in short: what it is, for whom, how far each of its stages is, and what can be done with it. */
export function AssignmentCard({ assignment, actions }: Props): ReactNode {
  const { title, stage, studentCount, submittedCount, markedCount } = assignment;
  const stages = stagesOf(assignment);
  const waits = stages.filter((one) => one.waits !== '');
  const facts = factsOf(assignment);
  return (
    <article className={styles.card} aria-label={title}>
      <Group justify="space-between" wrap="nowrap" gap={8}>
        <Title order={3} fz="md" lh="22px" lineClamp={1} title={title}>
          {title}
        </Title>
        <StageTag stage={stage} />
      </Group>
      <Text size="xs" c="dimmed" truncate title={facts}>
        {facts}
      </Text>
      <Segments stages={stages} />
      <Group justify="space-between" wrap="nowrap" gap={8} mih={22}>
        <Text size="sm" truncate>
          {phraseOf(stages)}
        </Text>
        <Group gap={4} wrap="nowrap">
          {waits.map((one) => (
            <Tag key={one.key} tone="warn">
              {one.waits}
            </Tag>
          ))}
        </Group>
      </Group>
      <Group gap={4} wrap="nowrap" fz="sm">
        <Text size="xs" c="dimmed" flex={1} truncate>
          已交 {submittedCount}/{studentCount} · 已批 {markedCount}/{submittedCount}
        </Text>
        <RowActions name={title} actions={actions} />
      </Group>
    </article>
  );
}

/** A bar for each stage, filled as far as it is; what waits for a person in it is amber. */
const Segments = ({ stages }: { stages: readonly Stage[] }): ReactNode => (
  <div className={styles.segments} role="img" aria-label={stages.map(segmentText).join('，')}>
    {stages.map(({ key, state, share, waits }) => (
      <span key={key} data-state={waits === '' ? state : 'waits'}>
        <span style={{ width: `${100 * share}%` }} />
      </span>
    ))}
  </div>
);

const segmentText = ({ key, note }: Stage): string => `${stageTitles[key]} ${note}`;

/** How far the stage is that goes on or comes next; of work that has gone through all, when its scores were published. */
const phraseOf = (stages: readonly Stage[]): string =>
  (stages.find(({ state }) => state !== 'done') ?? stages.find(({ key }) => key === 'publish'))?.note ?? '';

/** For whom and what it is, when it was set and is due; of a colleague's who set it. */
function factsOf(assignment: Assignment): string {
  const { taskType, tag, createTime, dueTime, isOwn, teacherName } = assignment;
  return [
    classesText(assignment),
    tagName(tag) || typeName(taskType),
    contentText(assignment),
    ...(isOwn ? [] : [teacherName]),
    `${createTime.slice(5, 10)} 布置`,
    ...(dueTime === '' ? [] : [`${dueTime.slice(5, 10)} 截止`]),
  ].join(' · ');
}
