import type { ExamKind, ExamState } from '../../contracts/constants/exams.ts';
import { dateAfter } from '../calendar.ts';
import { allGrades, coursesOf } from '../curriculum.ts';
import { examIds, personaIds, schoolIds } from '../landmarks.ts';
import { schoolDayFrom, schoolDayUpTo } from '../school-days.ts';
import type { World } from '../world.ts';
import { leadersOf } from './leaders.ts';
import { timetableOf, type PlannedExam } from './planned.ts';

// The exams of the junior school that are under way whatever the day is: one in each state.

interface Current {
  state: ExamState;
  kind: ExamKind;
  label: string;
  gradeId: string;
  /** Days from now to its first day; before now less than none. */
  inDays: number;
  /** All subjects of the grade where it is left out. */
  subjectIds?: readonly string[];
  /** Subjects with sheets. */
  sheets: readonly string[];
}

const currents: readonly Current[] = [
  { state: 'planned', kind: 'mock', label: '模拟考试', gradeId: '9', inDays: 21, sheets: [] },
  { state: 'printed', kind: 'monthly', label: '月考', gradeId: '9', inDays: 5, sheets: ['2', '4'] },
  { state: 'sitting', kind: 'weekly', label: '周测', gradeId: '7', inDays: 0, subjectIds: ['2'], sheets: ['2'] },
  {
    state: 'scanning',
    kind: 'weekly',
    label: '周测',
    gradeId: '9',
    inDays: -1,
    subjectIds: ['2'],
    sheets: ['2'],
  },
  { state: 'marking', kind: 'monthly', label: '月考', gradeId: '8', inDays: -4, sheets: ['1', '2', '4'] },
  { state: 'published', kind: 'monthly', label: '月考', gradeId: '7', inDays: -11, sheets: ['1', '2', '3'] },
];

/** The day of an exam: a school day, but what is sat today is sat whatever day it is. */
function firstDay(today: string, inDays: number): string {
  const date = dateAfter(today, inDays);
  if (inDays === 0) return date;
  return inDays > 0 ? schoolDayFrom(date) : schoolDayUpTo(date);
}

/** One exam in each state. */
export function* currentExams(world: World): Generator<PlannedExam> {
  const school = world.schools.find(({ id }) => id === schoolIds.junior)!;
  const today = world.now.slice(0, 10);
  for (const { state, kind, label, gradeId, inDays, subjectIds, sheets } of currents) {
    const grade = allGrades.find((one) => one.gradeId === gradeId)!;
    const courses = coursesOf(grade).filter(({ subjectId }) => subjectIds?.includes(subjectId) ?? true);
    const startDate = firstDay(today, inDays);
    const subjects = timetableOf(
      grade,
      courses,
      (index) => (index === 0 ? startDate : schoolDayFrom(startDate, index)),
      sheets,
    );
    const { ownerId, leaderIds } = leadersOf(world, school, grade);
    yield {
      id: examIds[state],
      jointId: '',
      name: `${grade.gradeName}${Number(startDate.slice(5, 7))}月${label}`,
      kind,
      school,
      grade,
      classes: world.classes.filter((one) => one.school === school && one.grade.gradeId === gradeId),
      state,
      startDate,
      endDate: subjects.at(-1)!.date,
      subjects,
      ownerId,
      // Whoever runs the school has no screens of exams: a teacher among the personas leads each beside.
      leaderIds: [...leaderIds, gradeId === '7' ? personaIds.teacher : personaIds.teaching],
      hasRooms: state !== 'planned' && kind !== 'weekly',
    };
  }
}
