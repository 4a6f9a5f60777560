import { listClasses, listClassesByLeaderType, listCoursesInGrade } from '../../../../contracts/vesta/class.ts';
import { listCoursesByGrade } from '../../../../contracts/vesta/teaching.ts';
import { listTeachers } from '../../../../contracts/vesta/teacher.ts';
import { pagePapers } from '../../../../contracts/wrongbook/papers.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';
import { groupByGrade, leaderType } from '../../../filters/options.ts';
import { distinctCourses, type Course } from '../../../session/courses.ts';
import { useMay } from '../../../session/capabilities.ts';
import { useOwnSchool } from '../../roster/own-school.ts';
import type { ExamDetail } from '../frame/exam.ts';

/** A grade with classes that may sit an exam. */
interface GradeChoice {
  gradeId: string;
  gradeName: string;
  children: { id: string; className: string }[];
}

/** The grade of an exam with the classes that sit it. */
export type KnownClasses = Pick<ExamDetail, 'gradeId' | 'gradeName' | 'classes'>;

/** Grades and their classes that somebody may plan an exam for: those taught, or of the whole school; and those of an exam, whoever teaches them. */
export function useClassChoice(known?: KnownClasses): GradeChoice[] {
  const schoolId = useOwnSchool();
  const ofSchool = useMay('setWorkForSubject');
  const all = useCall(listClasses, ofSchool && schoolId !== '' ? { schoolId } : null);
  const taught = useCall(listClassesByLeaderType, ofSchool ? null : { leaderType: leaderType() });
  const own = groupByGrade((ofSchool ? all : taught).data ?? []);
  return known ? withKnown(own, known) : own;
}

function withKnown(own: readonly GradeChoice[], { gradeId, gradeName, classes }: KnownClasses): GradeChoice[] {
  const offered = own.find((grade) => grade.gradeId === gradeId)?.children ?? [];
  const inExam = classes.map(({ classId, className }) => ({
    id: classId,
    className: className.replace(gradeName, ''),
  }));
  const others = offered.filter(({ id }) => !classes.some(({ classId }) => classId === id));
  return [
    ...own.filter((grade) => grade.gradeId !== gradeId),
    { gradeId, gradeName, children: [...inExam, ...others] },
  ];
}

/** The courses of a grade that somebody may examine: those taught, or for who leads a subject all; and those known already. */
export function useCourseChoice(gradeId: string, known: readonly Course[]): Course[] {
  const schoolId = useOwnSchool();
  const ofSchool = useMay('setWorkForSubject');
  const all = useCall(listCoursesByGrade, ofSchool && schoolId !== '' && gradeId !== '' ? { schoolId, gradeId } : null);
  const taught = useCall(listCoursesInGrade, ofSchool || gradeId === '' ? null : { gradeId, leaderType: leaderType() });
  const offered = gradeId === '' ? [] : ((ofSchool ? all : taught).data ?? []);
  return distinctCourses([...known, ...offered]);
}

/** The colleagues, by id. */
export function useTeacherOptions(): Option[] {
  const schoolId = useOwnSchool();
  const { data = [] } = useCall(listTeachers, schoolId === '' ? null : { schoolId });
  return data.map(({ id, name, account }) => ({ value: id, label: `${name}（${account}）` }));
}

/** How many papers are offered at once; more are found by their name in the builder. */
const most = 100;

/** The own papers, the newest first. */
export function useOwnPapers() {
  return useCall(pagePapers, { current: 1, size: most, descs: 'createTime' }).data?.records ?? [];
}
