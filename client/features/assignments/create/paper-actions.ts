import { sectionsOf } from '../../paper-builder/paper-building.ts';
import type { PaperDraft, SavedPaper } from '../../paper-builder/paper.ts';
import { held } from './draft-shape.ts';
import { draft } from './draft.ts';

/** Changes the paper of the draft: it is no longer the one that was saved, and what was refused of it may be mended. */
export const changePaper: PaperDraft['change'] = (step) => {
  const sections = step(draft.sections);
  if (sections !== draft.sections) Object.assign(draft, { sections: held(sections), paperId: '', refusal: null });
};

/** Takes over a paper that has been saved, with its sections and scores; work can be set with it as it is where it is one's own. */
export function takePaper(paper: SavedPaper, isOwn: boolean): void {
  changePaper(() => sectionsOf(paper));
  draft.paperId = isOwn ? paper.id : '';
}
