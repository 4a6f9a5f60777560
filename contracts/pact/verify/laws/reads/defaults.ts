import * as z from 'zod';
import type { Law } from '../law.ts';
import { differing } from './compare.ts';
import { lawOf, type Subject } from './subject.ts';
import { rowsFor, wholeOf } from './whole.ts';

const ofPages = ['current', 'size'];

/** What is asked for as it is by default, is what comes without asking. */
export const defaultLaws = (subject: Subject): Law[] =>
  defaultsOf(subject).map(([field, value]) =>
    lawOf(subject, `默认值 ${field}`, async (prober) => {
      const { input, rows } = await wholeOf(subject, prober);
      return differing(subject, rows, await rowsFor(subject, prober, { ...input, [field]: value }));
    }),
  );

const defaultsOf = ({ endpoint: { input } }: Subject): [field: string, value: unknown][] =>
  Object.entries(input.shape)
    .filter(([field, schema]) => schema instanceof z.ZodDefault && !ofPages.includes(field))
    .map(([field, schema]) => [field, (schema as z.ZodDefault).def.defaultValue]);
