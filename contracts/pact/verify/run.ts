import type { CallName } from '../../calls.ts';
import type { Planned } from '../plan.ts';
import { jsonOf, refusalIn } from './bodies.ts';
import { deviationsOf } from './check.ts';
import { envelopeSchemaOf } from './envelope-schema.ts';
import { mannerOf } from './manner.ts';
import { assumedOf, provenanceAt } from './provenance.ts';
import type { Redactor } from './redactor.ts';
import type { Result } from './results.ts';
import { saidIn, unlikeJson } from './said.ts';
import { differencesOf } from './shape.ts';
import { inputOf, type Surroundings } from './situation.ts';
import { Lost, type Answer, type Transport } from './transport.ts';
import { keysIn } from './values.ts';

/** What it takes to carry cases out. */
export interface Equipment {
  surroundings: Surroundings;
  transport: Transport;
  redactor: Redactor;
  diff: boolean;
}

/** A call that is silent so often is not asked again; the others are. */
const mostSilent = 2;
/** Nor is anything else when so often in a row nobody could be reached at all. */
const mostUnreachable = 3;

/** Carries cases out one after the other. */
export async function carryOut(run: readonly Planned[], equipment: Equipment): Promise<Result[]> {
  const results: Result[] = [];
  const silent = new Map<CallName, number>();
  let unreached = 0;
  for (const planned of run) {
    const { call } = planned;
    const times = silent.get(call) ?? 0;
    if (unreached >= mostUnreachable) results.push(unverified(planned, `连续 ${mostUnreachable} 次无法连接，不再请求`));
    else if (times >= mostSilent) results.push(unverified(planned, `该接口 ${mostSilent} 次没有答复，不再请求`));
    else {
      const answer = await ask(planned, equipment);
      if (answer instanceof Lost) silent.set(call, times + 1);
      unreached = answer instanceof Lost && answer.isUnreachable ? unreached + 1 : 0;
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
  const outcome = deviations.length > 0 ? 'broken' : 'kept';
  const manner = mannerOf(planned, answer, deviations);
  return { planned, outcome, deviations, differences: [], reason: '', manner };
}

/** Only a success has the shape to compare with. */
function compared(planned: Planned, answer: Answer): Result {
  const { endpoint } = planned;
  const odd = unlikeJson(answer);
  if (odd !== undefined) return unverified(planned, `答复不是 JSON：${odd}`);
  const body = jsonOf(answer);
  const { code } = refusalIn(body);
  const said = saidIn(endpoint, body);
  if (answer.status !== 200) return unverified(planned, `不是成功的答复：HTTP ${answer.status}${said}`);
  if (typeof code === 'number' && code !== 200) return unverified(planned, `不是成功的答复：code ${code}${said}`);
  const differences = differencesOf(envelopeSchemaOf(endpoint), body).map((one) => ({
    ...one,
    provenance: one.kind === '未声明' ? assumedOf(endpoint) : provenanceAt(endpoint, keysIn(one.path)),
  }));
  return { planned, outcome: differences.length > 0 ? 'broken' : 'kept', deviations: [], differences, reason: '' };
}
