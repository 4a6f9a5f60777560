import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as z from 'zod';
import { wellbeingLevel, wellbeingLevels, type WellbeingLevel } from '../../contracts/constants/wellbeing.ts';
import { themes } from '../../server/engines/simulation/answering/chinese-stock.ts';

/** The sets that rules and weights are made for, in the order in which they were written. */
const knownSets = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
/** The sets that nothing is made for: what is measured on them is to be expected of texts that nobody has seen. */
const heldOutSets = ['proof', 'unseen', 'after'] as const;
type SetName = (typeof knownSets)[number] | (typeof heldOutSets)[number];

/** A text with the level that it deserves. */
export interface LabelledText {
  text: string;
  level: WellbeingLevel;
}

const schema = z.record(z.enum(wellbeingLevels), z.array(z.string()));

/** The texts of a set. */
function labelledTexts(name: SetName): LabelledText[] {
  const file = new URL(`../../seed/content/wellbeing/${name}.yaml`, import.meta.url);
  const byLevel = schema.parse(load(readFileSync(file, 'utf8')));
  return wellbeingLevels.flatMap((label, level) =>
    byLevel[label].map((text) => ({ text, level: level as WellbeingLevel })),
  );
}

/** The texts that rules and weights are made for. */
export const knownTexts = (): LabelledText[] => knownSets.flatMap(labelledTexts);

/** The texts that nothing is made for. */
export const heldOutTexts = (): LabelledText[] => heldOutSets.flatMap(labelledTexts);

const ordinary = z.looseObject({ right: z.array(z.string()) });

/** Ordinary sentences of pupils, written for another purpose: those that weights are fitted to, and those that they are proved on. */
export function ordinarySentences(half: 'fit' | 'proof'): string[] {
  const file = new URL('../marking/chinese-sentences.yaml', import.meta.url);
  const { right } = ordinary.parse(load(readFileSync(file, 'utf8')));
  return right.filter((_, index) => (index % 2 === 0) === (half === 'fit'));
}

/** Sentences of compositions as the simulation writes them. */
const compositionSentences: readonly string[] = themes.flatMap(({ opening, body, ending }) => [
  ...opening,
  ...body,
  ...ending,
]);

/** What the seed writes about a week in which nothing happened. */
function everydaySentences(): string[] {
  const file = new URL('../../seed/content/wellbeing/diary.yaml', import.meta.url);
  const { everyday, closings } = z
    .looseObject({ everyday: z.array(z.string()), closings: z.array(z.string()) })
    .parse(load(readFileSync(file, 'utf8')));
  return [...everyday, ...closings];
}

/** What the weights are fitted to: the known texts, and ordinary sentences, none of which is urgent. */
export const fittedTexts = (): { text: string; isUrgent: boolean }[] => [
  ...knownTexts().map(({ text, level }) => ({ text, isUrgent: level >= wellbeingLevel.warning })),
  ...[...ordinarySentences('fit'), ...compositionSentences, ...everydaySentences()].map((text) => ({
    text,
    isUrgent: false,
  })),
];
