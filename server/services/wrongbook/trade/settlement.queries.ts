import type { RefundStage, SettlementKind } from '../../../../contracts/constants/trade.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';
import { monthAfter, type Line, type Sale } from '../../../engines/settlement/statement.ts';
import { chainOf, isWithin } from './partner.queries.ts';

/** What has been done about a statement. */
export interface Settlement {
  confirmTime: string;
  objection: string;
  payTime: string;
}

const untouched: Settlement = { confirmTime: '', objection: '', payTime: '' };

const isSold = `o.state in ('paid', 'delivered')`;

const queries = statements((sqlite) => ({
  one: sqlite.prepare(`select confirm_time confirmTime, objection, pay_time payTime from settlements
    where partner_id = ? and month = ?`),
  /** Paid in a month, or with a refund that is booked in it. */
  sales: sqlite.prepare(`select o.id orderId, substr(o.pay_time, 1, 7) month, o.cents paid, p.id, p.ancestors,
      r.cents refundCents, r.booked_month bookedMonth
    from orders o join partners p on p.id = o.partner_id
      left join refunds r on r.order_id = o.id and r.stage = 'paid'
    where ${isSold} and ${isWithin('partnerId')} and (o.pay_time >= :month and o.pay_time < :next
      or r.booked_month = :month)
    order by o.code`),
  kept: sqlite.prepare(`select kind, order_id orderId, paid, refunded, base, rate, own, lower_id lowerId,
      lower_rate lowerRate, lower from settlement_lines where partner_id = ? and month = ? order by position`),
  keep: sqlite.prepare(`insert into settlement_lines (partner_id, month, position, kind, order_id, paid, refunded, base, rate,
      own, lower_id, lower_rate, lower)
    values (:partnerId, :month, :position, :kind, :orderId, :paid, :refunded, :base, :rate, :own, :lowerId, :lowerRate, :lower)`),
  about:
    sqlite.prepare(`select o.id orderId, o.code, substr(o.pay_time, 1, 7) month, h.name schoolName, p.name partnerName,
      o.partner_id partnerId, o.refund_state refundState, coalesce(r.cents, 0) refundCents, coalesce(r.stage, '') stage
    from orders o join schools h on h.id = o.school_id join partners p on p.id = o.partner_id
      left join refunds r on r.order_id = o.id and r.stage <> 'refused'
    where o.id in (select value from json_each(?))`),
  lowers: sqlite.prepare(
    `select id, name from partners where parent_id = ? and is_deleted = 0 order by cast(id as integer)`,
  ),
  first: sqlite
    .prepare(
      `select min(substr(o.pay_time, 1, 7)) from orders o join partners p on p.id = o.partner_id
    where ${isSold} and o.pay_time <> '' and ${isWithin('partnerId')}`,
    )
    .pluck(),
  confirm: sqlite.prepare(`insert into settlements (partner_id, month, confirm_time, confirmed_by)
      values (:partnerId, :month, :now, :userId)
    on conflict do update set confirm_time = excluded.confirm_time, confirmed_by = excluded.confirmed_by`),
  object: sqlite.prepare(`insert into settlements (partner_id, month, objection) values (:partnerId, :month, :note)
    on conflict do update set objection = excluded.objection`),
  pay: sqlite.prepare(
    'update settlements set pay_time = :now, paid_by = :userId where partner_id = :partnerId and month = :month',
  ),
}));

export const selectSettlement = ({ sqlite }: Sandbox, partnerId: string, month: string): Settlement =>
  (queries(sqlite).one.get(partnerId, month) as Settlement | undefined) ?? untouched;

interface SaleRow {
  orderId: string;
  month: string;
  paid: number;
  id: string;
  ancestors: string;
  refundCents: number | null;
  bookedMonth: string | null;
}

/** What schools have paid to a channel and those below it that counts in a month. */
export const selectSales = ({ sqlite }: Sandbox, partnerId: string, month: string): Sale[] =>
  (queries(sqlite).sales.all({ partnerId, month, next: monthAfter(month) }) as SaleRow[]).map(
    ({ orderId, month: of, paid, refundCents, bookedMonth, ...partner }) => ({
      orderId,
      month: of,
      paid,
      chain: chainOf(partner),
      refund: refundCents === null ? undefined : { cents: refundCents, bookedMonth: bookedMonth! },
    }),
  );

/** The lines of a confirmed statement, as they were then. */
export const selectKeptLines = ({ sqlite }: Sandbox, partnerId: string, month: string) =>
  queries(sqlite).kept.all(partnerId, month) as Line[];

/** What an order is called, and how its refund stands now. */
export interface OrderFacts {
  orderId: string;
  code: string;
  month: string;
  schoolName: string;
  partnerName: string;
  partnerId: string;
  refundState: 0 | 1 | 2;
  refundCents: number;
  stage: RefundStage | '';
}

export const selectOrderFacts = ({ sqlite }: Sandbox, ids: readonly string[]): ReadonlyMap<string, OrderFacts> =>
  new Map((queries(sqlite).about.all(JSON.stringify(ids)) as OrderFacts[]).map((one) => [one.orderId, one]));

/** The channels directly below one. */
export const selectLowers = ({ sqlite }: Sandbox, partnerId: string) =>
  queries(sqlite).lowers.all(partnerId) as { id: string; name: string }[];

/** The first month in which a channel or one below it was paid; undefined before. */
export const selectFirstMonth = ({ sqlite }: Sandbox, partnerId: string): string | undefined =>
  (queries(sqlite).first.get({ partnerId }) as string | null) ?? undefined;

interface Act {
  partnerId: string;
  month: string;
  userId: string;
  now: string;
}

/** Confirms a statement, and keeps its lines for good. Call it within a write. */
export function confirmSettlement(
  { sqlite }: Sandbox,
  act: Act,
  lines: readonly (Line & { kind: SettlementKind })[],
): void {
  const { partnerId, month } = act;
  queries(sqlite).confirm.run(act);
  lines.forEach((line, index) => queries(sqlite).keep.run({ partnerId, month, position: index + 1, ...line }));
}

/** Notes what is wrong with a statement; "" takes that back. Call it within a write. */
export const noteObjection = ({ sqlite }: Sandbox, partnerId: string, month: string, note: string): void =>
  void queries(sqlite).object.run({ partnerId, month, note });

/** Notes that a statement has been paid, which closes its month. Call it within a write. */
export const noteSettled = ({ sqlite }: Sandbox, act: Act): void => void queries(sqlite).pay.run(act);
