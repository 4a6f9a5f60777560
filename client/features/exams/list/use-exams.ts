import { useSnapshot } from 'valtio';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { pageExams } from '../../../../contracts/wrongbook/exams/exams.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Answer } from '../../../components/state/answer.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { teacher } from '../../../session/teacher.ts';

export type ExamQuery = PageQuery<typeof pageExams>;

/** What of the header narrows the list: the learning year, or class and course of the classic set. */
export type ListScope = 'year' | 'lesson';

/** The exams of what is chosen in the header, the latest first, further filtered by the address. */
export function useExams(scope: ListScope): { query: ExamQuery; answer: Answer<DataOf<typeof pageExams>> } {
  const { learningYear, classId, courseId } = useSnapshot(teacher);
  const ofLesson = { ...(classId !== '' && { classId }), ...(courseId !== '' && { courseId }) };
  const fixed: Partial<InputOf<typeof pageExams>> = scope === 'year' ? { learningYear } : ofLesson;
  const query = usePageQuery(pageExams, { fixed });
  const { ascs, descs } = query.input;
  const sorted = ascs === undefined && descs === undefined ? { descs: 'startDate' } : {};
  const answer = useCall(pageExams, { ...query.input, ...sorted });
  return { query, answer };
}
