import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { taskCalls, type Progress, type TaskCall } from '../../../../contracts/constants/tasks.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { FileTooLarge, discard, filePath, keep } from '../../../engines/files/store.ts';
import { isFile } from '../../../http/answers.ts';
import type { Carrier } from '../../../http/assistants.ts';
import { HttpError } from '../../../http/errors.ts';
import { userWithId } from '../../../http/user.ts';
import type { JobKind } from '../../../jobs/queue.ts';
import { failCall, finishCall, selectCall, type StoredCall } from './calls.queries.ts';
import { draftOf } from './files.ts';

/** What waits in a queue of its own: what writes goes one after another, what is printed need not wait for lists. */
const lanes = { import: 'call-write', change: 'call-write', export: 'call-export', print: 'call-print' } as const;
export const laneKinds = [...new Set(Object.values(lanes))];

/** The kind of job that carries out a call. */
export const laneOf = (call: TaskCall): (typeof laneKinds)[number] => lanes[taskCalls[call]];

interface Running {
  progress: Progress;
  stop: AbortController;
}

const running = new WeakMap<Sandbox, Map<string, Running>>();

/** How far a call is that this process carries out, and what calls it off. */
export const runningCall = (sandbox: Sandbox, id: string): Running | undefined => running.get(sandbox)?.get(id);

/** What a call needs while it runs, under its id for those who ask how far it is. */
async function asRunning<T>(sandbox: Sandbox, id: string, work: (one: Running) => Promise<T>): Promise<T> {
  const one: Running = { progress: { stage: 'waiting', done: 0, total: 0 }, stop: new AbortController() };
  const ofSandbox = running.get(sandbox) ?? new Map<string, Running>();
  running.set(sandbox, ofSandbox.set(id, one));
  try {
    return await work(one);
  } finally {
    ofSandbox.delete(id);
  }
}

/** Does what a call asks, as the user who asked for it; what is to be written as it ends. */
async function carryOut(
  sandbox: Sandbox,
  { id, userId, call, asked, uploadHash, uploadName, fileName }: StoredCall,
  carrier: Carrier,
  closing: AbortSignal,
): Promise<() => void> {
  const user = userWithId(sandbox, userId);
  if (!user) return () => failCall(sandbox, id, '账号已删除');
  return asRunning(sandbox, id, async (one) => {
    const file = uploadHash
      ? { name: uploadName, stream: createReadStream(filePath(sandbox.filesDir, uploadHash)) }
      : undefined;
    const gone = AbortSignal.any([closing, one.stop.signal]);
    const order = { sandbox, user, call: call as TaskCall, asked: JSON.parse(asked) as unknown };
    try {
      const answer = await carrier.carryOut(order, { file, gone, tell: (progress) => (one.progress = progress) });
      return await outcomeOf(sandbox, { id, fileName }, answer, one.stop.signal);
    } catch (error) {
      // Whoever called it off has taken it out of the list.
      if (one.stop.signal.aborted) return () => undefined;
      throw error;
    }
  });
}

async function outcomeOf(
  sandbox: Sandbox,
  { id, fileName }: Pick<StoredCall, 'id' | 'fileName'>,
  answer: unknown,
  stopped: AbortSignal,
): Promise<() => void> {
  if (!isFile(answer)) {
    const outcome = { answer: JSON.stringify(answer ?? {}), fileHash: '', fileName: '', fileSize: 0 };
    return () => finishCall(sandbox, id, outcome);
  }
  const draft = await draftOf(sandbox, answer);
  if (stopped.aborted) discard(draft);
  stopped.throwIfAborted();
  return () => {
    keep(sandbox.filesDir, draft);
    const { data = {} } = answer;
    finishCall(sandbox, id, {
      answer: JSON.stringify(data),
      fileHash: draft.hash,
      fileName: fileName === '' ? answer.fileName : fileName + extname(answer.fileName),
      fileSize: draft.size,
    });
  };
}

const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof HttpError) return error.message;
  return error instanceof FileTooLarge ? '结果文件过大，请缩小范围后重试' : undefined;
};

/** A kind of job that carries out calls: refused, it has failed with the reason; begun again, it is carried out anew. */
const callJob = (kind: string, carrier: Carrier): JobKind => ({
  kind,
  run: async (sandbox, id, closing) => {
    const call = selectCall(sandbox, id);
    if (!call) return () => undefined;
    try {
      return await carryOut(sandbox, call, carrier, closing);
    } catch (error) {
      const reason = closing.aborted ? undefined : reasonOf(error);
      if (reason === undefined) throw error;
      return () => failCall(sandbox, id, reason);
    }
  },
  fail: failCall,
});

/** The jobs that carry out calls, by the queue of each; paper takes longest, so that two are set at once. */
export const callLanes = (carrier: Carrier): JobKind[][] =>
  [...laneKinds, lanes.print].map((kind) => [callJob(kind, carrier)]);
