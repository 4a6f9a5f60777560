import { proxy } from 'valtio';
import type { Operation } from './operations.ts';
import { dropOperation, keepOperation } from './storage.ts';

interface Queue {
  /** What is not carried out yet, in its order. */
  operations: Operation[];
  /** The last try did not reach the server. */
  isOffline: boolean;
  /** The browser has no room to keep operations beyond this page. */
  isUnkept: boolean;
  /** What a person should know of an answer, by its place. */
  notes: Record<string, string>;
  /** The marks that requests of this page have led to, by their keys. */
  markIds: Record<string, string>;
}

/** Marks that people have given and that the server may not know yet. */
export const queue = proxy<Queue>({ operations: [], isOffline: false, isUnkept: false, notes: {}, markIds: {} });

/** Puts an operation at the end, and on this machine's disk before anything else happens. */
export function append(operation: Operation): void {
  if (!keepOperation(operation)) queue.isUnkept = true;
  queue.operations.push(operation);
}

/** Changes an operation. */
export function change(
  key: string,
  changes: Partial<Pick<Operation, 'isTried' | 'isAlone' | 'refusal'>> & { markId?: string },
): void {
  const operation = queue.operations.find((known) => known.key === key);
  if (!operation) return;
  Object.assign(operation, changes);
  if (!keepOperation(operation)) queue.isUnkept = true;
}

/** Takes an operation out. */
export function discard(key: string): void {
  const index = queue.operations.findIndex((known) => known.key === key);
  if (index === -1) return;
  dropOperation(queue.operations[index]!);
  queue.operations.splice(index, 1);
}
