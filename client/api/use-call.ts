import useSWR, { mutate, type SWRConfiguration, type SWRResponse } from 'swr';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call } from './call.ts';

/** The name of a call's answer among all answers. */
export const callKey = (endpoint: Endpoint, input: object | null): [string, object] | null =>
  input === null ? null : [endpoint.path, input];

/** How answers are kept: the last one stays in sight until the next has come. */
export const readOptions = { revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true } as const;

/** Reads an endpoint and keeps the answer fresh; null instead of input waits. */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E> | null,
  options?: SWRConfiguration<DataOf<E>, Error>,
): SWRResponse<DataOf<E>, Error> {
  return useSWR<DataOf<E>, Error>(callKey(endpoint, input), () => call(endpoint, input as InputOf<E>), {
    ...readOptions,
    ...options,
  });
}

/** Reads again whatever is on screen from these endpoints; without any, everything. */
export function refresh(...endpoints: Endpoint[]): Promise<unknown> {
  const paths = new Set<unknown>(endpoints.map((endpoint) => endpoint.path));
  return mutate((key) => Array.isArray(key) && (paths.size === 0 || paths.has(key[0])));
}
