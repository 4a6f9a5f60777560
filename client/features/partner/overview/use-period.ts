import { useSearchParams } from 'react-router-dom';
import { usageRanges, type UsageRange } from '../../../../contracts/constants/usage.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import { today } from '../../../api/clock.ts';
import { changeAddress, readInput } from '../../../components/page-query.ts';
import { schoolYearOptions } from '../../../session/terms.ts';

type Input = InputOf<typeof getPartnerOverview>;

const labels: Record<UsageRange, string> = {
  today: '今天',
  week: '近一周',
  month: '按月',
  term: '按学期',
  custom: '自定义',
  all: '全部',
};

export const rangeOptions = usageRanges.map((value) => ({ value, label: labels[value] }));

/** Months of the last two years, newest first. */
export function monthOptions(now: Date): { value: string; label: string }[] {
  return Array.from({ length: 24 }, (_, back) => {
    const month = new Date(now.getFullYear(), now.getMonth() - back, 1);
    const [year, number] = [month.getFullYear(), month.getMonth() + 1];
    return { value: `${year}-${String(number).padStart(2, '0')}`, label: `${year} 年 ${number} 月` };
  });
}

export const termOptions = (now: Date): { value: string; label: string }[] => schoolYearOptions(now);

/** The days that are looked at, as the address has them; null while own days are not yet complete. */
export function usePeriod() {
  const [address, setAddress] = useSearchParams();
  const { range = 'month', month, term, from, to, partnerId } = readInput(getPartnerOverview, address);
  const isIncomplete = range === 'custom' && (from === undefined || to === undefined);
  const days: Omit<Input, 'partnerId'> = {
    range,
    ...(range === 'month' && month !== undefined && { month }),
    ...(range === 'term' && term !== undefined && { term }),
    ...(range === 'custom' && { from, to }),
  };
  return {
    range,
    month: month ?? monthOptions(today())[0]!.value,
    term: term ?? termOptions(today()).find(({ value }) => !value.endsWith('03'))!.value,
    from: from ?? '',
    to: to ?? '',
    partnerId: partnerId ?? '',
    days: isIncomplete ? null : days,
    address,
    change: (changes: Record<string, string | undefined>) => setAddress(changeAddress(address, changes)),
  };
}

export type PeriodQuery = ReturnType<typeof usePeriod>;
