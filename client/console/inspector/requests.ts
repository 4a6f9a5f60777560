import type { getRequest, listRequests } from '../../../contracts/console/inspector.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';

/** A request as the list shows it, and all of one. */
export type Request = DataOf<typeof listRequests>['requests'][number];
export type WholeRequest = DataOf<typeof getRequest>;

/** Which requests are shown. */
export const shownKinds = ['all', 'refused', 'fault', 'differs'] as const;

export type ShownKind = (typeof shownKinds)[number];

const isOf: Record<ShownKind, (request: Request) => boolean> = {
  all: () => true,
  refused: ({ result }) => result !== 'ok',
  fault: ({ fault }) => fault !== '',
  differs: ({ differs }) => differs,
};

/** How many requests there are of a kind. */
export const countOf = (requests: readonly Request[], kind: ShownKind): number => requests.filter(isOf[kind]).length;

/** The requests of a kind that hold all of what was typed, by call, person, role or code. */
export function shownOf(requests: readonly Request[], kind: ShownKind, typed: string): Request[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const textOf = ({ path, call, name, account, role, status, code, method }: Request): string =>
    `${method} ${path} ${call} ${name} ${account} ${role} ${status} ${code}`.toLowerCase();
  return requests.filter((request) => isOf[kind](request) && words.every((word) => textOf(request).includes(word)));
}

/** The most requests that a page keeps. */
const mostKept = 500;

/** The newest first. */
export const withNew = (known: readonly Request[], more: readonly Request[]): Request[] =>
  [...more.toReversed(), ...known].slice(0, mostKept);

/** The request beside one, further down the list or up; the first where none is chosen. */
export function beside(requests: readonly Request[], id: string, by: 1 | -1): Request | undefined {
  const at = requests.findIndex(({ requestId }) => requestId === id);
  return at < 0 ? requests[0] : requests[Math.min(Math.max(at + by, 0), requests.length - 1)];
}

/** Microseconds as milliseconds: with a decimal where they are few. */
export const milliseconds = (micros: number): string =>
  micros < 10_000 ? (micros / 1_000).toFixed(1) : Math.round(micros / 1_000).toLocaleString('zh-CN');

/** A path without what all calls of a service share. */
export const shortPath = (path: string): string => path.replace(/^\/api\//, '').replace(/\/v1\.0\/web\//, '/…/');
