import { valuesAt } from '../../../../relations.ts';
import type { Checked } from './subject.ts';

const textsAt = (row: unknown, path: string): string[] =>
  valuesAt(row, path)
    .flat()
    .map((value) => (value === null ? '' : String(value as string | number | boolean)));

/** The texts of a row that a relation looks at. */
export const textsOf = (relation: Checked, row: unknown): string[] =>
  [Object.values(relation) as (string | string[])[]].flat(2).flatMap((path) => textsAt(row, path));

/** Whether a row is one that a value of the input asks for. */
export function fits(relation: Checked, row: unknown, value: unknown): boolean {
  const asked = String(value);
  const texts = textsOf(relation, row);
  if ('is' in relation) return texts.includes(asked);
  if ('contains' in relation) return texts.some((text) => text.includes(asked));
  if ('startsWith' in relation) return texts.some((text) => text.startsWith(asked));
  if ('isBlank' in relation) return texts.every((text) => text === '') === (asked === '1');
  return texts.some((text) => text !== '' && isInOrder(relation, text.slice(0, asked.length), asked));
}

const isInOrder = (relation: Checked, text: string, bound: string): boolean =>
  'notBefore' in relation ? text >= bound : text <= bound;
