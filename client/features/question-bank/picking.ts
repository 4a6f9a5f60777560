import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Question } from './question/question.ts';

/** What is in a paper, with its numbers there: single questions, and groups with all that is there of them; 0 where the paper consists of one question alone. */
export type Chosen = ReadonlyMap<string, readonly number[]>;

/** Questions being chosen for a paper: one, or several that are chosen and leave together. */
export interface Picking {
  chosen: Chosen;
  onPick: (questions: readonly Question[]) => void;
  onDrop: (ids: readonly string[]) => void;
}

/** What stands for a question among those that are chosen: lists show its group in its place. */
export const chosenKey = ({ id, group }: Pick<Question, 'id' | 'group'>): string => (group ? `group-${group.id}` : id);

/** The numbers of a question, or of the parts of its group, in the paper; undefined where nothing is there of it. */
export const numbersOf = (chosen: Chosen, question: Question): readonly number[] | undefined =>
  chosen.get(chosenKey(question));

/** Whether nothing is left to choose of a question, or of its group. */
export const isWhole = (chosen: Chosen, question: Question): boolean =>
  (numbersOf(chosen, question)?.length ?? 0) >= (question.group?.count ?? 1);

/** Picking for what stays open longer than what it was opened from is shown. */
export interface LastingPicking extends Picking {
  /** Tells a listener when other questions are chosen, until it is taken back. */
  subscribe: (listener: () => void) => () => void;
}

/** Picking and dropping that always reach who asks for them now: what a drawer was given when it opened grows old. */
export function useLastingPicking(picking: Picking): LastingPicking {
  const last = useRef(picking);
  const listeners = useRef(new Set<() => void>());
  useEffect(() => {
    last.current = picking;
    listeners.current.forEach((tell) => tell());
  });
  return useMemo(
    () => ({
      get chosen() {
        return last.current.chosen;
      },
      onPick: (questions) => last.current.onPick(questions),
      onDrop: (ids) => last.current.onDrop(ids),
      subscribe: (listener) => {
        listeners.current.add(listener);
        return () => listeners.current.delete(listener);
      },
    }),
    [],
  );
}

/** Picking within a drawer, which shows at once what is in the paper by then. */
export function usePickingInDrawer(lasting: LastingPicking): Picking {
  const chosen = useSyncExternalStore(lasting.subscribe, () => lasting.chosen);
  return { chosen, onPick: lasting.onPick, onDrop: lasting.onDrop };
}
