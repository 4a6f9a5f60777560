import { mistakeCauseLabels, mistakeCauses } from '../../../contracts/constants/mistake-causes.ts';
import { mistakeSourceLabels } from '../../../contracts/constants/mistakes.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';

/** Why questions go wrong, in the words of schools. */
export const causeOptions: readonly Option[] = mistakeCauses.map((value) => ({
  value,
  label: mistakeCauseLabels[value],
}));

/** Where mistakes come from, homework first. */
export const sourceOptions: readonly Option[] = [1, 2, 0].map((value) => ({
  value: String(value),
  label: mistakeSourceLabels[value as keyof typeof mistakeSourceLabels],
}));
