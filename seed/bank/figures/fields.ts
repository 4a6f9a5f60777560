import * as z from 'zod';
import { inChinese, text } from '../../content/read.ts';
import { formulaOf } from './formula.ts';
import { at, type Point } from './points.ts';

// Fields of the parameters of figures. Every scalar of a data file is text.

/** The value of an expression without x, as `-2.5`, `sqrt(3)/2`. */
export const number = text.transform((written, context) => {
  try {
    const value = /x(?!p)/.test(written) ? NaN : formulaOf(written)(0);
    if (Number.isFinite(value)) return value;
  } catch {
    // Told below.
  }
  context.addIssue({ code: 'custom', message: `须为数或算式，不能是 ${written}` });
  return z.NEVER;
});

/** A number above 0. */
export const positive = number.refine((value) => value > 0, '须大于 0');

/** A function of x. */
export const formula = text.transform((written, context) => {
  try {
    return formulaOf(written);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const spaced = (what: string, count?: number) =>
  text
    .transform((written) => written.trim().split(/\s+/))
    .refine((items) => count === undefined || items.length === count, what)
    .pipe(z.array(number));

/** A place as `x y`, with a space between. */
export const place = spaced('须为“x y”两个数，以空格分开', 2).transform(([x, y]): Point => at(x!, y!));

/** Numbers with spaces between. */
export const numbers = spaced('须为以空格分开的数');

/** `true` where something is so. */
export const flag = z
  .enum(['true', 'false'], '须为 true 或 false')
  .transform((value) => value === 'true')
  .default(false);

/** What a schema makes of a value, its errors told in Chinese where they are. */
export function parsedBy<T>(schema: z.ZodType<T>, value: unknown, context: z.RefinementCtx): T {
  const { success, data, error } = schema.safeParse(value, inChinese);
  if (success) return data;
  for (const { message, path } of error.issues) context.addIssue({ code: 'custom', message, path: [...path] });
  return z.NEVER;
}

/** Text by one schema, anything else by another: an error then tells what is wrong with the one that was meant. */
export const textOr = <T, U>(asText: z.ZodType<T>, otherwise: z.ZodType<U>) =>
  z
    .unknown()
    .transform((value, context): T | U =>
      typeof value === 'string' ? parsedBy(asText, value, context) : parsedBy(otherwise, value, context),
    );
