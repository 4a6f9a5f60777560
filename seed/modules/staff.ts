import { coursesOf, loadOf } from '../curriculum.ts';
import { staffPhone } from '../names.ts';
import { addMember, addTeaching, drawAdult, drawPast, officeKey, type Role } from '../people.ts';
import type { Random } from '../random.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { SeedModule, SeededClass, World } from '../world.ts';

const yearsOfService = 8;

/** The posts of one school that are still to be filled, one person after the other. */
class Staffing {
  private hired = 0;

  constructor(
    private readonly world: World,
    private readonly random: Random,
    readonly school: SchoolPlan,
  ) {}

  /** Whether nobody holds the office yet. */
  isOpen(roleKey: string, scope = ''): boolean {
    return !this.world.offices.has(officeKey(this.school.id, roleKey, scope));
  }

  hire(roles: Role[]): string {
    const number = String(++this.hired).padStart(4, '0');
    const id = this.school.id + number;
    addMember(this.world, {
      id,
      account: `t${this.school.id.slice(2)}${number}`,
      ...drawAdult(this.random),
      phone: staffPhone(Number(this.school.id.slice(2)) * 10_000 + this.hired),
      schoolId: this.school.id,
      createTime: drawPast(this.random, this.world, yearsOfService),
      roles,
    });
    return id;
  }
}

/** A few lessons that nobody gives: the last course of each school's second and very last class. */
function isVacant(classes: SeededClass[], { id, grade }: SeededClass, courseId: string): boolean {
  const lastCourse = coursesOf(grade).at(-1)!.courseId;
  return (
    (id === classes.at(-1)!.id && courseId === lastCourse) || (id === classes.at(1)?.id && courseId === lastCourse)
  );
}

/** Classes that wait for a teacher of a course, those of a grade together. */
function waiting(world: World, classes: SeededClass[], courseId: string): SeededClass[] {
  return classes.filter(
    (one) =>
      coursesOf(one.grade).some((course) => course.courseId === courseId) &&
      !world.taught.has(`${one.id}:${courseId}`) &&
      !isVacant(classes, one, courseId),
  );
}

function leadership(staffing: Staffing, subjectId: string, gradeId: string): Role[] {
  if (staffing.isOpen('school:subjectleader', subjectId)) {
    return [{ roleKey: 'school:subjectleader', subjectId }, { roleKey: 'school:teacher' }];
  }
  if (staffing.isOpen('classic:gradeLeader', gradeId)) {
    return [{ roleKey: 'classic:gradeLeader', gradeId }, { roleKey: 'classic:teacher' }];
  }
  return [{ roleKey: 'school:teacher' }];
}

function fillLessons(world: World, staffing: Staffing, classes: SeededClass[]): void {
  const courses = new Map(classes.flatMap(({ grade }) => coursesOf(grade)).map((course) => [course.courseId, course]));
  for (const { courseId, subjectId } of courses.values()) {
    const open = waiting(world, classes, courseId);
    const load = loadOf(staffing.school.stage, subjectId);
    for (let start = 0; start < open.length; start += load) {
      const own = open.slice(start, start + load);
      const teacherId = staffing.hire(leadership(staffing, subjectId, own[0]!.grade.gradeId));
      for (const { id } of own) addTeaching(world, id, courseId, teacherId);
    }
  }
}

function fillOffices(staffing: Staffing): void {
  for (const roleKey of ['classic:schoolMaster', 'school:psychologyteacher', 'school:schoolAdmin']) {
    if (staffing.isOpen(roleKey)) staffing.hire([{ roleKey }]);
  }
}

export const staffModule: SeedModule = {
  name: 'staff',
  title: '教职工与任课',
  run(world, random) {
    for (const school of world.schools) {
      const staffing = new Staffing(world, random, school);
      fillOffices(staffing);
      fillLessons(
        world,
        staffing,
        world.classes.filter((one) => one.school === school),
      );
    }
  },
};
