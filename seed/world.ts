import type Database from 'better-sqlite3';
import { storeBytes } from '../server/engines/files/store.ts';
import { sealAlike } from '../server/engines/wellbeing/seal.ts';
import type { Item } from '../server/engines/simulation/answering/item.ts';
import { schoolYearOf } from './calendar.ts';
import type { SeededGrade } from './curriculum.ts';
import type { FiledOriginal } from './documents/originals.ts';
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

/** A question of the bank, as far as papers and answers are made from it. */
export interface BankItem extends Item {
  subjectId: string;
  stem: string;
  solution: string;
  /** What the points of the rubric are given for. */
  criteria: readonly string[];
  gradeId: string;
  chapter: string;
  pointId: string;
  score: number;
  /** Shared by questions that differ only in numbers. */
  template: string;
  /** Shared by the questions of one passage; "" without one. */
  groupId: string;
  /** Whether its passage is read aloud. */
  isHeard: boolean;
}

/** What a world is drawn from. */
export interface WorldOptions {
  size: Size;
  seed: number;
  /** The present of the world, `yyyy-MM-dd HH:mm:ss`. */
  now: string;
  /** Folder for the files that rows name; without it there are rows only. */
  filesDir?: string;
  /** What students write is sealed with it; without it nobody can open that again. */
  key?: Buffer;
  /** Whether the junior school of a small world has exams; in the others it has. */
  hasExams?: boolean;
}

/** What the modules share: where they write, and what earlier ones left for later ones to build on. */
export interface World {
  readonly size: Size;
  readonly seed: number;
  readonly now: string;
  /** Whether the junior school has exams although the world is small. */
  readonly hasExams: boolean;
  readonly schoolYear: number;
  readonly schools: readonly SchoolPlan[];
  readonly write: Writers;
  /** Seals what nobody but its readers may see, for a row by kind and id. */
  readonly seal: (about: string, value: unknown) => Buffer;
  /** Puts a file where its rows find it, however often they name it. */
  readonly keep: (file: FiledOriginal) => void;
  /** Classes in school that have students. */
  readonly classes: SeededClass[];
  /** Those that have left, in the last grade of their stage. */
  readonly graduates: SeededClass[];
  /** Who teaches what already, by `classId:courseId`. */
  readonly taught: Map<string, string>;
  /** Questions of the bank, chapter by chapter. */
  readonly bank: BankItem[];
  /** Who fills an office, by `schoolId:roleKey:scope`; the scope is a subject, a grade or "". */
  readonly offices: Map<string, string>;
  /** How many of each have been numbered so far. */
  readonly counts: Record<'papers' | 'assignments' | 'submissions' | 'exams' | 'scripts' | 'openings', number>;
}

/** A part of the world. Each draws from a stream of its own name, so that a new one leaves the others as they were. */
export interface SeedModule {
  name: string;
  title: string;
  run: (world: World, random: Random) => void;
}

function keeper(filesDir: string | undefined): World['keep'] {
  const kept = new Set<string>();
  return ({ hash, bytes }) => {
    if (filesDir !== undefined && !kept.has(hash)) storeBytes(filesDir, bytes);
    kept.add(hash);
  };
}

/** Seals worlds that nobody serves. */
const unusedKey = Buffer.alloc(32);

/** An empty world over a migrated database; without a folder for its files there are rows only. */
export const createWorld = (
  sqlite: Database.Database,
  { size, seed, now, hasExams = false, filesDir, key = unusedKey }: WorldOptions,
): World => ({
  size,
  seed,
  now,
  hasExams,
  schoolYear: schoolYearOf(now),
  schools: plans[size],
  write: createWriters(sqlite),
  seal: (about, value) => sealAlike(key, about, value),
  keep: keeper(filesDir),
  classes: [],
  graduates: [],
  taught: new Map(),
  bank: [],
  offices: new Map(),
  counts: { papers: 0, assignments: 0, submissions: 0, exams: 0, scripts: 0, openings: 0 },
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
