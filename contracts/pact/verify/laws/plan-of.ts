import { calls } from '../../../calls.ts';
import type { Law } from './law.ts';

/** What has to be there for a law. */
export const situated = ({ call, states }: Law) => ({ states, withToken: !calls[call].open, input: {} });

/** A law, as reports name it. */
export const planOf = ({ call, name, states }: Law) => ({ call, endpoint: calls[call], name, states });
