import type { InputOf } from '../../../../contracts/endpoint.ts';
import type { giveMarks } from '../../../../contracts/wrongbook/marking.ts';
import { responseKey, type ResponseId, type Mark } from '../marks.ts';

type Given = InputOf<typeof giveMarks>['marks'][number];

interface Common extends ResponseId {
  /** Of the request, so that one that is sent twice is written once. */
  key: string;
  assignmentId: string;
  /** Operations are carried out in this order. */
  order: number;
  /** Whether it has been sent before, so that the server may know it already. */
  isTried: boolean;
  /** Sent alone, since a batch with it was refused. */
  isAlone: boolean;
  /** Why the server refused it; "" while it has not. */
  refusal: string;
}

/** A mark that a person gives. */
export interface AddOperation extends Common {
  kind: 'add';
  mark: Pick<Mark, 'score' | 'parts' | 'comment' | 'detail'> & { score: number };
  /** What stood before. */
  before: Mark | null;
}

/** A mark that a person takes back. */
interface UndoOperation extends Common {
  kind: 'undo';
  /** The key of the request that gave the mark. */
  addKey: string;
  /** The mark; "" until the server has told. */
  markId: string;
  /** What stands again. */
  before: Mark | null;
}

export type Operation = AddOperation | UndoOperation;

const largestBatch = 100;

/** What is sent next: the first operation with those after it that can go in the same request. */
export function nextBatch(operations: readonly Operation[]): Operation[] {
  const open = operations.filter(({ refusal }) => refusal === '');
  const first = open[0];
  if (!first) return [];
  if (first.isAlone) return [first];
  const places = new Set<string>();
  const end = open.findIndex((operation) => {
    const fits = goesWith(first, operation) && !places.has(responseKey(operation));
    places.add(responseKey(operation));
    return !fits;
  });
  return open.slice(0, end === -1 ? largestBatch : Math.min(end, largestBatch));
}

const goesWith = (first: Operation, other: Operation): boolean =>
  other.kind === first.kind && other.assignmentId === first.assignmentId && !other.isAlone;

/** The operations as the call takes them. */
export const inputOf = ({ key, submissionId, position, mark }: AddOperation): Given => ({
  key,
  submissionId,
  position,
  score: mark.score,
  parts: [...mark.parts],
  comment: mark.comment,
  ...(mark.detail && { detail: mark.detail }),
});

/** The mark as it will stand once the operation is carried out. */
export function foreseen(operation: Operation, marker: string): Mark | null {
  if (operation.kind === 'undo') return operation.before;
  return {
    id: '',
    kind: 'person',
    marker,
    confidence: 1,
    reason: '',
    keyVersion: operation.before?.keyVersion ?? 0,
    isSimulated: false,
    createTime: '',
    ...operation.mark,
  };
}

/** The last operation on each answer. */
export const lastByResponse = (operations: readonly Operation[]): Map<string, Operation> =>
  new Map(operations.map((operation) => [responseKey(operation), operation]));
