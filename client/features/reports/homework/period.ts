import { termCode } from '../../../../contracts/constants/time.ts';
import { defaultTerm } from '../../../session/terms.ts';

/** Days as `yyyy-MM-dd`, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** From the first day of the term that a day lies in to that day: first terms begin in August, second ones in February. */
export function termSoFar(date: Date): Period {
  const term = defaultTerm(date);
  const year = Number(term.slice(0, 4));
  return {
    from: term.endsWith(termCode.first) ? `${year}-08-01` : `${year + 1}-02-01`,
    to: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
  };
}
