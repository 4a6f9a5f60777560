import { useEffect, useRef } from 'react';
import { getMarkingOverview } from '../../../../contracts/wrongbook/marking.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { useFollowed } from '../../../api/use-followed.ts';
import type { AssessmentPaper } from '../assessment.ts';
import type { Overview } from '../marks.ts';
import { isRunning } from './RunStatus.tsx';

/** How the marking of a paper stands, followed while a machine marks it. */
export function useOverview({ id }: AssessmentPaper) {
  const answer = useFollowed(getMarkingOverview, { assignmentId: id }, isRunning);
  useFreshAnswers(answer.data);
  return answer;
}

/** What a machine has marked is read once its run has ended. */
function useFreshAnswers(overview: Overview | undefined): void {
  const running = overview !== undefined && isRunning(overview);
  const before = useRef(running);
  useEffect(() => {
    if (before.current && !running) void refetchKinds('mark');
    before.current = running;
  }, [running]);
}
