import { leaderTypes } from '../../../contracts/roles.ts';
import { listClassesByLeaderType } from '../../../contracts/vesta/class.ts';
import { listTeachingClasses, listTeachingCourses } from '../../../contracts/vesta/teaching.ts';
import { access, scopesOf } from '../../http/access.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { User } from '../../http/user.ts';
import { keepLed } from '../people.ts';
import * as shapes from '../shapes.ts';
import type { Reading } from './reading.ts';

/** Whether somebody sees the students of the whole school, and not only those of own classes. */
export const seesWholeSchool = ({ roles }: Pick<User, 'roles'>): boolean =>
  scopesOf(
    access.pageStudents,
    roles.map(({ role }) => role),
  ).has('school');

/** The classes whose students somebody sees who does not see the whole school; those that they teach apart, where that is told. */
export async function ownClasses(reading: Reading, sandbox: Sandbox, user: User) {
  const [taught, ...led] = await Promise.all([
    reading.read(listTeachingClasses, { teacherId: user.id }, shapes.classes),
    ...user.roles.map((held) => ledClasses(reading, sandbox, user.id, held)),
  ]);
  const all = [...(taught ?? []), ...led.flat()];
  return { taught, classes: [...new Map(all.map((one) => [one.id, one])).values()] };
}

type Held = User['roles'][number];

/** The classes that somebody leads; what they lead is seen from that, as the list of roles does not tell it. */
async function ledClasses(
  reading: Reading,
  sandbox: Sandbox,
  userId: string,
  held: Held,
): Promise<shapes.SchoolClass[]> {
  const { role, roleKey, subjectId, gradeId } = held;
  if (role !== 'gradeLeader' && role !== 'subjectleader') return [];
  const leaderType = leaderTypes[role]!;
  const classes = (await reading.read(listClassesByLeaderType, { leaderType }, shapes.classes)) ?? [];
  const [first] = classes;
  if (role === 'gradeLeader' && first && first.gradeId !== gradeId)
    await keepLed(sandbox, { userId, roleKey, subjectId, gradeId: first.gradeId });
  if (role === 'subjectleader' && first && subjectId === '') {
    const courses = await reading.read(
      listTeachingCourses,
      { teacherId: userId, gradeId: first.gradeId, leaderType },
      shapes.courses,
    );
    if (courses?.[0]) await keepLed(sandbox, { userId, roleKey, subjectId: courses[0].subjectId, gradeId });
  }
  return classes;
}
