import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ExamDetail } from '../frame/exam.ts';
import { Arrangement } from './Arrangement.tsx';
import { MarkingDesk } from './desk/MarkingDesk.tsx';
import { OwnParts } from './OwnParts.tsx';

/** Marking by many: the desk of the part that the address names, else what the caller has to mark, and for leaders who marks what. */
export function MarkingPanel({ exam }: { exam: ExamDetail }): ReactNode {
  const [address] = useSearchParams();
  const partId = address.get('partId');
  if (partId !== null) return <MarkingDesk key={partId} partId={partId} />;
  return (
    <Stack gap={12} style={{ overflow: 'auto' }}>
      <OwnParts examId={exam.id} isQuiet={exam.isLeader} />
      {exam.isLeader && <Arrangement examId={exam.id} />}
    </Stack>
  );
}
