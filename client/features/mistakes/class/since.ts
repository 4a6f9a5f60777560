import { dayBefore } from '../../../components/days.ts';
import type { Option } from '../../../components/page/FilterSelect.tsx';

/** From which day on work counts: the last week, the last month, and the day that an address names. */
export function sinceOptions(date: Date, named: string | undefined): Option[] {
  const known = [
    { value: dayBefore(date, 6), label: '最近一周' },
    { value: dayBefore(date, 29), label: '最近一月' },
  ];
  const isKnown = named === undefined || known.some(({ value }) => value === named);
  return isKnown ? known : [...known, { value: named, label: `${named} 起` }];
}
