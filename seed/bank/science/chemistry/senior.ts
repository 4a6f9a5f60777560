import type { Templates } from '../../bank.ts';
import { amountTemplates } from './senior-amount.ts';
import { electrodeTemplates } from './senior-electrodes.ts';
import { elementTemplates } from './senior-elements.ts';
import { heatTemplates } from './senior-heat.ts';
import { nonmetalTemplates } from './senior-nonmetals.ts';
import { organicTemplates } from './senior-organic.ts';
import { reviewTemplates } from './senior-review.ts';
import { waterTemplates } from './senior-water.ts';

/** Templates of chemistry in senior school. */
export const seniorChemistry: readonly Templates[] = [
  amountTemplates,
  electrodeTemplates,
  elementTemplates,
  heatTemplates,
  nonmetalTemplates,
  organicTemplates,
  reviewTemplates,
  waterTemplates,
];
