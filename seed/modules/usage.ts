import { appOf, type useKinds, type UsageApp } from '../../contracts/constants/usage.ts';
import { assignmentTypes } from '../../contracts/constants/assignments.ts';
import { daysBetween, earlier, officeHours } from '../calendar.ts';
import { coursesOf } from '../curriculum.ts';
import type { Random } from '../random.ts';
import type { SchoolPlan } from '../sizes.ts';
import { addContract, sinceOf } from '../usage/contracts.ts';
import { daysOfYear, shareOfDay } from '../school-days.ts';
import type { SeedModule, SeededClass, World } from '../world.ts';

/** How often the applications are used, out of a hundred. */
const shares: readonly (readonly [app: UsageApp, share: number])[] = [
  ['homework', 58],
  ['mistakes', 22],
  ['composition', 12],
  ['dictation', 8],
];

/** Of which act how many there are, out of ten. */
const acts = ['assign', 'assign', 'print', 'print', 'print', 'print', 'scan', 'scan', 'mark', 'mark'] as const;

/** A school that has stopped, for so many days, and one that does less and less. */
const idleSchool = '云溪初级中学';
const idleFor = 16;
const fadingSchool = '柳林学校';

/** Students for whom somebody does something in the course of a day, out of a hundred acts. */
const studentsPerAct = 50;

const secondsOfWork = 36_000;

function appFor(random: Random, subjectId: string): UsageApp {
  let drawn = random.below(100);
  const app = shares.find(([, share]) => (drawn -= share) < 0)![0];
  const { supportSubjectIds } = assignmentTypes.find(({ taskType }) => appOf(taskType) === app)!;
  return supportSubjectIds.includes(subjectId) ? app : 'homework';
}

/** How much a school does on a day, against what it usually does. */
function zeal({ name }: SchoolPlan, daysAgo: number): number {
  if (name === idleSchool && daysAgo < idleFor) return 0;
  // All do more as the year goes on, but for the one that does less.
  return name === fadingSchool ? 0.4 + daysAgo / 365 : 1.25 - (0.6 * daysAgo) / 365;
}

const quantityOf = (random: Random, kind: (typeof useKinds)[number], { students }: SeededClass): number => {
  if (kind === 'print' || kind === 'scan') return students * (1 + random.below(3));
  return kind === 'mark' ? students * (2 + random.below(5)) : students;
};

function addSchool(world: World, random: Random, school: SchoolPlan): void {
  const classes = world.classes.filter((one) => one.school === school);
  const students = classes.reduce((total, one) => total + one.students, 0);
  const since = sinceOf(world, school);
  for (const date of daysOfYear(world.now)) {
    const expected = (students / studentsPerAct) * shareOfDay(date) * zeal(school, daysBetween(date, world.now));
    const count = date < since ? 0 : Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    for (let at = 0; at < count; at++) {
      const schoolClass = random.pick(classes);
      const { courseId, subjectId } = random.pick(coursesOf(schoolClass.grade));
      const kind = random.pick(acts);
      world.write.usageEvent({
        schoolId: school.id,
        date,
        kind,
        app: appFor(random, subjectId),
        subjectId,
        quantity: quantityOf(random, kind, schoolClass),
        userId: world.taught.get(`${schoolClass.id}:${courseId}`) ?? null,
        createTime: earlier(`${date} ${officeHours(random.below(secondsOfWork))}`, world.now),
      });
    }
  }
}

export const usageModule: SeedModule = {
  name: 'usage',
  title: '合同与使用记录',
  run(world, random) {
    world.schools.forEach((school, at) => {
      addContract(world, school, at);
      // What the large world is for is read without a year of use.
      if (world.size !== 'large') addSchool(world, random, school);
    });
    world.write.usageDays();
  },
};
