import { and, eq, sql } from 'drizzle-orm';
import { usageView, useKinds } from '../../../../contracts/constants/usage.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { partners, schools } from '../../../database/tables.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import type { Days, Period } from './period.ts';

const at = sql.placeholder;

const inSchools = 'school_id in (select value from json_each(:schoolIds))';
const isUse = `kind in (${useKinds.map((kind) => `'${kind}'`).join()})`;

const between = (from: string, to: string): string => `date between :${from} and :${to}`;

/** Sums of a kind of event over the days and over those before. */
const twice = (column: string, condition: string, name: string): string =>
  `total(${column}) filter (where ${condition} and ${between('from', 'to')}) ${name},
   total(${column}) filter (where ${condition} and ${between('beforeFrom', 'beforeTo')}) ${name}Before`;

/** A day, and what counts as one series on it: all, an application or a subject. */
const stepped = `select date, case :view when ${usageView.byApp} then app when ${usageView.bySubject} then subject_id else '' end key,`;

const partnerQueries = prepared((orm) => ({
  below: orm
    .select({ id: partners.id, name: partners.name, parentId: partners.parentId, ancestors: partners.ancestors })
    .from(partners)
    .where(
      and(
        eq(partners.isDeleted, 0),
        sql`(${partners.id} = ${at('id')} or instr(',' || ${partners.ancestors} || ',', ',' || ${at('id')} || ',') > 0)`,
      ),
    )
    .orderBy(partners.id)
    .prepare(),
  schools: orm
    .select({ schoolId: schools.id, schoolName: schools.name, area: schools.area, partnerId: schools.partnerId })
    .from(schools)
    .where(and(eq(schools.isDeleted, 0), sql`${schools.partnerId} in (select value from json_each(${at('ids')}))`))
    .orderBy(schools.id)
    .prepare(),
  school: orm
    .select({ schoolId: schools.id, schoolName: schools.name, area: schools.area })
    .from(schools)
    .where(eq(schools.id, at('id')))
    .prepare(),
}));

const queries = statements((sqlite) => ({
  use: sqlite.prepare(`select school_id schoolId, ${twice('quantity', "kind = 'print'", 'prints')},
      ${twice('events', isUse, 'uses')}, ${twice('quantity', "kind = 'order'", 'orders')},
      ${twice('cents', "kind = 'order'", 'cents')}
    from usage_days where ${inSchools} and date between min(:from, iif(:beforeFrom = '', :from, :beforeFrom)) and :to
    group by school_id`),
  stock: sqlite.prepare(`select school_id schoolId, count(*) students, sum(enabled) enabled from students
    where ${inSchools} and is_deleted = 0 and status = 0 group by school_id`),
  // Of a group with one max() SQLite takes the other columns from the row that has it.
  contracts:
    sqlite.prepare(`select school_id schoolId, number contractNumber, start_date startDate, max(end_date) endDate,
      seats, (select min(c.start_date) from school_contracts c where c.school_id = k.school_id) sinceDate
    from school_contracts k where ${inSchools} group by school_id`),
  last: sqlite.prepare(`select value schoolId, (select max(date) from usage_days d
      where d.school_id = value and ${isUse}) lastUse from json_each(:schoolIds)`),
  first: sqlite.prepare(`select min(date) from usage_days where ${inSchools}`).pluck(),
  lessonDays: sqlite
    .prepare(
      `select count(distinct date) from usage_days where ${inSchools} and ${isUse} and date between :from and :to
        and strftime('%w', date) not in ('0', '6')`,
    )
    .pluck(),
  prints: sqlite.prepare(`${stepped} sum(quantity) amount from usage_days
      where ${inSchools} and kind = 'print' and ${between('from', 'to')} group by date, key`),
  uses: sqlite.prepare(`${stepped} sum(events) amount from usage_days
      where ${inSchools} and ${isUse} and ${between('from', 'to')} group by date, key`),
  devices: sqlite.prepare(`select count(*) total, count(*) filter (where create_time < :from) before,
      count(*) filter (where connection = 'online') online, count(*) filter (where school_id is null) free
    from devices where is_deleted = 0 and partner_id in (select value from json_each(:partnerIds))`),
  teachers: sqlite
    .prepare(
      `select count(distinct user_id) from usage_events where school_id = :schoolId and ${isUse}
        and date between :from and :to`,
    )
    .pluck(),
  staff: sqlite
    .prepare(
      'select count(distinct teacher_id) from teachings where class_id in (select id from school_classes where school_id = ? and status = 0 and is_deleted = 0)',
    )
    .pluck(),
  classes: sqlite.prepare(`select c.id classId, g.name || c.name className, count(a.id) works,
      coalesce(max(substr(a.create_time, 1, 10)), '') lastDate
    from school_classes c join grades g on g.id = c.grade_id
    left join assignment_classes k on k.class_id = c.id
    left join assignments a on a.id = k.assignment_id and a.is_deleted = 0 and a.status = 1
      and a.create_time between :from and :to || ' 23:59:59'
    where c.school_id = :schoolId and c.status = 0 and c.is_deleted = 0
    group by c.id order by g.position, c.position`),
  enabling: sqlite.prepare(`select c.id classId, g.name || c.name className, count(s.id) students,
      coalesce(sum(s.enabled), 0) enabled
    from school_classes c join grades g on g.id = c.grade_id
    left join students s on s.class_id = c.id and s.is_deleted = 0 and s.status = 0
    where c.school_id = ? and c.status = 0 and c.is_deleted = 0
    group by c.id order by g.position, c.position`),
}));

