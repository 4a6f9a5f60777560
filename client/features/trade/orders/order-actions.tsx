import type { OrderAct, RefundAct } from '../../../../contracts/constants/trade.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { getOrderContract, moveOrder, moveRefund } from '../../../../contracts/wrongbook/trade/orders.ts';
import { call } from '../../../api/call.ts';
import { download } from '../../../api/download.ts';
import { formCall } from '../../../api/form-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';

export const orderActTexts: Record<OrderAct, string> = { pay: '登记付款', deliver: '登记交付', cancel: '取消订单' };
export const refundActTexts: Record<RefundAct, string> = { approve: '同意退款', refuse: '驳回', pay: '登记已退款' };

const messages: Record<OrderAct, string> = {
  pay: '款项已到账。订单计入本月的对账单，不能撤回。',
  deliver: '商品已交付学校。',
  cancel: '订单取消后不能恢复。',
};

interface Named {
  id: string;
  code: string;
}

/** Takes an order on, after asking. */
export const takeOrderOn = ({ id, code }: Named, act: OrderAct): Promise<boolean> =>
  confirm({
    title: `${orderActTexts[act]} ${code}`,
    message: messages[act],
    action: orderActTexts[act],
    danger: act === 'cancel',
    run: () => call(moveOrder, { orderId: id, act }),
  });

/** Takes a refund on: refusing asks for a reason, paying and approving ask whether. */
export function takeRefundOn({ id, code }: Named, cents: number, act: RefundAct): Promise<unknown> {
  if (act === 'refuse')
    return openDialog(
      <FormDialog
        title={`驳回退款 ${code}`}
        submit="驳回"
        {...formCall(moveRefund)}
        fixed={{ orderId: id, act }}
        values={{ note: '' }}
      >
        <TextField name="note" help="申请的渠道会看到原因，订单仍是未退款" />
      </FormDialog>,
    );
  const message =
    act === 'approve'
      ? `${formatCents(cents, '¥')} 转为退款中，由一级渠道付款。同意后不能撤回。`
      : `${formatCents(cents, '¥')} 已退给学校。计入还没有确认的月份，不能撤回。`;
  const run = () => call(moveRefund, { orderId: id, act });
  return confirm({ title: `${refundActTexts[act]} ${code}`, message, action: refundActTexts[act], run });
}

/** Saves the contract of an order. */
export const saveContract = ({ id, code }: Named): Promise<boolean> =>
  download(getOrderContract, { orderId: id }, { name: '供货合同', label: code, extension: 'pdf' });
