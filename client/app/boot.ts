import type { Role } from '../../contracts/roles.ts';
import type { Config } from '../api/config.ts';
import type { Early } from '../api/early.ts';
import type { Incoming } from '../api/send.ts';
import { readStored, readToken } from '../api/token.ts';
import { sessionKeys } from '../session/keys.ts';
import { chooseRole, mapRoles } from '../session/roles.ts';

// Written into the page when it is built: what the first screen needs is on its way while the application still loads.
// It decides nothing: what it asks for in vain is asked for again by who can tell people why.

/** What the build tells about the application; see scripts/tools/boot-script.ts. */
export interface Plan {
  /** Scripts beside those of the page. */
  files: string[];
  /** Which of them a screen needs, by its path. */
  screens: Record<string, number[]>;
  /** What follows from a role: the path behind `/`, and the call that tells who somebody is. */
  roles: Record<Role, { home: string; user: string }>;
  /** The call that tells the roles, with which every session begins. */
  myRoles: string;
  /** The page to which people come with a ticket: whoever is signed in does not count there. */
  proxyLogin: string;
}

declare const plan: Plan;

/** Milliseconds after which nobody waits for an early answer any more. */
const patience = 10_000;

const token = readToken();
const [path = ''] = location.hash.slice(1).split('?');

function preload(screen: string): void {
  for (const file of plan.screens[screen] ?? []) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: plan.files[file] });
    document.head.append(link);
  }
}

async function ask(address: string, headers: Record<string, string> = {}): Promise<Incoming | undefined> {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return undefined;
    return { status: answer.status, header: (name) => answer.headers.get(name), body: await answer.blob() };
  } catch {
    return undefined;
  }
}

const jsonOf = async <T>(answer: Incoming | undefined): Promise<T | undefined> => {
  try {
    return answer && (JSON.parse(await answer.body.text()) as T);
  } catch {
    return undefined;
  }
};

const early: Early = {
  token,
  config: ask('config.json').then((answer) => jsonOf<object>(answer)),
  answers: new Map(),
};
window.understudyEarly = early;

const get = (address: string) => ask(address, { 'Blade-Auth': `bearer ${token}` });

/** Where other services answer, or under other paths, only the application knows how to ask. */
const isNear = ({ services = {}, paths = {} }: Partial<Config>): boolean =>
  Object.keys(services).length + Object.keys(paths).length === 0;

async function roleIn(answer: Promise<Incoming | undefined>): Promise<Role | ''> {
  const roles = (await jsonOf<{ data: { roleKey: string }[] }>(await answer))?.data ?? [];
  return chooseRole(mapRoles(roles.map(({ roleKey }) => roleKey)), readStored<string>(sessionKeys.role));
}

async function askSession(): Promise<void> {
  const config: Partial<Config> | undefined = await early.config;
  if (!config || !isNear(config)) return;
  const roles = get(plan.myRoles);
  const role = roleIn(roles).catch(() => '' as const);
  early.answers.set(plan.myRoles, roles);
  // All at once, so that the application never asks between the two.
  for (const address of new Set(Object.values(plan.roles).map(({ user }) => user)))
    early.answers.set(
      address,
      role.then((chosen) => (chosen !== '' && plan.roles[chosen].user === address ? get(address) : undefined)),
    );
  const chosen = await role;
  if (chosen !== '' && (path === '' || path === '/')) preload(plan.roles[chosen].home);
}

if (token !== undefined && path !== plan.proxyLogin) {
  preload(path);
  void askSession();
}
