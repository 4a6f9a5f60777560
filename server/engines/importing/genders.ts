import { genderLabels, genders } from '../../../contracts/states.ts';
import type { Column } from './columns.ts';

const told = [genderLabels[1], genderLabels[2]];

/** The number behind a gender as a list writes it; "" stands for not told. */
export const genderOf = (text: string): number =>
  genders.find((gender) => gender > 0 && genderLabels[gender] === text) ?? 0;

/** A gender as a list writes it. */
export const genderText = (gender: number): string => (gender === 1 || gender === 2 ? genderLabels[gender] : '');

const canonical = (text: string): string => (text === genderLabels[0] ? '' : text);

/** The column of genders, the same in all lists. */
export const genderColumn = {
  header: '性别',
  field: 'gender',
  check: (text: string) =>
    canonical(text) === '' || told.some((label) => label === text) ? undefined : `须为${told.join('或')}`,
  canonical,
  help: `填${told.join('或')}，可不填`,
  width: 8,
} as const satisfies Column;
