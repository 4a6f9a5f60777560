import type Database from 'better-sqlite3';
import { schoolYearOf } from './calendar.ts';
import type { SeededGrade } from './curriculum.ts';
import type { Random } from './random.ts';
import { plans, type SchoolPlan, type Size } from './sizes.ts';
import { createWriters, type Writers } from './writers.ts';

export interface SeededClass {
  id: string;
  school: SchoolPlan;
  grade: SeededGrade;
  number: number;
  students: number;
  entryYear: number;
  createTime: string;
}

/** What the modules share: where they write, and what earlier ones left for later ones to build on. */
export interface World {
  readonly seed: number;
  readonly now: string;
  readonly schoolYear: number;
  readonly schools: readonly SchoolPlan[];
  readonly write: Writers;
  /** Classes in school that have students. */
  readonly classes: SeededClass[];
  /** `classId:courseId` of what somebody teaches already. */
  readonly taught: Set<string>;
  /** `schoolId:roleKey:scope` of the offices that are filled; the scope is a subject, a grade or "". */
  readonly offices: Set<string>;
}

/** A part of the world. Each draws from a stream of its own name, so that a new one leaves the others as they were. */
export interface SeedModule {
  name: string;
  title: string;
  run: (world: World, random: Random) => void;
}

/** An empty world over a migrated database. */
export const createWorld = (sqlite: Database.Database, size: Size, seed: number, now: string): World => ({
  seed,
  now,
  schoolYear: schoolYearOf(now),
  schools: plans[size],
  write: createWriters(sqlite),
  classes: [],
  taught: new Set(),
  offices: new Set(),
});

const digits = (number: number, width: number): string => String(number).padStart(width, '0');

/** Id of a class: school, then grade (or, of a graduated class, the year it left), then number. */
export const classIdOf = (schoolId: string, gradeOrYear: number, number: number): string =>
  schoolId + digits(gradeOrYear % 100, 2) + digits(number, 3);

/** Id of a student: class and seat. */
export const studentIdOf = (classId: string, seat: number): string => classId + digits(seat, 3);

/** Student number: prefix of the school, year of entry, class and seat, of one width throughout a school. */
export const studentNoOf = (school: SchoolPlan, entryYear: number, classNumber: number, seat: number): string =>
  school.numberPrefix +
  digits(entryYear % 100, 2) +
  digits(classNumber, school.classesPerGrade > 99 ? 3 : 2) +
  digits(seat, 2);
