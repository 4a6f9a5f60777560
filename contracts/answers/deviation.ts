import type { Provenance } from '../endpoint.ts';

/** One way in which an answer is other than declared. */
export interface Deviation {
  /** `$.data.records[0].studentNo`, or what of the answer it is when it is not its body. */
  path: string;
  expected: string;
  got: string;
  /** How many items of the lists on the path have it. */
  times: number;
  /** From where that is known which is not kept; without one it is what the case or law says. */
  provenance?: Provenance | undefined;
}

/** A deviation in one place. */
export const deviation = (path: string, expected: string, got: string, provenance?: Provenance): Deviation => ({
  path,
  expected,
  got,
  times: 1,
  provenance,
});
