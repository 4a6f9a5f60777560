import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageQuestions } from '../../../contracts/wrongbook/questions.ts';
import { changeAddress } from '../../components/page-query.ts';
import { usePageQuery, type PageQuery } from '../../components/use-page-query.ts';
import type { Course } from './question/question.ts';

/** The query of the bank, with the grade as its filter shows it. */
export interface BankQuery {
  page: PageQuery<typeof pageQuestions>;
  /** "" for all grades of the stage. */
  gradeId: string;
  setGrade: (gradeId: string) => void;
}

const everyGrade = 'all';

const newestFirst = { descs: 'createTime' } as const;

/** What is asked of the bank: of the course's grade until another one, or all, are asked for. */
export function useBankQuery({ subjectId, stage, gradeId }: Course): BankQuery {
  const [address, setAddress] = useSearchParams();
  const every = address.get('grades') === everyGrade;
  const page = usePageQuery(pageQuestions, {
    fixed: { subjectId, stage, ...(every && { gradeId: undefined }) },
    defaults: { ...(!every && { gradeId }), ...(!address.has('ascs') && newestFirst) },
  });
  useFreshFilters(`${subjectId} ${stage}`, () => page.filter({ pointId: '', gradeId: '', keyword: '' }));
  return {
    page,
    gradeId: every ? '' : (page.filters.gradeId ?? ''),
    // A knowledge point belongs to a grade: what was chosen of one says nothing in another.
    setGrade: (wanted) =>
      setAddress(changeAddress(address, { grades: wanted === '' ? everyGrade : '', gradeId: wanted, pointId: '' })),
  };
}

/** What was filtered in one course means nothing in another. */
function useFreshFilters(course: string, clear: () => void): void {
  const last = useRef(course);
  useEffect(() => {
    if (last.current !== course) clear();
    last.current = course;
  }, [course, clear]);
}
