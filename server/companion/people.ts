import { listMyRoles } from '../../contracts/juno/personal.ts';
import { serverRoleOf } from '../../contracts/roles.ts';
import { getTeacherSchool } from '../../contracts/vesta/teacher-school.ts';
import { stages } from '../../contracts/subjects.ts';
import { systemNow } from '../database/clock.ts';
import { writeWhenFree } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { differs } from './differs.ts';
import { peopleQueries as queries } from './people.queries.ts';
import type { RealServices } from './real.ts';
import { person as personShape, roles as rolesShape, type Person } from './shapes.ts';

/** Who holds a token, with the roles that the real services tell. */
interface Holder extends Person {
  roleKeys: readonly string[];
}

/** Asks the real services who holds a token, as the client does when somebody has signed in. */
export async function askHolder(real: RealServices, token: string): Promise<Holder> {
  const [person, roles] = await Promise.all([
    real.read(getTeacherSchool, token, {}, personShape),
    real.read(listMyRoles, token, {}, rolesShape),
  ]);
  return { ...person, roleKeys: [...new Set(roles.map(({ roleKey }) => roleKey))] };
}

/** Keeps who holds a token, of which only the hash is stored, until a moment of the system's time. */
export const keepHolder = (sandbox: Sandbox, holder: Holder, hash: string, expiresAt: number): Promise<void> =>
  writeWhenFree(sandbox, () => {
    const { id, schoolId, userName, name, teacherName } = holder;
    if (schoolId !== '') keepSchool(sandbox, holder);
    keepUser(sandbox, id, { account: userName || id, name: name || teacherName, schoolId: schoolId || null });
    keepRoles(sandbox, holder);
    const { forgetExpired, token } = queries(sandbox);
    forgetExpired.run({ now: systemNow() });
    token.run({ hash, userId: id, expiresAt });
  });

function keepSchool(sandbox: Sandbox, { schoolId: id, schoolName: name, schoolGrade, schoolArea: area }: Holder): void {
  const row = { name, stage: stageOf(schoolGrade), area };
  const { schoolNow, school } = queries(sandbox);
  if (differs(schoolNow.get({ id }), { ...row, isDeleted: 0 }))
    school.run({ ...row, id, createTime: sandbox.clock.dateTime() });
}

/** Keeps somebody of a school; an account that somebody else had is theirs from now on. To be called within a transaction. */
export function keepUser(
  sandbox: Sandbox,
  id: string,
  row: { account: string; name: string; schoolId: string | null },
): void {
  const { userNow, freeAccount, user } = queries(sandbox);
  if (!differs(userNow.get({ id }), { ...row, isDeleted: 0 })) return;
  freeAccount.run({ id, account: row.account });
  user.run({ ...row, id, createTime: sandbox.clock.dateTime() });
}

/** What a leader leads the real services tell in other places: it stays as it is known. */
function keepRoles(sandbox: Sandbox, { id: userId, roleKeys, courses }: Holder): void {
  const { roles, removeRoles, role } = queries(sandbox);
  const known = roles.all({ userId });
  if (known.map(({ roleKey }) => roleKey).join() === roleKeys.join()) return;
  removeRoles.run({ userId });
  roleKeys.forEach((roleKey, position) => {
    const before = known.find((one) => one.roleKey === roleKey);
    const led = serverRoleOf(roleKey) === 'subjectleader' ? (courses[0]?.subjectId ?? '') : '';
    role.run({ userId, roleKey, position, subjectId: before?.subjectId || led, gradeId: before?.gradeId ?? '' });
  });
}

/** Keeps which subject or grade somebody leads. */
export const keepLed = (
  sandbox: Sandbox,
  led: { userId: string; roleKey: string; subjectId: string; gradeId: string },
): Promise<unknown> => writeWhenFree(sandbox, () => queries(sandbox).lead.run(led));

/** The stage that the real services name, in words or by its key. */
const stageOf = (text: string): string =>
  stages.find(({ stage, stageName }) => stage === text || text.includes(stageName))?.stage ?? 'junior';
