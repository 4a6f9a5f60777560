import { createHash } from 'node:crypto';
import { hashPassword } from '../../server/database/passwords.ts';
import { courseIdOf } from '../curriculum.ts';
import { password } from '../landmarks.ts';
import { staffPhone } from '../names.ts';
import { addMember, addTeaching } from '../people.ts';
import { classIdOf, type SeedModule, type World } from '../world.ts';
import { accounts, type Account } from './persona-list.ts';

const firstPhone = 900_000;
const saltLength = 16;

function addAccount(world: World, { teaches = [], ...member }: Account, passwordHash: string): void {
  const phone = staffPhone(firstPhone + Number(member.id));
  addMember(world, { ...member, phone, passwordHash, createTime: `${world.schoolYear - 2}-08-20 09:00:00` });
  for (const { subjectId, grade, classes } of teaches) {
    for (const number of classes) {
      addTeaching(world, classIdOf(member.schoolId!, grade, number), courseIdOf('junior', subjectId), member.id);
    }
  }
}

export const personasModule: SeedModule = {
  name: 'personas',
  title: '演示账号',
  run(world) {
    const salt = createHash('sha256').update(`personas/${world.seed}`).digest().subarray(0, saltLength);
    const passwordHash = hashPassword(password, salt);
    const schools = new Set(world.schools.map(({ id }) => id));
    for (const account of accounts) {
      if (!account.schoolId || schools.has(account.schoolId)) addAccount(world, account, passwordHash);
    }
  },
};