const listOf = (schoolIds: readonly string[]): { schoolIds: string } => ({ schoolIds: JSON.stringify(schoolIds) });

/** A partner with those below it, itself first among equals by id. */
export const selectBelow = (sandbox: Sandbox, id: string) => partnerQueries(sandbox).below.all({ id });
export type PartnerRow = ReturnType<typeof selectBelow>[number];

/** The schools of partners. */
export const selectSchoolsOf = (sandbox: Sandbox, partnerIds: readonly string[]) =>
  partnerQueries(sandbox).schools.all({ ids: JSON.stringify(partnerIds) });

/** A school, for which no channel matters. */
export const selectSchool = (sandbox: Sandbox, id: string) => ({
  ...partnerQueries(sandbox).school.get({ id })!,
  channelId: '',
});

/** What a school did in the days and in those before. */
export interface UseRow {
  prints: number;
  printsBefore: number;
  uses: number;
  usesBefore: number;
  orders: number;
  ordersBefore: number;
  cents: number;
  centsBefore: number;
}

const byId = <Row extends { schoolId: string }>(rows: unknown[]): Map<string, Row> =>
  new Map((rows as Row[]).map((row) => [row.schoolId, row]));

/** What schools did, by school. */
export const selectUse = ({ sqlite }: Sandbox, schoolIds: readonly string[], { before, ...days }: Period) =>
  byId<UseRow & { schoolId: string }>(
    queries(sqlite).use.all({ ...listOf(schoolIds), ...days, beforeFrom: before.from, beforeTo: before.to }),
  );

/** Students of schools who are there, and who may use the product, by school. */
export const selectStock = ({ sqlite }: Sandbox, schoolIds: readonly string[]) =>
  byId<{ schoolId: string; students: number; enabled: number }>(queries(sqlite).stock.all(listOf(schoolIds)));

export interface ContractRow {
  schoolId: string;
  contractNumber: string;
  startDate: string;
  endDate: string;
  seats: number;
  sinceDate: string;
}

/** The contract that counts of each school, with the day on which it had its first. */
export const selectContracts = ({ sqlite }: Sandbox, schoolIds: readonly string[]) =>
  byId<ContractRow>(queries(sqlite).contracts.all(listOf(schoolIds)));

/** The last day on which schools used the product. */
export const selectLastUse = ({ sqlite }: Sandbox, schoolIds: readonly string[]) =>
  byId<{ schoolId: string; lastUse: string | null }>(queries(sqlite).last.all(listOf(schoolIds)));

/** The first day of which the ledger knows anything; null where it is empty. */
export const selectFirstDay = ({ sqlite }: Sandbox, schoolIds: readonly string[]) =>
  queries(sqlite).first.get(listOf(schoolIds)) as string | null;

/** On how many weekdays the schools used the product: holidays are those on which nobody did. */
export const countLessonDays = ({ sqlite }: Sandbox, schoolIds: readonly string[], { from, to }: Days): number =>
  queries(sqlite).lessonDays.get({ ...listOf(schoolIds), from, to }) as number;

/** What schools printed, or how often they used the product, day by day and series by series. */
export const selectTrend = (
  { sqlite }: Sandbox,
  schoolIds: readonly string[],
  { from, to }: Days,
  { what, view }: { what: 'prints' | 'uses'; view: number },
) =>
  queries(sqlite)[what].all({ ...listOf(schoolIds), from, to, view }) as {
    date: string;
    key: string;
    amount: number;
  }[];

/** The devices of partners: how many, how many before a day, at work, and at no school. */
export const countDevices = ({ sqlite }: Sandbox, partnerIds: readonly string[], from: string) =>
  queries(sqlite).devices.get({ partnerIds: JSON.stringify(partnerIds), from }) as {
    total: number;
    before: number;
    online: number;
    free: number;
  };

/** How many teachers of a school did anything, and how many teach there. */
export const countTeachers = ({ sqlite }: Sandbox, schoolId: string, { from, to }: Days) => ({
  activeTeachers: queries(sqlite).teachers.get({ schoolId, from, to }) as number,
  teachers: queries(sqlite).staff.get(schoolId) as number,
});

/** The classes of a school with how often work was set to them. */
export const selectClassUse = ({ sqlite }: Sandbox, schoolId: string, { from, to }: Days) =>
  queries(sqlite).classes.all({ schoolId, from, to }) as {
    classId: string;
    className: string;
    works: number;
    lastDate: string;
  }[];

/** The classes of a school with how many of their students may use the product. */
export const selectEnabling = ({ sqlite }: Sandbox, schoolId: string) =>
  queries(sqlite).enabling.all(schoolId) as { classId: string; className: string; students: number; enabled: number }[];
