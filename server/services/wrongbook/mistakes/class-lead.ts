import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import type { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import * as queries from './class.queries.ts';
import type { Lesson } from './lesson.ts';
import { selectPointNames } from './points.queries.ts';

type Lead = NonNullable<DataOf<typeof pageClassMistakes>['lead']>;
type Rate = ReturnType<typeof queries.selectRates>[number];

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** What the mistakes of a class in a school year or term have in common where they are worst; null without any. */
export function classLead(
  sandbox: Sandbox,
  lesson: Lesson,
  { learningYear }: Pick<ParsedOf<typeof pageClassMistakes>, 'learningYear'>,
): Lead | null {
  const values = queries.valuesOf(lesson, { learningYear, from: undefined, to: undefined, source: undefined });
  const rates = queries.selectRates(sandbox, values);
  const [first] = rates;
  if (!first) return null;
  const worst = rates.filter(({ bucket }) => bucket === first.bucket);
  const [point, shared] = mostShared(sandbox, worst);
  const ids = shared.map(({ questionId }) => questionId);
  const groups = [...queries.selectGroups(sandbox, values, ids).values()];
  return {
    bucket: first.bucket,
    total: worst.length,
    point,
    questions: ids.map((questionId) => ({ questionId })),
    own: tallyOf(shared),
    grade: {
      answered: sum(groups.map(({ gradeAnswered }) => gradeAnswered)),
      wrong: sum(groups.map(({ gradeWrong }) => gradeWrong)),
    },
    causes: causesOf(queries.selectCauses(sandbox, values, ids)),
  };
}

const tallyOf = (rates: readonly Rate[]): Lead['own'] => ({
  answered: sum(rates.map(({ answered }) => answered)),
  wrong: sum(rates.map(({ wrong }) => wrong)),
});

/** The point of most questions, of several the one with the most wrong answers. */
function mostShared(sandbox: Sandbox, worst: readonly Rate[]): [string, readonly Rate[]] {
  const namesOf = selectPointNames(
    sandbox,
    worst.map(({ questionId }) => questionId),
  );
  const named = worst.flatMap((rate) => namesOf(rate.questionId).map((name) => ({ name, rate })));
  const groups = [...grouped(named, ({ name }) => name)].map(
    ([name, group]) => [name, group.map(({ rate }) => rate)] as const,
  );
  const [first] = groups.toSorted(([, a], [, b]) => b.length - a.length || tallyOf(b).wrong - tallyOf(a).wrong);
  return first ? [first[0], first[1]] : ['', worst];
}

/** For which causes questions went wrong, all of them together. */
const causesOf = (shares: ReturnType<typeof queries.selectCauses>): Lead['causes'] =>
  [...grouped(shares, ({ cause }) => cause)]
    .map(([cause, group]) => ({
      cause,
      count: sum(group.map(({ count }) => count)),
      confirmed: sum(group.map(({ confirmed }) => confirmed)),
    }))
    .toSorted((a, b) => b.count - a.count);
