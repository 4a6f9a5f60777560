import { useEffect, useEffectEvent, useRef } from 'react';
import useSWR, { type SWRResponse } from 'swr';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call } from './call.ts';
import { callKey, readFresh, useOnScreen } from './refetch.ts';
import { readOptions } from './use-call.ts';

/** Milliseconds between two looks at what moves. */
const lookEvery = 1_000;

/**
 * Reads an endpoint, and while `moves` says that the answer will change by itself again every second. A look that fails
 * leaves what is known, without a word: the next one may come through. With `idle`, milliseconds, it is looked at in between as well.
 */
export function useFollowed<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  moves: (data: DataOf<E>) => boolean,
  idle?: number,
): SWRResponse<DataOf<E>, Error> {
  const looking = useRef(false);
  const known = useRef<DataOf<E>>(undefined);
  const key = callKey(endpoint, input);
  const read = async (): Promise<DataOf<E>> => {
    const last = known.current;
    if (!looking.current || last === undefined) return readFresh(key, () => call(endpoint, input));
    return readFresh(key, () => call(endpoint, input, { quiet: true })).catch(() => last);
  };
  useOnScreen(key);
  const answer = useSWR<DataOf<E>, Error>(key, read, readOptions);
  const current = answer.isLoading ? undefined : answer.data;
  useEffect(() => {
    known.current = current;
  });
  const look = async () => {
    if (document.hidden) return;
    looking.current = true;
    await answer.mutate().finally(() => (looking.current = false));
  };
  const isMoving = current !== undefined && moves(current);
  useRepeated(isMoving ? lookEvery : idle, look);
  return answer;
}

/** Does something again and again, so many milliseconds after the last is done; undefined does nothing. */
function useRepeated(every: number | undefined, work: () => Promise<void>): void {
  const act = useEffectEvent(work);
  useEffect(() => {
    if (every === undefined) return;
    let timer = 0;
    let stopped = false;
    const wait = () => {
      if (!stopped) timer = window.setTimeout(() => void act().finally(wait), every);
    };
    wait();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [every]);
}
