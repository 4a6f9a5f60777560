import { classIds, idleTeacherId, schoolIds, studentIds } from '../landmarks.ts';
import { staffPhone } from '../names.ts';
import { addMember, drawPast, drawPupil } from '../people.ts';
import type { Random } from '../random.ts';
import { studentNoOf, type SeedModule, type World } from '../world.ts';
import { addAwayTeachers } from './away.ts';

interface Oddity {
  name?: string;
  classId?: string | null;
  gender?: number;
  guardianName?: string;
  guardianPhone?: string;
}

/** Students of the junior school in the order of their ids: same names, rare characters, a middle dot, and gaps. */
const oddities: Oddity[] = [
  { name: '王子涵', gender: 1 },
  { name: '王子涵', gender: 2 },
  { name: '陈㐀', gender: 1, classId: classIds.juniorSecond },
  { name: '李𠮷祥', gender: 1, classId: classIds.juniorSecond },
  { name: '张龘', gender: 1, classId: classIds.juniorSecond },
  { name: '牛犇', gender: 1, classId: classIds.juniorSecond },
  { name: '阿依努尔·艾力', gender: 2, guardianName: '艾力·吐尔逊' },
  { classId: null },
  { guardianName: '', guardianPhone: '' },
  { gender: 0 },
];

const firstSeat = 90;

function addOddities(world: World, random: Random): void {
  const school = world.schools.find(({ id }) => id === schoolIds.junior)!;
  const firstId = Number(studentIds.sameNameFirst);
  oddities.forEach(({ classId = classIds.junior, ...odd }, index) => {
    const classNumber = classId === null ? 0 : Number(classId.slice(-3));
    world.write.student({
      ...drawPupil(random),
      ...odd,
      id: String(firstId + index),
      schoolId: school.id,
      classId,
      studentNo: studentNoOf(school, world.schoolYear, classNumber, firstSeat + index),
      enabled: 1,
      createTime: world.now,
    });
  });
}

function addEmptyClass(world: World): void {
  const place = { schoolId: schoolIds.junior, gradeId: '7', position: Number(classIds.empty.slice(-3)) };
  world.write.schoolClass({ ...place, id: classIds.empty, name: '实验班', createTime: world.now });
}

function addIdleTeacher(world: World, random: Random): void {
  addMember(world, {
    id: idleTeacherId,
    account: 't029999',
    name: '诸葛建平',
    gender: 1,
    phone: staffPhone(Number(idleTeacherId) + 900_000),
    schoolId: schoolIds.junior,
    createTime: drawPast(random, world, 1),
    roles: [{ roleKey: 'school:teacher' }],
  });
}

export const edgeCasesModule: SeedModule = {
  name: 'edge-cases',
  title: '特殊情况',
  run(world, random) {
    addEmptyClass(world);
    addIdleTeacher(world, random);
    addOddities(world, random);
    addAwayTeachers(world, random);
  },
};
