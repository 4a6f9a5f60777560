import type { Endpoint } from '../endpoint.ts';

/** What a call is expected to answer. */
export type Expected =
  /** `answer`: whatever there is to find, of the right shape. */
  | { kind: 'data' | 'empty' | 'file' | 'answer' }
  /** `text` may have {placeholders}; `rule` is its name for machines, "" where any will do. */
  | { kind: 'refusal'; code: number; text: string; rule: string };

/** A call and what it is expected to answer. */
export interface Judged {
  endpoint: Endpoint;
  expected: Expected;
}
