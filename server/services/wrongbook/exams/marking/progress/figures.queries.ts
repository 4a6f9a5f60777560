import type { Sandbox } from '../../../../../database/sandbox.ts';
import { longestGap } from '../../../../../engines/exams/pace.ts';
import { statements } from '../../../../../engines/mistakes/published.ts';
import type { Sums } from '../../../../../engines/exams/drift.ts';

// What markers have given, added up by part and marker in one statement each, whatever the number of parts and scripts.

const ofParts = 'part_id in (select value from json_each(:ids))';
const decided = "round in ('first', 'second', 'third', 'leader')";
const isFirst = (alias: string): string => `${alias}.round in ('first', 'second') and ${alias}.state = 'marked'`;

/** Sums of a value, and of those of marks given since the leader has last taken note. */
const sums = (value: string): string => `count(*) count, total(${value}) sum, total((${value}) * (${value})) squares,
  total(s.mark_time > m.noted_time) lateCount, total(iif(s.mark_time > m.noted_time, ${value}, 0)) lateSum,
  total(iif(s.mark_time > m.noted_time, (${value}) * (${value}), 0)) lateSquares`;

/** Of pairs, sums of the differences since the leader has last taken note of one of the two. */
const lateOf = (noted: string, of: string, who: string): string =>
  `total(${of}.mark_time > ${noted}.noted_time) ${who}Count,
  total(iif(${of}.mark_time > ${noted}.noted_time, a.score - b.score, 0)) ${who}Sum,
  total(iif(${of}.mark_time > ${noted}.noted_time, (a.score - b.score) * (a.score - b.score), 0)) ${who}Squares`;

const marker = 'join marking_markers m on m.part_id = s.part_id and m.user_id = s.user_id';
const byMarker = 'group by s.part_id, s.user_id';

const queries = statements((sqlite) => ({
  marks: sqlite.prepare(`select s.part_id partId, s.user_id teacherId, ${sums('s.score')}
    from marking_scripts s ${marker} where s.${ofParts} and ${isFirst('s')} ${byMarker}`),
  pairs: sqlite.prepare(`select a.part_id partId, a.user_id one, b.user_id other, count(*) count,
      total(a.score - b.score) sum, total((a.score - b.score) * (a.score - b.score)) squares,
      total(abs(a.score - b.score) <= p.tolerance + 1e-9) agreed, ${lateOf('m', 'a', 'one')}, ${lateOf('n', 'b', 'other')}
    from marking_parts p cross join marking_scripts a indexed by marking_scripts_state
      on a.part_id = p.id and a.state = 'marked' and a.round = 'first'
    cross join marking_scripts b indexed by marking_scripts_round
      on b.part_id = a.part_id and b.submission_id = a.submission_id and b.round = 'second' and b.${decided}
    left join marking_markers m on m.part_id = a.part_id and m.user_id = a.user_id
    left join marking_markers n on n.part_id = b.part_id and n.user_id = b.user_id
    where p.id in (select value from json_each(:ids)) and b.state = 'marked'
    group by a.part_id, a.user_id, b.user_id`),
  again: sqlite.prepare(`select s.user_id teacherId, count(*) count, total(abs(s.score - o.score) < 0.005) same
    from marking_scripts s indexed by marking_scripts_state
    cross join marking_scripts o indexed by marking_scripts_submission on o.part_id = s.part_id
      and o.submission_id = s.submission_id and o.user_id = s.user_id and ${isFirst('o')}
    where s.part_id = :id and s.round = 'again' and s.state = 'marked' group by s.user_id`),
  checks: sqlite.prepare(`select o.user_id teacherId, count(*) count,
      total(abs(s.score - o.score) <= p.tolerance + 1e-9) same
    from marking_parts p
    cross join marking_scripts s indexed by marking_scripts_state on s.part_id = p.id
    cross join marking_scripts o indexed by marking_scripts_submission on o.part_id = s.part_id
      and o.submission_id = s.submission_id and ${isFirst('o')}
    where p.id = :id and s.round = 'check' and s.state = 'marked' and o.user_id is not null group by o.user_id`),
  steps: sqlite.prepare(`select s.user_id teacherId,
      cast(min(:steps - 1, s.score * :steps / :full + 1e-9) as integer) step, count(*) count
    from marking_scripts s where s.part_id = :id and ${isFirst('s')} and s.user_id is not null group by 1, 2`),
  timing: sqlite.prepare(`select teacherId, count(*) scripts, max(time) lastTime, total(gap <= ${longestGap}) gaps,
      total(iif(gap <= ${longestGap}, gap, 0)) seconds
    from (select s.user_id teacherId, s.mark_time time,
        unixepoch(s.mark_time) - lag(unixepoch(s.mark_time)) over (partition by s.user_id order by s.mark_time) gap
      from marking_scripts s where s.part_id = :id and s.round in ('first', 'second', 'third', 'again')
        and s.state <> 'waiting' and s.user_id is not null)
    group by teacherId`),
  recent: sqlite.prepare(`select s.part_id partId, count(*) count, min(s.mark_time) since from marking_scripts s
    where s.${ofParts} and s.${decided} and s.state <> 'waiting' and s.user_id is not null and s.mark_time >= :from
    group by s.part_id`),
  flags: sqlite.prepare(`select o.part_id partId, count(*) count, coalesce((select s.flag from marking_scripts s
      where s.part_id = o.part_id and s.submission_id = o.submission_id and s.state = 'flagged'
      order by s.id limit 1), '') reason
    from marking_outcomes o where o.${ofParts} and o.state = 'flag' group by 1, 3`),
}));

