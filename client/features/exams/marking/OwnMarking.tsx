import { SimpleGrid, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { listOwnMarking } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../api/use-call.ts';
import { isToDo } from './own-work.ts';
import { PartCard } from './PartCard.tsx';

/** 我的阅卷: what the caller has to mark in all exams; nothing where nothing waits, and the list below goes on without it. */
export function OwnMarking(): ReactNode {
  const heading = useId();
  const { data = [] } = useCall(listOwnMarking, {});
  const parts = data.filter(isToDo);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <Title order={2} fz={15} mb={8} id={heading}>
        我的阅卷{' '}
        <Text span size="sm" c="dimmed">
          {parts.length} 个题组
        </Text>
      </Title>
      <SimpleGrid cols={{ base: 2, md: 3, xl: 4 }} spacing={12}>
        {parts.map((part) => (
          <PartCard key={part.id} part={part} withExam />
        ))}
      </SimpleGrid>
    </section>
  );
}
