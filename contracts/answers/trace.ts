import type { Deviation } from './deviation.ts';

/** Whether a difference is one from what is assumed, and not from the specification or, in calls of ours, from ourselves. */
export const isAssumed = ({ provenance }: Pick<Deviation, 'provenance'>): boolean => provenance === 'inferred';

/** A difference without what changes from run to run: indexes, lengths and how many. */
export function traceOf({ path, expected, got }: Pick<Deviation, 'path' | 'expected' | 'got'>) {
  const isExact = path === 'HTTP 状态' || path === '$.code';
  const plain = (text: string): string => (isExact ? text : text.replace(/\d+/g, '#'));
  return { path: path.replace(/\[\d+\]/g, '[*]'), expected: plain(expected), got: plain(got) };
}
