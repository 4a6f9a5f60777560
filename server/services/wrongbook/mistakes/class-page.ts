import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { page } from '../../../../contracts/paging.ts';
import type { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { leadOf, worstOf } from './class-lead.ts';
import * as queries from './class.queries.ts';
import type { Lesson } from './lesson.ts';
import { selectPointNames } from './points.queries.ts';

type Input = ParsedOf<typeof pageClassMistakes>;
type Data = DataOf<typeof pageClassMistakes>;

/** What a question is worth saying of, beside how the class did: grade, school and causes. */
export function figuresOf(sandbox: Sandbox, values: ReturnType<typeof queries.valuesOf>, ids: readonly string[]) {
  const groups = queries.selectGroups(sandbox, values, ids);
  const causes = grouped(queries.selectCauses(sandbox, values, ids), ({ questionId }) => questionId);
  return (questionId: string) => {
    const group = groups.get(questionId);
    return {
      own: { answered: group?.ownAnswered ?? 0, wrong: group?.ownWrong ?? 0 },
      grade: { answered: group?.gradeAnswered ?? 0, wrong: group?.gradeWrong ?? 0 },
      school: { answered: group?.answered ?? 0, wrong: group?.wrong ?? 0 },
      causes: (causes.get(questionId) ?? []).map(({ cause, count, confirmed }) => ({ cause, count, confirmed })),
    };
  };
}

type Rates = ReturnType<typeof queries.selectRates>;

/** In the order of the first column that is asked for, with the question's id behind it. */
function inOrder(rates: Rates, { ascs, descs }: Input): Rates {
  const [sort] = (ascs ?? descs ?? 'wrongRate').split(',') as ['wrongRate' | 'wrong' | 'lastTime'];
  const sign = ascs === undefined ? -1 : 1;
  const compare = <T>(one: T, other: T): number => (one < other ? -1 : Number(one > other));
  return rates.toSorted((a, b) => sign * compare(a[sort], b[sort]) || compare(a.questionId, b.questionId));
}

/** One page of the questions that a class has got wrong, with how many of all that is asked for are in which bucket and what is worst. */
export function classPage(sandbox: Sandbox, lesson: Lesson, input: Input): Data {
  const { bucket, current, size } = input;
  const values = queries.valuesOf(lesson, input, input);
  const rates = queries.selectRates(sandbox, values);
  const asked = bucket === undefined ? rates : rates.filter((one) => one.bucket === bucket);
  const shown = inOrder(asked, input).slice((current - 1) * size, current * size);
  const ids = idsOf(shown);

  const worst = rates.filter((one) => one.bucket === rates[0]!.bucket);
  const namesOf = selectPointNames(sandbox, [...new Set([...ids, ...idsOf(worst)])]);
  const lead = worstOf(worst, namesOf);

  // Of what is shown and what is worst at once, where the same work counts for both.
  const leading = lead ? idsOf(lead.rates) : [];
  const figures = figuresOf(sandbox, values, [...new Set([...ids, ...leading])]);
  const questions = queries.selectAsked(sandbox, ids);
  const records = shown.map(({ questionId, bucket: _, ...rate }) => {
    const { grade, school, causes } = figures(questionId);
    return { ...questions.get(questionId)!, ...rate, points: namesOf(questionId), grade, school, causes };
  });
  return {
    ...page(records, asked.length, input),
    buckets: bucketsOf(rates),
    lead: lead && leadOf(lead, figures),
  };
}

const idsOf = (rates: Rates): string[] => rates.map(({ questionId }) => questionId);

const bucketsOf = (rates: Rates): Data['buckets'] => {
  const buckets = { all: rates.length, above40: 0, from30to40: 0, from10to30: 0, below10: 0 };
  for (const { bucket } of rates) buckets[bucket] += 1;
  return buckets;
};
