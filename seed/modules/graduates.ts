import { enrolment } from '../../contracts/states.ts';
import { officeHours } from '../calendar.ts';
import { gradesOf } from '../curriculum.ts';
import { joinedOn, sinceJoining } from '../joining.ts';
import { drawPupil } from '../people.ts';
import type { Random } from '../random.ts';
import type { SchoolPlan } from '../sizes.ts';
import { classIdOf, studentIdOf, studentNoOf, type SeedModule, type World } from '../world.ts';

const years = 3;

function addGraduates(world: World, random: Random, school: SchoolPlan, year: number, number: number): void {
  const grades = gradesOf(school.stage);
  const entryYear = year - grades.length;
  const state = { schoolId: school.id, status: enrolment.graduated, graduatedYear: String(year) };
  const id = classIdOf(school.id, year, number);
  const since = (moment: string): string => sinceJoining(world, school.id, moment);
  const createTime = since(`${entryYear}-08-25 09:00:00`);
  world.write.schoolClass({
    ...state,
    id,
    gradeId: grades.at(-1)!.gradeId,
    name: `${number}班`,
    position: number,
    createTime,
  });
  const students = school.studentsPerClass - 2 + random.below(5);
  world.graduates.push({ id, school, grade: grades.at(-1)!, number, students, entryYear, createTime });
  for (let seat = 1; seat <= students; seat++) {
    world.write.student({
      ...state,
      id: studentIdOf(id, seat),
      classId: id,
      studentNo: studentNoOf(school, entryYear, number, seat),
      ...drawPupil(random),
      createTime: since(`${entryYear}-08-2${6 + random.below(4)} ${officeHours(random.below(36_000))}`),
    });
  }
}

export const graduatesModule: SeedModule = {
  name: 'graduates',
  title: '毕业生',
  run(world, random) {
    for (const school of world.schools) {
      for (let year = world.schoolYear; year > world.schoolYear - years; year--) {
        if (`${year}-07-01` < joinedOn(world, school)) continue;
        for (let number = 1; number <= school.graduatedClasses; number++)
          addGraduates(world, random, school, year, number);
      }
    }
  },
};
