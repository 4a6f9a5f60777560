import { scope } from '../../contracts/constants/assignments.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';
import { isOwned, type OwnedKind } from '../../contracts/kinds.ts';
import { idFields, idsAt, type Part } from '../../contracts/walk.ts';
import { cached } from '../database/prepared.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { AccessRule, Scope } from './role-sets.ts';
import { forbidden, generalRefusal, refusal } from './errors.ts';
import { everybody, reachQueries as queries, resolve, type Target } from './reach.queries.ts';
import { ledClasses } from './teaching.ts';
import { keyOf, type User } from './user.ts';

/** What a caller must be allowed to do with something. */
export type Need = 'name' | 'read' | 'change';

/** Ids that a call takes, of what somebody owns. */
interface Claim {
  path: Part['path'];
  of: OwnedKind;
  need: Need;
  refuse: string | undefined;
}

/** Throws unless everything that an input names by an id lies within one of the scopes. */
export type ReachCheck = (sandbox: Sandbox, user: User, scopes: ReadonlySet<Scope>, input: object) => void;

/** The ids that a call takes of what somebody owns; a write changes what it names, unless its declaration says otherwise. */
export const claimsOf = ({ input, effects }: Endpoint): Claim[] =>
  idFields(input).flatMap(({ path, about: { of, need = effects ? 'change' : 'read', refuse } }) =>
    isOwned(of) ? [{ path, of, need, refuse }] : [],
  );

/**
 * Derives from the declaration of a call how its ids are checked. An id that does not exist is refused like somebody else's,
 * so that nobody learns which ids exist.
 */
export function reachOf(endpoint: Endpoint, rule: AccessRule): ReachCheck {
  const claims = claimsOf(endpoint);
  if (typeof rule === 'string' && claims.length > 0)
    throw new Error(`${endpoint.path} names what somebody owns, and is open to everybody`);
  return (sandbox, user, scopes, input) => {
    if (scopes.has('all')) return;
    const named = claims.map((claim) => ({ claim, ids: idsAt(input, claim.path) }));
    if (isWithoutClass(scopes, named)) throw generalRefusal('missingParameter', texts.missingParameter('classId'));
    // Remembered, as most calls of a screen name the same school and class; who calls may have changed, too.
    const key = `reach ${endpoint.path} ${keyOf(user)} ${JSON.stringify([[...scopes], named.map(({ ids }) => ids)])}`;
    cached(sandbox, key, () => checkNamed(sandbox, user, endpoint, scopes, named));
  };
}

interface Named {
  claim: Claim;
  ids: readonly string[];
}

/** Who reaches some classes only has to say which. */
const isWithoutClass = (scopes: ReadonlySet<Scope>, named: readonly Named[]): boolean =>
  [...scopes].every((one) => one === 'classes') && !named.some(({ claim, ids }) => claim.of === 'class' && ids.length);

function checkNamed(
  sandbox: Sandbox,
  user: User,
  endpoint: Endpoint,
  scopes: ReadonlySet<Scope>,
  named: readonly Named[],
): true {
  const targets = targetsOf(sandbox, user, named);
  for (const { claim, ids } of named) {
    const stray = ids.findIndex((id) => {
      const target = targets.get(claim.of)!.get(id);
      return !target || ![...scopes].some((one) => holds[one](sandbox, user, target, claim.need));
    });
    if (stray < 0) continue;
    const refused =
      claim.refuse === undefined ? forbidden() : refusal(endpoint, claim.refuse as never, { number: stray + 1 });
    refused.stray = { kind: claim.of, id: ids[stray]!, need: claim.need };
    throw refused;
  }
  return true;
}

/** What the ids belong to, each kind asked for once. */
function targetsOf(sandbox: Sandbox, user: User, named: readonly Named[]): Map<OwnedKind, ReadonlyMap<string, Target>> {
  const wanted = new Map<OwnedKind, string[]>();
  for (const { claim, ids } of named) wanted.set(claim.of, [...(wanted.get(claim.of) ?? []), ...ids]);
  return new Map(
    [...wanted].map(([kind, ids]) => [
      kind,
      ids.length === 0 ? new Map<string, Target>() : resolve(sandbox, user, kind, ids),
    ]),
  );
}

/** Whether a scope holds something that a call names. */
const holds: Record<Scope, (sandbox: Sandbox, user: User, target: Target, need: Need) => boolean> = {
  all: () => true,
  self: isOwn,
  curated: (sandbox, user, target, need) =>
    isOwn(sandbox, user, target, need) || (Boolean(target.sharedWith) && isOwnSchool(user, target)),
  school: (_, user, target) => isOwnSchool(user, target),
  classes: (sandbox, user, target) =>
    isOwnSchool(user, target) &&
    (target.classId === undefined || (target.classId !== null && ledClasses(sandbox, user).has(target.classId))),
  subtree: isInSubtree,
  region: (sandbox, { id, area }, { schoolId, ownerId }) =>
    schoolId === null ? ownerId === id : area !== '' && queries(sandbox).area.get({ id: schoolId })?.area === area,
};

/** Of work what its classes allow; of what has an owner that it is the caller's, or to be read shared with it; else the school. */
function isOwn(sandbox: Sandbox, user: User, target: Target, need: Need): boolean {
  if (need === 'name') return isOwnSchool(user, target);
  if (target.part) return need === 'read' ? target.part !== 'none' : target.part === 'whole';
  if (target.ownerId === undefined) return isOwnSchool(user, target);
  return target.ownerId === user.id || (need === 'read' && isSharedWith(sandbox, user, target));
}

function isSharedWith(sandbox: Sandbox, user: User, target: Target): boolean {
  const { sharedWith, classId } = target;
  if (sharedWith === everybody) return true;
  if (!sharedWith || !isOwnSchool(user, target)) return false;
  return sharedWith === scope.wholeSchool || ledClasses(sandbox, user).has(classId ?? '');
}

const isOwnSchool = (user: User, target: Target): boolean =>
  user.schoolId !== null && target.schoolId === user.schoolId;

/** Whether it belongs to the user's partner or one below it: of what channels have to that channel, else to that of its school. */
function isInSubtree(sandbox: Sandbox, user: User, { schoolId, partnerId }: Target): boolean {
  if (!user.partnerId) return false;
  const { partner, partnerOfSchool } = queries(sandbox);
  const owner = partnerId === undefined ? partnerOfSchool.get({ id: schoolId ?? '' }) : partner.get({ id: partnerId });
  return owner !== undefined && [owner.id, ...owner.ancestors.split(',')].includes(user.partnerId);
}
