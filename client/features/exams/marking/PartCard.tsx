import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/page/links.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { pathTo } from '../../../session/paths.ts';
import { waitingOf } from './own-work.ts';
import type { OwnPart } from './shapes.ts';
import { ShareBar } from './ShareBar.tsx';

const labels = { sample: '样卷', third: '三评', check: '复核' } as const;

interface Props {
  part: OwnPart;
  /** Where parts of several exams stand together. */
  withExam?: boolean;
}

/** A part that the caller marks or leads: how far that is, what else waits, and the ways to the desk and to how all of it goes. */
export function PartCard({ part, withExam = false }: Props): ReactNode {
  const { id, examId, examName, courseName, name, own, isLeader, isOpen } = part;
  const waiting = waitingOf(part);
  const isDone = own.marked >= own.quota && waiting.length === 0;
  return (
    <Paper component="section" shadow="xs" p="sm" miw={0} aria-label={`${examName} ${courseName} ${name}`}>
      <Group gap={8} wrap="nowrap">
        <Text fw={600} truncate>
          {courseName} {name}
        </Text>
        {isLeader && <Tag tone="info">题组长</Tag>}
        {waiting.map((kind) => (
          <Tag key={kind} tone="warn">
            {labels[kind]} {own[kind]}
          </Tag>
        ))}
      </Group>
      {withExam && (
        <Text size="xs" c="dimmed" truncate>
          {examName}
        </Text>
      )}
      <Group gap={8} mt={8} wrap="nowrap">
        <Text component="div" size="sm" c="dimmed" flex={1} miw={0}>
          已阅 {own.marked}/{own.quota}
          <ShareBar done={own.marked} of={own.quota} />
        </Text>
        {isLeader && (
          <ButtonLink
            to={pathTo('exam', { examId, step: 'mark', partId: id, see: 'progress' })}
            size="compact-md"
            variant="default"
          >
            看进度
          </ButtonLink>
        )}
        {/* Who is given no share may still have to settle what others do not agree on. */}
        {isOpen && (own.quota > 0 || waiting.length > 0) && (
          <ButtonLink
            to={pathTo('exam', { examId, step: 'mark', partId: id })}
            size="compact-md"
            variant={isDone ? 'default' : 'light'}
          >
            {isDone ? '看已阅' : '去阅卷'}
          </ButtonLink>
        )}
      </Group>
    </Paper>
  );
}
