import { access } from '../../../server/http/access.ts';
import type { CallName } from '../../calls.ts';
import type { Endpoint } from '../../endpoint.ts';
import { liesAbout, sharedCalls } from '../../lies/all.ts';
import type { Lie } from '../../lies/lie.ts';
import { plannedOf } from '../plan.ts';

const namedRefusal = 'refused ';

const refusedIn = (call: CallName, endpoint: Endpoint): string[] =>
  plannedOf(call, endpoint)
    .filter(({ name }) => name.startsWith(namedRefusal))
    .map(({ name }) => name.slice(namedRefusal.length));

/** Every single lie about the calls that other servers have too. */
export const allLies = (): Lie[] =>
  sharedCalls.flatMap(([call, endpoint]) =>
    liesAbout(call, endpoint, {
      refused: refusedIn(call, endpoint),
      isRoleChecked: typeof access[call] === 'object',
    }),
  );
