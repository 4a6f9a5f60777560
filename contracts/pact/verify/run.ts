import type { Planned } from '../plan.ts';
import { jsonOf, refusalIn } from '../../answers/bodies.ts';
import { deviationsOf } from '../../answers/check.ts';
import { envelopeSchemaOf } from '../../answers/envelope-schema.ts';
import { mannerOf } from '../../answers/manner.ts';
import type { Patience } from './patience.ts';
import { assumedOf, provenanceAt } from '../../answers/provenance.ts';
import type { Redactor } from './redactor.ts';
import type { Result } from './results.ts';
import { saidIn, unlikeJson } from '../../answers/said.ts';
import { byState, Scene } from './scene.ts';
import { differencesOf } from '../../answers/shape.ts';
import { inputOf, type Surroundings } from './situation.ts';
import { Lost, type Answer, type Transport } from './transport.ts';
import { keysIn } from '../../answers/values.ts';

/** What every case is carried out with, wherever. */
export interface Common {
  transport: Transport;
  redactor: Redactor;
  diff: boolean;
}

/** The same in surroundings. */
export interface Tools extends Common {
  surroundings: Surroundings;
}

/** What it takes to carry cases out. */
export interface Equipment extends Tools {
  patience: Patience;
}

/** Carries cases out one after the other; those that change nothing share one coming about of their state. */
export async function carryOut(run: readonly Planned[], equipment: Equipment): Promise<Result[]> {
  const { patience, diff, surroundings } = equipment;
  const scene = new Scene(surroundings);
  const results = new Map<Planned, Result>();
  for (const planned of byState(run)) {
    const reason = patience.reasonAgainst(planned.call);
    if (reason) results.set(planned, unverified(planned, reason));
    else {
      const answer = await ask(planned, scene, equipment);
      patience.note(planned.call, answer);
      results.set(planned, judge(planned, answer, diff));
    }
  }
  return run.map((planned) => results.get(planned)!);
}

/** The answer, or why none came. */
async function ask(planned: Planned, scene: Scene, { transport, redactor }: Equipment): Promise<Answer | Lost> {
  const { values, token } = scene.of(planned, planned.endpoint.effects !== undefined);
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
