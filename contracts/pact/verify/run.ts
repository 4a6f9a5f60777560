import * as z from 'zod';
import { envelopeOf } from '../../envelope.ts';
import type { Schema } from '../../openapi/schema.ts';
import type { Planned } from '../plan.ts';
import { jsonOf, refusalIn } from './bodies.ts';
import { deviationsOf } from './check.ts';
import type { Redactor } from './redactor.ts';
import type { Result } from './results.ts';
import { differencesOf } from './shape.ts';
import { inputOf, type Surroundings } from './situation.ts';
import { Lost, type Answer, type Transport } from './transport.ts';

/** What it takes to carry cases out. */
export interface Equipment {
  surroundings: Surroundings;
  transport: Transport;
  redactor: Redactor;
  diff: boolean;
}

/** A server that is silent so often in a row is not asked again. */
const mostSilent = 3;

/** Carries cases out one after the other. */
export async function carryOut(run: readonly Planned[], equipment: Equipment): Promise<Result[]> {
  const results: Result[] = [];
  let silent = 0;
  for (const planned of run) {
    if (silent >= mostSilent) results.push(unverified(planned, `连续 ${mostSilent} 次没有答复，不再请求`));
    else {
      const answer = await ask(planned, equipment);
      silent = answer instanceof Lost ? silent + 1 : 0;
      results.push(judge(planned, answer, equipment.diff));
    }
  }
  return results;
}

/** The answer, or why none came. */
async function ask(planned: Planned, { surroundings, transport, redactor }: Equipment): Promise<Answer | Lost> {
  const { values, token } = surroundings.enter(planned);
  if (token !== undefined) redactor.add(token);
  try {
    return await transport.call({ planned, input: inputOf(planned, values), token });
  } catch (error) {
    if (error instanceof Lost) return error;
    throw error;
  }
}

function judge(planned: Planned, answer: Answer | Lost, diff: boolean): Result {
  if (answer instanceof Lost) return unverified(planned, answer.message);
  return diff ? compared(planned, answer) : checked(planned, answer);
}

const unverified = (planned: Planned, reason: string): Result => ({
  planned,
  outcome: 'unverified',
  deviations: [],
  differences: [],
  reason,
});

function checked(planned: Planned, answer: Answer): Result {
  const deviations = deviationsOf(planned, answer);
  return { planned, outcome: deviations.length > 0 ? 'broken' : 'kept', deviations, differences: [], reason: '' };
}

/** Only a success has the shape to compare with. */
function compared(planned: Planned, answer: Answer): Result {
  const body = jsonOf(answer);
  const { code, msg } = refusalIn(body);
  if (answer.status !== 200)
    return unverified(planned, `不是成功的答复：HTTP ${answer.status}${msg && `，msg ${msg}`}`);
  if (typeof code === 'number' && code !== 200) return unverified(planned, `不是成功的答复：code ${code}，msg ${msg}`);
  if (body === undefined) return unverified(planned, `答复不是 JSON：${answer.type || '没有 Content-Type'}`);
  const schema = z.toJSONSchema(envelopeOf(planned.endpoint.data), { io: 'output' }) as Schema;
  const differences = differencesOf(schema, body);
  return { planned, outcome: differences.length > 0 ? 'broken' : 'kept', deviations: [], differences, reason: '' };
}
