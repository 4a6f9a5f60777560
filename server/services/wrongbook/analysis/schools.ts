import { fewestInSchool } from '../../../../contracts/constants/analysis.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Sample } from '../../../engines/analysis/comparison.ts';
import { naturalGroups } from '../../../engines/analysis/natural-groups.ts';
import * as queries from './analysis.queries.ts';
import type { Entry, Ground } from './compare.ts';
import { added, sampleFrom, scaleOf, type Sums } from './sums.ts';
import { termsUpTo, termText } from './terms.ts';

/** Schools in a group on average, and the fewest that are divided at all: two groups. */
const inGroup = 3;
const fewestDivided = 2 * inGroup;

/** How many terms a trend goes back. */
const trendTerms = 5;

interface Asked {
  head: queries.Head;
  subjectId: string;
}

/** The exams that are compared with this one: those of earlier terms in the same grade, and those of the same students. */
interface Occasions {
  trend: { term: string; joint: queries.Joint | undefined }[];
  intake: queries.Joint | undefined;
  last: queries.Joint | undefined;
}

/** Grade and year of the same students in this year and those before. */
function yearsOf(sandbox: Sandbox, { stage, position, term }: queries.Head): { gradeId: string; year: string }[] {
  const grades = queries.selectGrades(sandbox, stage).filter((grade) => grade.position <= position);
  return grades.map(({ id, position: at }) => ({
    gradeId: id,
    year: String(Number(term.slice(0, 4)) - position + at),
  }));
}

function occasionsOf(sandbox: Sandbox, { head, subjectId }: Asked): Occasions {
  const { area, gradeId, startDate, jointId, kind } = head;
  const joints = queries.selectJoints(sandbox, { area, gradeId, startDate, subjectId });
  const trend = termsUpTo(head.term, trendTerms).map((term) => {
    const held = joints.filter((one) => one.term === term);
    const joint =
      held.find((one) => one.jointId === jointId) ?? held.findLast((one) => one.kind === kind) ?? held.at(-1);
    return { term, joint };
  });
  const years = yearsOf(sandbox, head);
  const keys = JSON.stringify(years.map(({ gradeId: id, year }) => `${id} ${year}`));
  const cohort = queries.selectCohort(sandbox, { area, years: keys, startDate, subjectId });
  const [first] = cohort;
  const isIntake = first?.gradeId === years[0]?.gradeId && first?.term === `${years[0]?.year}01`;
  return { trend, intake: isIntake ? first : undefined, last: cohort.findLast(({ isAsked }) => isAsked === 1) };
}

/** The full marks that most schools have. */
function commonFull(rows: readonly queries.SchoolRow[]): number | null {
  const fulls = [...grouped(rows, ({ full }) => full)].filter(([full]) => full !== null);
  return fulls.sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? null;
}

/** Sums by school of each of some joint exams. */
function sumsOf(sandbox: Sandbox, rows: readonly queries.SchoolRow[], subjectId: string): Map<string, Sums> {
  const counted = rows.filter(({ isPublished }) => isPublished === 1).map(({ examId }) => examId);
  const sums = grouped(queries.selectSums(sandbox, counted, subjectId), ({ examId }) => examId);
  return new Map([...sums].map(([examId, classes]) => [examId, added(classes)!]));
}

function gapOf(row: queries.SchoolRow, sums: Sums | undefined, full: number | null): Entry['gap'] {
  if (row.full === null) return 'absent';
  if (row.isPublished === 0) return 'unpublished';
  if (row.full !== full) return 'otherFull';
  return (sums?.count ?? 0) < fewestInSchool ? 'few' : '';
}

/** Standard scores of this exam less those of the last one, by school. */
function gainsOf(
  sandbox: Sandbox,
  subjectId: string,
  now: readonly queries.SchoolRow[],
  before: readonly queries.SchoolRow[],
  sums: ReadonlyMap<string, Sums>,
): Map<string, Sample> | undefined {
  const known = (rows: readonly queries.SchoolRow[]) => rows.filter(({ examId }) => sums.has(examId));
  const scaleIn = (rows: readonly queries.SchoolRow[]) =>
    scaleOf(added(known(rows).map(({ examId }) => sums.get(examId)!)));
  const [scaleNow, scaleBefore] = [scaleIn(now), scaleIn(before)];
  if (!scaleNow || !scaleBefore) return undefined;
  const schools = new Map(now.map(({ examId, schoolId }) => [examId, schoolId]));
  const rows = queries.selectGains(
    sandbox,
    { now: known(now).map(({ examId }) => examId), before: known(before).map(({ examId }) => examId) },
    subjectId,
    { now: scaleNow, before: scaleBefore },
  );
  const ofSchools = [...grouped(rows, ({ examId }) => schools.get(examId)!)].map(([schoolId, classes]) => {
    const [count, sum, squares] = (['count', 'sum', 'squares'] as const).map((name) =>
      classes.reduce((all, one) => all + one[name], 0),
    ) as [number, number, number];
    return [schoolId, sampleFrom({ count, sum, squares })] as const;
  });
  return new Map(ofSchools.filter(([, { count }]) => count >= fewestInSchool));
}

