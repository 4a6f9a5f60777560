import { addTeacher } from '../../../contracts/vesta/teacher.ts';
import type { Fault } from './checked.ts';
import { wordsOf } from './columns.ts';
import { schoolJobs } from './school-jobs.ts';
import type { TeacherField } from './teacher-columns.ts';
import type { TeacherRoster } from './teacher-roster.ts';

/** A role to grant, with the subject or grade that it leads. */
export interface Grant {
  roleKey: string;
  subjectId: string;
  gradeId: string;
}

const keys = new Map(schoolJobs.map(({ roleKey, jobName }) => [jobName, roleKey]));
const [teacher] = schoolJobs;
const leads = { subject: 'school:subjectleader', grade: 'classic:gradeLeader' };
const { subjectNeeded, gradeNeeded } = addTeacher.refusals;

/** The roles that the jobs of a row stand for, and what is wrong with them. */
export function grantsOf(
  values: Record<TeacherField, string>,
  roster: TeacherRoster,
): { grants: Grant[]; faults: Fault[] } {
  const names = [...new Set(wordsOf(values.jobs))];
  const unknown = names.filter((name) => !keys.has(name));
  const roleKeys = names.length === 0 ? [teacher!.roleKey] : names.flatMap((name) => keys.get(name) ?? []);
  const subjectId = roster.subjectIds.get(values.subjectName) ?? '';
  const gradeId = roster.gradeIds.get(values.gradeName) ?? '';
  const grants = roleKeys.map((roleKey) => ({
    roleKey,
    subjectId: roleKey === leads.subject ? subjectId : '',
    gradeId: roleKey === leads.grade ? gradeId : '',
  }));
  const faults = [
    unknown.length > 0 ? `职务“${unknown.join('、')}”不存在，可填：${[...keys.keys()].join('、')}` : undefined,
    ledFault('负责学科', values.subjectName, roster.subjectIds, roleKeys.includes(leads.subject), subjectNeeded),
    ledFault('负责年级', values.gradeName, roster.gradeIds, roleKeys.includes(leads.grade), gradeNeeded),
  ];
  return { grants, faults };
}

function ledFault(
  header: string,
  text: string,
  known: ReadonlyMap<string, string>,
  leading: boolean,
  needed: string,
): Fault {
  if (text === '') return leading ? needed : undefined;
  if (!known.has(text)) return `${header}“${text}”不存在，学校有：${[...known.keys()].join('、') || '无'}`;
  return leading ? undefined : `填写了${header}，但职务中没有${header === '负责学科' ? '学科组长' : '年级组长'}`;
}
