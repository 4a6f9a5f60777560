import { eq, sql } from 'drizzle-orm';
import { leastShown, wellbeingLevel } from '../../../../contracts/constants/wellbeing.ts';
import { fullClassName } from '../../../database/class-names.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { aggregated } from '../../../database/pages.ts';
import { prepared } from '../../../database/prepared.ts';
import { grades, schoolClasses } from '../../../database/tables.ts';
import { wellbeingTexts as texts } from '../../../database/wellbeing-tables.ts';
import { groupFilters, isNeeded, matters } from './texts.queries.ts';

const at = sql.placeholder;

interface Group {
  schoolId: string;
  gradeId?: string | undefined;
  classId?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const sumOf = (level: number) => sql`coalesce(sum(${texts.level} = ${sql.raw(String(level))}), 0)`;

const ofSchool = { table: texts, always: [eq(texts.schoolId, at('schoolId'))], filters: groupFilters };

const selectCounts = aggregated<Record<'usual' | 'watch' | 'warning' | 'crisis' | 'needed', number>>(ofSchool, {
  usual: sumOf(wellbeingLevel.usual),
  watch: sumOf(wellbeingLevel.watch),
  warning: sumOf(wellbeingLevel.warning),
  crisis: sumOf(wellbeingLevel.crisis),
  needed: sql`coalesce(sum(${isNeeded}), 0)`,
});

/** What waits is told whenever it was written: a follow-up does not end with a week. */
const selectMatters = aggregated<{ crisis: number; nextAt: string; unread: number; overdue: number; tomorrow: number }>(
  { ...ofSchool, filters: { classId: groupFilters.classId, gradeId: groupFilters.gradeId } },
  {
    crisis: sql`count(distinct iif(${matters.crisis}, ${texts.studentId}, null))`,
    nextAt: sql`coalesce(min(iif(${matters.crisis} and ${texts.nextAt} <> '', ${texts.nextAt}, null)), '')`,
    unread: sql`coalesce(sum(${matters.unread}), 0)`,
    overdue: sql`count(distinct iif(${matters.overdue}, ${texts.studentId}, null))`,
    tomorrow: sql`count(distinct iif(${matters.tomorrow}, ${texts.studentId}, null))`,
  },
);

const inGroup = sql`${texts.schoolId} = ${at('schoolId')}
  and (${at('gradeId')} is null or ${schoolClasses.gradeId} = ${at('gradeId')})
  and (${at('classId')} is null or ${texts.classId} = ${at('classId')})`;

const queries = prepared((orm) => ({
  weeks: orm
    .select({
      from: sql<string>`date(${texts.writtenAt}, '-6 days', 'weekday 1')`,
      level: sql<number>`${texts.level}`,
      count: sql<number>`count(*)`,
    })
    .from(texts)
    .innerJoin(schoolClasses, eq(schoolClasses.id, texts.classId))
    .where(
      sql`${inGroup} and ${texts.writtenAt} >= ${at('since')} and ${texts.writtenAt} < date(${at('until')}, '+1 day')`,
    )
    .groupBy(sql`1, 2`)
    .orderBy(sql`1`)
    .prepare(),
  writers: orm
    .select({ count: sql<number>`count(distinct ${texts.studentId})` })
    .from(texts)
    .innerJoin(schoolClasses, eq(schoolClasses.id, texts.classId))
    .where(
      sql`${inGroup} and ${texts.writtenAt} >= ${at('since')} and ${texts.writtenAt} < date(${at('until')}, '+1 day')`,
    )
    .prepare(),
  groups: orm
    .select({
      name: sql<string>`iif(${at('gradeId')} is null, ${grades.name}, ${fullClassName})`,
      writers: sql<number>`count(distinct ${texts.studentId})`,
      usual: sql<number>`${sumOf(wellbeingLevel.usual)}`,
      watch: sql<number>`${sumOf(wellbeingLevel.watch)}`,
      warning: sql<number>`${sumOf(wellbeingLevel.warning)}`,
      crisis: sql<number>`${sumOf(wellbeingLevel.crisis)}`,
    })
    .from(texts)
    .innerJoin(schoolClasses, eq(schoolClasses.id, texts.classId))
    .innerJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(
      sql`${inGroup} and ${texts.writtenAt} >= ${at('since')} and ${texts.writtenAt} < date(${at('until')}, '+1 day')`,
    )
    .groupBy(sql`1`)
    .orderBy(sql`min(${grades.position}), min(${schoolClasses.position})`)
    .prepare(),
}));

const placed = ({
  schoolId,
  gradeId = null,
  classId = null,
}: {
  schoolId: string;
  gradeId?: string | null | undefined;
  classId?: string | null | undefined;
}) => ({
  schoolId,
  gradeId,
  classId,
});

/** How many texts there are of each level, and how many are not done with. */
export function countLevels(sandbox: Sandbox, group: Group): { levels: number[]; needed: number } {
  const { usual, watch, warning, crisis, needed } = selectCounts(sandbox, { ...group });
  return { levels: [usual, watch, warning, crisis], needed };
}

/** What waits for somebody now. */
export const countMatters = (sandbox: Sandbox, group: Group, days: { now: string; tomorrow: string }) =>
  selectMatters(sandbox, { ...placed(group), gradeId: group.gradeId, classId: group.classId, ...days });

/** Levels week by week, each from its Monday; whether fewer people wrote than may be shown. */
export function countWeeks(sandbox: Sandbox, group: Group, since: string, until: string) {
  const asked = { ...placed(group), since, until };
  const isSmall = queries(sandbox).writers.get(asked)!.count < leastShown;
  const weeks = new Map<string, number[]>();
  for (const { from, level, count } of isSmall ? [] : queries(sandbox).weeks.all(asked)) {
    const levels = weeks.get(from) ?? [0, 0, 0, 0];
    levels[level] = count;
    weeks.set(from, levels);
  }
  return { isSmall, weeks: [...weeks].map(([from, levels]) => ({ from, levels })) };
}

/** Levels by grade, within a grade by class; those with too few writers stand together. */
export function countGroups(sandbox: Sandbox, group: Group, since: string, until: string) {
  const found = queries(sandbox).groups.all({ ...placed(group), since, until });
  const shown = found.filter(({ writers }) => writers >= leastShown);
  const small = found.filter(({ writers }) => writers < leastShown);
  const together = small.reduce((sum, { writers }) => sum + writers, 0);
  const levelsOf = (some: typeof found): number[] =>
    (['usual', 'watch', 'warning', 'crisis'] as const).map((name) => some.reduce((sum, one) => sum + one[name], 0));
  const shares = [
    ...shown.map((one) => ({ name: one.name, levels: levelsOf([one]) })),
    ...(together >= leastShown ? [{ name: '其他', levels: levelsOf(small) }] : []),
  ];
  return shares.map((one) => ({ ...one, total: one.levels.reduce((sum, count) => sum + count, 0) }));
}
