import { subjects } from '../../../../contracts/subjects.ts';
import { grouped } from '../../../database/lists.ts';
import type { Roster } from './school.queries.ts';

type Slot = Roster['timetable'][number];
type Grade = { gradeId: string; gradeName: string };

const noStudents = { studentCount: 0, maleCount: 0, femaleCount: 0, enabledCount: 0 };

const countDistinct = <T>(values: T[]): number => new Set(values).size;

/** The courses of classes among slots, of which one with two teachers has two. */
const countCourses = (slots: Slot[]): number =>
  countDistinct(slots.map(({ classId, courseId }) => `${classId} ${courseId}`));

const isTaught = (slot: Slot): boolean => slot.teacherId !== null;

/** Figures per grade: classes, students by gender, and how many courses of its classes have a teacher. */
export function gradeFigures(grades: Grade[], classes: { gradeId: string }[], roster: Roster) {
  return grades.map(({ gradeId, gradeName }) => {
    const slots = roster.timetable.filter((slot) => slot.gradeId === gradeId);
    return {
      ...noStudents,
      ...roster.byGrade.find((figures) => figures.gradeId === gradeId),
      gradeId,
      gradeName,
      classCount: classes.filter((item) => item.gradeId === gradeId).length,
      courseCount: countCourses(slots),
      boundCount: countCourses(slots.filter(isTaught)),
    };
  });
}

/** Per subject how many teachers teach it, in how many classes. */
export function subjectFigures(timetable: Slot[]) {
  return subjects.flatMap(({ subjectId, subjectName }) => {
    const slots = timetable.filter((slot) => slot.subjectId === subjectId);
    const taught = slots.filter(isTaught);
    const teacherCount = countDistinct(taught.map(({ teacherId }) => teacherId));
    const classCount = countDistinct(taught.map(({ classId }) => classId));
    return slots.length > 0 ? [{ subjectId, subjectName, teacherCount, classCount }] : [];
  });
}

/** The classes with courses that nobody teaches. */
export function vacancies(timetable: Slot[]) {
  const open = grouped(
    timetable.filter((slot) => !isTaught(slot)),
    ({ classId }) => classId,
  );
  return [...open.values()].map((slots) => {
    const { classId, className, gradeName } = slots[0]!;
    return { classId, className, gradeName, courseNames: slots.map(({ courseName }) => courseName) };
  });
}
