/** One way in which an answer breaks the contract. */
export interface Deviation {
  /** `$.data.records[0].studentNo`, or what of the answer it is when it is not its body. */
  path: string;
  expected: string;
  got: string;
  /** How many items of the lists on the path have it. */
  times: number;
}

/** A deviation in one place. */
export const deviation = (path: string, expected: string, got: string): Deviation => ({
  path,
  expected,
  got,
  times: 1,
});
