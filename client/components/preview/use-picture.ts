import { useCallback } from 'react';
import { useLoading, type Loading } from './use-loading.ts';

/** The address of a picture while it is on screen; `read` must stay the same function as long as it reads the same. */
export function usePicture(read: (signal: AbortSignal) => Promise<Blob>): Loading<string> {
  const load = useCallback(async (signal: AbortSignal) => URL.createObjectURL(await read(signal)), [read]);
  return useLoading({ load, release });
}

const release = (url: string): void => URL.revokeObjectURL(url);
