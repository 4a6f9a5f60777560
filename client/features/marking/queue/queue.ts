import { getMarkingOverview, getSubmission, listQuestionAnswers } from '../../../../contracts/wrongbook/marking.ts';
import { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { now } from '../../../api/clock.ts';
import { refresh } from '../../../api/use-call.ts';
import { personal } from '../../../session/personal.ts';
import { placeKey, type AnswerPlace, type Mark } from './marks.ts';
import type { Give, Operation } from './operations.ts';
import { onSent, sendNow, sendSoon } from './sending.ts';
import { readOperations } from './storage.ts';
import { append, change, discard, queue } from './store.ts';

/** A mark to give, and what stood before it. */
export interface Giving extends AnswerPlace {
  assignmentId: string;
  score: number;
  parts?: readonly number[];
  comment?: string;
  detail?: Mark['detail'];
  before: Mark | null;
}

/** Marks that were given at once, and go back at once. */
export type Step = readonly Pick<Give, 'key' | 'assignmentId' | 'submissionId' | 'position' | 'before'>[];

let openFor = '';

/** Takes up what this person's earlier pages have not sent, and goes on by itself when the network is back. */
export function openQueue(): void {
  if (openFor === personal.userId) return;
  openFor = personal.userId;
  Object.assign(queue, { operations: readOperations(), notes: {}, given: {} });
  onSent((isStale) => {
    void refresh(getMarkingOverview, pageAssignments, ...(isStale ? [getSubmission, listQuestionAnswers] : []));
  });
  window.addEventListener('online', sendNow);
  sendNow();
}

let lastOrder = 0;

const nextOrder = (): number => (lastOrder = Math.max(lastOrder + 1, now()));

const common = ({ submissionId, position }: AnswerPlace, assignmentId: string) => ({
  key: newKey(),
  assignmentId,
  submissionId,
  position,
  order: nextOrder(),
  isTried: false,
  isAlone: false,
  refusal: '',
});

/** Not randomUUID, which pages without TLS lack. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Gives marks. They show at once and are sent in the background; what comes back can undo them together. */
export function give(givings: readonly Giving[]): Step {
  const gives = givings.map(giveOf);
  for (const operation of gives) {
    forgetRefused(operation);
    delete queue.notes[placeKey(operation)];
    append(operation);
  }
  sendSoon();
  return gives;
}

function giveOf({ assignmentId, score, parts = [], comment = '', detail = null, before, ...place }: Giving): Give {
  const mark = { score, parts: [...parts], comment, detail };
  return { ...common(place, assignmentId), kind: 'give', mark, before };
}

/** A mark that was refused makes way for the next one on the same answer. */
function forgetRefused(place: AnswerPlace): void {
  for (const { key, refusal, ...other } of [...queue.operations]) {
    if (refusal !== '' && placeKey(other) === placeKey(place)) discard(key);
  }
}

/** Gives other marks in the place of those of a step, which are not sent if they have not been yet. */
export function giveInstead(step: Step, givings: readonly Giving[]): Step {
  const unsent = new Map(step.filter(waits).map((gave) => [placeKey(gave), gave]));
  const replacing = givings.map((giving) => {
    const gave = unsent.get(placeKey(giving));
    return gave ? { ...giving, before: gave.before } : giving;
  });
  for (const { key } of unsent.values()) discard(key);
  return give(replacing);
}

const found = (key: string): Operation | undefined => queue.operations.find((operation) => operation.key === key);

const waits = ({ key }: { key: string }): boolean => found(key)?.isTried === false;

/** Whether nothing of a step has been sent yet. */
export const isUnsent = (step: Step): boolean => step.every(waits);

/** Takes the marks of a step back: those that were not sent are forgotten, for others the server is asked. */
export function takeBack(step: Step): void {
  for (const gave of step) {
    const { key, assignmentId, before } = gave;
    const operation = found(key);
    if (operation && (!operation.isTried || operation.refusal !== '')) {
      discard(key);
      continue;
    }
    if (!operation && queue.given[key] === undefined) {
      queue.notes[placeKey(gave)] = '该得分已从其他页面上传，请重新给分';
      continue;
    }
    append({
      ...common(gave, assignmentId),
      kind: 'undo',
      giveKey: key,
      markId: queue.given[key] ?? '',
      before,
    });
  }
  sendSoon();
}

/** Sends a refused mark once more. */
export function tryAgain(key: string): void {
  change(key, { refusal: '' });
  sendNow();
}

/** Gives a refused mark up. */
export const giveUp = (key: string): void => discard(key);
