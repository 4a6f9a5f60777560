import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type * as queries from './class.queries.ts';

type Data = DataOf<typeof pageClassMistakes>;
type Lead = NonNullable<Data['lead']>;
type Rates = ReturnType<typeof queries.selectRates>;
type Figures = (questionId: string) => Pick<Data['records'][number], 'grade' | 'causes'>;

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What the worst questions have in common. */
interface Worst {
  bucket: Lead['bucket'];
  /** How many are in the bucket. */
  total: number;
  /** The point of most of them; "" without any. */
  point: string;
  /** Those of the point, or all. */
  rates: Rates;
}

/** What the questions of the worst bucket have in common; null without any. */
export function worstOf(worst: Rates, namesOf: (questionId: string) => string[]): Worst | null {
  const [first] = worst;
  if (!first) return null;
  const [point, rates] = mostShared(worst, namesOf);
  return { bucket: first.bucket, total: worst.length, point, rates };
}

/** What the mistakes of a class have in common where they are worst, by the figures of each question. */
export function leadOf({ rates, ...worst }: Worst, figures: Figures): Lead {
  const known = rates.map(({ questionId }) => figures(questionId));
  return {
    ...worst,
    questions: rates.map(({ questionId }) => ({ questionId })),
    own: tallyOf(rates),
    grade: tallyOf(known.map(({ grade }) => grade)),
    causes: causesOf(known.flatMap(({ causes }) => causes)),
  };
}

const tallyOf = (tallies: readonly Lead['own'][]): Lead['own'] => ({
  answered: sum(tallies.map(({ answered }) => answered)),
  wrong: sum(tallies.map(({ wrong }) => wrong)),
});

/** The point of most questions, of several the one with the most wrong answers. */
function mostShared(worst: Rates, namesOf: (questionId: string) => string[]): [string, Rates] {
  const named = worst.flatMap((rate) => namesOf(rate.questionId).map((name) => ({ name, rate })));
  const groups = [...grouped(named, ({ name }) => name)].map(
    ([name, group]) => [name, group.map(({ rate }) => rate)] as const,
  );
  const [first] = groups.toSorted(([, a], [, b]) => b.length - a.length || tallyOf(b).wrong - tallyOf(a).wrong);
  return first ? [first[0], first[1]] : ['', worst];
}

/** For which causes questions went wrong, all of them together, the most frequent first. */
const causesOf = (shares: Lead['causes']): Lead['causes'] =>
  [...grouped(shares, ({ cause }) => cause)]
    .map(([cause, group]) => ({
      cause,
      count: sum(group.map(({ count }) => count)),
      confirmed: sum(group.map(({ confirmed }) => confirmed)),
    }))
    .toSorted((a, b) => b.count - a.count || (a.cause < b.cause ? -1 : 1));
