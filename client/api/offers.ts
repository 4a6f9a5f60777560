import { proxy, useSnapshot } from 'valtio';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { config } from './config.ts';
import { CallError } from './errors.ts';
import { readStored, writeStored } from './token.ts';

// The specification's calls are there on every server that keeps it; those that are ours may be missing, or be elsewhere.

const absentKey = 'absentCalls';

/** Calls of ours, by their paths, that a server has answered with 404. */
export const absent = proxy({ paths: [] as string[] });

/** Takes up what an earlier page of the session has found absent. */
export const recallAbsent = (): void => void Object.assign(absent, { paths: readStored<string[]>(absentKey) ?? [] });

/** Whether a call is one that a server of the specification need not have; the account service is always the one that was chosen, the console that of the page. */
export const isOurs = ({ provenance, service }: Endpoint): boolean =>
  provenance === 'ours' && service !== 'account' && service !== 'console';

/** The setting of the call's service, where the call is one of ours. */
const offerOf = (endpoint: Endpoint): string => (isOurs(endpoint) && config().offers[endpoint.service]) || 'all';

const isOfferedBut = (endpoint: Endpoint, missing: readonly string[]): boolean =>
  offerOf(endpoint) !== 'none' && !missing.includes(endpoint.path);

/** Whether a call can be made: those of ours only where the configuration says so and no server has denied them. */
export const isOffered = (endpoint: Endpoint): boolean => isOfferedBut(endpoint, absent.paths);

/** Whether all of some calls can be made; the component is drawn anew when that changes. */
export function useOffered(...endpoints: readonly Endpoint[]): boolean {
  const { paths } = useSnapshot(absent);
  return endpoints.every((endpoint) => isOfferedBut(endpoint, paths));
}

/** Where a call goes: a service may have those of ours at an address of their own. */
export function addressOf(endpoint: Endpoint): string {
  const offer = offerOf(endpoint);
  return (offer === 'all' ? config().services[endpoint.service] : offer) ?? '';
}

/** Remembers for the session that a server does not know a call of ours. */
export function noteAbsent({ path }: Endpoint): void {
  if (absent.paths.includes(path)) return;
  absent.paths.push(path);
  writeStored(absentKey, [...absent.paths]);
}

/** A call that the services do not have: nobody is told, and what needs it is left out. */
export class NotOffered extends CallError {
  override name = 'NotOffered';
  readonly isNotOffered = true;

  constructor() {
    super({ code: 404, status: 404, message: '此服务未提供该功能' });
  }
}
