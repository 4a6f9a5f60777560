import { Text } from '@mantine/core';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { moveSettlement } from '../../../../contracts/wrongbook/trade/settlement.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { TextField } from '../../../components/form/fields.tsx';
import { Tag } from '../../../components/page/Tag.tsx';
import { monthText } from '../months.ts';
import type { Statement } from './use-statement.ts';

/** Whose statement of which month; the own one unless a channel is named. */
export type Of = Pick<Statement, 'month'> & { partnerId?: string };

/** Confirms a statement, after saying what it comes to and what is still open. */
export function confirmStatement({ month, totals, open }: Statement, of: Of): Promise<boolean> {
  const { due, passedOn, net } = totals;
  return confirm({
    title: `确认 ${monthText(month)}对账单？`,
    message: (
      <>
        应收 {formatCents(due, '¥')}，其中付给下级 {formatCents(passedOn, '¥')}，本级净得 {formatCents(net, '¥')}。
        确认后这个月不能再改，以后的变动作为更正记入下月。
        {open.cents > 0 && (
          <Text mt={8}>
            <Tag tone="warn">
              还有 {open.askedCount} 笔待审批、{open.refundingCount} 笔退款中，合计 {formatCents(open.cents, '¥')}
            </Tag>
          </Text>
        )}
      </>
    ),
    action: '确认对账',
    danger: open.cents > 0,
    run: () => call(moveSettlement, { ...of, act: 'confirm' }),
  });
}

/** Says what is wrong with the own statement. */
export const objectTo = (of: Of) =>
  openDialog(
    <FormDialog
      title="提出异议"
      submit="提出异议"
      {...formCall(moveSettlement)}
      fixed={{ ...of, act: 'object' }}
      values={{ note: '' }}
    >
      <TextField name="note" help="上级会看到。撤回之前不能确认对账" />
    </FormDialog>,
  );

/** Notes that a channel has been paid, which closes its month. */
export const notePaid = ({ partnerName, totals, month }: Statement, of: Of): Promise<boolean> =>
  confirm({
    title: '登记付款并关账',
    message: `${partnerName} ${monthText(month)}的 ${formatCents(totals.due, '¥')} 已经付清。关账后不能再改。`,
    action: '登记付款',
    run: () => call(moveSettlement, { ...of, act: 'pay' }),
  });
