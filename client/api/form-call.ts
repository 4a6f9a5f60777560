import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { call } from './call.ts';

/** A call as forms take it: they show themselves what is refused, so nobody else tells of it. */
export const formCall = <E extends Endpoint>(endpoint: E) => ({
  endpoint,
  send: (input: InputOf<E>): Promise<DataOf<E>> => call(endpoint, input, { quiet: true }),
});
