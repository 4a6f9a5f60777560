// Terms, date types and ranges of the specification (section 9).

/** Terms as filters send them. */
export const termEnum = { first: 'LAST', second: 'NEXT', wholeYear: 'ALL' } as const;
export type TermEnum = (typeof termEnum)[keyof typeof termEnum];
export const termLabels: Record<TermEnum, string> = { LAST: '第一学期', NEXT: '第二学期', ALL: '全学年' };

/** What follows the year in a term's code. */
export const termCode = { first: '01', second: '02', wholeYear: '03' } as const;

/** How far a filter looks back. */
export const dateType = { week: 1, month: 2, term: 0 } as const;
export type DateType = (typeof dateType)[keyof typeof dateType];

/** Time filters by date type. */
export const timeFilters = [
  { value: dateType.week, label: '最近一周' },
  { value: dateType.month, label: '最近一月' },
  { value: dateType.term, label: '本学期' },
] as const;

/** The other set of time filters, as homework has them; today's number is the specification's. */
export const timeRanges = [
  { value: 3, label: '今天' },
  { value: dateType.week, label: '最近一周' },
  { value: dateType.month, label: '最近一月' },
  { value: 'all', label: '全部' },
] as const;
export type TimeRange = (typeof timeRanges)[number]['value'];

/** The ranges of a dashboard. */
export const dashboardRanges = [
  { value: '3', label: '今天' },
  { value: '1', label: '一周内' },
  { value: 'all', label: '全部' },
] as const;
export type DashboardRange = (typeof dashboardRanges)[number]['value'];

/** Ways to ask for a period; the names of the values are ours. */
export const queryModes = [
  { value: 'month', label: '按年月' },
  { value: 'term', label: '按学期' },
  { value: 'custom', label: '自定义' },
] as const;
