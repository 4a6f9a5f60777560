import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { WellbeingLevel, WellbeingRecordKind } from '../../../../contracts/constants/wellbeing.ts';
import { serverRoleOf } from '../../../../contracts/roles.ts';
import { newId } from '../../../database/ids.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { userRoles, users } from '../../../database/tables.ts';
import { wellbeingRecords as records, wellbeingTexts as texts } from '../../../database/wellbeing-tables.ts';

const at = sql.placeholder;

type Levels = WellbeingLevel[];

/** From which level to which; nothing of what has changed none. */
function levelsOf(text: string): Levels {
  return text.split(',').filter(Boolean).map(Number) as Levels;
}

const queries = prepared((orm) => ({
  records: orm
    .select({
      recordNo: records.id,
      kind: records.kind,
      happenedAt: records.happenedAt,
      userName: users.name,
      levels:
        sql<Levels>`iif(${records.toLevel} is null, '', ${records.fromLevel} || ',' || ${records.toLevel})`.mapWith(
          levelsOf,
        ),
      sealed: records.sealed,
    })
    .from(records)
    .innerJoin(users, eq(users.id, records.userId))
    .where(eq(records.textId, at('textId')))
    .orderBy(desc(records.happenedAt), desc(records.createTime), desc(records.id))
    .prepare(),
  kinds: orm
    .selectDistinct({ kind: records.kind })
    .from(records)
    .where(eq(records.textId, at('textId')))
    .prepare(),
  colleagues: orm
    .selectDistinct({ id: users.id, name: users.name, roleKey: userRoles.roleKey })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(eq(users.schoolId, at('schoolId')), eq(users.isDeleted, 0)))
    .orderBy(asc(users.id))
    .prepare(),
}));

/** What has been done about a text, latest first. */
export const selectRecords = (sandbox: Sandbox, textId: string) => queries(sandbox).records.all({ textId });

/** The kinds of what has been done about a text. */
export const selectRecordKinds = (sandbox: Sandbox, textId: string): ReadonlySet<WellbeingRecordKind> =>
  new Set(
    queries(sandbox)
      .kinds.all({ textId })
      .map(({ kind }) => kind),
  );

/** The psychology teachers of a school. */
export const selectCounsellors = (sandbox: Sandbox, schoolId: string): { id: string; name: string }[] =>
  queries(sandbox)
    .colleagues.all({ schoolId })
    .filter(({ roleKey }) => serverRoleOf(roleKey) === 'psychologyteacher')
    .map(({ id, name }) => ({ id, name }));

interface NewRecord {
  textId: string;
  userId: string;
  kind: WellbeingRecordKind;
  happenedAt: string;
  fromLevel?: number;
  toLevel?: number;
}

/** Adds what has been done; what it says is sealed for its id. Call it within a write. */
export function insertRecord(sandbox: Sandbox, record: NewRecord, sealFor: (id: string) => Buffer): void {
  const id = newId(sandbox);
  const createTime = sandbox.clock.dateTime();
  sandbox.orm
    .insert(records)
    .values({ ...record, id, sealed: sealFor(id), createTime })
    .run();
}

/** Changes what is known of a text, so that its version counts up. Call it within a write. */
export const updateHead = (sandbox: Sandbox, id: string, changes: Partial<typeof texts.$inferInsert>): void =>
  void sandbox.orm
    .update(texts)
    .set({ ...changes, version: sql`${texts.version} + 1` })
    .where(inArray(texts.id, [id]))
    .run();
