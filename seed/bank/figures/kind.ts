import * as z from 'zod';
import { FigureFault } from './fault.ts';

/** A kind of figure: the schema of its parameters, whose `kind` is its name, and what draws it as SVG. */
export const kind = <T extends z.ZodType>(fields: T, draw: (parameters: z.output<T>) => string) =>
  fields.transform((parameters, context) => {
    try {
      return draw(parameters);
    } catch (error) {
      if (!(error instanceof FigureFault)) throw error;
      context.addIssue({ code: 'custom', message: error.message, path: [...error.path] });
      return z.NEVER;
    }
  });
