import { awayTeachers } from '../handovers.ts';
import { staffPhone } from '../names.ts';
import { addMember, drawAdult, drawPast } from '../people.ts';
import type { SeedModule } from '../world.ts';

const yearsOfService = 8;

/** Teachers whose classes others have taken over. */
export const awayModule: SeedModule = {
  name: 'away',
  title: '暂离教师',
  run(world, random) {
    if (world.size === 'small') return;
    for (const { id, schoolId } of awayTeachers) {
      const ofSchool = Number(id.slice(schoolId.length));
      addMember(world, {
        id,
        account: `t${id.slice(2)}`,
        ...drawAdult(random),
        phone: staffPhone(Number(schoolId.slice(2)) * 10_000 + ofSchool),
        schoolId,
        createTime: drawPast(random, world, yearsOfService),
        roles: [{ roleKey: 'school:teacher' }],
      });
    }
  },
};
