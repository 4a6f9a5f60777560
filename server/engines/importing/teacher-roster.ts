import { stages } from '../../../contracts/subjects.ts';
import { grouped } from '../../database/lists.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { selectUserRoles } from '../../database/user-roles.ts';
import { gradeNames, subjectNames, teachingText, type TeacherRecord } from './record-texts.ts';
import { peopleQueries, schoolQueries } from './teacher-queries.ts';

interface CourseOfClass {
  classId: string;
  courseId: string;
  /** Who teaches it; "" while nobody does. */
  holder: string;
}

/** What a school and the product have, as far as a list of teachers is judged by it. */
export interface TeacherRoster {
  /** Accounts of the list that are in use anywhere; the teacher behind one where it belongs to this school. */
  accounts: ReadonlyMap<string, TeacherRecord | undefined>;
  /** Phone numbers of the list that are in use in the school, with the name behind each. */
  phones: ReadonlyMap<string, string>;
  /** The courses of the school's classes, by grade, class and course written together. */
  courses: ReadonlyMap<string, CourseOfClass>;
  /** Subjects and grades of the school by name. */
  subjectIds: ReadonlyMap<string, string>;
  gradeIds: ReadonlyMap<string, string>;
}

/** Reads what a list of teachers with these accounts and phone numbers is judged by, with one query each. */
export function teacherRoster(sandbox: Sandbox, schoolId: string, accounts: string[], phones: string[]): TeacherRoster {
  const queries = schoolQueries(sandbox);
  const subjects = queries.subjects.all({ schoolId }).map(({ subjectId }) => subjectId);
  const holders = peopleQueries(sandbox).phones.all({ schoolId, phones: JSON.stringify(phones) });
  return {
    accounts: knownAccounts(sandbox, schoolId, accounts),
    phones: new Map(holders.map(({ phone, name }) => [phone, name])),
    courses: new Map(queries.courses.all({ schoolId }).map((course) => [teachingText(course), course])),
    subjectIds: new Map(subjects.map((subjectId) => [subjectNames.get(subjectId) ?? '', subjectId])),
    gradeIds: gradeIdsOf(queries.stage.get({ schoolId })?.stage),
  };
}

function knownAccounts(sandbox: Sandbox, schoolId: string, accounts: string[]): TeacherRoster['accounts'] {
  const queries = peopleQueries(sandbox);
  const people = queries.accounts.all({ accounts: JSON.stringify(accounts) });
  const ids = people.filter((person) => person.schoolId === schoolId).map(({ id }) => id);
  const roles = selectUserRoles(sandbox, ids);
  const teachings = queries.teachings.all({ schoolId, ids: JSON.stringify(ids) });
  const taught = grouped(teachings, ({ teacherId }) => teacherId);
  const recordOf = ({ id, name, account, phone, gender }: (typeof people)[number]): TeacherRecord => {
    const jobs = roles.get(id) ?? [];
    const subjectId = jobs.find((job) => job.subjectId !== '')?.subjectId ?? '';
    const gradeId = jobs.find((job) => job.gradeId !== '')?.gradeId ?? '';
    return { name, account, phone, gender, jobs, subjectId, gradeId, teachings: taught.get(id) ?? [] };
  };
  return new Map(people.map((person) => [person.account, person.schoolId === schoolId ? recordOf(person) : undefined]));
}

function gradeIdsOf(stage: string | undefined): Map<string, string> {
  const grades: readonly string[] = stages.find((known) => known.stage === stage)?.grades ?? [];
  return new Map([...gradeNames].filter(([, name]) => grades.includes(name)).map(([id, name]) => [name, id]));
}
