import { useSearchParams } from 'react-router-dom';
import { pageStudentBook } from '../../../../contracts/wrongbook/mistakes.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import type { Lesson } from '../use-lesson.ts';
import { useExamDay, type ExamDay } from './exam-day.ts';

const everyState = 'all';

/** The states that the book is filtered by; what is due first, since that is today's work. */
export const bookStates = ['due', 'open', 'consolidating', 'mastered', 'fading', everyState] as const;
export type BookState = (typeof bookStates)[number];

/** The query of a student's book. */
export interface BookQuery {
  page: PageQuery<typeof pageStudentBook>;
  state: BookState;
  setState: (state: BookState) => void;
  exam: ExamDay;
  /** Whether it can be filtered by source: the header may have one. */
  hasSources: boolean;
  /** Shows what a figure counts: of all states those of a cause or of a knowledge point. */
  narrow: (by: { cause?: string; pointId?: string }) => void;
  /** The question whose history is open, "" for none. */
  opened: string;
  open: (questionId: string) => void;
}

/**
 * Keeps filters, order, page and the open question in the address; the lesson is the one that is chosen in the header. What is
 * due means nothing of somebody who is no longer in the class.
 */
export function useBookQuery(lesson: Lesson, studentId: string, isHere = true): BookQuery {
  const [address, setAddress] = useSearchParams();
  const every = (address.get('state') ?? (isHere ? '' : everyState)) === everyState;
  const exam = useExamDay(lesson);
  const on = exam.day === '' ? {} : { on: exam.day };
  const page = usePageQuery(pageStudentBook, {
    fixed: { ...lesson, studentId, on: undefined, ...on },
    defaults: every ? {} : { state: 'due' },
  });
  return {
    page,
    exam,
    state: every ? everyState : (page.input.state ?? 'due'),
    setState: (state) => setAddress(changeAddress(address, { state, question: '' })),
    hasSources: lesson.source === undefined,
    narrow: (by) => setAddress(changeAddress(address, { state: everyState, question: '', ...by })),
    opened: address.get('question') ?? '',
    open: (question) => {
      const next = changeAddress(address, { current: page.current, question });
      setAddress(next, { replace: true });
    },
  };
}
