import type { OwnPart } from './shapes.ts';

const kinds = ['sample', 'third', 'check'] as const;

/** What waits in a part besides the marks. */
export const waitingOf = ({ own }: Pick<OwnPart, 'own'>): (typeof kinds)[number][] =>
  kinds.filter((kind) => own[kind] > 0);

/** Whether the caller can do something in a part now; who leads it always can. */
export const isToDo = (part: Pick<OwnPart, 'isOpen' | 'isLeader' | 'own'>): boolean =>
  part.isOpen && (part.isLeader || part.own.marked < part.own.quota || waitingOf(part).length > 0);
