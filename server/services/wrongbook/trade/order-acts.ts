import { catalogue, orderSteps } from '../../../../contracts/constants/trade.ts';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/trade/orders.ts';
import { newId } from '../../../database/ids.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { recordUse } from '../../../engines/usage/record-use.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import * as queries from './order.queries.ts';
import { activePartner, selectPartnerOfSchool } from './partner.queries.ts';

const prices = new Map<string, number>(catalogue.map(({ item, cents }) => [item, cents]));

/** Orders for a school at the prices of the catalogue. Call it within a write. */
export function addOrder(sandbox: Sandbox, user: User, { schoolId, lines, note }: ParsedOf<typeof calls.addOrder>) {
  activePartner(sandbox, user, calls.addOrder);
  if (lines.length === 0) throw refusal(calls.addOrder, 'nothing');
  const repeated = lines.findIndex(({ item }, index) => lines.findIndex((line) => line.item === item) < index);
  if (repeated >= 0) throw refusal(calls.addOrder, 'repeated', { number: repeated + 1 });
  const partner = selectPartnerOfSchool(sandbox, schoolId);
  if (!partner) throw refusal(calls.addOrder, 'schoolGone');
  if (partner.suspended !== null) throw refusal(calls.addOrder, 'suspended', { name: partner.suspended });
  const createTime = sandbox.clock.dateTime();
  const added = { id: newId(sandbox), code: queries.nextCode(sandbox, createTime) };
  queries.insertOrder(
    sandbox,
    { ...added, partnerId: partner.id, schoolId, userId: user.id, note, createTime },
    lines.map((line) => ({ ...line, cents: prices.get(line.item)! })),
  );
  return added;
}

/** Takes an order on; one that is paid goes into the ledger of use. Call it within a write. */
export function moveOrder(sandbox: Sandbox, user: User, { orderId, act }: ParsedOf<typeof calls.moveOrder>): void {
  const { state, schoolId, cents } = queries.selectOrder(sandbox, orderId);
  const { from, to } = orderSteps[act];
  if (state !== from) throw refusal(calls.moveOrder, 'changed');
  queries.updateOrderState(sandbox, orderId, to, sandbox.clock.dateTime());
  if (act === 'pay')
    recordUse(sandbox, { schoolId, kind: 'order', app: '', subjectId: '', userId: user.id, quantity: 1, cents });
}
