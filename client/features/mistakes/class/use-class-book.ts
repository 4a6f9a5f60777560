import { useSearchParams } from 'react-router-dom';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { pageClassMistakes, type getClassMistake, type listMastery } from '../../../../contracts/wrongbook/mistakes.ts';
import { useCall } from '../../../api/use-call.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { useFresh } from '../../../components/use-fresh.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { useLesson } from '../use-lesson.ts';
import type { BookPage, Lead } from './book.ts';
import type { Answer } from '../../../components/state/answer.ts';

/** The class and the course whose mistakes are looked at. */
export type OfLesson = InputOf<typeof listMastery>;

/** The class book as the header and the address ask for it. */
export interface ClassBook {
  lesson: Pick<OfLesson, 'classId' | 'courseId'>;
  query: PageQuery<typeof pageClassMistakes>;
  answer: Answer<BookPage>;
  /** What the mistakes have in common where they are worst, whatever is filtered; undefined until that is known. */
  lead: Lead | undefined;
  /** The question that is open: "" for the first, `none` for none. */
  open: string;
  setOpen: (questionId: string) => void;
  /** Takes questions to the projector, beginning with one of them. */
  lecture: (questionIds: readonly string[], first?: string) => void;
  /** What to ask for a question of the list. */
  detailInput: (questionId: string) => InputOf<typeof getClassMistake>;
}

const noLesson = { classId: '', courseId: '', learningYear: '' };

/** Reads the class book; null until the header has a class and a course. */
export function useClassBook(): ClassBook | null {
  const [address, setAddress] = useSearchParams();
  const chosen = useLesson();
  const query = usePageQuery(pageClassMistakes, {
    fixed: chosen ?? noLesson,
    defaults: address.has('ascs') ? {} : { descs: 'wrongRate' },
  });
  const answer = useCall(pageClassMistakes, chosen && query.input);
  useFresh(chosen ? `${chosen.classId} ${chosen.courseId}` : '', () =>
    setAddress(changeAddress(address, ofOtherLessons), { replace: true }),
  );
  if (!chosen) return null;
  const { classId, courseId } = chosen;
  const lesson = { classId, courseId };
  const { from, to, source } = query.input;
  const current = address.get('current') ?? '';
  return {
    lesson,
    query,
    answer,
    lead: answer.data?.lead ?? undefined,
    open: address.get('open') ?? '',
    setOpen: (open) => setAddress(changeAddress(address, { open, current }), { replace: true }),
    lecture: (ids, at = '') => setAddress(changeAddress(address, { lecture: ids.join(), at, current })),
    detailInput: (questionId) => ({ ...chosen, from, to, source, questionId }),
  };
}

/** What is open and filtered in one lesson means nothing in another. */
const ofOtherLessons = { pointId: '', keyword: '', open: '', lecture: '', at: '' };
