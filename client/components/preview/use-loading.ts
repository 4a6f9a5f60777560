import { useCallback, useEffect, useState } from 'react';

/** Something that is being loaded, is there, or failed. */
export interface Loading<T> {
  value?: T;
  error?: Error;
  /** Loads again. */
  again: () => void;
}

interface Loader<T> {
  /** Must stay the same function as long as it loads the same. */
  load: (signal: AbortSignal) => Promise<T>;
  /** Gives back what a value holds, once nobody shows it any more. */
  release?: (value: T) => void;
}

/** Loads something while it is on screen; what comes too late is given back at once. */
export function useLoading<T>({ load, release }: Loader<T>): Loading<T> {
  const [state, setState] = useState<Omit<Loading<T>, 'again'>>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const loading = load(signal).then(
      (value) => {
        if (!signal.aborted) setState({ value });
        return value;
      },
      (error: unknown) => {
        if (!signal.aborted) setState({ error: error instanceof Error ? error : new Error(String(error)) });
        return undefined;
      },
    );
    return () => {
      controller.abort();
      setState({});
      void loading.then((value) => value !== undefined && release?.(value));
    };
  }, [load, release, round]);
  const again = useCallback(() => setRound((rounds) => rounds + 1), []);
  return { ...state, again };
}
