import { classicSet, newSet, roleLabels, serverRoleOf, type ServerRole } from '../../../contracts/roles.ts';

const job = (set: string, role: ServerRole) => ({ roleKey: `${set}:${role}`, jobName: roleLabels[role] });

/** The jobs that a school can grant, with the role key that each stands for; only the classic set knows the last two. */
export const schoolJobs: readonly { roleKey: string; jobName: string }[] = [
  job(newSet, 'teacher'),
  job(newSet, 'subjectleader'),
  job(newSet, 'schoolAdmin'),
  job(newSet, 'psychologyteacher'),
  job(newSet, 'teaching'),
  job(classicSet, 'gradeLeader'),
  job(classicSet, 'schoolMaster'),
];

/** What a school calls the role behind a role key of either set; undefined when it is none. */
export function jobNameOf(roleKey: string): string | undefined {
  const role = serverRoleOf(roleKey);
  return role && roleLabels[role];
}
