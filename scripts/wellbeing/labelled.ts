import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import { wellbeingLevels, type WellbeingLevel } from '../../contracts/constants/wellbeing.ts';

/** The sets in the order in which they were written; the rules were made for all but the last. */
export const sets = ['first', 'second', 'third', 'proof'] as const;
export type SetName = (typeof sets)[number];

/** A text with the level that it deserves. */
export interface LabelledText {
  text: string;
  level: WellbeingLevel;
}

const schema = z.record(z.enum(wellbeingLevels), z.array(z.string()));

/** The texts of a set. */
export function labelledTexts(name: SetName): LabelledText[] {
  const file = new URL(`../../seed/content/wellbeing/${name}.yaml`, import.meta.url);
  const byLevel = schema.parse(load(readFileSync(file, 'utf8')));
  return wellbeingLevels.flatMap((label, level) =>
    byLevel[label].map((text) => ({ text, level: level as WellbeingLevel })),
  );
}
