import { useSearchParams } from 'react-router-dom';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../contracts/wrongbook/assignments.ts';

/** A paper that was set to classes: marking and figures of it are asked for by its id as an assignment. */
export type AssessmentPaper = DataOf<typeof getAssignment>;

/** What is marked and reported on together: homework has one paper, an exam may have several. */
export interface Assessment {
  id: string;
  title: string;
  papers: readonly [AssessmentPaper, ...AssessmentPaper[]];
}

/** Homework as an assessment. */
export const assessmentOf = (assignment: AssessmentPaper): Assessment => ({
  id: assignment.id,
  title: assignment.title,
  papers: [assignment],
});

/** The paper that the address names, else the first. */
export function usePaper({ papers }: Assessment): AssessmentPaper {
  const [address] = useSearchParams();
  return papers.find(({ id }) => id === address.get('paper')) ?? papers[0];
}
