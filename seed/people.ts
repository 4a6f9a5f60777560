import { earlier, officeHours } from './calendar.ts';
import { taughtSince } from './handovers.ts';
import { sinceJoining } from './joining.ts';
import { adultName, drawSurname, guardianPhone, pupilName } from './names.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

export interface Role {
  roleKey: string;
  subjectId?: string;
  gradeId?: string;
}

interface Member {
  id: string;
  account: string;
  name: string;
  gender: number;
  createTime: string;
  roles: readonly Role[];
  passwordHash?: string;
  phone?: string;
  schoolId?: string;
  partnerId?: string;
  area?: string;
  persona?: string;
}

/** Writes somebody with an account, with roles in the given order. */
export function addMember(world: World, { roles, passwordHash = '', ...user }: Member): void {
  const createTime = sinceJoining(world, user.schoolId, user.createTime);
  world.write.user({ ...user, createTime, passwordHash });
  roles.forEach(({ roleKey, subjectId = '', gradeId = '' }, position) => {
    world.write.userRole({ userId: user.id, roleKey, position, subjectId, gradeId });
    if (user.schoolId) world.offices.set(officeKey(user.schoolId, roleKey, subjectId || gradeId), user.id);
  });
}

/** Key of an office in a school: see World.offices. */
export const officeKey = (schoolId: string, roleKey: string, scope: string): string =>
  `${schoolId}:${roleKey}:${scope}`;

/** Writes who teaches a course in a class, unless somebody does already. */
export function addTeaching(world: World, classId: string, courseId: string, teacherId: string): void {
  const key = `${classId}:${courseId}`;
  if (world.taught.has(key)) return;
  world.taught.set(key, teacherId);
  const since = taughtSince(world, classId, courseId) ?? `${world.schoolYear}-08-28`;
  const createTime = sinceJoining(world, classId.slice(0, 4), earlier(`${since} 09:00:00`, world.now));
  world.write.teaching({ classId, courseId, teacherId, createTime });
}

/** Somebody grown up, two in three of them women, as in schools. */
export function drawAdult(random: Random): { name: string; gender: number } {
  const gender = random.chance(0.66) ? 2 : 1;
  return { name: adultName(random, drawSurname(random), gender), gender };
}

/** A moment in one of the years before the current school year. */
export const drawPast = (random: Random, world: World, years: number): string =>
  `${world.schoolYear - 1 - random.below(years)}-0${1 + random.below(8)}-1${random.below(10)} ${officeHours(random.below(36_000))}`;

/** Name, gender and guardian of a pupil: usually a parent of the same surname; some never filled the form in completely. */
export function drawPupil(random: Random) {
  const gender = random.chance(0.01) ? 0 : random.chance(0.53) ? 1 : 2;
  const surname = drawSurname(random);
  const guardianGender = random.chance(0.45) ? 1 : 2;
  const guardianSurname = guardianGender === 1 || random.chance(0.2) ? surname : drawSurname(random);
  return {
    name: pupilName(random, surname, gender),
    gender,
    guardianName: adultName(random, guardianSurname, guardianGender),
    guardianPhone: random.chance(0.03) ? '' : guardianPhone(random),
  };
}
