import { newKey } from '../../../api/attempts.ts';
import { now } from '../../../api/clock.ts';
import { refetchKinds } from '../../../api/refetch.ts';
import { personal } from '../../../session/personal.ts';
import { responseKey, type ResponseId, type Mark } from '../marks.ts';
import type { AddOperation, Operation } from './operations.ts';
import { onOutdated, sendNow, sendSoon } from './sending.ts';
import { readOperations } from './storage.ts';
import { append, change, discard, queue } from './store.ts';

/** A mark to add, and what stood before it. */
export interface NewMark extends ResponseId {
  assignmentId: string;
  score: number;
  parts?: readonly number[];
  comment?: string;
  detail?: Mark['detail'];
  before: Mark | null;
}

/** Marks that were added at once, and go back at once. */
export type MarkBatch = readonly Pick<
  AddOperation,
  'key' | 'assignmentId' | 'submissionId' | 'position' | 'mark' | 'before'
>[];

let openFor = '';

/** Takes up what this person's earlier pages have not sent, and goes on by itself when the network is back. */
export function openQueue(): void {
  if (openFor === personal.userId) return;
  openFor = personal.userId;
  Object.assign(queue, { operations: readOperations(), notes: {}, markIds: {} });
  onOutdated(() => void refetchKinds('mark'));
  window.addEventListener('online', sendNow);
  sendNow();
}

let lastOrder = 0;

const nextOrder = (): number => (lastOrder = Math.max(lastOrder + 1, now()));

const common = ({ submissionId, position }: ResponseId, assignmentId: string) => ({
  key: newKey(),
  assignmentId,
  submissionId,
  position,
  order: nextOrder(),
  isTried: false,
  isAlone: false,
  refusal: '',
});

/** Adds marks. They show at once and are sent in the background; what comes back can undo them together. */
export function addMarks(marks: readonly NewMark[]): MarkBatch {
  const operations = marks.map(operationOf);
  for (const operation of operations) {
    forgetRefused(operation);
    delete queue.notes[responseKey(operation)];
    append(operation);
  }
  sendSoon();
  return operations;
}

function operationOf({
  assignmentId,
  score,
  parts = [],
  comment = '',
  detail = null,
  before,
  ...response
}: NewMark): AddOperation {
  const mark = { score, parts: [...parts], comment, detail };
  return { ...common(response, assignmentId), kind: 'add', mark, before };
}

/** A mark that was refused makes way for the next one on the same answer. */
function forgetRefused(response: ResponseId): void {
  for (const { key, refusal, ...other } of [...queue.operations]) {
    if (refusal !== '' && responseKey(other) === responseKey(response)) discard(key);
  }
}

/** Gives other marks in the place of those of a batch, which are not sent if they have not been yet. */
export function replaceMarks(batch: MarkBatch, marks: readonly NewMark[]): MarkBatch {
  const unsent = new Map(batch.filter(waits).map((added) => [responseKey(added), added]));
  const replacing = marks.map((mark) => {
    const added = unsent.get(responseKey(mark));
    return added ? { ...mark, before: added.before } : mark;
  });
  for (const { key } of unsent.values()) discard(key);
  return addMarks(replacing);
}

const found = (key: string): Operation | undefined => queue.operations.find((operation) => operation.key === key);

const waits = ({ key }: { key: string }): boolean => found(key)?.isTried === false;

/** Whether nothing of a batch has been sent yet. */
export const isUnsent = (batch: MarkBatch): boolean => batch.every(waits);

/** Takes the marks of a batch back: those that were not sent are forgotten, for others the server is asked. */
export function takeBackMarks(batch: MarkBatch): void {
  for (const added of batch) {
    const { key, assignmentId, before } = added;
    const operation = found(key);
    if (operation && (!operation.isTried || operation.refusal !== '')) {
      discard(key);
      continue;
    }
    if (!operation && queue.markIds[key] === undefined) {
      queue.notes[responseKey(added)] = '该得分已从其他页面上传，请重新给分';
      continue;
    }
    append({
      ...common(added, assignmentId),
      kind: 'undo',
      addKey: key,
      markId: queue.markIds[key] ?? '',
      before,
    });
  }
  sendSoon();
}

/** Sends a refused mark once more. */
export function retryMark(key: string): void {
  change(key, { refusal: '' });
  sendNow();
}

/** Gives a refused mark up. */
export const dropMark = (key: string): void => discard(key);
