import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { dateType, type TimeRange } from '../../../../contracts/constants/time.ts';
import { today } from '../../../api/clock.ts';
import { useCall } from '../../../api/use-call.ts';
import { dayBefore } from '../../../components/days.ts';
import { useLeaving } from '../../../components/use-leaving.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import type { Answer } from '../../../components/state/answer.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { teacher } from '../../../session/teacher.ts';

export type AssignmentQuery = PageQuery<typeof pageAssignments>;

/** What of the header narrows the list: learning year and course, or class, course and time of the classic set. */
export type ListScope = 'year' | 'lesson';

const days: Readonly<Partial<Record<TimeRange, number>>> = { 3: 0, [dateType.week]: 6, [dateType.month]: 29 };

/** What the header has chosen, as the call takes it. */
function useHeader(scope: ListScope) {
  const { learningYear, classId, courseId, homeworkDateType } = useSnapshot(teacher);
  const course = courseId !== '' && { courseId };
  if (scope === 'year') return { learningYear, ...course };
  const back = days[homeworkDateType];
  return {
    ...(classId !== '' && { classId }),
    ...course,
    ...(back !== undefined && { from: dayBefore(today(), back) }),
  };
}

/** The assignments of what is chosen for the whole product, further filtered by the address. */
export function useAssignments(scope: ListScope): {
  query: AssignmentQuery;
  answer: Answer<DataOf<typeof pageAssignments>>;
} {
  const fixed = useHeader(scope);
  const query = usePageQuery(pageAssignments, { fixed });
  const answer = useCall(pageAssignments, query.input);
  useFirstPageOf(JSON.stringify(fixed), 'courseId' in fixed, () => query.filter({ classId: '' }));
  return { query, answer };
}

/** Another choice in the header leads to the first page and all classes: those of one mean nothing in another. */
function useFirstPageOf(place: string, isKnown: boolean, goToFirst: () => void): void {
  const last = useRef('');
  const leaving = useLeaving();
  useEffect(() => {
    if (!isKnown || leaving) return;
    if (last.current !== '' && last.current !== place) goToFirst();
    last.current = place;
  }, [place, isKnown, leaving, goToFirst]);
}
