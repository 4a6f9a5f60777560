import * as mistakeWrites from './mistake-writes.ts';
import { getClassMistake, listMastery, listStudentMistakes, pageClassMistakes, pageStudentBook } from './mistakes.ts';

/** The calls of mistake books by name. */
export const mistakeCalls = {
  pageClassMistakes,
  getClassMistake,
  listMastery,
  listStudentMistakes,
  pageStudentBook,
  ...mistakeWrites,
};
