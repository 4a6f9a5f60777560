import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { comparisons, type Comparison } from '../../../contracts/constants/analysis.ts';
import {
  getClassComparison,
  getPointComparison,
  getSchoolComparison,
  listAnalysedExams,
  listAnalysedLessons,
} from '../../../contracts/wrongbook/analysis.ts';
import { today } from '../../api/clock.ts';
import { useCall } from '../../api/use-call.ts';
import { changeAddress } from '../../components/page-query.ts';
import { useMay } from '../../session/capabilities.ts';
import { teacher } from '../../session/teacher.ts';
import { termCodeOf } from '../../session/terms.ts';

/** What those can choose from who belong to no school; the first one until the address names another. */
function useLessons(address: URLSearchParams, learningTerm: string) {
  const mayChooseSchool = useMay('chooseAnySchool');
  const mayCompareSchools = useMay('compareSchools');
  const lessons = useCall(listAnalysedLessons, mayChooseSchool || mayCompareSchools ? { learningTerm } : null);
  const names = ['schoolId', 'gradeId', 'courseId'] as const;
  const named = lessons.data?.find((one) => names.every((name) => one[name] === address.get(name)));
  const latest = lessons.data?.[0];
  // Who compares schools chooses in the header, and is only led to what was examined last.
  return { mayChooseSchool, lessons, latest, lesson: mayChooseSchool ? (named ?? latest) : undefined };
}

/** The published exams of the lesson; one that the address names stands before that of the header. */
function useExams(address: URLSearchParams) {
  const header = useSnapshot(teacher);
  const learningTerm = termCodeOf(header.learningTerm, today());
  const choice = useLessons(address, learningTerm);
  const of = (name: 'courseId' | 'gradeId') => choice.lesson?.[name] ?? address.get(name) ?? header[name];
  const [courseId, gradeId] = [of('courseId'), of('gradeId')];
  const isChosen = courseId !== '' && gradeId !== '';
  const schoolId = choice.lesson?.schoolId ?? address.get('schoolId');
  const asked = { gradeId, courseId, learningTerm, ...(schoolId !== null && { schoolId }) };
  const exams = useCall(listAnalysedExams, isChosen ? asked : null, { keepPreviousData: false });
  const examId = examOf(address, exams.data ?? [], !choice.mayChooseSchool);
  const courseName = choice.lesson?.courseName ?? header.courseName;
  const gradeName = choice.lesson?.gradeName ?? header.gradeName;
  return {
    ...choice,
    exams,
    examId,
    courseId,
    courseName,
    gradeName,
    isChosen,
    isNamed: examId === address.get('examId'),
  };
}

/** An exam that is not of the lesson belongs to an earlier choice, unless the address names the lesson too. */
function examOf(address: URLSearchParams, exams: readonly { id: string }[], takesLesson: boolean): string | undefined {
  const named = address.get('examId');
  const isKnown = (takesLesson && address.has('courseId')) || exams.some(({ id }) => id === named);
  return (isKnown ? named : null) ?? exams[0]?.id;
}

/** What is looked at: schools, these by knowledge point, the differences of all terms, or classes. */
export const tabs = ['schools', 'points', 'terms', 'classes'] as const;
export type Tab = (typeof tabs)[number];

/** The tab that the address names; schools, or in one school its classes, until it does. */
function tabOf(address: URLSearchParams, mayCompareSchools: boolean): Tab {
  const named = tabs.find((one) => one === address.get('of'));
  if (mayCompareSchools) return named ?? 'schools';
  return named === 'terms' ? named : 'classes';
}

/** What an analysis is of: exam, comparison, tab and chosen unit are in the address, the lesson is that of the header. */
export function useAnalysis() {
  const [address, setAddress] = useSearchParams();
  const mayCompareSchools = useMay('compareSchools');
  const { courseId, isNamed, ...rest } = useExams(address);
  const { examId } = rest;
  const tab = tabOf(address, mayCompareSchools);
  const isOfSchools = mayCompareSchools && tab !== 'classes';
  const asked = comparisons.find((one) => one === address.get('versus'));
  // The classes of another school than the first have sat its own exam.
  const ofExam = (isNamed && !isOfSchools ? address.get('ofExam') : null) ?? examId;
  const input = ofExam === undefined ? null : { examId: ofExam, courseId, ...(asked && { versus: asked }) };
  const answer = useCall(isOfSchools ? getSchoolComparison : getClassComparison, input, { keepPreviousData: false });
  const points = useCall(getPointComparison, isOfSchools ? input : null, { keepPreviousData: false });
  const change = (changes: Record<string, string | undefined>) => setAddress(changeAddress(address, changes));
  return {
    ...rest,
    answer,
    points,
    input,
    tab,
    isOfSchools,
    mayCompareSchools,
    chosen: address.get('unit') ?? '',
    isTable: address.get('as') === 'table',
    chooseExam: (id: string) => change({ examId: id, unit: undefined, ofExam: undefined }),
    chooseLesson: (one: { schoolId: string; gradeId: string; courseId: string } | undefined) =>
      one && change({ ...ids(one), examId: undefined, unit: undefined, ofExam: undefined, versus: undefined }),
    compareWith: (versus: Comparison) => change({ versus }),
    choose: (unit: string | undefined) => change({ unit }),
    show: (as: 'table' | undefined) => change({ as }),
    showClasses: (classesOf: string) =>
      change({ examId, of: 'classes', ofExam: classesOf, unit: undefined, versus: undefined }),
    showTab: (to: Tab) => {
      const isElsewhere = mayCompareSchools && (to === 'classes') !== (tab === 'classes');
      const of = to === (mayCompareSchools ? 'schools' : 'classes') ? undefined : to;
      change({ of, ...(isElsewhere && { ofExam: undefined, unit: undefined, versus: undefined }) });
    },
  };
}

const ids = ({ schoolId, gradeId, courseId }: Record<'schoolId' | 'gradeId' | 'courseId', string>) => ({
  schoolId,
  gradeId,
  courseId,
});

export type Analysis = ReturnType<typeof useAnalysis>;
