import { Sqlite } from '../../server/database/sqlite.mjs';
import { isSoak } from '../../server/testing/soak.ts';
import { inject } from 'vitest';
import { clientRoleOf, type Role } from '../../contracts/roles.ts';
import {
  assignmentIds,
  examIds,
  partnerIds,
  personaIds,
  schoolIds,
  type PersonaAccount,
} from '../../seed/landmarks.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import type { RouteRecord } from '../app/route-record.ts';
import { examSteps, type ExamStep } from '../features/exams/frame/steps.ts';
import { chooseRole, mapRoles } from '../session/roles.ts';

// Who the personas are when they come in, and where they go.

const levelOf: Record<string, number> = { [partnerIds.level1]: 1, [partnerIds.level2]: 2, [partnerIds.level3]: 3 };

/** The role that a persona starts with, and the level of partners. */
export function standingOf(account: PersonaAccount) {
  const { roles, partnerId } = accounts.find((one) => one.account === account)!;
  const keys = roles.map((role) => (typeof role === 'string' ? role : role.roleKey));
  const role = chooseRole(mapRoles(keys.filter((key) => clientRoleOf(key))), undefined);
  if (role === '') throw new Error(`${account} has no role`);
  return { role, level: partnerId ? levelOf[partnerId]! : 1 };
}

/** Every persona. */
export const personas = Object.keys(personaIds) as PersonaAccount[];

/** Who stands for a role: the first persona that starts in it, of the partners the lowest of some levels; nobody starts as `teaching`. */
export const personaOf = (role: Role, levels: readonly number[] = [3]): PersonaAccount | undefined =>
  role === 'partner'
    ? (`partner-${Math.max(...levels)}` as PersonaAccount)
    : personas.find((account) => standingOf(account).role === role);

/**
 * Whether a screen is looked at closely as a role sees it: as each of its roles in the soak, else as the first that somebody
 * starts in, as screens for several roles are doors to the same feature.
 */
export const isLookedAt = ({ roles, levels }: RouteRecord, role: Role): boolean =>
  isSoak ? roles.includes(role) : roles.find((one) => personaOf(one, levels) !== undefined) === role;

/** Screens of one piece of work, which nobody opens without it. */
const ofWork = ['/AICorrect/question-correction', '/AICorrect/report', '/HomeworkCorrectionResults'];

/** The first id that a query finds in the world. */
function idOf(query: string, ...values: string[]): string {
  const world = new Sqlite(inject('worldFile'), { readonly: true });
  const id = world
    .prepare(query)
    .pluck()
    .get(...values);
  world.close();
  return String(id);
}

/** Somebody who has handed in the published work. */
const handedIn = (): string =>
  idOf('select id from submissions where assignment_id = ? and state = 1 order by id', assignmentIds.published);

/** Published work of the classic teacher. */
const ownWork = (): string =>
  idOf(
    "select id from assignments where teacher_id = ? and publish_time <> '' and task_type = 1 order by id",
    personaIds['classic-teacher'],
  );

/** A workbook of which pages are being entered. */
const enteredBook = (): string =>
  idOf('select p.workbook_id from workbook_page_work w join workbook_pages p on p.id = w.page_id order by p.id');

/** An exam of those that the subject leader sees for each step, so that there is something to do at it. */
const examAt: Record<ExamStep, keyof typeof examIds> = {
  plan: 'planned',
  rooms: 'planned',
  print: 'printed',
  scan: 'marking',
  mark: 'marking',
  scores: 'marking',
  publish: 'published',
};

/** The addresses of a new exam and of every step of one; teachers see the published one, which the first of them leads. */
const examAddresses = (path: string, account: PersonaAccount): string[] => [
  path,
  ...examSteps.map((step) => {
    const state = account === 'subject-leader' ? examAt[step] : 'published';
    return `${path}?examId=${examIds[state]}&step=${step}`;
  }),
];

/**
 * Where somebody opens a screen, by all that it shows: a partner the board of one of its schools, a teacher what belongs to the
 * own work, and the exams of the school at each of their steps.
 */
export function addressesOf(path: string, account: PersonaAccount): string[] {
  if (account.startsWith('partner') && path === '/school-dashboard') return [`${path}?schoolId=${schoolIds.junior}`];
  if (path === '/workbook/:bookId') return [path.replace(':bookId', enteredBook())];
  if (path === '/exam/create') return examAddresses(path, account);
  const isSeen = personaOf(standingOf(account).role) === account;
  if (path === '/exam/report' && isSeen) return [`${path}?examId=${examIds.published}`];
  if (path === '/homeworkDetails') return [path, `${path}?assignmentId=${ownWork()}`];
  if (account !== 'teacher' && account !== 'school-admin') return [path];
  if (ofWork.includes(path)) return [`${path}?assignmentId=${assignmentIds.published}`];
  return [path === '/examProcessCorrectDetail' ? `${path}?submissionId=${handedIn()}` : path];
}
