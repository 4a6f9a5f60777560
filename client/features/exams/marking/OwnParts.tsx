import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listOwnMarking } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { changeAddress } from '../../../components/page-query.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import type { OwnPart } from './shapes.ts';
import { ShareBar } from './ShareBar.tsx';

/** What the caller marks in an exam; where there is nothing, that is said unless it is no surprise. */
export function OwnParts({ examId, isQuiet }: { examId: string; isQuiet: boolean }): ReactNode {
  const answer = useCall(listOwnMarking, {});
  return (
    <Loaded answer={answer} what="阅卷任务">
      {(all) => {
        const own = all.filter((one) => one.examId === examId);
        if (own.length === 0) return !isQuiet && <EmptyState text="这次考试没有分给您的阅卷任务。" />;
        return (
          <Stack gap={12}>
            {own.map((one) => (
              <PartCard key={one.id} part={one} />
            ))}
          </Stack>
        );
      }}
    </Loaded>
  );
}

const waitingLabels = { sample: '样卷', third: '三评', check: '复核' } as const;

function PartCard({ part: { id, courseName, name, own, isLeader, isOpen } }: { part: OwnPart }): ReactNode {
  const [address, setAddress] = useSearchParams();
  const kinds = (Object.keys(waitingLabels) as (keyof typeof waitingLabels)[]).filter((kind) => own[kind] > 0);
  const isDone = own.marked >= own.quota && kinds.length === 0;
  return (
    <Card>
      <Group gap={12} wrap="nowrap">
        <Text fw={600}>
          {courseName} {name}
        </Text>
        {isLeader && <Tag tone="info">题组长</Tag>}
        {kinds.map((kind) => (
          <Tag key={kind} tone="warn">
            {waitingLabels[kind]} {own[kind]}
          </Tag>
        ))}
        <Text component="div" size="sm" c="dimmed" w={160} ml="auto">
          已阅 {own.marked}/{own.quota}
          <ShareBar done={own.marked} of={own.quota} />
        </Text>
        <Button
          variant={isDone ? 'default' : 'filled'}
          disabled={!isOpen}
          onClick={() => setAddress(changeAddress(address, { partId: id }))}
        >
          {isDone ? '看已阅' : '去阅卷'}
        </Button>
      </Group>
    </Card>
  );
}
