import { useSearchParams } from 'react-router-dom';
import { usageMetric, usageView } from '../../../contracts/constants/usage.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { getPartnerTrend } from '../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../api/use-call.ts';
import { changeAddress, readInput } from '../../components/page-query.ts';
import type { TrendView } from './TrendChoices.tsx';

/** Of whom and when. */
export type TrendInput = Omit<InputOf<typeof getPartnerTrend>, keyof TrendView>;

/** How figures go over time, as the address says what is drawn; null instead of input waits. */
export function useTrend(input: TrendInput | null) {
  const [address, setAddress] = useSearchParams();
  const asked = readInput(getPartnerTrend, address);
  const view = Number(asked.view ?? usageView.byApp);
  const metric = Number(asked.metric ?? usageMetric.prints);
  return {
    answer: useCall(getPartnerTrend, input && { ...input, view, metric }),
    view,
    metric,
    isOverall: view === usageView.overall,
    choose: (changes: Partial<TrendView>) => setAddress(changeAddress(address, { ...changes })),
  };
}
