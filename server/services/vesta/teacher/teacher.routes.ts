import { subjects } from '../../../../contracts/subjects.ts';
import * as contract from '../../../../contracts/vesta/teacher.ts';
import { newId } from '../../../database/ids.ts';
import { write, writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectUserRoles } from '../../../database/user-roles.ts';
import { refusal } from '../../../http/errors.ts';
import { readRoute, route } from '../../../http/route.ts';
import { schoolJobs } from '../../../engines/importing/school-jobs.ts';
import { selectGradesOfSchool } from '../class/class.queries.ts';
import { deleteTeachingsOfTeacher } from '../teaching/teaching.queries.ts';
import { newPassword } from './new-password.ts';
import { teacherRecords } from './teacher-records.ts';
import * as queries from './teacher.queries.ts';

export const teacherRoutes = [
  readRoute(contract.pageTeachers, ({ sandbox, input }) => {
    const page = queries.selectTeacherPage(sandbox, input);
    return { ...page, records: teacherRecords(sandbox, page.records) };
  }),

  readRoute(contract.listTeachers, ({ sandbox, input: { schoolId, keyword = '' } }) =>
    queries
      .selectAllTeachers(sandbox, { schoolId })
      .filter(({ name }) => name.includes(keyword))
      .map(({ id, name, account }) => ({ id, name, account })),
  ),

  readRoute(contract.listJobs, ({ sandbox, input }) => {
    const counts = queries.countTeachersByRole(sandbox, input.schoolId);
    return schoolJobs.map((job) => ({ ...job, teacherCount: counts.get(job.roleKey) ?? 0 }));
  }),

  route(contract.addTeacher, async ({ sandbox, user, input }) => {
    const { password, passwordHash } = await newPassword(sandbox, user.id);
    return writeWhenFree(sandbox, () => {
      const { roleKeys, subjectId, gradeId, ...profile } = input;
      if (queries.isAccountTaken(sandbox, input.account)) {
        throw refusal(contract.addTeacher, 'duplicateAccount', { account: input.account });
      }
      refuseTakenPhone(sandbox, contract.addTeacher, input.schoolId, input.phone);
      const roles = rolesFor(sandbox, contract.addTeacher, input.schoolId, roleKeys.split(','), { subjectId, gradeId });
      const id = newId(sandbox);
      queries.insertTeacher(sandbox, { ...profile, id, passwordHash, createTime: sandbox.clock.dateTime() });
      queries.replaceRoles(sandbox, id, roles);
      return { id, account: input.account, password };
    });
  }),

  route(contract.updateTeacher, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      const { teacherId, roleKeys, subjectId, gradeId, ...profile } = input;
      const schoolId = livingTeacher(sandbox, contract.updateTeacher, teacherId).schoolId;
      if (profile.phone) refuseTakenPhone(sandbox, contract.updateTeacher, schoolId, profile.phone, teacherId);
      queries.updateTeacher(sandbox, teacherId, profile);
      if (roleKeys === undefined) return;
      const held = selectUserRoles(sandbox, [teacherId]).get(teacherId) ?? [];
      const led = {
        subjectId: subjectId ?? held.find((role) => role.subjectId)?.subjectId ?? '',
        gradeId: gradeId ?? held.find((role) => role.gradeId)?.gradeId ?? '',
      };
      // Roles that a school cannot grant stay as they are, whether they are handed in again or not.
      const kept = held.filter(({ roleKey }) => !schoolJobs.some((job) => job.roleKey === roleKey));
      const asked = roleKeys.split(',').filter((key) => !kept.some(({ roleKey }) => roleKey === key));
      const granted = rolesFor(sandbox, contract.updateTeacher, schoolId, asked, led);
      const roles = [...granted, ...kept];
      refuseLastAdmin(sandbox, contract.updateTeacher, schoolId, teacherId, roles);
      if (teacherId === user.id && held.some(isAdmin) && !roles.some(isAdmin)) {
        throw refusal(contract.updateTeacher, 'ownAdmin');
      }
      queries.replaceRoles(sandbox, teacherId, roles);
    }),
  ),

  route(contract.removeTeacher, ({ sandbox, user, input: { teacherId } }) =>
    write(sandbox, () => {
      const teacher = livingTeacher(sandbox, contract.removeTeacher, teacherId);
      if (teacherId === user.id) throw refusal(contract.removeTeacher, 'self');
      refuseLastAdmin(sandbox, contract.removeTeacher, teacher.schoolId, teacherId, []);
      deleteTeachingsOfTeacher(sandbox, teacherId);
      queries.deleteTeacher(sandbox, teacherId);
    }),
  ),

  route(contract.resetTeacherPassword, async ({ sandbox, user, input: { teacherId } }) => {
    const { password, passwordHash } = await newPassword(sandbox, user.id);
    return writeWhenFree(sandbox, () => {
      const { account } = livingTeacher(sandbox, contract.resetTeacherPassword, teacherId);
      queries.updatePassword(sandbox, teacherId, passwordHash);
      return { account, password };
    });
  }),
];

type GoneCall = typeof contract.updateTeacher | typeof contract.removeTeacher | typeof contract.resetTeacherPassword;

function livingTeacher(sandbox: Sandbox, call: GoneCall, teacherId: string) {
  const found = queries.selectTeacher(sandbox, teacherId);
  if (!found) throw refusal(call, 'teacherGone');
  return found;
}

type ProfileCall = typeof contract.addTeacher | typeof contract.updateTeacher;

function refuseTakenPhone(sandbox: Sandbox, call: ProfileCall, schoolId: string, phone: string, ownId = ''): void {
  const holder = queries.selectTeacherByPhone(sandbox, schoolId, phone, ownId);
  if (holder) throw refusal(call, 'duplicatePhone', { phone, name: holder.name });
}

function rolesFor(
  sandbox: Sandbox,
  call: ProfileCall,
  schoolId: string,
  roleKeys: readonly string[],
  led: { subjectId: string; gradeId: string },
): queries.NewRole[] {
  return [...new Set(roleKeys)].map((roleKey) => {
    if (!schoolJobs.some((job) => job.roleKey === roleKey)) throw refusal(call, 'unknownJob', { roleKey });
    const leadsSubject = roleKey.endsWith(':subjectleader');
    const leadsGrade = roleKey.endsWith(':gradeLeader');
    if (leadsSubject && !subjects.some((subject) => subject.subjectId === led.subjectId))
      throw refusal(call, 'subjectNeeded');
    const grades = leadsGrade ? selectGradesOfSchool(sandbox, schoolId) : [];
    if (leadsGrade && !grades.some((grade) => grade.gradeId === led.gradeId)) throw refusal(call, 'gradeNeeded');
    return { roleKey, subjectId: leadsSubject ? led.subjectId : '', gradeId: leadsGrade ? led.gradeId : '' };
  });
}

const isAdmin = (role: { roleKey: string }): boolean => role.roleKey.endsWith(':schoolAdmin');

type AdminCall = typeof contract.updateTeacher | typeof contract.removeTeacher;

/** Refuses to leave a school without an administrator. */
function refuseLastAdmin(
  sandbox: Sandbox,
  call: AdminCall,
  schoolId: string,
  teacherId: string,
  rolesLeft: readonly { roleKey: string }[],
): void {
  const held = selectUserRoles(sandbox, [teacherId]).get(teacherId) ?? [];
  if (!held.some(isAdmin) || rolesLeft.some(isAdmin)) return;
  if (!queries.hasOtherAdmin(sandbox, schoolId, teacherId)) throw refusal(call, 'lastAdmin');
}
