import { groupBy, mean, number, quantile, share, shareOf, sources, type Measure, type Rows } from './measure.ts';

/** How a question was answered, by all who had it. */
interface Item {
  id: string;
  type: number;
  isMultiple: number;
  answered: number;
  /** Share of its marks that was reached. */
  rate: number;
  /** The same of those whose work is among the best and the least good 27 % by marks, of whom there is one list for a question. */
  upper: number;
  lower: number;
}

/** Answers to a question by which its figures can be told, and questions of a paper by which it tells the able from the weak. */
const enough = 100;
const longEnough = 10;

const types = { choice: 1, blank: 2, written: 3 } as const;

const marked = `responses r join submissions s on s.id = r.submission_id
  join paper_questions q on q.paper_id = s.paper_id and q.position = r.position join questions k on k.id = q.question_id`;

/** Facility and Ebel's index of discrimination: the difference between the upper and the lower 27 % of those who had it. */
const itemsOf = (rows: Rows): Item[] =>
  rows<Item>(
    `with placed as (
      select k.id, k.question_type type, k.is_multiple isMultiple, r.score / q.score share,
        percent_rank() over (partition by k.id order by s.score / t.total) place
      from ${marked} join (select paper_id, sum(score) total from paper_questions group by 1
        having count(*) >= ?) t on t.paper_id = s.paper_id
      where r.score is not null and s.score is not null)
    select id, type, isMultiple, count(*) answered, avg(share) rate, avg(share) filter (where place >= 0.73) upper,
      avg(share) filter (where place <= 0.27) lower
    from placed group by id having count(*) >= ?`,
    longEnough,
    enough,
  );

/** How hard questions are by their kind, and how well they tell the able from the weak. */
function facilityOf(items: readonly Item[]): Measure[] {
  const rateOf = (kind: number): number =>
    mean(items.flatMap(({ type, answered, rate }) => (type === kind ? Array<number>(answered).fill(rate) : [])));
  const tells = items.map(({ upper, lower }) => upper - lower);
  return [
    share('选择题比解答题得分率高', rateOf(types.choice) - rateOf(types.written), [0.05, 0.25], sources.kinds),
    number('区分度 D（中位数）', quantile(tells, 0.5), [0.3, 0.6], sources.discrimination),
    share(
      '区分度 D 不低于 0.30 的题',
      shareOf(tells, (one) => one >= 0.3),
      [0.6, 0.95],
      sources.discrimination,
    ),
    share(
      '区分度 D 低于 0.20 的题',
      shareOf(tells, (one) => one < 0.2),
      [0.02, 0.2],
      sources.discrimination,
    ),
  ];
}

/** What is left empty; of fill-ins every blank counts. */
function blanksOf(rows: Rows): Measure[] {
  const answers = rows<{ type: number; answer: string; blanks: number; n: number }>(
    `select k.question_type type, r.answer, json_array_length(k.answers) blanks, count(*) n from ${marked}
     where r.score is not null and (k.question_type <> ${types.written} or r.answer = '') group by 1, 2, 3`,
  );
  const [written] = rows<{ n: number }>(
    `select count(*) n from ${marked} where r.score is not null and k.question_type = ${types.written}`,
  );
  const emptyOf = (kind: number): number => {
    const own = answers.filter(({ type }) => type === kind);
    const partsOf = kind === types.blank ? ({ blanks }: (typeof own)[number]): number => blanks : () => 1;
    const emptyIn = (one: (typeof own)[number]): number =>
      Array.from({ length: partsOf(one) }, (_, index) => one.answer.split('\n')[index] ?? '').filter(
        (text) => text === '',
      ).length;
    const total = kind === types.written ? written!.n : own.reduce((sum, one) => sum + one.n * partsOf(one), 0);
    return own.reduce((sum, one) => sum + one.n * emptyIn(one), 0) / total;
  };
  return [
    share('没有作答：选择题', emptyOf(types.choice), [0.01, 0.08], sources.blanks),
    share('没有作答：填空题的空', emptyOf(types.blank), [0.035, 0.1], sources.blanks),
    share('没有作答：解答题', emptyOf(types.written), [0.04, 0.12], sources.blanks),
  ];
}

/** What is taken instead of the right option of single choices. */
function wrongOf(rows: Rows): Measure[] {
  const taken = rows<{ id: string; n: number; answered: number }>(`
    with taken as (select k.id, r.answer, max(r.score) score, count(*) n from ${marked}
      where k.question_type = ${types.choice} and k.is_multiple = 0 and r.score is not null group by 1, 2)
    select id, n, (select sum(n) from taken t where t.id = taken.id) answered from taken where score = 0 and answer <> ''`);
  const items = groupBy(taken, ({ id }) => id).filter(([first]) => first!.answered >= enough);
  const leading = items.map((options) => {
    const counts = options.map(({ n }) => n);
    return Math.max(...counts) / counts.reduce((sum, n) => sum + n, 0);
  });
  const working = items.map((options) => options.filter(({ n, answered }) => n / answered >= 0.05).length);
  return [
    share('最常见的错误选项占错答（中位数）', quantile(leading, 0.5), [0.4, 0.7], sources.usual),
    number('有效的干扰项（至少 5% 的人选）', mean(working), [0.66, 2.42], sources.distractors),
  ];
}

/** Choices of which it is known what a wrong option comes from, in the subject that has the fewest. */
function namedOf(rows: Rows): Measure[] {
  const shares = rows<{ share: number }>(
    `select avg(mistakes <> '[]') share from questions where question_type = ${types.choice} group by subject_id`,
  );
  return [share('写明错因的选择题（最少的学科）', Math.min(...shares.map((one) => one.share)), [0.6, 1], sources.bank)];
}

/** What questions come to. */
export const measuresOfItems = (rows: Rows): Measure[] => [
  ...facilityOf(itemsOf(rows)),
  ...blanksOf(rows),
  ...wrongOf(rows),
  ...namedOf(rows),
];
