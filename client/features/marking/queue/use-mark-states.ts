import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { personal } from '../../../session/personal.ts';
import { responseKey, type ResponseId, type Mark } from '../marks.ts';
import { foreseen, lastByResponse, type Operation } from './operations.ts';
import { openQueue } from './queue.ts';
import { queue } from './store.ts';

/** What a screen shows of an answer: the mark as it will stand, and what is amiss with it. */
export interface MarkState {
  mark: Mark | null;
  /** Not known to the server yet. */
  isWaiting: boolean;
  /** Why the server refused the mark; "" where it has not. */
  refusal: string;
  /** The key of what was refused. */
  key: string;
  /** What else should be known. */
  note: string;
}

/** Reads what stands at an answer, with what is still on its way. */
export type ReadMarkState = (answer: ResponseId & { mark: Mark | null }) => MarkState;

/** Keeps the queue running while a screen is open, and tells what stands. */
export function useMarkStates(): ReadMarkState {
  useEffect(openQueue, []);
  const { operations, notes } = useSnapshot(queue);
  const { name } = useSnapshot(personal);
  return useMemo(() => {
    const last = lastByResponse(operations as readonly Operation[]);
    return (answer) => {
      const operation = last.get(responseKey(answer));
      const note = notes[responseKey(answer)] ?? '';
      if (!operation) return { mark: answer.mark, isWaiting: false, refusal: '', key: '', note };
      const { refusal, key } = operation;
      const isWaiting = refusal === '';
      // What was refused does not stand, and must not count.
      return { mark: isWaiting ? foreseen(operation, name) : answer.mark, isWaiting, refusal, key, note };
    };
  }, [operations, notes, name]);
}
