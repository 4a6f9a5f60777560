import { useRef } from 'react';
import { responseKey, type ResponseId } from '../marks.ts';
import { addMarks, isUnsent, replaceMarks, takeBackMarks, type MarkBatch, type NewMark } from './queue.ts';

const mostUndone = 200;

// Outside of the components, so that going to another question and back leaves them.
const batchesByName = new Map<string, readonly MarkBatch[]>();

const sameResponses = (a: readonly ResponseId[], b: readonly ResponseId[]): boolean =>
  a.length === b.length && a.every((response, index) => responseKey(response) === responseKey(b[index]!));

/** Adds marks so that they can be undone, under a name; `onAdded` hears whose they are. */
export function useUndoableMarks(name: string, onAdded: (keys: readonly string[]) => void = () => undefined) {
  // What still grows as points of the rubric are added to it.
  const growing = useRef<MarkBatch>([]);
  const batches = () => batchesByName.get(name) ?? [];
  const record = (batch: MarkBatch): MarkBatch => {
    batchesByName.set(name, [...batches(), batch].slice(-mostUndone));
    onAdded(batch.map(responseKey));
    return batch;
  };
  const pop = (): MarkBatch | undefined => {
    const last = batches().at(-1);
    batchesByName.set(name, batches().slice(0, -1));
    return last;
  };
  const replace = (batch: MarkBatch, marks: readonly NewMark[]): MarkBatch => {
    if (isUnsent(batch)) pop();
    return record(replaceMarks(batch, marks));
  };
  return {
    /** What was added last. */
    last: () => batches().at(-1),
    add: (marks: readonly NewMark[]) => {
      growing.current = [];
      if (marks.length > 0) record(addMarks(marks));
    },
    replace: (batch: MarkBatch, marks: readonly NewMark[]) => void replace(batch, marks),
    /** Adds marks in the place of those that went to the same responses just before. */
    grow: (marks: readonly NewMark[]) => {
      const isSame = sameResponses(growing.current, marks);
      growing.current = isSame ? replace(growing.current, marks) : record(addMarks(marks));
    },
    undo: () => {
      const batch = pop();
      growing.current = [];
      if (batch) takeBackMarks(batch);
      return batch;
    },
  };
}
