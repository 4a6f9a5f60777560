import { proxy, snapshot, subscribe } from 'valtio';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { readStored, writeStored } from '../../../api/token.ts';
import { sessionKeys } from '../../../session/keys.ts';
import { blankRule } from '../../practice/rule.ts';
import { blankDraft, held, type Draft } from './draft-shape.ts';

/** What the session keeps: the key of the draft at hand, and all drafts by their keys. */
interface Kept {
  current: string;
  drafts: Record<string, Draft>;
}

const none = (): Draft => blankDraft('', taskType.examProcess);

const read = (): Kept => readStored<Kept>(sessionKeys.aiCorrectTaskInfo) ?? { current: '', drafts: {} };

/** What an earlier release kept lacks what has come since. */
const revived = (stored: Draft): Draft => ({
  ...blankDraft(stored.key, stored.taskType),
  ...stored,
  practice: { ...blankRule, ...stored.practice },
  sections: held(stored.sections),
});

const first = read();
const resumed = first.drafts[first.current];

/** The work that is being set up. It outlives leaving the page and reloading it, as long as the session lasts. */
export const draft = proxy<Draft>(resumed ? revived(resumed) : none());

/** Whether the draft is too large for the session, so that a reload would lose it. */
export const keeping = proxy({ isTooLarge: false });

// In step, since a write that came later would bring the draft back into a session storage that logging out has cleared.
subscribe(draft, keep, true);

function keep(): void {
  if (draft.key === '') return;
  const drafts = { ...read().drafts, [draft.key]: snapshot(draft) as Draft };
  // Pictures can make a draft as large as all that a session may hold: then the others make way.
  const isKept = written({ current: draft.key, drafts }) || written(alone());
  keeping.isTooLarge = !isKept;
}

const alone = (): Kept => ({ current: draft.key, drafts: { [draft.key]: snapshot(draft) as Draft } });

function written(kept: Kept): boolean {
  try {
    writeStored(sessionKeys.aiCorrectTaskInfo, kept);
    return true;
  } catch {
    return false;
  }
}

/** Begins work, in the place of what is kept under the same key. */
export function startDraft(begin: Pick<Draft, 'key' | 'taskType'> & Partial<Draft>): void {
  Object.assign(draft, { ...blankDraft(begin.key, begin.taskType), ...begin });
}

/** Takes up the work that is kept under a key; false where there is none. */
export function resumeDraft(key: string): boolean {
  if (draft.key === key) return true;
  const stored = read().drafts[key];
  if (stored) Object.assign(draft, revived(stored));
  return stored !== undefined;
}

/** Forgets the work at hand, which has been set. */
export function forgetDraft(): void {
  const { [draft.key]: _, ...drafts } = read().drafts;
  Object.assign(draft, none());
  written({ current: '', drafts });
}
