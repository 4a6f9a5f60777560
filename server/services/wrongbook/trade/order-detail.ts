import { orderActs, orderSteps } from '../../../../contracts/constants/trade.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { User } from '../../../http/user.ts';
import * as queries from './order.queries.ts';
import { itemOf, selectOrders } from './orders.queries.ts';
import { ownPartner } from './partner.queries.ts';
import { refundActsOf } from './refunds.ts';

/** An order with all that has happened to it, and what the caller may do with it. */
export function orderDetail(sandbox: Sandbox, user: User, orderId: string) {
  const own = ownPartner(sandbox, user);
  const found = queries.selectOrder(sandbox, orderId);
  const [row] = selectOrders(sandbox, { own: own.id, keyword: found.code, current: 1, size: 1 }).records;
  const refunds = queries.selectRefunds(sandbox, orderId);
  const last = refunds.at(-1);
  const isOpen = last !== undefined && last.stage !== 'refused';
  const acts = orderActs.filter((act) => orderSteps[act].from === found.state);
  return {
    ...row!,
    note: found.note,
    creatorName: found.creatorName,
    deliverTime: found.deliverTime,
    lines: queries.selectOrderLines(sandbox, orderId).map(({ item, quantity, cents }) => {
      const { name, unit } = itemOf(item);
      return { item, name, unit, quantity, cents, total: quantity * cents };
    }),
    refunds: refunds.map(({ id, stage, cents, reason, applicant, superior, bookedMonth }) => ({
      stage,
      cents,
      reason,
      applicant,
      next: stage === 'asked' ? superior : stage === 'approved' ? '付款方' : '',
      bookedMonth,
      entries: queries.selectRefundEntries(sandbox, id),
    })),
    acts: [...acts, ...(found.payTime !== '' && !isOpen ? (['request'] as const) : [])],
    refundActs: last ? refundActsOf(own, found, last) : [],
  };
}
