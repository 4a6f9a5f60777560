import type * as z from 'zod';

/** A column of a list: how its header reads, what its cells must be, what a template says of it. */
export interface Column<Field extends string = string> {
  header: string;
  field: Field;
  required?: boolean;
  /** What is wrong with a cell, to be read behind the header; undefined when nothing is. */
  check: (text: string) => string | undefined;
  /** What a cell means, however people write it: full-width digits, spaces, hyphens. */
  read?: (text: string) => string;
  /** One spelling for cells that mean the same. */
  canonical?: (text: string) => string;
  /** A blank cell leaves it open, and differs from nothing. */
  mayStayOpen?: boolean;
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

/** Digits, letters and brackets in half width, without spaces. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\s/g, '');

/** A telephone number as its digits, without the country's. */
export const phoneText = (text: string): string =>
  plainText(text)
    .replace(/[-‐-―()]/g, '')
    .replace(/^(\+|00)86/, '');

/** Parts of a cell that holds several words. */
export const wordsOf = (text: string): string[] =>
  text
    .split(/[、,\uff0c;\uff1b\n]/)
    .map(plainText)
    .filter((word) => word !== '');

/** Several words in one order, each once. */
export const canonicalWords = (text: string): string => [...new Set(wordsOf(text))].sort().join('、');
