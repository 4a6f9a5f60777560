import { useEffect } from 'react';
import type { Picking } from '../../question-bank/picking.ts';
import { openCommonDraft, pickForPaper } from './common-draft.ts';
import type { Lesson } from './lessons.ts';
import type { Section } from '../../paper-builder/paper.ts';
import { useWork } from './use-draft.ts';
import { usePicking } from '../../paper-builder/use-picking.ts';

/** Choosing questions outside of the steps, for the exam or homework that is being put together. */
export function useCommonPicking(lesson: Lesson | undefined): { picking: Picking; sections: readonly Section[] } {
  const { sections } = useWork().draft;
  const picking = usePicking(sections);
  useEffect(openCommonDraft, []);
  const onPick: Picking['onPick'] = (question) => lesson && pickForPaper(question, lesson);
  return { picking: { ...picking, onPick }, sections };
}
