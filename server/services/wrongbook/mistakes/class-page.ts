import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { page } from '../../../../contracts/paging.ts';
import type { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { classLead } from './class-lead.ts';
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

/** The first column that is asked for; the list has one order and the question's id behind it. */
function orderOf({ ascs, descs }: Input): { sort: queries.SortName; descending: boolean } {
  const [sort] = (ascs ?? descs ?? 'wrongRate').split(',') as [queries.SortName];
  return { sort, descending: ascs === undefined };
}

/** One page of the questions that a class has got wrong, with how many are in which bucket. */
export function classPage(sandbox: Sandbox, lesson: Lesson, input: Input): Data {
  const values = queries.valuesOf(lesson, input, input);
  const counts = queries.countBuckets(sandbox, values);
  const count = (bucket: string): number => counts.get(bucket) ?? 0;
  const all = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const total = input.bucket === undefined ? all : count(input.bucket);
  const range = { limit: input.size, offset: (input.current - 1) * input.size };
  const rows = queries.selectPage(sandbox, values, { ...orderOf(input), ...range });
  const ids = rows.map(({ questionId }) => questionId);
  const figures = figuresOf(sandbox, values, ids);
  const namesOf = selectPointNames(sandbox, ids);
  const records = rows.map((row) => {
    const { grade, school, causes } = figures(row.questionId);
    return { ...row, points: namesOf(row.questionId), grade, school, causes };
  });
  const buckets = {
    all,
    above40: count('above40'),
    from30to40: count('from30to40'),
    from10to30: count('from10to30'),
    below10: count('below10'),
  };
  return { ...page(records, total, input), buckets, lead: classLead(sandbox, lesson, input) };
}
