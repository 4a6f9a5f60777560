import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { scope } from '../../contracts/constants/assignments.ts';
import { texts } from '../../contracts/envelope.ts';
import type { ServerRole } from '../../contracts/roles.ts';
import { documents } from '../database/document-tables.ts';
import { listed } from '../database/lists.ts';
import { cached, prepared } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { partners, schoolClasses, schools, students, teachings, users } from '../database/tables.ts';
import type { Scope } from './access.ts';
import { forbidden, HttpError } from './errors.ts';
import type { HeldRole, User } from './user.ts';

/** What an id in the input belongs to. Deleted rows still belong to somebody, so that their owner hears that they are gone. */
interface Target {
  schoolId: string | null;
  classId?: string | null;
  userId?: string;
  /** Of a document: who else sees it, 0 nobody, 1 the school, 2 who teaches the class. */
  sharedWith?: number;
}

const wanted = listed('ids');

const queries = prepared((orm) => ({
  schoolId: orm.select({ schoolId: schools.id }).from(schools).where(inArray(schools.id, wanted)).prepare(),
  classId: orm
    .select({ schoolId: schoolClasses.schoolId, classId: schoolClasses.id })
    .from(schoolClasses)
    .where(inArray(schoolClasses.id, wanted))
    .prepare(),
  studentId: orm
    .select({ schoolId: students.schoolId, classId: students.classId })
    .from(students)
    .where(inArray(students.id, wanted))
    .prepare(),
  teacherId: orm
    .select({ schoolId: users.schoolId, userId: users.id })
    .from(users)
    .where(inArray(users.id, wanted))
    .prepare(),
  documentId: orm
    .select({
      schoolId: documents.schoolId,
      classId: documents.classId,
      userId: documents.teacherId,
      sharedWith: documents.scope,
    })
    .from(documents)
    .where(inArray(documents.id, wanted))
    .prepare(),
  area: orm
    .select({ area: schools.area })
    .from(schools)
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
  partnerOfSchool: orm
    .select({ id: partners.id, ancestors: partners.ancestors })
    .from(schools)
    .innerJoin(partners, eq(partners.id, schools.partnerId))
    .where(eq(schools.id, sql.placeholder('id')))
    .prepare(),
  ledClasses: orm
    .select({ id: schoolClasses.id })
    .from(schoolClasses)
    .where(
      and(
        eq(schoolClasses.schoolId, sql.placeholder('schoolId')),
        or(
          inArray(
            schoolClasses.id,
            sql`(select class_id from ${teachings} where teacher_id = ${sql.placeholder('userId')})`,
          ),
          inArray(schoolClasses.gradeId, listed('gradeIds')),
          sql`${schoolClasses.gradeId} in (select o.grade_id from offered_courses o join courses c on c.id = o.course_id
            where o.school_id = ${sql.placeholder('schoolId')} and c.subject_id in ${listed('subjectIds')})`,
        ),
      ),
    )
    .prepare(),
}));

const owners = ['schoolId', 'classId', 'studentId', 'teacherId', 'documentId'] as const;

/**
 * Throws 403 unless every school, class, student, teacher and document that the input names lies within one of the scopes. An id
 * that does not exist is refused like somebody else's, so that nobody learns which ids exist.
 */
export function checkReach(sandbox: Sandbox, user: User, scopes: Set<Scope>, input: Record<string, unknown>): void {
  if (scopes.has('all')) return;
  const named = owners.filter((owner) => typeof input[owner] === 'string' && input[owner] !== '');
  const onlyClasses = [...scopes].every((one) => one === 'classes');
  if (onlyClasses && !named.includes('classId')) throw new HttpError(400, texts.missingParameter('classId'));
  // Remembered until the next write: most calls of a screen name the same school and class.
  const key = JSON.stringify(['reach', user.id, [...scopes], named.map((owner) => [owner, input[owner]])]);
  cached(sandbox, key, () => checkOwners(sandbox, user, scopes, named, input));
}

function checkOwners(
  sandbox: Sandbox,
  user: User,
  scopes: Set<Scope>,
  named: readonly (typeof owners)[number][],
  input: Record<string, unknown>,
): true {
  for (const owner of named) {
    const ids = [...new Set((input[owner] as string).split(','))];
    const targets = queries(sandbox)[owner].all({ ids: JSON.stringify(ids) });
    if (targets.length < ids.length) throw forbidden();
    for (const target of targets) {
      if (![...scopes].some((one) => holds[one](sandbox, user, target))) throw forbidden();
    }
  }
  return true;
}

/** Whether a scope holds what an id belongs to. */
const holds: Record<Scope, (sandbox: Sandbox, user: User, target: Target) => boolean> = {
  all: () => true,
  self: (_, user, target) => isOwn(user, target),
  shared: (sandbox, user, target) => isOwn(user, target) || isSharedWith(sandbox, user, target),
  curated: (_, user, target) => isOwn(user, target) || (Boolean(target.sharedWith) && isOwnSchool(user, target)),
  school: (_, user, target) => isOwnSchool(user, target),
  classes: (sandbox, user, target) =>
    isOwnSchool(user, target) && (target.classId === undefined || leadsClass(sandbox, user, target.classId)),
  subtree: (sandbox, user, { schoolId }) => schoolId !== null && isInSubtree(sandbox, user, schoolId),
  region: (sandbox, { area }, { schoolId }) =>
    schoolId !== null && area !== '' && queries(sandbox).area.get({ id: schoolId })?.area === area,
};

const isOwn = (user: User, target: Target): boolean =>
  target.userId === undefined ? isOwnSchool(user, target) : target.userId === user.id;

function isSharedWith(sandbox: Sandbox, user: User, { sharedWith, ...target }: Target): boolean {
  if (!sharedWith || !isOwnSchool(user, target)) return false;
  return sharedWith === scope.wholeSchool || leadsClass(sandbox, user, target.classId ?? null);
}

const isOwnSchool = (user: User, target: Target): boolean =>
  user.schoolId !== null && target.schoolId === user.schoolId;

/** The classes of the own school that the user teaches, or whose grade or a subject of which it leads. */
export function ledClasses(sandbox: Sandbox, { id: userId, schoolId, roles }: User): ReadonlySet<string> {
  if (schoolId === null) return new Set();
  const led = (role: ServerRole, scopeOf: (held: HeldRole) => string): string =>
    JSON.stringify(roles.filter((held) => held.role === role).map(scopeOf));
  const gradeIds = led('gradeLeader', ({ gradeId }) => gradeId);
  const subjectIds = led('subjectleader', ({ subjectId }) => subjectId);
  return cached(sandbox, JSON.stringify(['ledClasses', userId, gradeIds, subjectIds]), () => {
    const rows = queries(sandbox).ledClasses.all({ userId, schoolId, gradeIds, subjectIds });
    return new Set(rows.map(({ id }) => id));
  });
}

const leadsClass = (sandbox: Sandbox, user: User, classId: string | null): boolean =>
  classId !== null && ledClasses(sandbox, user).has(classId);

/** Whether the school belongs to the user's partner or one below it. */
function isInSubtree(sandbox: Sandbox, user: User, schoolId: string): boolean {
  const owner = queries(sandbox).partnerOfSchool.get({ id: schoolId });
  if (!owner || !user.partnerId) return false;
  return owner.id === user.partnerId || owner.ancestors.split(',').includes(user.partnerId);
}
