import type { Stage } from '../contracts/subjects.ts';
import { areas, firstNeighbourId, firstRegionId, partnerIds, schoolIds } from './landmarks.ts';

export const sizes = ['small', 'demo', 'large'] as const;
export type Size = (typeof sizes)[number];

/** Whether a text names a size. */
export const isSize = (text: string): text is Size => sizes.some((size) => size === text);

/** How many classes and students a school gets. */
interface Extent {
  /** How many grades have classes, counted from the top grade of the stage. */
  grades: number;
  classesPerGrade: number;
  /** Mean; real classes differ by a few. */
  studentsPerClass: number;
  /** Graduated classes in each of the last three years. */
  graduatedClasses: number;
  /** Exact number of students, spread evenly; absent where class sizes vary. */
  students?: number;
}

export interface SchoolPlan extends Extent {
  id: string;
  name: string;
  stage: Stage;
  area: string;
  partnerId: string;
  /** Leading digits of student numbers: a "0" shows whether leading zeros survive. */
  numberPrefix: string;
  /** Of a neighbour nothing is known but who is there, and what its exams came to. */
  isNeighbour?: boolean;
  /** It has begun to work with the system in a March: see joining.ts. */
  joinsInMarch?: boolean;
}

const identities = {
  primary: {
    id: schoolIds.primary,
    name: '青岚实验小学',
    stage: 'primary',
    partnerId: partnerIds.level3,
    numberPrefix: '00',
  },
  junior: {
    id: schoolIds.junior,
    name: '青岚初级中学',
    stage: 'junior',
    partnerId: partnerIds.level3,
    numberPrefix: '0',
  },
  senior: {
    id: schoolIds.senior,
    name: '云州市青岚新区高级中学',
    stage: 'senior',
    partnerId: partnerIds.level2,
    numberPrefix: '20',
  },
  foreign: {
    id: schoolIds.foreign,
    name: '临江第二初级中学',
    stage: 'junior',
    partnerId: partnerIds.foreignLevel3,
    numberPrefix: '0',
  },
  large: {
    id: schoolIds.large,
    name: '云州市青岚新区中心小学',
    stage: 'primary',
    partnerId: partnerIds.sibling,
    numberPrefix: '0',
  },
} as const;

const school = (
  key: keyof typeof identities,
  grades: number,
  classesPerGrade: number,
  studentsPerClass: number,
  graduatedClasses: number,
  students?: number,
): SchoolPlan => ({
  ...identities[key],
  area: key === 'foreign' ? areas.foreign : areas.own,
  grades,
  classesPerGrade,
  studentsPerClass,
  graduatedClasses,
  students,
});

/** The other junior schools of the own area, so that the schools of a region can be compared: classes of a grade, students of each, partner. */
const neighbours: SchoolPlan[] = (
  [
    ['青岚实验中学', 3, 34, 'level3'],
    ['新区第一中学', 3, 32, 'sibling'],
    ['北城初级中学', 2, 34, 'north'],
    ['新区第二中学', 3, 30, 'level1'],
    ['城东初级中学', 3, 32, 'sibling'],
    ['柳林学校', 1, 36, 'north'],
    ['云溪初级中学', 2, 32, 'brook'],
    ['河西学校', 2, 28, 'brook'],
    ['明德学校', 1, 16, 'level1'],
    ['白石学校', 1, 30, 'north'],
  ] as const
).map(([name, classesPerGrade, studentsPerClass, partner], index) => ({
  id: String(firstNeighbourId + index),
  name,
  stage: 'junior',
  area: areas.own,
  partnerId: partnerIds[partner],
  numberPrefix: '0',
  grades: 3,
  classesPerGrade,
  studentsPerClass,
  graduatedClasses: 0,
  isNeighbour: true,
}));

/** Schools of one grade each whose joint exam 50,000 students sit: 62 of 800 and one of 400. */
const region: SchoolPlan[] = Array.from({ length: 63 }, (_, index) => {
  const classesPerGrade = index < 62 ? 16 : 8;
  return {
    id: String(firstRegionId + index),
    name: `新区第${index + 2}高级中学`,
    stage: 'senior',
    area: areas.own,
    partnerId: partnerIds.level2,
    numberPrefix: '0',
    grades: 1,
    classesPerGrade,
    studentsPerClass: 50,
    students: classesPerGrade * 50,
    graduatedClasses: 0,
    isNeighbour: true,
  };
});

const demo = [
  school('primary', 6, 4, 40, 4),
  school('junior', 3, 6, 45, 6),
  school('senior', 3, 8, 48, 8),
  { ...school('foreign', 3, 2, 20, 1), joinsInMarch: true },
  ...neighbours,
];

/** The schools of each size. */
export const plans: Record<Size, SchoolPlan[]> = {
  small: [
    school('primary', 2, 2, 10, 1),
    school('junior', 3, 3, 10, 1),
    school('senior', 3, 2, 10, 1),
    school('foreign', 3, 1, 8, 1),
  ],
  demo,
  large: [...demo, school('large', 6, 170, 49, 0, 50_000), ...region],
};
