import { useMemo } from 'react';
import type { Picking } from '../question-bank/picking.ts';
import { dropQuestion, pickQuestions } from '../assignments/create/paper-actions.ts';
import { idsIn } from './paper-building.ts';
import type { Section } from './paper.ts';

const onPick: Picking['onPick'] = (question) => pickQuestions([question]);

/** Choosing questions of any list for the paper. */
export const usePicking = (sections: readonly Section[]): Picking =>
  useMemo(() => ({ chosen: idsIn(sections), onPick, onDrop: dropQuestion }), [sections]);
