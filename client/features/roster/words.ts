import { genderLabels, genders } from '../../../contracts/states.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';

export const genderOptions: readonly Option[] = genders.map((gender) => ({
  value: String(gender),
  label: genderLabels[gender],
}));

const named = 5;

/** The names of several, the first few spelt out. */
export const namesOf = (items: readonly { name: string }[]): string =>
  items
    .slice(0, named)
    .map(({ name }) => name)
    .join('、') + (items.length > named ? `等 ${items.length} 人` : '');

/** The ids of several as the services take them. */
export const idsOf = (items: readonly { id: string }[]): string => items.map(({ id }) => id).join(',');
