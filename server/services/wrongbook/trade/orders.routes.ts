import * as calls from '../../../../contracts/wrongbook/trade/orders.ts';
import { allRows } from '../../../database/all-rows.ts';
import { write } from '../../../database/prepared.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { route } from '../../../http/route.ts';
import { contractOf } from './contract.ts';
import { addOrder, moveOrder } from './order-acts.ts';
import { orderDetail } from './order-detail.ts';
import { orderSheet } from './order-sheet.ts';
import { selectOrders, sumOrders } from './orders.queries.ts';
import { ownPartner } from './partner.queries.ts';
import { askRefund, takeRefundOn } from './refunds.ts';

export const orderRoutes = [
  route(calls.pageOrders, ({ sandbox, user, input }) =>
    selectOrders(sandbox, { ...input, own: ownPartner(sandbox, user).id }),
  ),

  route(calls.getOrderSums, ({ sandbox, user, input }) =>
    sumOrders(sandbox, { ...input, own: ownPartner(sandbox, user).id }),
  ),

  route(calls.exportOrders, async ({ sandbox, user, input }) => {
    const own = ownPartner(sandbox, user).id;
    const rows = await allRows((request) => selectOrders(sandbox, { ...input, ...request, own }));
    return { fileName: '订单.xls', bytes: await runSheetTask({ kind: 'write', sheets: [orderSheet(rows)] }) };
  }),

  route(calls.getOrder, ({ sandbox, user, input: { orderId } }) => orderDetail(sandbox, user, orderId)),

  route(calls.getOrderContract, ({ sandbox, user, input: { orderId } }) => contractOf(sandbox, user, orderId)),

  route(calls.addOrder, ({ sandbox, user, input }) => write(sandbox, () => addOrder(sandbox, user, input))),

  route(calls.moveOrder, ({ sandbox, user, input }) => write(sandbox, () => moveOrder(sandbox, user, input))),

  route(calls.requestRefund, ({ sandbox, user, input }) => write(sandbox, () => askRefund(sandbox, user, input))),

  route(calls.moveRefund, ({ sandbox, user, input }) => write(sandbox, () => takeRefundOn(sandbox, user, input))),
];
