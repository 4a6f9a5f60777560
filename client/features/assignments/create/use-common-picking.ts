import { useEffect } from 'react';
import type { PaperDraft } from '../../paper-builder/paper.ts';
import { usePicking } from '../../paper-builder/use-picking.ts';
import type { Picking } from '../../question-bank/picking.ts';
import { openCommonDraft, pickForPaper } from './common-draft.ts';
import type { Lesson } from './lessons.ts';
import { useWork } from './use-draft.ts';

/** Choosing questions outside of the steps, for the exam or homework that is being put together. */
export function useCommonPicking(lesson: Lesson | undefined): { picking: Picking; paper: PaperDraft } {
  const { paper } = useWork();
  const picking = usePicking(paper);
  useEffect(openCommonDraft, []);
  const onPick: Picking['onPick'] = (questions) => lesson && pickForPaper(questions, lesson);
  return { picking: { ...picking, onPick }, paper };
}
