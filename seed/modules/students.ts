import { earlier, officeHours } from '../calendar.ts';
import { sinceJoining } from '../joining.ts';
import { drawPupil } from '../people.ts';
import type { Random } from '../random.ts';
import { studentIdOf, studentNoOf, type SeedModule, type SeededClass, type World } from '../world.ts';

/** Share of students that the school has not enabled yet. */
const notEnabled = 0.08;

function addClassOfStudents(
  world: World,
  random: Random,
  { id, school, students, entryYear, number }: SeededClass,
): void {
  const since = (moment: string): string => sinceJoining(world, school.id, earlier(moment, world.now));
  for (let seat = 1; seat <= students; seat++) {
    world.write.student({
      id: studentIdOf(id, seat),
      schoolId: school.id,
      classId: id,
      studentNo: studentNoOf(school, entryYear, number, seat),
      ...drawPupil(random),
      enabled: random.chance(notEnabled) ? 0 : 1,
      createTime: since(`${entryYear}-08-2${6 + random.below(4)} ${officeHours(random.below(36_000))}`),
    });
  }
}

export const studentsModule: SeedModule = {
  name: 'students',
  title: '在校学生',
  run(world, random) {
    for (const schoolClass of world.classes) addClassOfStudents(world, random, schoolClass);
  },
};
