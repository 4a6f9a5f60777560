import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import {
  getClassInfo,
  getClassTree,
  getPromotionPlan,
  listClasses,
  listGrades,
} from '../../../contracts/vesta/class.ts';
import { getRosterSummary, listGraduatedYears } from '../../../contracts/vesta/school.ts';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { listJobs, listTeachers, pageTeachers, pageTeachersByClass } from '../../../contracts/vesta/teacher.ts';
import { listTeacherCourses, listTeachingClasses } from '../../../contracts/vesta/teaching.ts';
import { call } from '../../api/call.ts';
import { refresh } from '../../api/use-call.ts';

/** Reads again what is on screen of the roster. One write shows in many places, so all of them agree at once. */
export const refreshRoster = (): Promise<unknown> =>
  refresh(
    getClassInfo,
    getClassTree,
    getPromotionPlan,
    getRosterSummary,
    listClasses,
    listGraduatedYears,
    listGrades,
    listJobs,
    listTeacherCourses,
    listTeachers,
    listTeachingClasses,
    pageStudents,
    pageTeachers,
    pageTeachersByClass,
  );

/** Writes to the roster, then reads again what is on screen of it. */
export async function write<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> {
  const data = await call(endpoint, input);
  await refreshRoster();
  return data;
}
