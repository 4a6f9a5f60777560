import { termCode } from '../../../../contracts/constants/time.ts';

/** The terms that a learning year means: itself, or both of a whole year. */
export function termsOf(learningYear: string | undefined): { fromTerm?: string; toTerm?: string } {
  if (learningYear === undefined) return {};
  if (!learningYear.endsWith(termCode.wholeYear)) return { fromTerm: learningYear, toTerm: learningYear };
  const year = learningYear.slice(0, 4);
  return { fromTerm: year + termCode.first, toTerm: year + termCode.second };
}
