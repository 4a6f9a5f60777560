import { listClasses, listGrades } from '../../../contracts/vesta/class.ts';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { listTeachers, pageTeachersByClass } from '../../../contracts/vesta/teacher.ts';
import { listCoursesByGrade } from '../../../contracts/vesta/teaching.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { User } from '../../http/user.ts';
import * as shapes from '../shapes.ts';
import { keepTeachers, keepTeachings, leaveClasses, removeTeachers } from './members.ts';
import type { Reading } from './reading.ts';
import { ownClasses, seesWholeSchool } from './scope.ts';
import { keepStudents, leaveClass, removeStudents } from './students.ts';
import { keepClasses, keepGrades, placeOf, removeClasses } from './structure.ts';

interface Refreshed {
  sandbox: Sandbox;
  reading: Reading;
  user: User;
  schoolId: string;
}

/** Reads what somebody sees of the own school, and keeps it; what lies outside of that stays as it is. */
export async function refreshRoster(refreshed: Refreshed): Promise<void> {
  const { sandbox, reading, user, schoolId } = refreshed;
  const isWhole = seesWholeSchool(user);
  const school = await readSchool(reading, schoolId);
  const own = isWhole ? undefined : await ownClasses(reading, sandbox, user);
  const classes = [...new Map([...school.classes, ...(own?.classes ?? [])].map((one) => [one.id, one])).values()];
  await keepGrades(sandbox, schoolId, gradesOf(school.grades, classes));
  await keepClasses(sandbox, schoolId, classes);
  const teachers = await reading.read(listTeachers, { schoolId }, shapes.teachers);
  await keepTeachers(sandbox, schoolId, teachers ?? []);
  const seen = own?.classes ?? school.classes;
  await Promise.all(seen.map((one) => refreshTeachings(refreshed, one)));
  if (own?.taught) await leaveClasses(sandbox, user.id, idsOf(own.taught));
  if (!isWhole) return void (await Promise.all(seen.map(({ id }) => refreshClass(refreshed, id))));
  await refreshStudents(refreshed);
  if (school.isWhole) await removeClasses(sandbox, schoolId, idsOf(school.classes));
  if (teachers) await removeTeachers(sandbox, schoolId, idsOf(teachers));
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** The grades of a school with their courses and classes, and whether these are all classes. */
async function readSchool(reading: Reading, schoolId: string) {
  const grades = await reading.read(listGrades, { schoolId }, shapes.grades);
  const read = await Promise.all(
    (grades ?? []).map(async ({ gradeId, gradeName }) => ({
      grade: {
        id: gradeId,
        name: gradeName,
        courses: (await reading.read(listCoursesByGrade, { schoolId, gradeId }, shapes.courses)) ?? [],
      },
      classes: await reading.read(listClasses, { schoolId, gradeId }, shapes.classes),
    })),
  );
  const isWhole = grades !== undefined && read.every(({ classes }) => classes !== undefined);
  return { grades: read.map(({ grade }) => grade), classes: read.flatMap(({ classes }) => classes ?? []), isWhole };
}

/** The grades that were read, and those that only a class has told. */
function gradesOf(
  grades: Awaited<ReturnType<typeof readSchool>>['grades'],
  classes: readonly shapes.SchoolClass[],
): typeof grades {
  const told = classes.map(({ gradeId, gradeName }) => ({ id: gradeId, name: gradeName, courses: [] }));
  return [...new Map([...told, ...grades].map((grade) => [grade.id, grade])).values()];
}

async function refreshTeachings({ sandbox, reading, schoolId }: Refreshed, one: shapes.SchoolClass): Promise<void> {
  const { rows, isWhole } = await reading.all(pageTeachersByClass, { classId: one.id }, shapes.teaching);
  if (isWhole) await keepTeachings(sandbox, schoolId, { ...one, stage: placeOf(one.gradeName).stage }, rows);
}

async function refreshStudents({ sandbox, reading, schoolId }: Refreshed): Promise<void> {
  const { rows, isWhole } = await reading.all(pageStudents, { schoolId }, shapes.student);
  const own = rows.filter((row) => row.schoolId === '' || row.schoolId === schoolId);
  await keepStudents(sandbox, schoolId, own);
  if (isWhole) await removeStudents(sandbox, schoolId, own);
}

async function refreshClass({ sandbox, reading, schoolId }: Refreshed, classId: string): Promise<void> {
  const { rows, isWhole } = await reading.all(pageStudents, { schoolId, classId }, shapes.student);
  const own = rows.map((row) => ({ ...row, classId: row.classId || classId })).filter((row) => row.classId === classId);
  await keepStudents(sandbox, schoolId, own);
  if (isWhole) await leaveClass(sandbox, classId, own);
}
