import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call, type CallOptions } from './call.ts';
import { callKey, readFresh, useOnScreen } from './refetch.ts';

/** How answers are kept: the last one stays in sight until the next has come. */
export const readOptions = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const;

type Options<E extends Endpoint> = SWRConfiguration<DataOf<E>, Error> & Pick<CallOptions, 'quiet'>;

/** Reads an endpoint and keeps the answer fresh; null instead of input waits. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  { quiet, ...options }: Options<E> = {},
): SWRResponse<DataOf<E>, Error> {
  const key = callKey(endpoint, input);
  useOnScreen(key);
  return useSWR<DataOf<E>, Error>(key, () => readFresh(key, () => call(endpoint, input as InputOf<E>, { quiet })), {
    ...readOptions,
    ...options,
  });
}
