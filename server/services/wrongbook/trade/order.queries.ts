import type { CatalogueItem, OrderState, RefundAct, RefundStage } from '../../../../contracts/constants/trade.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { statements } from '../../../engines/mistakes/published.ts';

export interface Order {
  id: string;
  code: string;
  partnerId: string;
  partnerName: string;
  ancestors: string;
  schoolId: string;
  schoolName: string;
  userId: string;
  creatorName: string;
  state: OrderState;
  cents: number;
  refundState: 0 | 1 | 2;
  note: string;
  createTime: string;
  payTime: string;
  deliverTime: string;
}

export interface Refund {
  id: number;
  partnerId: string;
  applicant: string;
  /** Of the channel that asks: who decides. */
  superiorId: string;
  superior: string;
  cents: number;
  stage: RefundStage;
  reason: string;
  bookedMonth: string;
  createTime: string;
}

export interface RefundEntry {
  act: 'ask' | RefundAct;
  name: string;
  note: string;
  createTime: string;
}

const queries = statements((sqlite) => ({
  one: sqlite.prepare(`select o.id, o.code, o.partner_id partnerId, p.name partnerName, p.ancestors, o.school_id schoolId,
      h.name schoolName, o.user_id userId, u.name creatorName, o.state, o.cents, o.refund_state refundState, o.note,
      o.create_time createTime, o.pay_time payTime, o.deliver_time deliverTime
    from orders o join partners p on p.id = o.partner_id join schools h on h.id = o.school_id join users u on u.id = o.user_id
    where o.id = ?`),
  lines: sqlite.prepare('select item, quantity, cents from order_lines where order_id = ? order by position'),
  refunds: sqlite.prepare(`select r.id, r.partner_id partnerId, a.name applicant, a.parent_id superiorId,
      coalesce(s.name, '') superior, r.cents, r.stage, r.reason, r.booked_month bookedMonth, r.create_time createTime
    from refunds r join partners a on a.id = r.partner_id left join partners s on s.id = a.parent_id
    where r.order_id = ? order by r.id`),
  entries: sqlite.prepare(`select e.act, u.name, e.note, e.create_time createTime from refund_entries e
    join users u on u.id = e.user_id where e.refund_id = ? order by e.id`),
  countOfDay: sqlite.prepare('select count(*) from orders where code >= ? and code < ?').pluck(),
  add: sqlite.prepare(`insert into orders (id, code, partner_id, school_id, user_id, cents, note, create_time)
    values (:id, :code, :partnerId, :schoolId, :userId, :cents, :note, :createTime)`),
  addLine: sqlite.prepare(`insert into order_lines (order_id, position, item, quantity, cents)
    values (:orderId, :position, :item, :quantity, :cents)`),
  move: sqlite.prepare(`update orders set state = :state, pay_time = iif(:state = 'paid', :now, pay_time),
    deliver_time = iif(:state = 'delivered', :now, deliver_time) where id = :id`),
  refundState: sqlite.prepare('update orders set refund_state = ? where id = ?'),
  addRefund: sqlite.prepare(`insert into refunds (order_id, partner_id, cents, stage, reason, create_time)
    values (:orderId, :partnerId, :cents, :stage, :reason, :createTime)`),
  moveRefund: sqlite.prepare('update refunds set stage = ?, booked_month = ? where id = ?'),
  addEntry: sqlite.prepare(`insert into refund_entries (refund_id, act, user_id, note, create_time)
    values (:refundId, :act, :userId, :note, :createTime)`),
  /** Whether anybody of a chain has confirmed a month. */
  confirmed: sqlite.prepare(`select 1 from settlements where month = ? and confirm_time <> ''
    and partner_id in (select value from json_each(?))`),
}));

export const selectOrder = ({ sqlite }: Sandbox, id: string): Order => queries(sqlite).one.get(id) as Order;

export const selectOrderLines = ({ sqlite }: Sandbox, id: string) =>
  queries(sqlite).lines.all(id) as { item: CatalogueItem; quantity: number; cents: number }[];

/** The requests for refunds of an order, oldest first: all but the last have been refused. */
export const selectRefunds = ({ sqlite }: Sandbox, orderId: string) => queries(sqlite).refunds.all(orderId) as Refund[];

export const selectRefundEntries = ({ sqlite }: Sandbox, refundId: number) =>
  queries(sqlite).entries.all(refundId) as RefundEntry[];

/** The next code of a day, `yyyyMMdd-nnnn`. Call it within a write. */
export function nextCode({ sqlite }: Sandbox, now: string): string {
  const day = now.slice(0, 10).replaceAll('-', '');
  const count = queries(sqlite).countOfDay.get(`${day}-`, `${day}.`) as number;
  return `${day}-${String(count + 1).padStart(4, '0')}`;
}

interface NewOrder {
  id: string;
  code: string;
  partnerId: string;
  schoolId: string;
  userId: string;
  note: string;
  createTime: string;
}

/** Adds an order with its lines. Call it within a write. */
export function insertOrder(
  { sqlite }: Sandbox,
  order: NewOrder,
  lines: readonly { item: CatalogueItem; quantity: number; cents: number }[],
): void {
  const cents = lines.reduce((sum, line) => sum + line.quantity * line.cents, 0);
  queries(sqlite).add.run({ ...order, cents });
  lines.forEach((line, index) => queries(sqlite).addLine.run({ orderId: order.id, position: index + 1, ...line }));
}

export const updateOrderState = ({ sqlite }: Sandbox, id: string, state: OrderState, now: string): void =>
  void queries(sqlite).move.run({ id, state, now });

interface Step {
  act: RefundEntry['act'];
  userId: string;
  note: string;
  createTime: string;
}

/** Adds a request for a refund with its first steps. Call it within a write. */
export function insertRefund(
  { sqlite }: Sandbox,
  refund: { orderId: string; partnerId: string; cents: number; stage: RefundStage; reason: string; createTime: string },
  steps: readonly Step[],
): void {
  const { lastInsertRowid } = queries(sqlite).addRefund.run(refund);
  for (const step of steps) queries(sqlite).addEntry.run({ refundId: lastInsertRowid, ...step });
  if (refund.stage === 'approved') queries(sqlite).refundState.run(1, refund.orderId);
}

const states: Partial<Record<RefundStage, number>> = { approved: 1, paid: 2 };

/** Takes a refund on by a step. Call it within a write. */
export function updateRefund(
  { sqlite }: Sandbox,
  orderId: string,
  refund: { id: number; stage: RefundStage; bookedMonth: string },
  step: Step,
): void {
  queries(sqlite).moveRefund.run(refund.stage, refund.bookedMonth, refund.id);
  queries(sqlite).addEntry.run({ refundId: refund.id, ...step });
  const state = states[refund.stage];
  if (state !== undefined) queries(sqlite).refundState.run(state, orderId);
}

/** Whether one of some channels has confirmed its statement of a month. */
export const isMonthConfirmed = ({ sqlite }: Sandbox, month: string, chain: readonly string[]): boolean =>
  queries(sqlite).confirmed.get(month, JSON.stringify(chain)) !== undefined;
