import * as discussions from './discussions.ts';
import * as mistakeGroups from './mistake-groups.ts';
import * as mistakeWrites from './mistake-writes.ts';
import { getClassMistake, listMastery, listStudentMistakes, pageClassMistakes, pageStudentBook } from './mistakes.ts';
import * as practice from './practice.ts';

/** The calls on mistakes and their practice by name. */
export const mistakeCalls = {
  pageClassMistakes,
  getClassMistake,
  listMastery,
  listStudentMistakes,
  pageStudentBook,
  ...discussions,
  ...mistakeGroups,
  ...mistakeWrites,
  ...practice,
};
