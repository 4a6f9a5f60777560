import { proxy } from 'valtio';
import { sectionsOf } from '../../paper-builder/paper-building.ts';
import type { PaperDraft, SavedPaper } from '../../paper-builder/paper.ts';
import { held, type HeldSections } from './draft-shape.ts';
import { draft } from './draft.ts';

/** The paper before something was done to it. */
interface Act {
  what: string;
  before: HeldSections;
  paperId: string;
}

const mostActs = 50;

/** What was done to the paper of a draft since the page was loaded, the latest last. */
export const done = proxy<{ key: string; acts: Act[] }>({ key: '', acts: [] });

/** Changes the paper of the draft: it is no longer the one that was saved, and what was refused of it may be mended. */
export const changePaper: (...act: [Parameters<PaperDraft['change']>[0], string?, boolean?]) => void = (
  step,
  what,
  isTyping = false,
) => {
  const { sections: before, paperId } = draft;
  const sections = step(before);
  if (sections === before) return;
  remember(what, { before, paperId }, isTyping);
  Object.assign(draft, { sections: held(sections), paperId: '', refusal: null });
};

/** What has no name cannot be taken back, nor what was done before it. */
function remember(what: string | undefined, state: Omit<Act, 'what'>, isTyping: boolean): void {
  const acts = done.key === draft.key && what !== undefined ? done.acts : [];
  const goesOn = isTyping && acts.at(-1)?.what === what;
  if (what !== undefined && !goesOn) acts.push({ what, ...state });
  Object.assign(done, { key: draft.key, acts: acts.slice(-mostActs) });
}

/** Takes back what was done last. */
export function undoLast(): void {
  const last = done.key === draft.key ? done.acts.pop() : undefined;
  if (last) Object.assign(draft, { sections: last.before, paperId: last.paperId, refusal: null });
}

/** Takes over a paper that has been saved, with its sections and scores; work can be set with it as it is where it is one's own. */
export function takePaper(paper: SavedPaper, isOwn: boolean): void {
  changePaper(() => sectionsOf(paper), `选用“${paper.title}”`);
  draft.paperId = isOwn ? paper.id : '';
}
