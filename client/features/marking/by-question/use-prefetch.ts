import { useEffect } from 'react';
import { mutate } from 'swr';
import { listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { call } from '../../../api/call.ts';
import { callKey } from '../../../api/refetch.ts';

const seen = new Set<string>();

/** Says that a question's answers have been read: what was prefetched later could only be older than what is shown. */
const markSeen = (assignmentId: string, questionId: string): boolean => {
  const name = `${assignmentId}:${questionId}`;
  const isNew = !seen.has(name);
  seen.add(name);
  return isNew;
};

/** Reads the answers to the next question while somebody is at this one. */
export function usePrefetch(assignmentId: string, current: string, next: string | undefined): void {
  useEffect(() => {
    markSeen(assignmentId, current);
    if (next === undefined || !markSeen(assignmentId, next)) return;
    const input = { assignmentId, questionId: next };
    const reading = call(listQuestionAnswers, input, { quiet: true });
    // Among the answers, where it is read again once the question is opened; whoever opens it is told of a failure.
    mutate(callKey(listQuestionAnswers, input), reading, { revalidate: false }).catch(() => undefined);
  }, [assignmentId, current, next]);
}
