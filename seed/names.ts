import * as z from 'zod';
import { number, readContent, text } from './content/read.ts';
import type { Random } from './random.ts';

const characters = text.transform((all) => [...all]);
const givenNames = z.strictObject({ first: characters, last: characters, alone: characters, single: number });
const ofGenders = z.strictObject({ male: givenNames, female: givenNames });
type GivenNames = z.output<typeof givenNames>;

const names = readContent(
  'names.yaml',
  z.strictObject({
    surnames: z.record(text, number),
    given: z.strictObject({ pupils: ofGenders, adults: ofGenders }),
  }),
);
const surnames = Object.entries(names.surnames).flatMap(([surname, weight]) => new Array<string>(weight).fill(surname));
const { pupils, adults } = names.given;

const male = 1;

function compose(random: Random, surname: string, names: GivenNames): string {
  if (random.chance(names.single)) return surname + random.pick(names.alone);
  const first = random.pick(names.first);
  const last = random.pick(names.last);
  return surname + first + (last === first ? random.pick(names.alone) : last);
}

/** A surname, as often as it is in the country. */
export const drawSurname = (random: Random): string => random.pick(surnames);

/** Name of a pupil; gender as stored, where anything but male gets a girl's name. */
export const pupilName = (random: Random, surname: string, gender: number): string =>
  compose(random, surname, gender === male ? pupils.male : pupils.female);

/** Name of a teacher or guardian. */
export const adultName = (random: Random, surname: string, gender: number): string =>
  compose(random, surname, gender === male ? adults.male : adults.female);

const mobilePrefix = '154';
const phones = 100_000_000;

/** The nth staff number: all different, in no visible order. No operator was ever given the prefix, so none is anybody's. */
export const staffPhone = (n: number): string =>
  mobilePrefix + String((n * 36_969_701 + 20_240_901) % phones).padStart(8, '0');

/** A guardian's number. */
export const guardianPhone = (random: Random): string => mobilePrefix + String(random.below(phones)).padStart(8, '0');
