import * as account from './account/account.ts';
import * as restoring from './account/restoring.ts';
import * as standIn from './account/stand-in.ts';
import type { Endpoint } from './endpoint.ts';
import * as personal from './juno/personal.ts';
import * as exerciseBook from './minerva/exercise-book.ts';
import * as schoolClass from './vesta/class.ts';
import * as school from './vesta/school.ts';
import * as student from './vesta/student.ts';
import * as teacher from './vesta/teacher.ts';
import * as teacherSchool from './vesta/teacher-school.ts';
import * as teaching from './vesta/teaching.ts';
import { wrongbookCalls } from './wrongbook/calls.ts';
import { wellbeingCalls } from './wrongbook/wellbeing/calls.ts';

/** Every declared call by its name. Client screens import single calls, so that they load no more than they use. */
export const calls = {
  ...account,
  ...restoring,
  ...standIn,
  ...personal,
  ...exerciseBook,
  ...schoolClass,
  ...school,
  ...student,
  ...teacher,
  ...teacherSchool,
  ...teaching,
  ...wrongbookCalls,
  ...wellbeingCalls,
} as const satisfies Record<string, Endpoint>;

/** The name of a declared call. */
export type CallName = keyof typeof calls;

/** Every declared call with its name, in the order of declaration. */
export const callEntries = Object.entries(calls) as [CallName, Endpoint][];
