import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { callEntries } from '../calls.ts';
import { refusalHeader } from '../refusals.ts';
import { filledInput } from './case.ts';
import { boundary, multipart } from './fixtures.ts';
import { plannedOf, type Planned } from './plan.ts';
import type { Stage } from './stage.ts';
import type { StateValues } from './state-values.ts';
import { states } from './states/states.ts';

/** A call as it is made by somebody. */
export interface Asked extends Pick<Planned, 'call' | 'endpoint' | 'file' | 'input'> {
  token: string | undefined;
}

/** What came back. */
export interface Answered {
  status: number;
  text: string;
  headers: OutgoingHttpHeaders;
  /** The name of the refusal; "" of a success. */
  refusal: string;
}

/** Makes a call of the server. */
export async function ask(app: FastifyInstance, { endpoint, file, input, token }: Asked): Promise<Answered> {
  const { method, path: url } = endpoint;
  const headers = token === undefined ? {} : { 'blade-auth': `bearer ${token}` };
  if (file !== undefined) Object.assign(headers, { 'content-type': `multipart/form-data; boundary=${boundary}` });
  const query = file !== undefined || method === 'GET' ? { query: input as Record<string, string> } : {};
  const payload = method === 'POST' ? { payload: file === undefined ? input : multipart(file) } : {};
  const answer = await app.inject({ method, url, headers, ...query, ...payload });
  const { statusCode: status, body: text, headers: given } = answer;
  return { status, text, headers: given, refusal: String(given[refusalHeader] ?? '') };
}

const reads = callEntries
  .flatMap(([call, endpoint]) => plannedOf(call, endpoint))
  // Open reads are shown before anybody signs in, so that nobody who writes has them on screen.
  .filter(({ endpoint: { effects, answers, upload, open } }) => !effects && !upload && !open && answers === 'envelope')
  .filter(({ name }) => name === 'success');

/** A read that was made, and its answer. */
export interface Observed extends Asked {
  answer: string;
}

/**
 * What reads answer in the world as it is to the first way of asking that is answered at all: of what a state speaks by
 * whom it speaks, of the same by somebody who may, and of what is there of the read's own; `inAllWays` to each of them.
 * Only what `isAsked` is asked.
 */
export async function observe(
  app: FastifyInstance,
  stage: Stage,
  values: StateValues,
  { inAllWays, isAsked }: { inAllWays: boolean; isAsked: (way: Asked) => boolean },
): Promise<Observed[]> {
  const observed: Observed[] = [];
  for (const read of reads) {
    for (const asked of waysOf(read, stage, values).filter(isAsked)) {
      const { status, text } = await ask(app, asked);
      if (status !== 200) continue;
      observed.push({ ...asked, answer: text });
      if (!inAllWays) break;
    }
  }
  return observed;
}

function waysOf({ input, ...read }: Planned, stage: Stage, values: StateValues): Asked[] {
  const { as, values: valuesOf } = states[read.states[0]!];
  const own = orNothing(() => valuesOf?.(stage.world));
  const whole = { ...input, ...('size' in read.endpoint.input.shape && { size: 500 }) };
  const way = (token: string | undefined, known: StateValues): Asked => ({
    ...read,
    token,
    input: filledInput(whole, (name) => known[name]),
  });
  const ownToken = as && stage.tokenOf(as);
  const named = { ...own, ...values };
  return [way(stage.caller && stage.tokenOf(stage.caller), named), way(ownToken, named), way(ownToken, own)];
}

/** Nothing where the world lacks what a state would have added to it. */
function orNothing(values: () => StateValues | undefined): StateValues {
  try {
    return values() ?? {};
  } catch {
    return {};
  }
}
