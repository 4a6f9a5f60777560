import { proxy } from 'valtio';

/** The ids of the address on screen that lead to something gone or foreign, with the server's reason. */
export const lostAddress = proxy({ ids: [] as string[], reason: '' });

/** The ids that an address names, in its path and in its query. */
function idsIn(hash: string): Set<string> {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const values = [...path.split('/'), ...new URLSearchParams(query).values()];
  return new Set(values.flatMap((value) => value.split(',')));
}

/**
 * The ids that a call names because the address does. Such a call may be refused without a word against the session: a
 * link that was mistyped, or is somebody else's, must not log anybody out.
 */
export function addressedIds(input: object, hash: string): string[] {
  const named = idsIn(hash);
  return Object.entries(input)
    .flatMap(([field, value]) => (/Id$/.test(field) && typeof value === 'string' ? value.split(',') : []))
    .filter((id) => id !== '' && named.has(id));
}

/** Says that these ids of an address lead to nothing that the caller may see. */
export const loseAddress = (ids: string[], reason: string): void => void Object.assign(lostAddress, { ids, reason });

/** Whether an address names an id that leads to nothing; one that doesn't is tried anew when somebody comes back to it. */
export const isLostIn = (hash: string, ids: readonly string[]): boolean => ids.some((id) => idsIn(hash).has(id));
