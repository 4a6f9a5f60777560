import { awayTeachers } from '../handovers.ts';
import { staffPhone } from '../names.ts';
import { addMember, drawAdult, drawPast } from '../people.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';

const yearsOfService = 8;

/** Writes the teachers whose classes others have taken over. */
export function addAwayTeachers(world: World, random: Random): void {
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
}
