import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { getOrder } from '../../../../contracts/wrongbook/trade/orders.ts';
import { useCall } from '../../../api/use-call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useAction } from '../../../components/use-action.ts';
import { OrderTag, RefundTag } from '../refund-tags.tsx';
import { orderActTexts, refundActTexts, saveContract, takeOrderOn, takeRefundOn } from './order-actions.tsx';
import { openRefund } from './order-forms.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import styles from '../trade.module.css';

type Order = DataOf<typeof getOrder>;

function OrderDialog({ orderId, code }: { orderId: string; code: string }): ReactNode {
  const order = useCall(getOrder, { orderId });
  return (
    <Dialog title={`订单 ${code}`} size={520} drawer>
      <Loaded answer={order} what="订单">
        {(found) => <OrderContent order={found} />}
      </Loaded>
    </Dialog>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

function OrderContent({ order }: { order: Order }): ReactNode {
  const { refunds } = order;
  return (
    <Stack gap="md">
      <Group gap={8}>
        <Text fz={24} fw={600}>
          {formatCents(order.cents, '¥')}
        </Text>
        <OrderTag state={order.state} />
        <RefundTag refund={order.refundLabel} />
      </Group>
      <dl className={styles.facts}>
        <Row label="学校">{order.schoolName}</Row>
        <Row label="渠道">{order.partnerName}</Row>
        <Row label="下单">
          {order.createTime}　{order.creatorName}
        </Row>
        <Row label="付款">{order.payTime || '-'}</Row>
        <Row label="交付">{order.deliverTime || '-'}</Row>
        {order.note !== '' && <Row label="备注">{order.note}</Row>}
      </dl>
      <Lines lines={order.lines} />
      {refunds.map((refund, index) => (
        <RefundSteps key={index} refund={refund} />
      ))}
      <Acts order={order} />
    </Stack>
  );
}

const Lines = ({ lines }: Pick<Order, 'lines'>): ReactNode => (
  <table className={styles.lines} aria-label="商品">
    <thead>
      <tr>
        <th>商品</th>
        <th>数量</th>
        <th>单价</th>
        <th>小计</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ item, name, quantity, unit, cents, total }) => (
        <tr key={item}>
          <td>{name}</td>
          <td>
            {quantity} {unit}
          </td>
          <td>{formatCents(cents)}</td>
          <td>{formatCents(total)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function Acts({ order }: { order: Order }): ReactNode {
  const contract = useAction(() => saveContract(order));
  const { acts, refundActs } = order;
  return (
    <DialogButtons sticky>
      <Button variant="default" loading={contract.busy} onClick={() => void contract.run()}>
        合同 PDF
      </Button>
      {acts.map((act) =>
        act === 'request' ? (
          <Button key={act} variant="default" onClick={() => void openRefund(order)}>
            申请退款
          </Button>
        ) : (
          <Button key={act} variant="default" onClick={() => void takeOrderOn(order, act)}>
            {orderActTexts[act]}
          </Button>
        ),
      )}
      {refundActs.map((act) => (
        <Button
          key={act}
          variant={act === 'refuse' ? 'default' : 'filled'}
          onClick={() => void takeRefundOn(order, order.refundCents, act)}
        >
          {refundActTexts[act]}
        </Button>
      ))}
    </DialogButtons>
  );
}

/** Opens an order at the right of the list. */
export const openOrderDetail = ({ id, code }: { id: string; code: string }) =>
  openDialog(<OrderDialog orderId={id} code={code} />);
