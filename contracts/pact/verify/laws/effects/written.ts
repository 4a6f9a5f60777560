import { randomBytes } from 'node:crypto';
import { calls, type CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { filledInput } from '../../../case.ts';
import type { Planned } from '../../../plan.ts';
import { jsonOf } from '../../../../answers/bodies.ts';
import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Prober } from '../law.ts';
import { aimOf, type Aim } from './aim.ts';
import { lookAgain, lookAt, type Sight } from './sight.ts';
import { witnessesOf, type Known } from './witness.ts';

/** A write as it is made: in the words of its planned case. */
export type Write = Pick<Planned, 'call' | 'endpoint' | 'input' | 'file' | 'states'>;

/** How many reads are asked of a write that a real server has, and of one of ours. */
const most = { spec: 8, inferred: 8, ours: 2 } as const;

/** What has to be another one each time, or a server where nobody takes it back refuses it. */
const unique: readonly string[] = ['className', 'studentNo', 'account'];

/** The input of a write in a state. */
export function inputIn({ input }: Pick<Write, 'input'>, { values }: Prober): Record<string, unknown> {
  const filled = filledInput(input, (name) => values[name] ?? missing(name));
  for (const name of unique) if (typeof input[name] === 'string') filled[name] = fresh(input[name]);
  return filled;
}

const fresh = (text: string): string => text.replace(/\d*$/, '') + randomBytes(3).toString('hex');

function missing(name: string): never {
  throw new NotExercised(`状态没有给出 ${name}`);
}

/** What is known when a write is about to be made. */
export const knownOf = (
  { call, endpoint }: Pick<Write, 'call' | 'endpoint'>,
  input: Known['input'],
  prober: Prober,
): Known => ({
  call,
  write: endpoint,
  input,
  values: prober.values,
});

/** The most telling reads that answer; rejects with NotExercised where there are none. */
export async function sightsOf(
  prober: Prober,
  known: Known,
  number: number = most[known.write.provenance],
): Promise<Sight[]> {
  const sights = await lookAt(prober, witnessesOf(known), number);
  if (sights.length === 0) throw new NotExercised('没有能看到其结果的读接口');
  return sights;
}

/** Makes a write and says what it was about; rejects with NotExercised where it is refused. */
export async function make(prober: Prober, call: CallName, input: Aim['input'], file: Write['file']): Promise<Aim> {
  const endpoint: Endpoint = calls[call];
  const answer = await prober.ask(call, { ...input }, file && { file });
  const body = jsonOf(answer);
  const isRefused = answer.status !== 200 || (endpoint.answers === 'envelope' && valueAt(body, ['code']) !== 200);
  if (isRefused) throw new NotExercised(`写入被拒绝：HTTP ${answer.status}`);
  return aimOf(call, input, valueAt(body, ['data']));
}

/** Each read before and after. */
export async function pairsOf(prober: Prober, before: readonly Sight[]): Promise<{ before: Sight; after: Sight }[]> {
  const after = await lookAgain(prober, before);
  return before.map((sight, index) => ({ before: sight, after: after[index]! }));
}
