import { useSearchParams } from 'react-router-dom';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getSettlement } from '../../../../contracts/wrongbook/trade/settlement.ts';
import { useCall } from '../../../api/use-call.ts';
import { monthFrom, thisMonth } from '../months.ts';

export type Statement = DataOf<typeof getSettlement>;

/** The month that is looked at: the last one that is over unless the address names another; with whose statement it is. */
export function useStatement() {
  const [address, setAddress] = useSearchParams();
  const month = address.get('month') ?? monthFrom(thisMonth(), -1);
  const partnerId = address.get('partnerId') ?? undefined;
  const go = (by: number) => {
    const next = new URLSearchParams(address);
    next.set('month', monthFrom(month, by));
    setAddress(next);
  };
  return { month, partnerId, go, answer: useCall(getSettlement, { month, ...(partnerId && { partnerId }) }) };
}
