import { useEffect } from 'react';
import { getExamPublishing } from '../../../../contracts/wrongbook/exams/publishing.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import type { Publishing } from './publishing.ts';

/** What was published or taken back last; once it ends, all that follows from it is read again. */
export function usePublishing(examId: string): Publishing | undefined {
  const { data } = useFollowed(getExamPublishing, { examId }, ({ latest }) => latest?.state === 'running');
  const isRunning = data?.latest?.state === 'running';
  useEffect(
    () => (isRunning ? () => void refetchKinds('exam', 'assignment', 'examResult', 'mistake') : undefined),
    [isRunning],
  );
  return data?.latest ?? undefined;
}
