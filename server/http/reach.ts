import { scope } from '../../contracts/constants/assignments.ts';
import { texts } from '../../contracts/envelope.ts';
import type { ServerRole } from '../../contracts/roles.ts';
import { cached } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Scope } from './access.ts';
import { forbidden, HttpError } from './errors.ts';
import { everybody, reachQueries as queries } from './reach.queries.ts';
import type { HeldRole, User } from './user.ts';

/** What an id in the input belongs to. Deleted rows still belong to somebody, so that their owner hears that they are gone. */
interface Target {
  schoolId: string | null;
  classId?: string | null;
  userId?: string;
  /** Of a document or question: who else sees it, 0 nobody, 1 the school, 2 who teaches the class, 3 everybody. */
  sharedWith?: number;
  /** Of work that was set, and of papers. */
  subjectId?: string;
  /** Of a paper or a scanned page: who has set it as work, as a comma list. */
  setBy?: string;
}

const owners = [
  'schoolId',
  'classId',
  'studentId',
  'teacherId',
  'documentId',
  'questionId',
  'paperId',
  'assignmentId',
  'submissionId',
  'pageId',
] as const;

/**
 * Throws 403 unless everything that the input names by an id lies within one of the scopes. An id that does not exist is refused like somebody else's, so that nobody learns which ids exist.
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
  work: reachesWork,
  led: (sandbox, user, target) => reachesWork(sandbox, user, target) || isLed(user, target),
  school: (_, user, target) => isOwnSchool(user, target),
  classes: (sandbox, user, target) =>
    isOwnSchool(user, target) && (target.classId === undefined || leadsClass(sandbox, user, target.classId)),
  subtree: (sandbox, user, { schoolId }) => schoolId !== null && isInSubtree(sandbox, user, schoolId),
  region: (sandbox, { area }, { schoolId }) =>
    schoolId !== null && area !== '' && queries(sandbox).area.get({ id: schoolId })?.area === area,
};

const isOwn = (user: User, target: Target): boolean =>
  target.userId === undefined ? isOwnSchool(user, target) : target.userId === user.id;

const hasSet = ({ id }: User, { setBy = '' }: Target): boolean => setBy.split(',').includes(id);

/** Work of one's own with the papers in it, and the questions that one sees: whether they are in the work is for the call. */
function reachesWork(sandbox: Sandbox, user: User, target: Target): boolean {
  const isQuestion = target.sharedWith !== undefined && target.classId === undefined;
  return isOwn(user, target) || hasSet(user, target) || (isQuestion && isSharedWith(sandbox, user, target));
}

const isLed = (user: User, target: Target): boolean =>
  isOwnSchool(user, target) &&
  user.roles.some(({ role, subjectId }) => role === 'subjectleader' && subjectId === target.subjectId);

function isSharedWith(sandbox: Sandbox, user: User, { sharedWith, ...target }: Target): boolean {
  if (sharedWith === everybody) return true;
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
