import { personaPassword } from '../../../contracts/constants/persona-password.ts';
import type { Paths } from '../../../contracts/endpoint.ts';
import { newSet } from '../../../contracts/roles.ts';
import { stages } from '../../../contracts/subjects.ts';
import { keepHolder } from '../../companion/people.ts';
import { Reading } from '../../companion/roster/reading.ts';
import { refreshRoster } from '../../companion/roster/refresh.ts';
import { placeOf } from '../../companion/roster/structure.ts';
import { hashPassword } from '../../database/passwords.ts';
import { write } from '../../database/prepared.ts';
import { openSandbox, sandboxFile, withSandboxMeanwhile, type Sandbox } from '../../database/sandbox.ts';
import { keepInitial } from '../../engines/restoring/initial.ts';
import { RecordedServices } from './recorded-services.ts';
import { rosterOf, type Roster } from './roster.ts';
import { seedQueries } from './seed.queries.ts';

/** A sandbox that is to be made of a HAR, in a folder where nobody uses it yet. */
export interface Seeding {
  har: Uint8Array;
  paths: Paths;
  dir: string;
  name: string;
}

/** What it holds then, or why it was not made. */
export type Seeded =
  | { refused: 'notHar' | 'noRoster' }
  | {
      refused?: undefined;
      schoolName: string;
      grades: number;
      classes: number;
      teachers: number;
      students: number;
      account: string;
    };

type Holder = Parameters<typeof keepHolder>[1];

const adminAccount = 'school-admin';
/** No service gives an id like that. */
const adminId = '9000000000000000001';

/** Teachers who stand on the login page. */
const mostShown = 6;

/** Makes a sandbox whose school, grades, classes, teachers and students are those of a HAR. */
export async function seedSandbox({ har, paths, dir, name }: Seeding): Promise<Seeded> {
  const roster = rosterOf(har, paths);
  if (!roster) return { refused: 'notHar' };
  const { classes, teachers, students, grades } = roster;
  if (classes.length + teachers.length + students.length === 0) return { refused: 'noRoster' };
  const school = schoolOf(roster);
  openSandbox(dir, name).sqlite.close();
  await withSandboxMeanwhile(sandboxFile(dir, name), async (sandbox) => {
    await fill(sandbox, roster, school);
    openTo(sandbox, adminId);
  });
  keepInitial(dir, name);
  return {
    schoolName: school.schoolName,
    grades: grades.length,
    classes: classes.length,
    teachers: teachers.length,
    students: students.length,
    account: adminAccount,
  };
}

type School = Pick<Holder, 'schoolId' | 'schoolName' | 'schoolGrade' | 'schoolArea'>;

/** The school of who was recorded; without them what the rows tell of it. */
function schoolOf({ holder, students, grades }: Roster): School {
  if (holder && holder.schoolId !== '') return holder;
  const stage = placeOf(grades[0]?.gradeName ?? '').stage;
  return {
    schoolId: students.find(({ schoolId }) => schoolId !== '')?.schoolId ?? '1',
    schoolName: '录制的学校',
    schoolGrade: stages.find((one) => one.stage === stage)?.stageName ?? '',
    schoolArea: '',
  };
}

async function fill(sandbox: Sandbox, roster: Roster, school: School): Promise<void> {
  const admin: Holder = {
    ...school,
    id: adminId,
    userName: adminAccount,
    name: '学校管理员',
    teacherName: '学校管理员',
    courses: [],
    roleKeys: [`${newSet}:schoolAdmin`],
  };
  // Nobody holds the token that goes with them.
  const keep = (holder: Holder) => keepHolder(sandbox, holder, crypto.randomUUID(), 0);
  await keep(admin);
  const held = { roleKey: `${newSet}:schoolAdmin`, role: 'schoolAdmin', subjectId: '', gradeId: '' } as const;
  const user = { id: adminId, account: adminAccount, name: admin.name, schoolId: school.schoolId };
  await refreshRoster({
    sandbox,
    reading: new Reading(new RecordedServices(roster), '', () => undefined),
    user: { ...user, partnerId: null, area: '', roles: [held] },
    schoolId: school.schoolId,
  });
  // Who is none of the teachers has left the school by that.
  await keep(admin);
  if (roster.holder) await keep({ ...roster.holder, ...school });
}

/** Lets everybody sign in, and shows some of them on the login page. */
function openTo(sandbox: Sandbox, first: string): void {
  const { openAccounts, withoutRole, giveRole, busiest, show } = seedQueries(sandbox);
  const passwordHash = hashPassword(personaPassword);
  write(sandbox, () => {
    openAccounts.run({ passwordHash });
    for (const { id } of withoutRole.all()) giveRole.run({ userId: id, roleKey: `${newSet}:teacher` });
    show.run({ id: first, group: '学校' });
    for (const { id } of busiest.all({ most: mostShown })) show.run({ id, group: '教学' });
  });
}
