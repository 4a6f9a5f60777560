import { proxy } from 'valtio';
import { leaderTypes } from '../../contracts/roles.ts';
import type { leaderTypeValues } from '../../contracts/states.ts';
import type { Course } from '../session/courses.ts';
import { personal } from '../session/personal.ts';
import type { ClassItem } from '../session/teacher.ts';

/** A grade with the classes to choose from. */
export interface GradeOption {
  gradeId: string;
  gradeName: string;
  children: { id: string; className: string }[];
}

/** A workbook, which is what homework's mistakes are sorted by. */
export interface Workbook {
  id: string;
  title: string;
}

/** What the pickers offer; the classes are in the teacher store, as the specification has it. */
export const filterOptions = proxy({
  grades: [] as GradeOption[],
  courses: [] as Course[],
  coursesInGrade: [] as Course[],
  workbooks: [] as Workbook[],
  schoolGrades: [] as { gradeId: string; gradeName: string }[],
  schoolClasses: [] as ClassItem[],
});

/** The leader type of the active role, which decides what the pickers may offer. */
export const leaderType = (): (typeof leaderTypeValues)[number] => {
  const type = personal.activeRole === '' ? undefined : leaderTypes[personal.activeRole];
  return (type ?? 1) as (typeof leaderTypeValues)[number];
};

/** Classes under their grades, in the order of the list. */
export function groupByGrade(classes: readonly ClassItem[]): GradeOption[] {
  const grades = new Map<string, GradeOption>();
  for (const { id, className, gradeId, gradeName } of classes) {
    const grade = grades.get(gradeId) ?? { gradeId, gradeName, children: [] };
    grade.children.push({ id, className });
    grades.set(gradeId, grade);
  }
  return [...grades.values()];
}
