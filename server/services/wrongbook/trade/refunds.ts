import type { RefundAct, RefundStage } from '../../../../contracts/constants/trade.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { moveRefund, requestRefund } from '../../../../contracts/wrongbook/trade/orders.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { bookedMonthOf } from '../../../engines/settlement/statement.ts';
import { recordUse } from '../../../engines/usage/record-use.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import {
  insertRefund,
  isMonthConfirmed,
  selectOrder,
  selectRefunds,
  updateRefund,
  type Order,
  type Refund,
} from './order.queries.ts';
import { chainOf, ownPartner, selectPartnerRow } from './partner.queries.ts';

const noSuperior = '0';

/** The channels that share what an order brings, the highest first. */
const chainOfOrder = ({ partnerId, ancestors }: Order): string[] => chainOf({ id: partnerId, ancestors });

/** Asks for a refund on behalf of the caller's channel. Call it within a write. */
export function askRefund(
  sandbox: Sandbox,
  user: User,
  { orderId, cents, reason }: ParsedOf<typeof requestRefund>,
): void {
  const own = ownPartner(sandbox, user);
  const order = selectOrder(sandbox, orderId);
  if (order.payTime === '') throw refusal(requestRefund, 'notPaid');
  if (selectRefunds(sandbox, orderId).some(({ stage }) => stage !== 'refused')) throw refusal(requestRefund, 'already');
  if (cents > order.cents) throw refusal(requestRefund, 'tooMuch', { paid: formatCents(order.cents) });
  const createTime = sandbox.clock.dateTime();
  const isHighest = own.parentId === noSuperior;
  const entry = { userId: user.id, createTime };
  insertRefund(
    sandbox,
    { orderId, partnerId: own.id, cents, stage: isHighest ? 'approved' : 'asked', reason, createTime },
    [
      { ...entry, act: 'ask', note: reason },
      ...(isHighest ? [{ ...entry, act: 'approve' as const, note: '一级渠道没有上级，申请即通过' }] : []),
    ],
  );
}

/** What somebody of a channel may do with a request for a refund. */
export function refundActsOf(own: { id: string }, order: Order, { stage, superiorId }: Refund): RefundAct[] {
  if (stage === 'asked' && superiorId === own.id) return ['approve', 'refuse'];
  return stage === 'approved' && chainOfOrder(order)[0] === own.id ? ['pay'] : [];
}

const steps: Record<RefundAct, { from: RefundStage; to: RefundStage }> = {
  approve: { from: 'asked', to: 'approved' },
  refuse: { from: 'asked', to: 'refused' },
  pay: { from: 'approved', to: 'paid' },
};

/** Takes the open request of an order on. Call it within a write. */
export function takeRefundOn(sandbox: Sandbox, user: User, { orderId, act, note }: ParsedOf<typeof moveRefund>): void {
  const own = ownPartner(sandbox, user);
  const order = selectOrder(sandbox, orderId);
  const refund = selectRefunds(sandbox, orderId).at(-1);
  const { from, to } = steps[act];
  if (refund?.stage !== from) throw refusal(moveRefund, 'changed');
  const chain = chainOfOrder(order);
  if (!refundActsOf(own, order, refund).includes(act))
    throw act === 'pay'
      ? refusal(moveRefund, 'notPayer', { name: selectPartnerRow(sandbox, chain[0]!)?.name ?? '' })
      : refusal(moveRefund, 'notSuperior', { name: refund.superior });
  if (act === 'refuse' && note === '') throw refusal(moveRefund, 'needsReason');
  const bookedMonth =
    act === 'pay' ? bookedMonthOf(order.payTime.slice(0, 7), (month) => isMonthConfirmed(sandbox, month, chain)) : '';
  const createTime = sandbox.clock.dateTime();
  updateRefund(sandbox, orderId, { id: refund.id, stage: to, bookedMonth }, { act, userId: user.id, note, createTime });
  if (act === 'pay')
    recordUse(sandbox, {
      schoolId: order.schoolId,
      kind: 'order',
      app: '',
      subjectId: '',
      userId: null,
      quantity: 0,
      cents: -refund.cents,
    });
}
