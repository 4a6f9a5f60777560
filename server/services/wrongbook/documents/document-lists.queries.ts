import { eq, ne, sql, type SQL } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { pageCloudDocuments, pagePrintItems } from '../../../../contracts/wrongbook/documents.ts';
import { fullClassName } from '../../../database/class-names.ts';
import { listed } from '../../../database/lists.ts';
import { pageable } from '../../../database/pages.ts';
import type { Orm, Sandbox } from '../../../database/sandbox.ts';
import { documents } from '../../../database/document-tables.ts';
import { grades, schoolClasses, users } from '../../../database/tables.ts';
import { ledClasses } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';

const at = sql.placeholder;

type PrintItem = DataOf<typeof pagePrintItems>['records'][number];
type CloudDocument = DataOf<typeof pageCloudDocuments>['records'][number];

/** A document of no class has none to name. */
const className = sql<string>`coalesce(${fullClassName}, '')`;

const file = {
  id: documents.id,
  teacherId: documents.teacherId,
  title: documents.title,
  kind: documents.kind,
  extension: documents.extension,
  size: documents.size,
  pages: documents.pages,
  state: sql<PrintItem['state']>`${documents.state}`,
  failReason: documents.failReason,
  createTime: documents.createTime,
};

const printRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      ...file,
      isRead: sql<PrintItem['isRead']>`${documents.isRead}`,
      copies: documents.copies,
      printMode: sql<PrintItem['printMode']>`${documents.printMode}`,
      className,
    })
    .from(documents)
    .leftJoin(schoolClasses, eq(schoolClasses.id, documents.classId))
    .leftJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(where)
    .orderBy(...order);

const cloudRows = (orm: Orm, where: SQL, order: SQL[]) =>
  orm
    .select({
      ...file,
      teacherName: users.name,
      scope: sql<CloudDocument['scope']>`${documents.scope}`,
      classId: sql<string>`coalesce(${documents.classId}, '')`,
      className,
      gradeId: documents.gradeId,
      subjectId: documents.subjectId,
      version: documents.version,
    })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.teacherId))
    .leftJoin(schoolClasses, eq(schoolClasses.id, documents.classId))
    .leftJoin(grades, eq(grades.id, schoolClasses.gradeId))
    .where(where)
    .orderBy(...order);

const filters = {
  state: eq(documents.state, at('state')),
  kind: eq(documents.kind, at('kind')),
  keyword: sql`instr(${documents.title}, ${at('keyword')}) > 0`,
};

const cloudFilters = {
  ...filters,
  scope: eq(documents.scope, at('scope')),
  subjectId: eq(documents.subjectId, at('subjectId')),
  gradeId: eq(documents.gradeId, at('gradeId')),
};

const sorts = { title: documents.title, createTime: documents.createTime, state: documents.state };
const cloudSorts = { ...sorts, size: documents.size, pages: documents.pages };
const notDeleted = ne(documents.state, documentState.deleted);
const common = { table: documents, defaultSort: documents.createTime, newestFirst: true };

/** One page of a teacher's print list. */
export const selectPrintPage = pageable({
  ...common,
  always: [eq(documents.shelf, 'print'), notDeleted],
  filters: { teacherId: eq(documents.teacherId, at('teacherId')), ...filters },
  sorts,
  rows: printRows,
});

const selectOwnPage = pageable({
  ...common,
  always: [eq(documents.shelf, 'cloud'), notDeleted],
  filters: { teacherId: eq(documents.teacherId, at('teacherId')), ...cloudFilters },
  sorts: cloudSorts,
  rows: cloudRows,
});

const selectSharedPage = pageable({
  ...common,
  always: [eq(documents.shelf, 'cloud'), eq(documents.state, documentState.done), ne(documents.scope, 0)],
  filters: {
    schoolId: eq(documents.schoolId, at('schoolId')),
    /** Absent for who keeps the school's resources and sees all that is shared. */
    classIds: sql`(${documents.scope} = 1 or ${documents.teacherId} = ${at('reader')}
      or ${documents.classId} in ${listed('classIds')})`,
    ...cloudFilters,
  },
  sorts: cloudSorts,
  rows: cloudRows,
});

/** One page of cloud documents: the teacher's own, or those that the school or a class shares with the teacher. */
export function selectCloudPage(sandbox: Sandbox, user: User, input: ParsedOf<typeof pageCloudDocuments>) {
  const { teacherId, range, ...rest } = input;
  if (range === 'own') return selectOwnPage(sandbox, { teacherId, ...rest });
  const keeps = user.roles.some(({ role }) => role === 'schoolAdmin');
  const classIds = keeps ? undefined : JSON.stringify([...ledClasses(sandbox, user)]);
  return selectSharedPage(sandbox, { schoolId: user.schoolId ?? '', reader: user.id, classIds, ...rest });
}
