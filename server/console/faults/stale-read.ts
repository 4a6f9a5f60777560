import type { Sandbox } from '../../database/sandbox.ts';
import type { Exchange } from '../../http/exchange.ts';
import { changeAnswer, type Act } from './act.ts';

/** What a read answered: the last time, and the last time before the latest write. */
interface Remembered {
  current: Buffer;
  /** How many writes there had been by then. */
  writes: number;
  before?: Buffer;
}

interface Memory {
  writes: number;
  answers: Map<string, Remembered>;
}

/** Answers that are remembered of a sandbox, and the most bytes that one may have. */
const mostAnswers = 200;
const mostBytes = 262_144;

const memories = new WeakMap<Sandbox, Memory>();

function memoryOf(sandbox: Sandbox): Memory {
  const known = memories.get(sandbox);
  if (known) return known;
  const memory: Memory = { writes: 0, answers: new Map() };
  memories.set(sandbox, memory);
  return memory;
}

/** Takes note of a write that went well, where reads are remembered at all. */
export function noteWrite({ caller, endpoint }: Exchange, status: number): void {
  const memory = caller && endpoint.effects && status < 400 ? memories.get(caller.sandbox) : undefined;
  if (memory) memory.writes++;
}

/** Remembers an answer; what comes back is what the read answered before the latest write, undefined where nobody had asked. */
function remember({ answers, writes }: Memory, key: string, bytes: Buffer): Buffer | undefined {
  const known = answers.get(key);
  const before = known && known.writes < writes ? known.current : known?.before;
  answers.delete(key);
  if (bytes.length <= mostBytes) answers.set(key, { current: bytes, writes, ...(before && { before }) });
  if (answers.size > mostAnswers) answers.delete(answers.keys().next().value!);
  return before;
}

const bytesOf = (payload: unknown): Buffer | undefined =>
  typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.from(payload) : undefined;

/** Answers what the read answered before the latest write. */
export const answerStale: Act = (hit) => {
  const { exchange, wire, sandbox, count, rest } = hit;
  const key = `${exchange.caller!.user.id} ${wire.request.url}`;
  changeAnswer(hit, async (payload, reply) => {
    const bytes = reply.statusCode === 200 ? bytesOf(payload) : undefined;
    const before = bytes && remember(memoryOf(sandbox), key, bytes);
    // What it would have answered anyway is no fault.
    if (!before || before.equals(bytes)) return payload;
    await count();
    return before;
  });
  return rest();
};
