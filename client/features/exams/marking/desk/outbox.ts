import { proxy, subscribe } from 'valtio';
import { isRefused } from '../../../marking/queue/send.ts';
import { personal } from '../../../../session/personal.ts';

// Marks of exams wait here until the server has them: on disk, so that a page that is killed loses none, and in their order.

/** What a marker has decided of a script. */
export interface Decision {
  partId: string;
  scriptId: string;
  marks: readonly { position: number; score: number; parts: readonly number[] }[];
  /** Why it is handed on in the place of marks; "" where it is not. */
  flag: string;
  note: string;
}

interface Waiting extends Decision {
  order: number;
  /** Why the server refused it; "" while it has not. */
  refusal: string;
}

interface Outbox {
  waiting: Waiting[];
  /** The last try did not reach the server. */
  isOffline: boolean;
}

export const outbox = proxy<Outbox>({ waiting: [], isOffline: false });

type Send = (decision: Decision) => Promise<unknown>;

const prefix = (): string => `exam-marks-${personal.userId}-`;
const longestWait = 30_000;
/** Milliseconds within which a decision may still be changed, as by a half that follows its digit. */
const pause = 800;

let send: Send = () => Promise.resolve();
let timer = 0;
let failures = 0;
let sending: Promise<void> | undefined;
let lastOrder = 0;

/** Takes up what an earlier page of this person has not sent. */
export function openOutbox(sender: Send): void {
  send = sender;
  const known = new Set(outbox.waiting.map(({ scriptId }) => scriptId));
  const kept = Object.keys(localStorage)
    .filter((name) => name.startsWith(prefix()))
    .flatMap(readKept)
    .filter(({ scriptId }) => !known.has(scriptId));
  outbox.waiting.push(...kept.toSorted((a, b) => a.order - b.order));
  sendSoon(0);
}

function readKept(name: string): Waiting[] {
  try {
    return [JSON.parse(localStorage.getItem(name) ?? '') as Waiting];
  } catch {
    return [];
  }
}

/** Sends a decision in the background; an earlier one on the same script that waits makes way for it. */
export function decide(decision: Decision): void {
  drop(decision.scriptId);
  lastOrder = Math.max(lastOrder + 1, ...outbox.waiting.map(({ order }) => order + 1));
  const waiting = { ...decision, order: lastOrder, refusal: '' };
  outbox.waiting.push(waiting);
  keep(waiting);
  sendSoon(pause);
}

/** Calls a decision off; false where the server has it already, or may have. */
export async function callOff(scriptId: string): Promise<boolean> {
  await sending;
  return drop(scriptId);
}

/** Tries again at once, as when the network is back. */
export function sendNow(): void {
  failures = 0;
  sendSoon(0);
}

const isUnsent = ({ refusal }: Waiting): boolean => refusal === '';

/** Sends all that waits, and is done once the server has it or has refused it: without a network that is later. */
export async function allSent(): Promise<void> {
  if (!outbox.waiting.some(isUnsent)) return;
  sendNow();
  await new Promise<void>((resolve) => {
    const stop = subscribe(outbox, () => {
      if (outbox.waiting.some(isUnsent)) return;
      stop();
      resolve();
    });
  });
}

/** Forgets what was refused. */
export const withdrawRefused = (scriptId: string): void => void drop(scriptId);

function keep(waiting: Waiting): void {
  try {
    localStorage.setItem(prefix() + waiting.scriptId, JSON.stringify(waiting));
  } catch {
    // Without room on disk it still waits on this page.
  }
}

function drop(scriptId: string): boolean {
  const at = outbox.waiting.findIndex((waiting) => waiting.scriptId === scriptId);
  localStorage.removeItem(prefix() + scriptId);
  if (at >= 0) outbox.waiting.splice(at, 1);
  return at >= 0;
}

function sendSoon(delay: number): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void sendNext(), delay);
}

async function sendNext(): Promise<void> {
  if (sending) return sending;
  const next = outbox.waiting.find(isUnsent);
  if (!next) return;
  sending = deliver(next);
  await sending;
  sending = undefined;
  if (outbox.isOffline) return sendSoon(Math.min(1_000 * 2 ** (failures - 1), longestWait));
  await sendNext();
}

async function deliver({ order, refusal: _, ...decision }: Waiting): Promise<void> {
  const { scriptId } = decision;
  try {
    await send(decision);
    failures = 0;
    outbox.isOffline = false;
    // What was decided anew meanwhile is still to be sent.
    if (outbox.waiting.some((waiting) => waiting.scriptId === scriptId && waiting.order === order)) drop(scriptId);
  } catch (error) {
    fail(scriptId, error);
  }
}

function fail(scriptId: string, error: unknown): void {
  if (!isRefused(error)) {
    failures += 1;
    outbox.isOffline = true;
    return;
  }
  outbox.isOffline = false;
  const refused = outbox.waiting.find((waiting) => waiting.scriptId === scriptId);
  if (!refused) return;
  refused.refusal = error.message;
  keep({ ...refused });
}

window.addEventListener('online', sendNow);
