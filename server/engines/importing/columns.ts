import type * as z from 'zod';

/** A column of a list: how its header reads, what its cells must be, what a template says of it. */
export interface Column<Field extends string = string> {
  header: string;
  field: Field;
  required?: boolean;
  /** What is wrong with a cell, to be read behind the header; undefined when nothing is. */
  check: (text: string) => string | undefined;
  /** One spelling for cells that mean the same. */
  canonical?: (text: string) => string;
  help: string;
  width: number;
}

/** The check of a field of a contract, so that a list follows the same rule as a form. */
export const byField =
  (schema: z.ZodType) =>
  (text: string): string | undefined =>
    schema.safeParse(text).error?.issues[0]?.message;

/** For cells that only the school's own data can judge. */
export const unchecked = (): undefined => undefined;

/** Parts of a cell that holds several words. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[、,\uff0c;\uff1b\n]/)
    .map((word) => word.replace(/\s/g, ''))
    .filter((word) => word !== '');

/** Several words in one order, each once. */
export const canonicalWords = (text: string): string => [...new Set(wordsOf(text))].sort().join('、');
