import type { Option } from '../../../components/page/FilterSelect.tsx';

const two = (part: number): string => String(part).padStart(2, '0');

/** The day that lies some days before another, as `yyyy-MM-dd`. */
function dayBefore(date: Date, days: number): string {
  const day = new Date(date.getFullYear(), date.getMonth(), date.getDate() - days);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** From which day on work counts: the last week, the last month, and the day that an address names. */
export function sinceOptions(date: Date, named: string | undefined): Option[] {
  const known = [
    { value: dayBefore(date, 6), label: '最近一周' },
    { value: dayBefore(date, 29), label: '最近一月' },
  ];
  const isKnown = named === undefined || known.some(({ value }) => value === named);
  return isKnown ? known : [...known, { value: named, label: `${named} 起` }];
}
