import { callEntries } from '../../../calls.ts';
import type { Law } from './law.ts';
import { faultLaws } from './refusals/faults.ts';
import { foreignLaws } from './refusals/foreign.ts';
import { leavingLaws } from './refusals/leaving.ts';
import { secretLaws } from './refusals/secrets.ts';
import { tokenLaws } from './refusals/tokens.ts';

/** What a server must refuse, beyond the planned cases, and that nothing comes of what it refuses. */
export const refusalLaws = (): Law[] =>
  callEntries.flatMap(([call, endpoint]) => {
    const named = [...tokenLaws(call, endpoint), ...foreignLaws(call, endpoint)];
    // No other server knows calls of ours, and the stand-in's own tests hold it to its fields.
    if (endpoint.provenance === 'ours') return named;
    return [...named, ...faultLaws(call, endpoint), ...leavingLaws(call, endpoint), ...secretLaws(call, endpoint)];
  });
