import { mistakeCauseLabels, mistakeCauses } from '../../../contracts/constants/mistake-causes.ts';
import { mistakeSourceLabels, type WrongRateBucket } from '../../../contracts/constants/mistakes.ts';
import type { Tone } from '../../components/chart/tones.ts';
import type { Option } from '../../components/page/FilterSelect.tsx';

/** Why questions go wrong, in the words of schools. */
export const causeOptions = mistakeCauses.map((value) => ({ value, label: mistakeCauseLabels[value] }));

/** Where mistakes come from, homework first. */
export const sourceOptions: readonly Option[] = [1, 2, 0].map((value) => ({
  value: String(value),
  label: mistakeSourceLabels[value as keyof typeof mistakeSourceLabels],
}));

const bucketTones: Record<WrongRateBucket, Tone> = {
  above40: 'bad',
  from30to40: 'weak',
  from10to30: 'fair',
  below10: 'fine',
};

/** The colour of a bucket of wrong rates. */
export const toneOfBucket = (bucket: WrongRateBucket): Tone => bucketTones[bucket];
