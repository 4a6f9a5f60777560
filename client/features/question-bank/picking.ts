import { useEffect, useMemo, useRef, useState } from 'react';
import type { Question } from './question/question.ts';

/** Questions being chosen for a paper. */
export interface Picking {
  /** Ids of those that are in it. */
  chosen: ReadonlySet<string>;
  onPick: (question: Question) => void;
  onDrop: (id: string) => void;
}

/** Picking and dropping that always reach who asks for them now: what a drawer was given when it opened grows old. */
export function useLastingPicking(picking: Picking): Picking {
  const last = useRef(picking);
  useEffect(() => {
    last.current = picking;
  });
  return useMemo(
    () => ({
      get chosen() {
        return last.current.chosen;
      },
      onPick: (question) => last.current.onPick(question),
      onDrop: (id) => last.current.onDrop(id),
    }),
    [],
  );
}

/** Picking within a drawer, which shows at once what was chosen in it. */
export function usePickingInDrawer({ chosen, onPick, onDrop }: Picking): Picking {
  const [shown, setShown] = useState(chosen);
  return {
    chosen: shown,
    onPick: (question) => {
      setShown((ids) => new Set([...ids, question.id]));
      onPick(question);
    },
    onDrop: (id) => {
      setShown((ids) => new Set([...ids].filter((other) => other !== id)));
      onDrop(id);
    },
  };
}
