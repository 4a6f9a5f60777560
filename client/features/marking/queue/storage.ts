import { personal } from '../../../session/personal.ts';
import type { Operation } from './operations.ts';

// One entry per operation: two tabs never write over each other's.

const prefix = (): string => `marking-${personal.userId}-`;

const nameOf = ({ assignmentId, key }: Operation): string => `${prefix()}${assignmentId}-${key}`;

/** Keeps an operation on this machine until it is carried out; false where the browser has no room. */
export function keepOperation(operation: Operation): boolean {
  try {
    localStorage.setItem(nameOf(operation), JSON.stringify(operation));
    return true;
  } catch {
    return false;
  }
}

/** Forgets an operation. */
export const dropOperation = (operation: Operation): void => localStorage.removeItem(nameOf(operation));

/** Whether an operation is still kept; another tab may have carried it out or taken it back. */
export const isKept = (operation: Operation): boolean => localStorage.getItem(nameOf(operation)) !== null;

/** What this person's earlier pages did not get to send, in its order. */
export function readOperations(): Operation[] {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix()));
  return names.flatMap((name) => parsed(name)).toSorted((a, b) => a.order - b.order);
}

function parsed(name: string): Operation[] {
  try {
    return [JSON.parse(localStorage.getItem(name) ?? '') as Operation];
  } catch {
    return [];
  }
}
