import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { useLeaving } from '../../../components/use-leaving.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import type { Answer } from '../../../components/state/answer.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { teacher } from '../../../session/teacher.ts';

export type AssignmentQuery = PageQuery<typeof pageAssignments>;

/** The assignments of the learning year and course that are chosen for the whole product, further filtered by the address. */
export function useAssignments(): { query: AssignmentQuery; answer: Answer<DataOf<typeof pageAssignments>> } {
  const { learningYear, courseId } = useSnapshot(teacher);
  const query = usePageQuery(pageAssignments, { fixed: { learningYear, ...(courseId !== '' && { courseId }) } });
  const answer = useCall(pageAssignments, query.input);
  useFirstPageOf(`${learningYear} ${courseId}`, courseId !== '', () => query.filter({ classId: '' }));
  return { query, answer };
}

/** Another year or course leads to the first page and all classes: those of one mean nothing in another. */
function useFirstPageOf(place: string, isKnown: boolean, goToFirst: () => void): void {
  const last = useRef('');
  const leaving = useLeaving();
  useEffect(() => {
    if (!isKnown || leaving) return;
    if (last.current !== '' && last.current !== place) goToFirst();
    last.current = place;
  }, [place, isKnown, leaving, goToFirst]);
}
