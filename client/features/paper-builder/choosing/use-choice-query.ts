import { useSearchParams } from 'react-router-dom';
import { pageQuestions } from '../../../../contracts/wrongbook/questions.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { changeAddress } from '../../../components/page-query.ts';
import { usePageQuery, type PageQuery } from '../../../components/use-page-query.ts';
import { usePointOptions } from '../../question-bank/editor/use-points.ts';
import { courseOf } from '../../question-bank/question/question.ts';
import type { PaperCourse } from '../paper.ts';

/** What questions of one kind of work are asked for. */
export interface ChoiceQuery {
  page: PageQuery<typeof pageQuestions>;
  /** Knowledge points that suit; all where none does. */
  points: readonly Option[];
  /** "" for all. */
  pointId: string;
  setPoint: (pointId: string) => void;
  /** Whether it is known yet what to ask for. */
  isKnown: boolean;
}

const everyPoint = 'all';

/** What is asked of the bank: on the first suiting knowledge point of the grade until another one, or all, are asked for. */
export function useChoiceQuery(course: PaperCourse, questionType: string | undefined, suits: RegExp): ChoiceQuery {
  const [address, setAddress] = useSearchParams();
  const all = usePointOptions(courseOf(course));
  const suiting = all.filter(({ label }) => suits.test(label));
  const usual = suiting.find(({ group = '' }) => group.startsWith(course.gradeName));
  const isEvery = address.get('points') === everyPoint || !usual;
  const { subjectId, stage } = course;
  const page = usePageQuery(pageQuestions, {
    fixed: { subjectId, stage },
    defaults: { ...(questionType !== undefined && { questionType }), ...(!isEvery && { pointId: usual.value }) },
  });
  return {
    page,
    points: suiting.length > 0 ? suiting : all,
    pointId: page.filters.pointId ?? '',
    setPoint: (pointId) => setAddress(changeAddress(address, { points: pointId === '' ? everyPoint : '', pointId })),
    isKnown: all.length > 0,
  };
}
