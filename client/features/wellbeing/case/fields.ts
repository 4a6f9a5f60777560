import { wellbeingSteps } from '../../../../contracts/constants/wellbeing.ts';
import { stepLabels } from '../words.ts';

/** What can be agreed on as the next step. */
export const steps = wellbeingSteps
  .filter((step) => step !== 'open')
  .map((value) => ({ value, label: stepLabels[value] }));

/** Fields that are left blank are left out. */
export const filled = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