const idsOf = (parts: readonly { id: string }[]): string => JSON.stringify(parts.map(({ id }) => id));

interface OfMarker {
  partId: string;
  teacherId: string;
}

/** Sums of one kind, of all marks and of those since the leader has last taken note. */
interface SumsRow extends OfMarker, Sums {
  lateCount: number;
  lateSum: number;
  lateSquares: number;
}

const bySums = ({ lateCount, lateSum, lateSquares, ...row }: SumsRow) => ({
  ...row,
  late: { count: lateCount, sum: lateSum, squares: lateSquares },
});

/** The first and second marks that each marker of parts has given. */
export const sumMarks = ({ sqlite }: Sandbox, parts: readonly { id: string }[]) =>
  (queries(sqlite).marks.all({ ids: idsOf(parts) }) as SumsRow[]).map(bySums);

/** Two marks of the same scripts by two markers, null for a machine, with the sums of first − second. */
interface PairRow extends Sums {
  partId: string;
  one: string | null;
  other: string | null;
  agreed: number;
  oneCount: number;
  oneSum: number;
  oneSquares: number;
  otherCount: number;
  otherSum: number;
  otherSquares: number;
}

/** How far each of the two lies from the other. */
function bothSides(row: PairRow) {
  const { partId, count, sum, squares, agreed } = row;
  const one = { count: row.oneCount, sum: row.oneSum, squares: row.oneSquares };
  const other = { count: row.otherCount, sum: -row.otherSum, squares: row.otherSquares };
  return [
    { partId, teacherId: row.one, count, sum, squares, agreed, late: one },
    { partId, teacherId: row.other, count, sum: -sum, squares, agreed, late: other },
  ];
}

const added = (one: Sums, other: Sums): Sums => ({
  count: one.count + other.count,
  sum: one.sum + other.sum,
  squares: one.squares + other.squares,
});

/** How far each marker's marks lie from the other marks of the same scripts. */
export function sumPairs({ sqlite }: Sandbox, parts: readonly { id: string }[]) {
  const rows = queries(sqlite).pairs.all({ ids: idsOf(parts) }) as PairRow[];
  const found = new Map<string, OfMarker & Sums & { agreed: number; late: Sums }>();
  for (const { teacherId, ...row } of rows.flatMap(bothSides)) {
    if (teacherId === null) continue;
    const key = `${row.partId} ${teacherId}`;
    const known = found.get(key);
    found.set(
      key,
      known
        ? { ...known, ...added(known, row), agreed: known.agreed + row.agreed, late: added(known.late, row.late) }
        : { ...row, teacherId },
    );
  }
  return [...found.values()];
}

interface Same {
  teacherId: string;
  count: number;
  same: number;
}

/** Own answers that came back, and how many of them were marked the same. */
export const countAgain = ({ sqlite }: Sandbox, id: string) => queries(sqlite).again.all({ id }) as Same[];

/** Marks that were checked, and how many of them lie within the tolerance of the check. */
export const countChecks = ({ sqlite }: Sandbox, id: string) => queries(sqlite).checks.all({ id }) as Same[];

/** How many of each marker's marks of a part lie in which of so many steps from 0 to full marks. */
export const countSteps = ({ sqlite }: Sandbox, id: string, full: number, steps: number) =>
  queries(sqlite).steps.all({ id, full, steps }) as { teacherId: string; step: number; count: number }[];

/** When each marker of a part has worked. */
export const selectTiming = ({ sqlite }: Sandbox, id: string) =>
  queries(sqlite).timing.all({ id }) as {
    teacherId: string;
    scripts: number;
    gaps: number;
    seconds: number;
    lastTime: string;
  }[];

/** The marks of parts since a time: how many, and when the first of them was given. */
export const selectRecent = ({ sqlite }: Sandbox, parts: readonly { id: string }[], from: string) =>
  queries(sqlite).recent.all({ ids: idsOf(parts), from }) as { partId: string; count: number; since: string }[];

/** How many scripts of parts were handed on, by reason. */
export const countFlags = ({ sqlite }: Sandbox, parts: readonly { id: string }[]) =>
  queries(sqlite).flags.all({ ids: idsOf(parts) }) as { partId: string; reason: string; count: number }[];
