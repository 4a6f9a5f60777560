import { earlier, officeHours } from '../calendar.ts';
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
  for (let seat = 1; seat <= students; seat++) {
    world.write.student({
      id: studentIdOf(id, seat),
      schoolId: school.id,
      classId: id,
      studentNo: studentNoOf(school, entryYear, number, seat),
      ...drawPupil(random),
      enabled: random.chance(notEnabled) ? 0 : 1,
      createTime: earlier(`${entryYear}-08-2${6 + random.below(4)} ${officeHours(random.below(36_000))}`, world.now),
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
