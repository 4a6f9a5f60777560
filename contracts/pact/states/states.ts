import { documentStates } from './documents.ts';
import { examMarkingStates } from './exam-marking.ts';
import { examStates } from './exams.ts';
import { furtherStates } from './further.ts';
import { markingStates } from './marking.ts';
import { mistakeStates } from './mistakes.ts';
import { peopleStates } from './people.ts';
import { printingStates } from './printing.ts';
import { questionStates } from './questions.ts';
import { reportStates } from './reports.ts';
import { scanStates } from './scans.ts';
import { schoolStates } from './school.ts';
import type { State } from './state.ts';
import { wellbeingStates } from './wellbeing.ts';
import { workStates } from './work.ts';

/** Comes on top of another state and says who calls in it: somebody whose role has no business there. */
export const wrongRole = 'the caller is somebody whose role may not do this';

const named = {
  ...schoolStates,
  ...peopleStates,
  ...documentStates,
  ...examMarkingStates,
  ...examStates,
  ...markingStates,
  ...mistakeStates,
  ...printingStates,
  ...questionStates,
  ...reportStates,
  ...scanStates,
  ...wellbeingStates,
  ...workStates,
  ...furtherStates,
  [wrongRole]: { as: 'parttime' },
} as const;

/** The name of a state, in plain words and without ids. */
export type StateName = keyof typeof named;

/** Every state that a provider has to be able to bring about. */
export const states: Readonly<Record<StateName, State>> = named;
