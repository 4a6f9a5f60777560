import { dirname } from 'node:path';
import { classIds, courseIds, partnerIds, password, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../../server/account/account.queries.ts';
import { keepInitial } from '../../../server/engines/restoring/initial.ts';
import type { States } from './state.ts';
import type { World } from './world.ts';

/** As it is now, with all in its file. */
function keepBeginning({ sandbox: { file, name, sqlite } }: World): void {
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  keepInitial(dirname(file), name);
}

const partner = personaIds['partner-1'];

/** States of those who sign in and of those who are. */
export const peopleStates = {
  'accounts to try the product with': { values: ({ sandbox }) => ({ sandbox: sandbox.name }) },
  'a demonstration that can go back to its beginning': {
    prepare: keepBeginning,
    usesFile: true,
    values: ({ sandbox }) => ({ sandbox: sandbox.name }),
  },
  'an account with its password': {
    values: ({ sandbox }) => ({ sandbox: sandbox.name, account: 'school-admin', password }),
  },
  'a login ticket': { values: (world) => ({ ticket: insertToken(world.sandbox, personaIds.teacher, 'ticket') }) },
  'a teacher who teaches classes': {
    as: 'teacher',
    values: () => ({
      teacherId: personaIds.teacher,
      gradeId: '7',
      classId: classIds.junior,
      courseId: courseIds.maths,
    }),
  },
  'a person with roles': { as: 'many' },
  'a person without roles': {
    as: 'parttime',
    prepare: (world) => world.run('delete from user_roles where user_id = ?', personaIds.parttime),
  },
  'a person who belongs to no school': { as: 'parttime', values: () => ({ gradeId: '7' }) },
  'a partner with schools': {
    as: 'partner-1',
    values: () => ({ lowerPartnerId: partnerIds.level2, partnerSchoolId: schoolIds.junior }),
  },
  'a partner whose school has classes with students': {
    as: 'partner-1',
    values: () => ({ schoolId: schoolIds.junior }),
  },
  'a partner who has been taken off the list of partners': {
    as: 'partner-1',
    prepare: (world) => world.run('update users set partner_id = null where id = ?', partner),
  },
} as const satisfies States;
