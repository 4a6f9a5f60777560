import type { Endpoint } from '../../../../contracts/endpoint.ts';
import type { suspension } from '../../../../contracts/wrongbook/trade/suspension.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import { forbidden, refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';

export interface Partner {
  id: string;
  name: string;
  parentId: string;
  /** Comma list from "0" down to the parent. */
  ancestors: string;
  /** The channel that is suspended, of this one and those above it; null where none is. */
  suspended: string | null;
  version: number;
}

/** That a channel is the named one or below it; `p` is the channel's table. */
export const isWithin = (name: string): string =>
  `(p.id = :${name} or instr(',' || p.ancestors || ',', ',' || :${name} || ',') > 0)`;

const suspended = `(select a.name from partners a where a.is_suspended = 1 and a.is_deleted = 0
  and (a.id = p.id or instr(',' || p.ancestors || ',', ',' || a.id || ',') > 0) order by a.ancestors limit 1) suspended`;

const queries = statements((sqlite) => ({
  one: sqlite.prepare(
    `select p.id, p.name, p.parent_id parentId, p.ancestors, ${suspended}, p.version from partners p where p.id = ? and p.is_deleted = 0`,
  ),
  ofSchool: sqlite.prepare(
    `select p.id, p.name, p.parent_id parentId, p.ancestors, ${suspended}, p.version, s.name schoolName
      from schools s join partners p on p.id = s.partner_id where s.id = ? and s.is_deleted = 0`,
  ),
  rate: sqlite
    .prepare('select rate from channel_rates where partner_id = ? and from_month <= ? order by from_month desc limit 1')
    .pluck(),
}));

/** A channel that there is. */
export const selectPartnerRow = ({ sqlite }: Sandbox, id: string): Partner | undefined =>
  queries(sqlite).one.get(id) as Partner | undefined;

/** The channel of a school, with what the school is called. */
export const selectPartnerOfSchool = ({ sqlite }: Sandbox, schoolId: string) =>
  queries(sqlite).ofSchool.get(schoolId) as (Partner & { schoolName: string }) | undefined;

/** The caller's own channel. */
export function ownPartner(sandbox: Sandbox, { partnerId }: Pick<User, 'partnerId'>): Partner {
  const partner = partnerId === null ? undefined : selectPartnerRow(sandbox, partnerId);
  if (!partner) throw forbidden();
  return partner;
}

/** The caller's own channel, to do what no channel may that is suspended. */
export function activePartner(
  sandbox: Sandbox,
  user: Pick<User, 'partnerId'>,
  call: Endpoint & { refusals: typeof suspension },
): Partner {
  const own = ownPartner(sandbox, user);
  if (own.suspended !== null) throw refusal<typeof call>(call, 'ownSuspended', { name: own.suspended });
  return own;
}

/** The channels from the highest down to one. */
export const chainOf = ({ id, ancestors }: Pick<Partner, 'id' | 'ancestors'>): string[] => [
  ...ancestors.split(',').filter((one) => one !== '0'),
  id,
];

export const levelOf = (partner: Pick<Partner, 'id' | 'ancestors'>): number => chainOf(partner).length;

/** The share of a channel in a month, in hundredths of a percent; 0 before it had one. */
export const rateOf = ({ sqlite }: Sandbox, partnerId: string, month: string): number =>
  (queries(sqlite).rate.get(partnerId, month) as number | undefined) ?? 0;
