import type { PracticeRule } from '../../practice/rule.ts';
import type { ClassBook } from './use-class-book.ts';

/** The rule that takes what the filters of the class book let through. */
export const ruleOf = ({
  bucket,
  pointId = '',
  cause,
  source,
  from = '',
  to = '',
}: ClassBook['query']['filters']): Partial<PracticeRule> => ({
  ...(bucket && { buckets: [bucket] }),
  ...(cause && { causes: [cause] }),
  pointId,
  source: source === undefined ? '' : String(source),
  days: '',
  from,
  to,
});