/** Groups by intake, the highest first; none where too few schools have one. */
function divided(entries: readonly Entry[]): { entries: Entry[]; groups: Ground['groups'] } {
  const known = entries.filter(({ gap, intake }) => gap === '' && intake !== null);
  if (known.length < fewestDivided) return { entries: [...entries], groups: [] };
  const intakes = known.map(({ intake }) => intake!);
  const places = naturalGroups(intakes, Math.floor(known.length / inGroup));
  const groupOf = new Map(known.map(({ key }, at) => [key, places[at]!]));
  const groups = Array.from({ length: Math.max(...places) + 1 }, (_, index) => {
    const own = intakes.filter((_, at) => places[at] === index);
    return {
      name: `生源${'一二三四五六七八九十'[index] ?? index + 1}组`,
      low: Math.min(...own),
      high: Math.max(...own),
    };
  });
  const placed = entries.map((one) => ({ ...one, group: groupOf.get(one.key) ?? -1 }));
  return { entries: placed, groups };
}

/** By group and, within, by intake, never by result; who is in none comes last. */
const inOrder = (a: Entry, b: Entry): number =>
  Number(a.gap !== '') - Number(b.gap !== '') ||
  (a.group + 1 || Infinity) - (b.group + 1 || Infinity) ||
  (b.intake ?? -1) - (a.intake ?? -1) ||
  0;

/** What the schools of a region are compared by, in an exam that they have set together. */
export function groundOfSchools(sandbox: Sandbox, { head, subjectId }: Asked): Ground {
  const { area, gradeId, jointId } = head;
  const { trend, intake, last } = occasionsOf(sandbox, { head, subjectId });
  const joints = [jointId, intake?.jointId, last?.jointId, ...trend.map(({ joint }) => joint?.jointId)];
  const wanted = [...new Set(joints.filter((id) => id !== undefined))];
  const rows = grouped(queries.selectSchools(sandbox, { area, joints: wanted, subjectId }), (row) => row.jointId);
  const rowsOf = (joint: Pick<queries.Joint, 'jointId'> | undefined) => (joint && rows.get(joint.jointId)) ?? [];
  const sums = sumsOf(sandbox, [...rows.values()].flat(), subjectId);
  const now = rowsOf(head);
  const full = commonFull(now);
  const intakeRows = rowsOf(intake);
  const shares = new Map(
    queries
      .selectTotals(
        sandbox,
        intakeRows.map(({ examId }) => examId),
      )
      .map(({ examId, share }) => [examId, share]),
  );
  const intakes = new Map(intakeRows.map(({ schoolId, examId }) => [schoolId, shares.get(examId)]));
  const entryOf = (row: Pick<queries.SchoolRow, 'schoolId' | 'name' | 'candidates'>) => {
    const share = intakes.get(row.schoolId);
    const base = { key: row.schoolId, classId: '', group: -1, intake: share === undefined ? null : share * 100 };
    return { ...base, schoolId: row.schoolId, name: row.name, candidates: row.candidates };
  };
  const sat = now.map((row): Entry => {
    const own = row.isPublished ? sums.get(row.examId) : undefined;
    const gap = gapOf(row, own, full);
    return { ...entryOf(row), examId: row.examId, gap, count: own?.count ?? 0, sums: gap === '' ? own : undefined };
  });
  const absent = queries
    .selectArea(sandbox, { area, gradeId })
    .filter(({ schoolId }) => !now.some((row) => row.schoolId === schoolId))
    .map((row): Entry => ({ ...entryOf(row), examId: '', gap: 'absent', count: 0, sums: undefined }));
  const { entries, groups } = divided([...sat, ...absent]);
  return {
    examId: head.examId,
    examName: head.name,
    startDate: head.startDate,
    full: full ?? 0,
    lastName: last?.name ?? '',
    entries: entries.sort(inOrder),
    groups,
    gains: last && gainsOf(sandbox, subjectId, now, rowsOf(last), sums),
    occasions: trend.map(({ term, joint }) => ({
      label: termText(term),
      name: joint?.name ?? '',
      sums: new Map(
        rowsOf(joint).flatMap(({ schoolId, examId }) => (sums.has(examId) ? [[schoolId, sums.get(examId)!]] : [])),
      ),
    })),
    fewest: fewestInSchool,
  };
}
