import { formatShare } from '../../../../contracts/figure-text.ts';
import * as calls from '../../../../contracts/wrongbook/trade/channels.ts';
import { newId } from '../../../database/ids.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import { monthAfter } from '../../../engines/settlement/statement.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import {
  activePartner,
  isWithin,
  levelOf,
  ownPartner,
  rateOf,
  selectPartnerRow,
  type Partner,
} from './partner.queries.ts';

const most = 3;

/** Channels below a channel `c`, itself among them, in a query over `p`. */
const ofBranch = `(p.id = c.id or instr(',' || p.ancestors || ',', ',' || c.id || ',') > 0)`;

const queries = statements((sqlite) => ({
  list: sqlite.prepare(`select c.id, c.name, c.parent_id parentId, c.ancestors, c.contact, c.phone,
      c.is_suspended isSuspended, c.version, c.create_time createTime,
      (select count(*) from schools s join partners p on p.id = s.partner_id where s.is_deleted = 0 and ${ofBranch}) schoolCount,
      (select count(*) from students t join schools s on s.id = t.school_id join partners p on p.id = s.partner_id
        where t.is_deleted = 0 and t.status = 0 and ${ofBranch}) studentCount,
      (select count(*) from devices d join partners p on p.id = d.partner_id where d.is_deleted = 0 and ${ofBranch}) deviceCount,
      (select coalesce(sum(o.cents), 0) from orders o join partners p on p.id = o.partner_id
        where o.pay_time >= :since and ${ofBranch}) orderCents
    from partners c where c.is_deleted = 0 and c.id in (select p.id from partners p where ${isWithin('own')})
    order by c.ancestors, cast(c.id as integer)`),
  named: sqlite.prepare('select 1 from partners where name = ? and id <> ? and is_deleted = 0'),
  below: sqlite.prepare('select id, name from partners where parent_id = ? and is_deleted = 0'),
  add: sqlite.prepare(`insert into partners (id, parent_id, ancestors, name, contact, phone, create_time)
    values (:id, :parentId, :ancestors, :name, :contact, :phone, :createTime)`),
  update: sqlite.prepare(`update partners set name = :name, contact = :contact, phone = :phone,
    is_suspended = :isSuspended, version = version + 1 where id = :id`),
  rate: sqlite.prepare(`insert into channel_rates (partner_id, from_month, rate) values (?, ?, ?)
    on conflict do update set rate = excluded.rate`),
}));

type Listed = Omit<Partner, 'suspended'> &
  Record<'contact' | 'phone' | 'createTime', string> &
  Record<'isSuspended' | 'schoolCount' | 'studentCount' | 'deviceCount' | 'orderCents', number>;

/** The share of a channel must lie below its superior's and above those of the channels below, now and from next month on. */
function checkRate(
  sandbox: Sandbox,
  call: typeof calls.updateChannel | typeof calls.addChannel,
  own: Partner,
  rate: number,
  id?: string,
): void {
  const month = sandbox.clock.dateTime().slice(0, 7);
  const limit = Math.min(rateOf(sandbox, own.id, month), rateOf(sandbox, own.id, monthAfter(month)));
  if (rate >= limit)
    throw refusal<typeof calls.addChannel>(call as typeof calls.addChannel, 'rateTooHigh', { own: formatShare(limit) });
  if (id === undefined) return;
  for (const lower of queries(sandbox.sqlite).below.all(id) as { id: string; name: string }[]) {
    const held = rateOf(sandbox, lower.id, monthAfter(month));
    if (held >= rate) throw refusal(calls.updateChannel, 'rateTooLow', { name: lower.name, lower: formatShare(held) });
  }
}

export const channelRoutes = [
  route(calls.listChannels, ({ sandbox, user }) => {
    const own = ownPartner(sandbox, user);
    const now = sandbox.clock.dateTime();
    const month = now.slice(0, 7);
    const since = `${Number(now.slice(0, 4)) - 1}${now.slice(4, 10)}`;
    const rows = queries(sandbox.sqlite).list.all({ own: own.id, since }) as Listed[];
    return rows.map(({ ancestors, isSuspended, parentId, ...row }) => ({
      ...row,
      parentId: row.id === own.id ? '' : parentId,
      level: levelOf({ id: row.id, ancestors }),
      rate: rateOf(sandbox, row.id, month),
      nextRate: rateOf(sandbox, row.id, monthAfter(month)),
      isSuspended: isSuspended === 1,
      isOwnToChange: parentId === own.id,
    }));
  }),

  route(calls.addChannel, ({ sandbox, user, input: { rate, ...fields } }) =>
    write(sandbox, () => {
      const own = activePartner(sandbox, user, calls.addChannel);
      if (levelOf(own) >= most) throw refusal(calls.addChannel, 'noLevelBelow');
      const { named, add, rate: setRate } = queries(sandbox.sqlite);
      if (named.get(fields.name, '')) throw refusal(calls.addChannel, 'sameName');
      checkRate(sandbox, calls.addChannel, own, rate);
      const id = newId(sandbox);
      const createTime = sandbox.clock.dateTime();
      const { name, contact, phone } = fields;
      add.run({ id, parentId: own.id, ancestors: `${own.ancestors},${own.id}`, name, contact, phone, createTime });
      setRate.run(id, createTime.slice(0, 7), rate);
      return { id };
    }),
  ),

  route(calls.updateChannel, ({ sandbox, user, input: { partnerId, rate, version, isSuspended, ...fields } }) =>
    write(sandbox, () => {
      const own = activePartner(sandbox, user, calls.updateChannel);
      const partner = selectPartnerRow(sandbox, partnerId);
      if (partner?.parentId !== own.id) throw refusal(calls.updateChannel, 'notOwn');
      if (partner.version !== version) throw refusal(calls.updateChannel, 'changed');
      const { named, update, rate: setRate } = queries(sandbox.sqlite);
      if (named.get(fields.name, partnerId)) throw refusal(calls.updateChannel, 'sameName');
      const next = monthAfter(sandbox.clock.dateTime().slice(0, 7));
      if (rateOf(sandbox, partnerId, next) !== rate) {
        checkRate(sandbox, calls.updateChannel, own, rate, partnerId);
        setRate.run(partnerId, next, rate);
      }
      update.run({ id: partnerId, ...fields, isSuspended: Number(isSuspended) });
    }),
  ),
];
