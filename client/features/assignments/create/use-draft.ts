import { useSnapshot } from 'valtio';
import { today } from '../../../api/clock.ts';
import type { PaperDraft } from '../../paper-builder/paper.ts';
import { draft } from './draft.ts';
import type { Draft } from './draft-shape.ts';
import { useLessons, type Lesson } from './lessons.ts';
import { changePaper, done, undoLast } from './paper-actions.ts';
import { titleOf } from './proposed-title.ts';
import { faultsOf, type Faults } from './step-check.ts';
import type { StepKey } from './steps.ts';

/** What every step shows of the work. */
export interface Work {
  draft: Readonly<Draft>;
  paper: PaperDraft;
  /** What is taught, to choose from. */
  lessons: readonly Lesson[];
  /** Course, grade and classes; undefined until chosen. */
  lesson: Lesson | undefined;
  /** What the work is called. */
  title: string;
}

/** The work that is being set up, as it is now. */
export function useWork(): Work {
  const now = useSnapshot(draft) as Draft;
  const acts = useSnapshot(done);
  const last = acts.key === now.key ? acts.acts.at(-1) : undefined;
  const { lessons } = useLessons();
  const lesson = lessons.find(({ key }) => key === now.lesson);
  return {
    draft: now,
    paper: { sections: now.sections, change: changePaper, undo: last && { what: last.what, run: undoLast } },
    lessons,
    lesson,
    title: titleOf(now, lesson, today()),
  };
}

/** What is wrong in a step: what the server refused, and after somebody wanted to go on what is missing. */
export function faultsShown({ draft: now, lesson }: Work, step: StepKey, isTried: boolean): Faults {
  const { refusal } = now;
  const refused = refusal?.step === step ? { [refusal.field]: refusal.message } : {};
  return isTried ? { ...faultsOf(step, now, { lesson, today: today() }), ...refused } : refused;
}
