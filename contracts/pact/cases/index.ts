import type { CallName, calls } from '../../calls.ts';
import type { CallCases } from '../case.ts';
import { accountCases } from './account.ts';
import { junoCases } from './juno.ts';
import { minervaCases } from './minerva.ts';
import { classCases, schoolCases } from './vesta-class.ts';
import { studentCases } from './vesta-student.ts';
import { teacherCases } from './vesta-teacher.ts';
import { teachingCases } from './vesta-teaching.ts';
import { assignmentCases } from './wrongbook-assignments.ts';
import { documentCases } from './wrongbook-documents.ts';
import { paperCases } from './wrongbook-papers.ts';
import { printingCases } from './wrongbook-printing.ts';
import { questionCases } from './wrongbook-questions.ts';
import { wrongbookCases } from './wrongbook.ts';

/** The cases of every declared call; a call without them does not compile. */
export const cases: { [Name in CallName]: CallCases<(typeof calls)[Name]> } = {
  ...accountCases,
  ...junoCases,
  ...minervaCases,
  ...classCases,
  ...schoolCases,
  ...studentCases,
  ...teacherCases,
  ...teachingCases,
  ...assignmentCases,
  ...documentCases,
  ...paperCases,
  ...printingCases,
  ...questionCases,
  ...wrongbookCases,
};
