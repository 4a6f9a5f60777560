import { sql, type SQL } from 'drizzle-orm';
import { mistakes } from '../../../database/mistake-tables.ts';
import { termsOf } from '../assignments/terms.ts';

const at = sql.placeholder;

/** The months of a term, from the year of its code on: the first from August to January, the second to July. */
const monthsOf = (term: string): { since: string; until: string } => {
  const year = Number(term.slice(0, 4));
  return term.endsWith('01')
    ? { since: `${year}-08-01`, until: `${year + 1}-01-31 23:59:59` }
    : { since: `${year + 1}-02-01`, until: `${year + 1}-07-31 23:59:59` };
};

/** What is asked for: a term or school year, and the day from which on mistakes count. */
export interface Asked {
  learningYear?: string | undefined;
  from?: string | undefined;
}

/** From when to when that goes; without either always. */
export function spanOf({ learningYear, from }: Asked): { since?: string; until?: string } {
  const { fromTerm, toTerm } = termsOf(learningYear);
  const ofDay = from === undefined ? {} : { since: from };
  if (fromTerm === undefined || toTerm === undefined) return ofDay;
  const { since } = monthsOf(fromTerm);
  return { since: from !== undefined && from > since ? from : since, until: monthsOf(toTerm).until };
}

/** Mistakes that were made between two times, each by its name: a mistake lasts from the first wrong answer to the last. */
export const inSpan = {
  since: sql`${mistakes.wrongTime} >= ${at('since')}`,
  until: sql`${mistakes.firstTime} <= ${at('until')}`,
} as const satisfies Record<string, SQL>;

/** The same where a time may be null, which leaves it open. */
export const inOpenSpan = sql`(${at('since')} is null or ${inSpan.since}) and (${at('until')} is null or ${inSpan.until})`;

/** The values of an open span. */
export const openSpanOf = (asked: Asked): { since: string | null; until: string | null } => ({
  since: null,
  until: null,
  ...spanOf(asked),
});

/** Mistakes of a source, which may be null for all. */
export const ofSource = sql`(${at('source')} is null or ${mistakes.source} = ${at('source')})`;
