import type { CallName, calls } from '../../calls.ts';
import type { CasesFor } from '../case.ts';
import { accountCases, restoringCases, standInCases } from './account.ts';
import { junoCases } from './juno.ts';
import { minervaCases } from './minerva.ts';
import { classCases, schoolCases } from './vesta-class.ts';
import { studentCases } from './vesta-student.ts';
import { teacherCases } from './vesta-teacher.ts';
import { teachingCases } from './vesta-teaching.ts';
import { allWrongbookCases } from './wrongbook-all.ts';
import { wellbeingCases } from './wrongbook-wellbeing.ts';

/** The cases of every declared call; a call without them does not compile. */
export const cases: { [Name in CallName]: CasesFor<(typeof calls)[Name]> } = {
  ...accountCases,
  ...restoringCases,
  ...standInCases,
  ...junoCases,
  ...minervaCases,
  ...classCases,
  ...schoolCases,
  ...studentCases,
  ...teacherCases,
  ...teachingCases,
  ...allWrongbookCases,
  ...wellbeingCases,
};
