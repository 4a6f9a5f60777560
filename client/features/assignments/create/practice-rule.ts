import type { InputOf } from '../../../../contracts/endpoint.ts';
import type { previewPractice } from '../../../../contracts/wrongbook/practice.ts';
import type { PracticeDraft } from './draft-shape.ts';

/** The rule that practice is made by, as the calls take it. */
export const ruleOf = ({
  practiceMode,
  days,
  perStudent,
}: PracticeDraft): InputOf<typeof previewPractice>['practice'] => ({
  practiceMode,
  days: Number(days),
  most: Number(perStudent),
});
