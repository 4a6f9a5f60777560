import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { exportOrders, getOrderSums } from '../../../contracts/wrongbook/trade/orders.ts';
import { download } from '../../api/download.ts';
import { useCall } from '../../api/use-call.ts';
import { AddressTabs } from '../../components/page/AddressTabs.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { useAction } from '../../components/use-action.ts';
import { openOrder } from '../../features/trade/orders/order-forms.tsx';
import { OrderList } from '../../features/trade/orders/OrderList.tsx';
import { waitingText } from '../../features/trade/settlement/Aside.tsx';
import { SettlementActions, SettlementTab } from '../../features/trade/settlement/SettlementTab.tsx';

const title = '订单';

function ListActions(): ReactNode {
  const saving = useAction(() => download(exportOrders, {}, { name: title, label: '全部' }));
  return (
    <>
      <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Button onClick={() => void openOrder()}>下单</Button>
    </>
  );
}

/** 订单: orders, refunds, and what each month comes to for the own channel. */
export function Page(): ReactNode {
  const [address] = useSearchParams();
  const sums = useCall(getOrderSums, {});
  const isSettlement = address.get('tab') === 'settlement';
  return (
    <AddressTabs
      label={title}
      tabs={[
        { value: 'orders', label: title, content: <OrderList /> },
        { value: 'refunds', label: `退款${waitingText(sums.data?.askedCount ?? 0)}`, content: <OrderList isRefunds /> },
        { value: 'settlement', label: '月度结算', content: <SettlementTab /> },
      ]}
    >
      {(tabs, content) => (
        <Screen title={title} aside={tabs} actions={isSettlement ? <SettlementActions /> : <ListActions />}>
          {content}
        </Screen>
      )}
    </AddressTabs>
  );
}
