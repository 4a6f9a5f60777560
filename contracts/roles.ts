// Roles as the client knows them (specification, section 6), and the way from the server's role keys to them.

/** Labels of the twelve roles that the specification names. */
export const roleLabels = {
  teacher: '教师',
  schoolAdmin: '学校管理员',
  subjectleader: '学科组长',
  gradeLeader: '年级组长',
  schoolMaster: '校长',
  regionResearcher: '区域教研员',
  mpTeacher: '教师',
  mpSchoolAdmin: '学校管理员',
  partner: '合作伙伴',
  psychologyteacher: '心理教师',
  teaching: '授课教师',
  mpSubjectLeader: '学科组长',
  admin: '系统管理员',
  parttime: '兼职录题员',
  parttimer: '兼职录题员',
} as const;

/** A role of the client. */
export type Role = keyof typeof roleLabels;

/** A role as the server knows it: the part of roleKey behind the colon. */
export const serverRoles = [
  'teacher',
  'schoolAdmin',
  'subjectleader',
  'gradeLeader',
  'schoolMaster',
  'regionResearcher',
  'partner',
  'psychologyteacher',
  'teaching',
  'admin',
  'parttime',
  'parttimer',
] as const satisfies readonly Role[];

export type ServerRole = (typeof serverRoles)[number];

/** The prefix of a roleKey that opens the new set, and the one that opens the classic set. */
export const newSet = 'school';
export const classicSet = 'classic';

const newSetRoles: Partial<Record<string, Role>> = {
  subjectleader: 'mpSubjectLeader',
  teacher: 'mpTeacher',
  schoolAdmin: 'mpSchoolAdmin',
  partner: 'partner',
  psychologyteacher: 'psychologyteacher',
  teaching: 'teaching',
};

const isServerRole = (key: string | undefined): key is ServerRole => serverRoles.some((role) => role === key);

/** The server's role behind a roleKey in prefix:role form; undefined when it is none. */
export function serverRoleOf(roleKey: string): ServerRole | undefined {
  const key = roleKey.split(':')[1];
  return isServerRole(key) ? key : undefined;
}

/** The client's role for a roleKey in prefix:role form; undefined when the client knows none. */
export function clientRoleOf(roleKey: string): Role | undefined {
  const role = serverRoleOf(roleKey);
  return role && (roleKey.startsWith(`${classicSet}:`) ? role : newSetRoles[role]);
}

/** Leader type that the pickers send for a role; roles that the specification gives none send 1. */
export const leaderTypes: Partial<Record<Role, number>> = {
  teacher: 1,
  subjectleader: 2,
  gradeLeader: 3,
  regionResearcher: 9,
  mpTeacher: 1,
  mpSubjectLeader: 1,
  psychologyteacher: 7,
};
