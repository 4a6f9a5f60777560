import { Button, Group, NumberInput, Select, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { catalogue, type CatalogueItem } from '../../../../contracts/constants/trade.ts';
import { formatCents } from '../../../../contracts/figure-text.ts';
import { getCurrentPartner } from '../../../../contracts/wrongbook/partner.ts';
import { addOrder, requestRefund } from '../../../../contracts/wrongbook/trade/orders.ts';
import { formCall } from '../../../api/form-call.ts';
import { useCall } from '../../../api/use-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { ParagraphField } from '../../../components/form/ParagraphField.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';

interface Chosen {
  item: CatalogueItem;
  quantity: number;
}

const priced = new Map<string, (typeof catalogue)[number]>(catalogue.map((one) => [one.item, one]));
const totalOf = (lines: readonly Chosen[]): number =>
  lines.reduce((sum, { item, quantity }) => sum + priced.get(item)!.cents * quantity, 0);

/** Orders something for a school at the prices of the catalogue. */
function AddOrder(): ReactNode {
  const partner = useCall(getCurrentPartner, {});
  const [lines, setLines] = useState<Chosen[]>([]);
  const schools = (partner.data?.schools ?? []).map(({ schoolId, schoolName }) => ({
    value: schoolId,
    label: schoolName,
  }));
  return (
    <FormDialog<typeof addOrder, unknown, { schoolId: string; note: string }>
      title="下单"
      submit="下单"
      {...formCall(addOrder)}
      values={{ schoolId: '', note: '' }}
      inputOf={(values) => ({ ...values, lines })}
      isFilled={lines.length > 0}
      isReady={lines.length > 0}
    >
      <SelectField name="schoolId" options={schools} />
      <Lines lines={lines} change={setLines} />
      <TextField name="note" />
      <Text ta="right">
        合计 <strong>{formatCents(totalOf(lines), '¥')}</strong>
      </Text>
    </FormDialog>
  );
}

const most = 10_000;

function Lines({ lines, change }: { lines: readonly Chosen[]; change: (lines: Chosen[]) => void }): ReactNode {
  const rest = catalogue.filter(({ item }) => !lines.some((line) => line.item === item));
  const put = (item: CatalogueItem, quantity: number) =>
    change(lines.map((line) => (line.item === item ? { item, quantity } : line)));
  return (
    <Stack gap={8}>
      {lines.map(({ item, quantity }) => {
        const { name, unit, cents } = priced.get(item)!;
        return (
          <Group key={item} gap={8} wrap="nowrap">
            <Text flex={1} truncate>
              {name}
            </Text>
            <NumberInput
              w={110}
              size="sm"
              min={1}
              max={most}
              allowDecimal={false}
              suffix={` ${unit}`}
              aria-label={`${name}的数量`}
              value={quantity}
              onChange={(value) => put(item, Math.max(1, Number(value) || 1))}
            />
            <Text w={110} ta="right">
              {formatCents(cents * quantity)}
            </Text>
            <Button
              size="compact-sm"
              variant="subtle"
              aria-label={`去掉${name}`}
              onClick={() => change(lines.filter((line) => line.item !== item))}
            >
              去掉
            </Button>
          </Group>
        );
      })}
      <Select
        label="加商品"
        placeholder="选择商品"
        value={null}
        data={rest.map(({ item, name, cents, unit }) => ({
          value: item,
          label: `${name}　${formatCents(cents, '¥')} / ${unit}`,
        }))}
        onChange={(item) => item !== null && change([...lines, { item, quantity: 1 }])}
      />
    </Stack>
  );
}

export const openOrder = () => openDialog(<AddOrder />);

interface RefundProps {
  order: { id: string; code: string; cents: number };
}

/** Asks for a refund. */
const AskRefund = ({ order: { id, code, cents } }: RefundProps): ReactNode => (
  <FormDialog<typeof requestRefund, unknown, { cents: string; reason: string }>
    title={`申请退款 ${code}`}
    submit="申请退款"
    {...formCall(requestRefund)}
    fixed={{ orderId: id }}
    values={{ cents: (cents / 100).toFixed(2), reason: '' }}
    inputOf={({ cents: typed, reason }) => ({
      cents: Math.round(Number(typed.trim() === '' ? Number.NaN : typed) * 100),
      reason,
    })}
  >
    <TextField name="cents" inputMode="decimal" help={`元，实收 ${formatCents(cents)}`} />
    <ParagraphField name="reason" rows={3} />
    <Text fz="sm" c="dimmed">
      由申请渠道的上一级审批。只能往前走，驳回后仍是未退款。
    </Text>
  </FormDialog>
);

export const openRefund = (order: RefundProps['order']) => openDialog(<AskRefund order={order} />);
