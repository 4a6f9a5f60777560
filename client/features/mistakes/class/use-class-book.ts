import { useSearchParams } from 'react-router-dom';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { pageClassMistakes, type getClassMistake, type listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { useFresh } from '../../../components/use-fresh.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import type { BookPage, Lead } from './book.ts';
import type { Answer } from '../../../components/state/answer.ts';
import type { Lesson } from '../use-lesson.ts';

/** The class and the course whose mistakes are looked at. */
export type OfLesson = InputOf<typeof listMastery>;

/** The class book as the header and the address ask for it. */
export interface ClassBook {
  lesson: Pick<OfLesson, 'classId' | 'courseId'>;
  /** The same with the time and the source that the header narrows to. */
  period: Lesson;
  query: PageQuery<typeof pageClassMistakes>;
  answer: Answer<BookPage>;
  /** What the mistakes have in common where they are worst, whatever bucket is looked at; undefined without any. */
  lead: Lead | undefined;
  /** The question that is open: "" for the first, `none` for none. */
  open: string;
  setOpen: (questionId: string) => void;
  /** Takes questions to the projector, beginning with one of them. */
  lecture: (questionIds: readonly string[], first?: string) => void;
  /** What to ask for a question of the list. */
  detailInput: (questionId: string) => InputOf<typeof getClassMistake>;
}

/** Reads the class book of a lesson; null until the header has one. */
export function useClassBook(period: Lesson | null): ClassBook | null {
  const [address, setAddress] = useSearchParams();
  const query = usePageQuery(pageClassMistakes, {
    fixed: period ?? {},
    defaults: address.has('ascs') ? {} : { descs: 'wrongRate' },
  });
  const answer = useCall(pageClassMistakes, period && query.input);
  useFresh(period ? `${period.classId} ${period.courseId}` : '', () =>
    setAddress(changeAddress(address, ofOtherLessons), { replace: true }),
  );
  if (!period) return null;
  const lesson = { classId: period.classId, courseId: period.courseId };
  const { learningYear, from, to, source } = query.input;
  const current = address.get('current') ?? '';
  return {
    lesson,
    period,
    query,
    answer,
    lead: answer.data?.lead ?? undefined,
    open: address.get('open') ?? '',
    setOpen: (open) => setAddress(changeAddress(address, { open, current }), { replace: true }),
    lecture: (ids, at = '') => setAddress(changeAddress(address, { lecture: ids.join(), at, current })),
    detailInput: (questionId) => ({ ...lesson, learningYear, from, to, source, questionId }),
  };
}

/** What is open and filtered in one lesson means nothing in another. */
const ofOtherLessons = { pointId: '', keyword: '', open: '', lecture: '', at: '' };
