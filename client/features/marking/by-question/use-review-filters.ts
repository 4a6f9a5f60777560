import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isDoubtful, isMarked, isReviewed, responseKey, type Mark, type MarkedAnswer } from '../marks.ts';
import type { ReadMarkState } from '../queue/use-mark-states.ts';

/** What of the answers is shown. */
export type View = 'all' | 'unmarked' | 'doubtful' | 'sure' | 'reviewed';

const views: Record<View, (mark: Mark | null) => boolean> = {
  all: () => true,
  unmarked: (mark) => !isMarked(mark),
  doubtful: isDoubtful,
  sure: (mark) => isMarked(mark) && !isDoubtful(mark) && !isReviewed(mark),
  reviewed: isReviewed,
};

/** The views in their order, with their names. */
export const viewLabels: readonly [View, string][] = [
  ['all', '全部'],
  ['doubtful', '存疑'],
  ['sure', '有把握'],
  ['reviewed', '已看'],
  ['unmarked', '未批'],
];

const viewNamed = (name: string | null): View => viewLabels.find(([view]) => view === name)?.[0] ?? 'all';

/** What is shown of the answers, and how to show others. */
export interface ReviewFilters {
  view: View;
  className: string;
  classNames: readonly string[];
  counts: Readonly<Record<View, number>>;
  shown: readonly MarkedAnswer[];
  choose: (changes: { view?: View; className?: string }) => void;
  /** Goes on showing answers although the view has them no more, until another is chosen. */
  keep: (keys: readonly string[]) => void;
}

/** Filters answers; who has just been marked stays in sight. */
export function useReviewFilters(answers: readonly MarkedAnswer[], stateOf: ReadMarkState): ReviewFilters {
  const [address] = useSearchParams();
  const [view, setView] = useState<View>(viewNamed(address.get('view')));
  const [className, setClassName] = useState('');
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const ofClass = useMemo(
    () => answers.filter((answer) => className === '' || answer.className === className),
    [answers, className],
  );
  const shown = useMemo(
    () => ofClass.filter((answer) => kept.has(responseKey(answer)) || views[view](stateOf(answer).mark)),
    [ofClass, kept, view, stateOf],
  );
  return {
    view,
    className,
    classNames: [...new Set(answers.map((answer) => answer.className))],
    counts: countsOf(ofClass, stateOf),
    shown,
    choose: (changes) => {
      setView(changes.view ?? view);
      setClassName(changes.className ?? className);
      setKept(new Set());
    },
    keep: (keys) => setKept((before) => new Set([...before, ...keys])),
  };
}

function countsOf(answers: readonly MarkedAnswer[], stateOf: ReadMarkState): Record<View, number> {
  const counts: Record<View, number> = { all: 0, unmarked: 0, doubtful: 0, sure: 0, reviewed: 0 };
  for (const answer of answers) {
    const { mark } = stateOf(answer);
    for (const [view] of viewLabels) if (views[view](mark)) counts[view] += 1;
  }
  return counts;
}
