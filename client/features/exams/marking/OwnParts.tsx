import { SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { listOwnMarking } from '../../../../contracts/wrongbook/exams/marking-desk.ts';
import { useCall } from '../../../api/use-call.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { PartCard } from './PartCard.tsx';

/** What the caller marks or leads in an exam. */
export function OwnParts({ examId }: { examId: string }): ReactNode {
  const answer = useCall(listOwnMarking, {});
  return (
    <Loaded answer={answer} what="阅卷任务">
      {(all) => {
        const own = all.filter((one) => one.examId === examId);
        if (own.length === 0) return <EmptyState text="这次考试没有分给您的阅卷任务。" />;
        return (
          <SimpleGrid cols={{ base: 2, md: 3, xl: 4 }} spacing={12}>
            {own.map((one) => (
              <PartCard key={one.id} part={one} />
            ))}
          </SimpleGrid>
        );
      }}
    </Loaded>
  );
}
