/** By subject and grade the chapters of the upper and the lower volume, four each. */
export type Chapters = Readonly<Record<number, Readonly<Record<number, readonly [upper: string, lower: string]>>>>;
