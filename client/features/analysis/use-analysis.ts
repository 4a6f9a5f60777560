import { useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { comparisons, type Comparison } from '../../../contracts/constants/analysis.ts';
import { getClassComparison, getSchoolComparison, listAnalysedExams } from '../../../contracts/wrongbook/analysis.ts';
import { today } from '../../api/clock.ts';
import { useCall } from '../../api/use-call.ts';
import { changeAddress } from '../../components/page-query.ts';
import { useMay } from '../../session/capabilities.ts';
import { teacher } from '../../session/teacher.ts';
import { termCodeOf } from '../../session/terms.ts';

/** The published exams of the lesson; one that the address names stands before that of the header. */
function useExams(address: URLSearchParams) {
  const lesson = useSnapshot(teacher);
  const courseId = address.get('courseId') ?? lesson.courseId;
  const gradeId = address.get('gradeId') ?? lesson.gradeId;
  const isChosen = courseId !== '' && gradeId !== '';
  const schoolId = address.get('schoolId');
  const learningTerm = termCodeOf(lesson.learningTerm, today());
  const asked = { gradeId, courseId, learningTerm, ...(schoolId !== null && { schoolId }) };
  const exams = useCall(listAnalysedExams, isChosen ? asked : null, { keepPreviousData: false });
  const named = address.get('examId');
  // An exam that is not of the lesson belongs to an earlier choice, unless the address names the lesson too.
  const isKnown = address.has('courseId') || exams.data?.some(({ id }) => id === named);
  const examId = (isKnown ? named : null) ?? exams.data?.[0]?.id;
  return { exams, examId, courseId, isChosen, isNamed: examId === named, courseName: lesson.courseName };
}

/** What an analysis is of: exam, comparison, tab and chosen unit are in the address, the lesson is that of the header. */
export function useAnalysis() {
  const [address, setAddress] = useSearchParams();
  const mayCompareSchools = useMay('compareSchools');
  const { courseId, isNamed, ...lesson } = useExams(address);
  const { examId } = lesson;
  const isOfSchools = mayCompareSchools && address.get('of') !== 'classes';
  const asked = comparisons.find((one) => one === address.get('versus'));
  // The classes of another school than the first have sat its own exam.
  const ofExam = (isNamed && !isOfSchools ? address.get('ofExam') : null) ?? examId;
  const input = ofExam === undefined ? null : { examId: ofExam, courseId, ...(asked && { versus: asked }) };
  const answer = useCall(isOfSchools ? getSchoolComparison : getClassComparison, input, { keepPreviousData: false });
  const change = (changes: Record<string, string | undefined>) => setAddress(changeAddress(address, changes));
  return {
    ...lesson,
    answer,
    input,
    isOfSchools,
    mayCompareSchools,
    chosen: address.get('unit') ?? '',
    isTable: address.get('as') === 'table',
    chooseExam: (id: string) => change({ examId: id, unit: undefined, ofExam: undefined }),
    compareWith: (versus: Comparison) => change({ versus }),
    choose: (unit: string | undefined) => change({ unit }),
    show: (as: 'table' | undefined) => change({ as }),
    showClasses: (classesOf: string) =>
      change({ examId, of: 'classes', ofExam: classesOf, unit: undefined, versus: undefined }),
    showSchools: () => change({ of: undefined, ofExam: undefined, unit: undefined, versus: undefined }),
  };
}

export type Analysis = ReturnType<typeof useAnalysis>;
