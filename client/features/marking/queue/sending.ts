import { formatScore } from '../../../../contracts/figure-text.ts';
import { applyMarks, type Settled } from './apply-marks.ts';
import { send, isRefused } from './send.ts';
import { nextBatch, type Operation } from './operations.ts';
import { isKept } from './storage.ts';
import { change, discard, queue } from './store.ts';
import { responseKey } from '../marks.ts';

/** Milliseconds that an operation waits for more to go with it; within them it can still be changed. */
const gathering = 600;

const longestWait = 30_000;

let timer = 0;
let isSending = false;
let failures = 0;
let outdated: () => void = () => undefined;

/** Names what happens where answers that are at hand are not what stands any more. */
export const onOutdated = (handler: () => void): void => void (outdated = handler);

/** Sends what waits, soon. */
export function sendSoon(delay = gathering): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void sendNext(), delay);
}

/** Sends what waits now, as when the network is back. */
export function sendNow(): void {
  failures = 0;
  sendSoon(0);
}

async function sendNext(): Promise<void> {
  if (isSending) return;
  leaveElsewhereSettled();
  const batch = nextBatch(queue.operations);
  if (batch.length === 0) return;
  isSending = true;
  for (const operation of batch) change(operation.key, { isTried: true });
  try {
    await settle(batch, await send(batch));
    failures = 0;
    queue.isOffline = false;
  } catch (error) {
    fail(batch, error);
  } finally {
    isSending = false;
  }
  if (nextBatch(queue.operations).length > 0) sendSoon(failures === 0 ? 0 : waitAfter(failures));
}

/** Milliseconds until the next try, after so many failed ones. */
const waitAfter = (count: number): number => Math.min(1_000 * 2 ** (count - 1), longestWait);

/** What another tab has sent or taken back in the meantime is not sent again. */
function leaveElsewhereSettled(): void {
  if (queue.isUnkept) return;
  const gone = queue.operations.filter((operation) => !isKept(operation));
  for (const { key } of gone) discard(key);
  if (gone.length > 0) outdated();
}

async function settle(batch: readonly Operation[], settled: readonly Settled[]): Promise<void> {
  const marks = new Map(settled.map((entry) => [responseKey(entry), entry.mark]));
  await applyMarks(settled);
  for (const operation of batch) {
    const mark = marks.get(responseKey(operation));
    if (operation.kind === 'add') tellOfOthers(operation, mark?.score);
    tellUndo(operation.key, mark?.id ?? '');
    discard(operation.key);
  }
}

/** A mark that was sent twice may meet one that somebody has given since. */
function tellOfOthers(operation: Extract<Operation, { kind: 'add' }>, score: number | null | undefined): void {
  if (score === undefined || score === null || score === operation.mark.score) return;
  queue.notes[responseKey(operation)] =
    `您给的 ${formatScore(operation.mark.score)} 分之后，已有人改为 ${formatScore(score)} 分`;
}

/** An undo that waits for its mark learns which one it is. */
function tellUndo(addKey: string, markId: string): void {
  queue.markIds[addKey] = markId;
  for (const operation of queue.operations) {
    if (operation.kind === 'undo' && operation.addKey === addKey) change(operation.key, { markId });
  }
}

function fail(batch: readonly Operation[], error: unknown): void {
  if (!isRefused(error)) {
    failures += 1;
    queue.isOffline = true;
    return;
  }
  queue.isOffline = false;
  const [only] = batch;
  // What is out of reach is so for all: asked one by one, each would end the session once more.
  if (error.code === 403) for (const operation of batch) refuse(operation, error.message);
  else if (batch.length > 1) for (const { key } of batch) change(key, { isAlone: true });
  else if (only) refuse(only, error.message);
}

function refuse(operation: Operation, message: string): void {
  if (operation.kind === 'add') return refuseGive(operation.key, message);
  // What does not stand any more needs no taking back; the answers that are read again show what stands.
  discard(operation.key);
  queue.notes[responseKey(operation)] = message;
  outdated();
}

/** A refused mark stays to be seen, unless it has been taken back in the meantime: then both are done with. */
function refuseGive(key: string, message: string): void {
  const undo = queue.operations.find((other) => other.kind === 'undo' && other.addKey === key);
  if (!undo) return change(key, { refusal: message });
  discard(undo.key);
  discard(key);
}
